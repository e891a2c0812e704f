"""What a seat may know, built from nothing: nothing is in a view that is not listed here (D 1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevencats.core.ints import Int
from sevencats.core.piles import words
from sevencats.core.view import agenda, outcome, question
from sevencats.dice import wire
from sevencats.dice.imagine import unseen
from sevencats.dice.shapes import NO_SHAPE
from sevencats.dice.variants import house_rules

if TYPE_CHECKING:
    from sevencats.dice.state import State


def table(s: State, seat: int | None) -> wire.View:
    """The whole table as this seat sees it; None is a spectator."""
    return {
        "game": "dice",
        "variant": s.variant.name,
        "house": house_rules(s.variant),
        "open_hands": s.open_hands,
        "winner_needed": s.winner_needed,
        "seat": seat,
        "round": s.round,
        "turn": s.seat,
        "starter": s.starter,
        "first_passer": s.first_passer,
        "stock": s.stock,
        "scores": list(s.scores),
        "reward": None if s.reward is NO_SHAPE else s.reward.id,
        "decision": question(s, seat),
        "agenda": agenda(s),
        "outcome": outcome(s),
        "sides": [half(s, n, seat) for n in range(2)],
    }


def half(s: State, n: Int, seat: int | None) -> wire.Side:
    """One side as this seat sees it."""
    side = s.sides[n]
    seen: wire.Side = {
        "faction": side.faction.id,
        "difficulty": None if side.difficulty is None else side.difficulty.id,
        "wins": side.wins,
        "passed": side.passed,
        "total": side.total(),
        "row": [die.id for die in side.row],
        "kept": side.kept,
        "gone": words(side.gone),
        "shown": words(side.shown),
        "unseen": words(unseen(side)),
        "hand_size": len(side.hand) + len(side.aside),
        "rolling_size": len(side.rolling),
        "deck_size": len(side.deck),
    }
    if s.open_hands or seat == n:
        seen["hand"] = words(side.hand)
        seen["aside"] = words(side.aside)
        seen["rolling"] = words(side.rolling)
        seen["deck"] = words(side.deck)
    return seen
