"""Who sits at a table: board, heroes, fighters with their names, and the options about fighters and spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sevencats.core.ints import Int
from sevencats.unmatched.board import Board
from sevencats.unmatched.cards import Option
from sevencats.unmatched.fighters import Fighter, Kind
from sevencats.unmatched.hero import Hero

if TYPE_CHECKING:
    from sevencats.unmatched import wire

ROSTERS: Final[dict[str, Roster]] = {}


@final
class Roster:
    """Shared by all states of one kind of table. Fighters are numbered seat by seat, the hero before the sidekicks."""

    def __init__(self, board: Board, heroes: tuple[Hero, ...]) -> None:
        self.board = board
        self.heroes = heroes
        self.seats: Int = len(heroes)
        self.kinds: list[Kind] = []
        self.owners: list[Int] = []
        self.names: list[str] = []
        self.heads: list[Int] = []  # each seat's hero
        self.own: list[Int] = []  # each seat's fighters, a bit each
        for seat, hero in enumerate(heroes):
            self.heads.append(len(self.kinds))
            mirrored = heroes.count(hero) > 1
            before: Int = len(self.kinds)
            for kind in (hero.kind, hero.sidekick):
                for n in range(kind.number):
                    self.kinds.append(kind)
                    self.owners.append(seat)
                    self.names.append(name(kind, n, seat if mirrored else -1))
            self.own.append((1 << len(self.kinds)) - (1 << before))
        every = range(len(self.kinds))
        self.attack: list[list[Option]] = [
            [attack_option(self.names[i], i, self.names[j], j) for j in every] for i in every
        ]
        self.move = self.to_spaces("move")
        self.place = self.to_spaces("place")
        self.hit: list[Option] = [fighter_option("hit", fighter, i) for i, fighter in enumerate(self.names)]
        self.swap: list[Option] = [fighter_option("swap", fighter, i) for i, fighter in enumerate(self.names)]
        self.through: list[Option] = [fighter_option("through", fighter, i) for i, fighter in enumerate(self.names)]

    def to_spaces(self, do: wire.SpaceDeed) -> list[list[Option]]:
        return [
            [space_option(do, fighter, i, id, space) for space, id in enumerate(self.board.ids)]
            for i, fighter in enumerate(self.names)
        ]

    def fighters(self) -> list[Fighter]:
        """All figures, none of them on the board yet."""
        return [Fighter(kind, i, self.owners[i]) for i, kind in enumerate(self.kinds)]


def attack_option(fighter: str, i: Int, target: str, j: Int) -> Option:
    text = f"attack {fighter} {target}"
    return Option({"do": "attack", "text": text, "fighter": fighter, "target": target}, None, i, j)


def space_option(do: wire.SpaceDeed, fighter: str, i: Int, id: str, space: Int) -> Option:
    text = f"{do} {fighter} {id}"
    return Option({"do": do, "text": text, "fighter": fighter, "space": id}, None, i, -1, space)


def fighter_option(do: wire.FighterDeed, fighter: str, i: Int) -> Option:
    return Option({"do": do, "text": f"{do} {fighter}", "fighter": fighter}, None, i)


def name(kind: Kind, n: int, seat: int) -> str:
    """`wolf-b`; with the seat behind it if the same hero sits there twice: `wolf-b-1`."""
    letter = f"-{'abcdef'[n]}" if kind.number > 1 else ""
    return f"{kind.id}{letter}" if seat < 0 else f"{kind.id}{letter}-{seat}"


def roster(board: Board, heroes: tuple[Hero, ...]) -> Roster:
    key = " ".join([board.name, *[hero.id for hero in heroes]])
    if key not in ROSTERS:
        ROSTERS[key] = Roster(board, heroes)
    return ROSTERS[key]
