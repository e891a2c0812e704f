"""Gwent as a game of the house: setups, new games, positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sevencats.core import match
from sevencats.core.checks import flag, only, rows, table, word
from sevencats.core.game import Game
from sevencats.core.match import Match
from sevencats.core.record import Record
from sevencats.core.words import BadInput
from sevencats.gwent import catalogue, decks, explain, position, show
from sevencats.gwent.cards import Step
from sevencats.gwent.decks import Deck
from sevencats.gwent.editions import Edition, edition, house_rules
from sevencats.gwent.factions import FACTIONS
from sevencats.gwent.sides import Row, Side
from sevencats.gwent.state import State
from sevencats.gwent.turns import FLOW, START


class Gwent(Game[State]):
    """A setup has an edition, house rules, open_lists, and two seats, each with a name, a deck and perhaps a leader.

    A deck is the name of a premade one or a deck's data. Instead of all that a setup may have a position."""

    name = "gwent"
    bound = 2000
    fields: tuple[str, ...] = ("edition", "house", "open_lists", "seats")

    def completed(self, wanted: dict[str, Any]) -> dict[str, Any]:
        rules = edition(word(wanted, "edition", "anniversary"), table(wanted, "house"))
        seats = rows(wanted, "seats") or [{}, {}]
        if len(seats) != 2:
            raise BadInput("gwent-seats", n=len(seats))
        return {
            "edition": rules.name,
            "house": house_rules(rules),
            "open_lists": flag(wanted, "open_lists"),
            "seats": [seat_setup(seat, n, rules) for n, seat in enumerate(seats)],
        }

    def table(self, setup: dict[str, Any]) -> State:
        rules = edition(setup["edition"], setup["house"])
        seats = setup["seats"]
        s = fresh(rules, [decks.read(seat["deck"]) for seat in seats], [seat["name"] for seat in seats])
        s.open_lists = setup["open_lists"]
        return s


def seat_setup(seat: dict[str, Any], n: int, rules: Edition) -> dict[str, Any]:
    """A seat's name and complete deck."""
    only(seat, ("name", "deck", "leader"), "seat-field")
    if "deck" not in seat:
        deck = decks.usual(rules.factions[n % len(rules.factions)], rules)
    else:
        deck = decks.find(seat["deck"]) if isinstance(seat["deck"], str) else decks.read(seat["deck"])
    if "leader" in seat:
        leader = catalogue.leader(word(seat, "leader", ""))
        deck = Deck(deck.name, deck.faction, leader, deck.cards, deck.reserve, deck.source)
    return {"name": word(seat, "name", f"seat {n}"), "deck": decks.checked(deck, rules).data()}


def fresh(rules: Edition, chosen: list[Deck], names: list[str]) -> State:
    """Two decks on the table before anything has happened; copies of it may be begun again and again."""
    s = State(rules, decks.pool_of(rules), [side_of(deck, rules) for deck in chosen], FLOW)
    s.queue(Step(START, 0, n=shorter_name(names) if rules.first_player == "shorter-name" else 0))
    return s


def side_of(deck: Deck, rules: Edition) -> Side:
    side = Side(FACTIONS[deck.faction], deck.leader, [], deck.cards[:], [], [], [Row([], [], False) for _ in range(3)])
    side.reserve = [] if rules.reserve_is_endless else deck.reserve
    side.gems = rules.gems
    return side


def shorter_name(names: list[str]) -> int:
    """Seat 0 or 1 as 1 or 2; 0 if both names have as many letters (G 3.1)."""
    a, b = [sum([letter.isalpha() for letter in name]) for name in names]
    return 0 if a == b else 1 if a < b else 2


GAME: Final = Gwent(position.read, catalogue.fingerprint, show.table, explain.open_number, explain.told)


def new(
    first: str | dict[str, Any] = "init-northern-realms",
    second: str | dict[str, Any] = "init-monsters",
    *,
    edition: str = "anniversary",
    house: dict[str, Any] | None = None,
    open_lists: bool = False,
    names: tuple[str, str] = ("seat 0", "seat 1"),
    seed: int = 0,
) -> Match:
    """A game of two decks, premade ones by name or decks' data, that is played and written down."""
    setup = GAME.setup(
        {
            "edition": edition,
            "house": house or {},
            "open_lists": open_lists,
            "seats": [{"name": names[0], "deck": first}, {"name": names[1], "deck": second}],
        }
    )
    return Match(Record(GAME, setup, list(names)), seed)


def load(path: str | Path, seed: int = 0) -> Match:
    """A saved game, to look at or to go on with."""
    return match.load(path, seed, GAME)
