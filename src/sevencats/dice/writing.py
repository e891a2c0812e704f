"""A position as plain data: what is saved, sent and read back by `position`; usual values are left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sevencats.core import agenda
from sevencats.core.piles import words
from sevencats.core.writing import put, put_course
from sevencats.dice.shapes import NO_SHAPE
from sevencats.dice.sides import Side
from sevencats.dice.variants import house_rules

if TYPE_CHECKING:
    from sevencats.dice import wire
    from sevencats.dice.state import State


def written(s: State) -> dict[str, Any]:
    """The whole position, secrets included."""
    data: dict[str, Any] = {"game": "dice", "variant": s.variant.name}
    put(data, "house", house_rules(s.variant))
    put(data, "open_hands", s.open_hands)
    put(data, "winner_needed", s.winner_needed)
    data.update(round=s.round, turn=s.seat, starter=s.starter, stock=s.stock)
    if s.first_passer >= 0:
        data["first_passer"] = s.first_passer
    put(data, "scores", [list(score) for score in s.scores])
    if s.reward is not NO_SHAPE:
        data["reward"] = s.reward.id
    if s.outcome is not None:
        data["outcome"] = s.outcome.data()
    put_course(data, s)
    data["side"] = [half(side) for side in s.sides]
    return data


def half(side: Side) -> dict[str, Any]:
    data: dict[str, Any] = {"faction": side.faction.id}
    if side.difficulty is not None:
        data["difficulty"] = side.difficulty.id
    put(data, "wins", side.wins)
    put(data, "passed", side.passed)
    put(data, "row", [die.id for die in side.row])
    put(data, "kept", side.kept)
    put(data, "hand", words(side.hand))
    put(data, "aside", words(side.aside))
    put(data, "shown", words(side.shown))
    put(data, "gone", words(side.gone))
    put(data, "rolling", words(side.rolling))
    put(data, "deck", words(side.deck))
    return data


def step(todo: agenda.Step) -> wire.Step:
    data: wire.Step = {"rule": todo.rule.name, "seat": todo.seat}
    if todo.n:
        data["n"] = todo.n
    return data
