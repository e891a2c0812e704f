"""Scenes for the tests of Gwent: set up a table, do something, look at it."""

from __future__ import annotations

from typing import Any

from sevencats.gwent import position, wire
from sevencats.gwent.cards import ROWS
from sevencats.gwent.catalogue import card
from sevencats.gwent.state import State
from sevencats.gwent.strength import Influence, total

HAND = ["vesemir", "zoltan-chivay"]  # what a side holds when a scene does not say


def scene(me: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **course: Any) -> State:
    """A table where seat 0 is to move; each side as in a position, with two plain cards in hand unless said."""
    return position.read({"side": [{"hand": HAND, **(me or {})}, {"hand": HAND, **(other or {})}], **course})


def do(s: State, *choices: str) -> State:
    """Make these choices in turn, luck included; luck that is not told what to draw draws by itself."""
    for text in choices:
        while s.decision is not None and s.decision.seat < 0 and text not in options(s):
            s.take(s.toss())
        s.choose(text)
    while s.decision is not None and s.decision.seat < 0:
        s.take(s.toss())
    return s


def options(s: State) -> list[str]:
    """What may be chosen now."""
    return [] if s.decision is None else [option.text for option in s.decision.options]


def question(s: State, seat: int | None) -> wire.Question:
    """The open question as this seat is told of it; None is a spectator."""
    asked = s.view(seat)["decision"]
    assert asked is not None
    return asked


def strength(s: State, seat: int, row: str, id: str) -> int:
    """How strong a unit is that lies there."""
    r = ROWS.index(row)
    assert card(id) in s.sides[seat].rows[r].units, f"{id} is not in {row} of seat {seat}"
    return Influence(s, seat, r).strength(card(id))


def units(s: State, seat: int, row: str) -> list[str]:
    return [unit.id for unit in s.sides[seat].rows[ROWS.index(row)].units]


def specials(s: State, seat: int, row: str) -> list[str]:
    return [special.id for special in s.sides[seat].rows[ROWS.index(row)].specials]


def pile(s: State, seat: int, name: str) -> list[str]:
    """The cards of a pile of this side: hand, deck, discard, reserve, removed, weather, known..."""
    return [one.id for one in getattr(s.sides[seat], name)]


def totals(s: State) -> tuple[int, int]:
    return total(s, 0), total(s, 1)
