"""A position as plain data: what is saved, sent and read back by `position`; usual values are left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevencats.core import agenda
from sevencats.core.piles import words
from sevencats.core.writing import put, put_course
from sevencats.gwent.cards import NO_CARD, ROWS, Step
from sevencats.gwent.editions import house_rules
from sevencats.gwent.sides import Side

if TYPE_CHECKING:
    from sevencats.gwent import wire
    from sevencats.gwent.state import State

PILES: Final = (
    "hand",
    "deck",
    "discard",
    "reserve",
    "removed",
    "aside",
    "weather",
    "known",
    "marked",
    "stirred",
    "shown",
    "familiar",
    "left",
)


def written(s: State) -> dict[str, Any]:
    """The whole position, secrets included."""
    data: dict[str, Any] = {"game": "gwent", "edition": s.edition.name}
    put(data, "house", house_rules(s.edition))
    put(data, "open_lists", s.open_lists)
    data.update(round=s.round, turn=s.seat, starter=s.starter, last_passer=s.last_passer)
    put(data, "scores", [list(score) for score in s.scores])
    put_course(data, s)
    data["side"] = [half(side) for side in s.sides]
    return data


def half(side: Side) -> dict[str, Any]:
    data: dict[str, Any] = {"faction": side.faction.id, "leader": side.leader.id}
    put(data, "leader_used", side.leader_used)
    data["gems"] = side.gems
    put(data, "passed", side.passed)
    for name, row in zip(ROWS, side.rows, strict=True):
        put(data, name, words(row.specials) + words(row.units))
    put(data, "sounded", [name for name, row in zip(ROWS, side.rows, strict=True) if row.sounded])
    piles = (
        side.hand,
        side.deck,
        side.discard,
        side.reserve,
        side.removed,
        side.aside,
        side.weather,
        side.known,
        side.marked,
        side.stirred,
        side.shown,
        side.familiar,
        side.left,
    )
    for pile, cards in zip(PILES, piles, strict=True):
        put(data, pile, words(cards))
    data["seen"] = words(side.seen)
    return data


def step(todo: agenda.Step) -> wire.Step:
    assert isinstance(todo, Step)
    data: wire.Step = {"rule": todo.rule.name, "seat": todo.seat}
    if todo.card is not NO_CARD:
        data["card"] = todo.card.id
    if todo.n:
        data["n"] = todo.n
    return data
