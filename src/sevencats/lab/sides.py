"""What a game is played with: decks, factions or heroes as sides, and the table at which they meet."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from sevencats.core.words import BadInput, unknown

Side = dict[str, Any]
OPEN: Final = "open-"  # before the name of a variant of dice: all hands lie open


class Sides(ABC):
    """The sides and tables of one game, by the names that people type."""

    usual: str = ""  # the table when nobody says
    example: str = ""  # two names of sides

    @abstractmethod
    def tables(self, wanted: str) -> list[str]:
        """The tables that are meant."""

    @abstractmethod
    def every(self, table: str) -> list[Side]:
        """All sides that can play at a table, each with its name."""

    @abstractmethod
    def find(self, name: str, table: str) -> Side:
        """The side of this name."""

    @abstractmethod
    def setup(self, table: str, seats: list[tuple[str, Side]]) -> dict[str, Any]:
        """The setup of a game: in each seat a player's name and a side."""

    def named(self, names: str, table: str) -> dict[str, Side]:
        """`all` sides, or those named with commas between, each once."""
        if names.strip() == "all":
            found = self.every(table)
        else:
            found = [self.find(name.strip(), table) for name in names.split(",") if name.strip()]
        if not found:
            raise BadInput("nobody-named", example=self.example)
        return different(found)


def different(found: list[Side]) -> dict[str, Side]:
    """Results are told by names, so two sides cannot share one."""
    sides: dict[str, Side] = {}
    for side in found:
        if side["name"] in sides:
            raise BadInput("name-twice", came=side["name"])
        sides[side["name"]] = side
    return sides


class Decks(Sides):
    """Gwent: premade decks or decks in TOML files, at the table of an edition."""

    usual = "anniversary"
    example = "init-monsters,init-skellige"

    def tables(self, wanted: str) -> list[str]:
        from sevencats.gwent.editions import edition

        edition(wanted)
        return [wanted]

    def every(self, table: str) -> list[Side]:
        from sevencats.gwent import decks
        from sevencats.gwent.editions import edition

        return [deck.data() for deck in decks.premade(edition(table))]

    def find(self, name: str, table: str) -> Side:
        from sevencats.lab import pick

        return pick.deck(name, table).data()

    def setup(self, table: str, seats: list[tuple[str, Side]]) -> dict[str, Any]:
        return {"edition": table, "seats": [{"name": name, "deck": side} for name, side in seats]}


class Factions(Sides):
    """Dice: factions with the first set of dice, or NPCs as in `monsters:hard`, at the table of a variant."""

    usual = "rulebook"
    example = "monsters,nilfgaard:hard"

    def tables(self, wanted: str) -> list[str]:
        from sevencats.dice.variants import VARIANTS

        if wanted.removeprefix(OPEN) not in VARIANTS:
            raise unknown("variant", wanted, [*VARIANTS, *(OPEN + name for name in VARIANTS)])
        return [wanted]

    def every(self, table: str) -> list[Side]:
        from sevencats.dice.factions import FACTIONS

        return [self.find(name, table) for name in FACTIONS]

    def find(self, name: str, table: str) -> Side:
        from sevencats.dice.factions import FACTIONS
        from sevencats.dice.tables import DIFFICULTIES

        faction, colon, difficulty = name.partition(":")
        if faction not in FACTIONS:
            raise unknown("faction", faction, FACTIONS)
        if colon and difficulty not in DIFFICULTIES:
            raise unknown("difficulty", difficulty, DIFFICULTIES)
        return {"name": name, "faction": faction, **({"difficulty": difficulty} if colon else {})}

    def setup(self, table: str, seats: list[tuple[str, Side]]) -> dict[str, Any]:
        return {
            "variant": table.removeprefix(OPEN),
            "open_hands": table.startswith(OPEN),
            "seats": [{**side, "name": name} for name, side in seats],
        }


class Heroes(Sides):
    """Unmatched: heroes, on one board or on all."""

    usual = "all"
    example = "geralt,leshen"

    def tables(self, wanted: str) -> list[str]:
        from sevencats.unmatched import board

        return list(board.NAMES) if wanted == "all" else [board.find(wanted).name]

    def every(self, table: str) -> list[Side]:
        from sevencats.unmatched.catalogue import HEROES

        return [self.find(name, table) for name in HEROES]

    def find(self, name: str, table: str) -> Side:
        from sevencats.unmatched import catalogue

        return {"name": name, "hero": catalogue.hero(name).id}

    def setup(self, table: str, seats: list[tuple[str, Side]]) -> dict[str, Any]:
        return {"board": table, "seats": [{**side, "name": name} for name, side in seats]}


SIDES: Final[dict[str, Sides]] = {"gwent": Decks(), "dice": Factions(), "unmatched": Heroes()}
