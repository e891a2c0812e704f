"""Unmatched as a game of the house: setups, new games, positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sevencats.core import match
from sevencats.core.checks import only, rows, word
from sevencats.core.game import Game
from sevencats.core.match import Match
from sevencats.core.record import Record
from sevencats.core.words import BadInput
from sevencats.unmatched import board, catalogue, explain, position, show
from sevencats.unmatched.cards import Card, Step
from sevencats.unmatched.hero import Hero
from sevencats.unmatched.roster import roster
from sevencats.unmatched.sides import Side
from sevencats.unmatched.start import START
from sevencats.unmatched.state import State
from sevencats.unmatched.turns import FLOW

SEATS: Final = (2, 3)


class Unmatched(Game[State]):
    """A setup has a board and two or three seats, each with a name, a hero and for Geralt perhaps his equipment.

    What is not chosen of the equipment is asked at the table. Instead of all that a setup may have a position."""

    name = "unmatched"
    bound = 8000
    fields: tuple[str, ...] = ("board", "seats")

    def completed(self, wanted: dict[str, Any]) -> dict[str, Any]:
        seats = rows(wanted, "seats") or [{"hero": hero} for hero in catalogue.HEROES][:2]
        if len(seats) not in SEATS:
            raise BadInput("unmatched-seats", n=len(seats))
        return {
            "board": board.find(wanted.get("board", board.NAMES[0])).name,
            "seats": [seat_setup(seat, n) for n, seat in enumerate(seats)],
        }

    def seats_of(self, setup: Any) -> int:
        return len(self.setup(setup)["seats"])

    def table(self, setup: dict[str, Any]) -> State:
        heroes = tuple(catalogue.hero(seat["hero"]) for seat in setup["seats"])
        gear = [
            catalogue.read_equipment(hero, seat.get("equipment", []))
            for hero, seat in zip(heroes, setup["seats"], strict=True)
        ]
        return fresh(setup["board"], heroes, gear)


def seat_setup(seat: dict[str, Any], n: int) -> dict[str, Any]:
    """A seat's name, hero and equipment."""
    only(seat, ("name", "hero", "equipment"), "seat-field")
    hero = catalogue.hero(seat.get("hero"))
    meant: dict[str, Any] = {"name": word(seat, "name", f"seat {n}"), "hero": hero.id}
    if seat.get("equipment", []):
        meant["equipment"] = [card.id for card in catalogue.read_equipment(hero, seat["equipment"])]
    return meant


def fresh(name: str, heroes: tuple[Hero, ...], gear: list[tuple[Card, ...]]) -> State:
    """A table before anything has happened; copies of it may be begun again and again."""
    table = roster(board.find(name), heroes)
    s = State(
        table, [side_of(hero, equipment) for hero, equipment in zip(heroes, gear, strict=True)], table.fighters(), FLOW
    )
    s.queue(Step(START, 0))
    return s


def side_of(hero: Hero, equipment: tuple[Card, ...]) -> Side:
    side = Side(hero, [], catalogue.deck_of(hero, equipment), [])
    side.equipment = equipment
    return side


GAME: Final = Unmatched(position.read, catalogue.fingerprint, show.table, explain.open_number, explain.told)


def new(
    *heroes: str,
    board: str = "kaer-morhen",
    equipment: list[str] | None = None,
    names: tuple[str, ...] | None = None,
    seed: int = 0,
) -> Match:
    """A game of two or three heroes that is played and written down; the equipment is for those who have some."""
    wanted = [
        {
            "hero": hero,
            "name": names[n] if names else f"seat {n}",
            "equipment": equipment or [] if catalogue.hero(hero).equips else [],
        }
        for n, hero in enumerate(heroes)
    ]
    setup = GAME.setup({"board": board, "seats": wanted} if heroes else {"board": board})
    return Match(Record(GAME, setup, [seat["name"] for seat in setup["seats"]]), seed)


def load(path: str | Path, seed: int = 0) -> Match:
    """A saved game, to look at or to go on with."""
    return match.load(path, seed, GAME)
