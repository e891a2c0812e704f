"""Scenes for the tests of Gwen't: set up a table, do something, look at it."""

from __future__ import annotations

from typing import Any

from sevencats.dice import GAME, position
from sevencats.dice.state import State


def scene(me: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **course: Any) -> State:
    """A table where seat 0 is to move; each side as in a position, with two small dice in hand unless said."""
    return position.read(
        {
            "side": [
                {"faction": "nilfgaard", "hand": [1, 2], **(me or {})},
                {"faction": "nilfgaard", "hand": [1, 2], **(other or {})},
            ],
            **course,
        }
    )


def setup(me: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **options: Any) -> State:
    """A new game at its first question; two persons of Nilfgaard unless said."""
    return GAME.new(
        {"seats": [{"faction": "nilfgaard", **(me or {})}, {"faction": "nilfgaard", **(other or {})}], **options}
    )


def do(s: State, *choices: str) -> State:
    """Make these choices in turn, luck included."""
    for text in choices:
        s.choose(text)
    return s


def roll(s: State, *values: int) -> State:
    """What the next dice show."""
    for value in values:
        assert s.decision is not None
        shape = s.decision.options[0].text.partition("=")[0]
        s.choose(f"{shape}={value}")
    return s


def about(s: State) -> str:
    return "" if s.decision is None else s.decision.about


def asked(s: State) -> int:
    assert s.decision is not None
    return s.decision.seat


def options(s: State) -> list[str]:
    return [] if s.decision is None else [option.text for option in s.decision.options]


def hand(s: State, seat: int) -> list[int]:
    """What the dice in a hand show."""
    return [die.value for die in s.sides[seat].hand]


def row(s: State, seat: int) -> list[int]:
    return [die.value for die in s.sides[seat].row]


def deck(s: State, seat: int) -> list[str]:
    return [shape.id for shape in s.sides[seat].deck]


def wins(s: State) -> tuple[int, int]:
    return s.sides[0].wins, s.sides[1].wins


def winner(s: State) -> int | None:
    return None if s.outcome is None else s.outcome.winner
