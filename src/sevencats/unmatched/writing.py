"""A position as plain data: what is saved, sent and read back by `position`; usual values are left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevencats.core import agenda
from sevencats.core.piles import words
from sevencats.core.writing import put
from sevencats.unmatched.bout import PRINTED, UNDECIDED, Part
from sevencats.unmatched.cards import NO_CARD, Step
from sevencats.unmatched.fighters import OFF, Fighter
from sevencats.unmatched.sides import Side

if TYPE_CHECKING:
    from sevencats.unmatched import wire
    from sevencats.unmatched.state import State

PILES: Final = ("hand", "deck", "discard", "known", "marked")


def written(s: State) -> dict[str, Any]:
    """The whole position, secrets included."""
    data: dict[str, Any] = {
        "game": "unmatched",
        "board": s.roster.board.name,
        "number": s.turn,
        "turn": s.seat,
        "actions": s.actions,
        "luck": s.luck.number(),
    }
    put(data, "luck_inside", s.inside)
    outcome = s.outcome
    if outcome is not None:
        put(data, "drawn", outcome.why == "turns")
    decision = s.decision
    if decision is not None:
        data["asked"] = step(s, decision.step)
    combat = s.combat
    if combat is not None:
        data["combat"] = {"revealed": combat.revealed}
        if combat.winner != UNDECIDED:
            data["combat"]["winner"] = combat.winner
        data["part"] = [part(s, combat.attack), part(s, combat.defence)]
    put(data, "agenda", [step(s, todo) for todo in s.steps()])
    data["side"] = [half(side) for side in s.sides]
    data["fighter"] = [figure(s, fighter) for fighter in s.fighters]
    return data


def half(side: Side) -> dict[str, Any]:
    data: dict[str, Any] = {"hero": side.hero.id}
    if side.hero.equips:
        data["equipment"] = [card.id for card in side.equipment]
    for name, cards in zip(PILES, (side.hand, side.deck, side.discard, side.known, side.marked), strict=True):
        if cards or name == "deck":
            data[name] = words(cards)
    put(data, "top", [card.id for card in side.top])
    if side.ongoing is not NO_CARD:
        data["ongoing"] = side.ongoing.id
    if side.playing is not NO_CARD:
        data["playing"] = side.playing.id
    put(data, "later", [effect.name for effect in side.later])
    put(data, "attacked", side.attacked)
    put(data, "dormant", side.dormant)
    put(data, "out", side.out)
    if side.shown:
        data["shown"] = [words(cards) for cards in side.shown]
        data["left"] = [words(cards) for cards in side.left]
    return data


def figure(s: State, fighter: Fighter) -> dict[str, Any]:
    data: dict[str, Any] = {"name": s.roster.names[fighter.index]}
    data["space"] = "off" if fighter.space == OFF else s.roster.board.ids[fighter.space]
    data["health"] = fighter.health
    put(data, "left", fighter.left)
    put(data, "stuck", fighter.stuck)
    put(data, "attacked", fighter.attacked)
    return data


def part(s: State, of: Part) -> dict[str, Any]:
    data: dict[str, Any] = {"fighter": s.roster.names[of.fighter]}
    if of.card is not NO_CARD:
        data["card"] = of.card.id
    if of.instead != PRINTED:
        data["instead"] = of.instead
    put(data, "added", [f"{cause} {n}" for cause, n in of.added])
    put(data, "ignored", of.ignored)
    put(data, "cancelled", of.cancelled)
    return data


def step(s: State, todo: agenda.Step) -> wire.Step:
    assert isinstance(todo, Step)
    data: wire.Step = {"rule": todo.rule.name, "seat": todo.seat}
    if todo.n:
        data["n"] = todo.n
    if todo.card is not NO_CARD:
        data["card"] = todo.card.id
    if todo.fighter >= 0:
        data["fighter"] = s.roster.names[todo.fighter]
    if todo.fighters:
        data["fighters"] = [name for i, name in enumerate(s.roster.names) if todo.fighters >> i & 1]
    return data
