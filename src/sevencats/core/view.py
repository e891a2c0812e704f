"""What every view says of the game itself, whatever lies on the table; the shapes are those of the game's `wire`."""

from __future__ import annotations

from typing import Any

from sevencats.core import wire
from sevencats.core.state import State


def question(s: State, seat: int | None) -> Any:
    """Who is asked about what; only the one who is asked sees the options."""
    decision = s.decision
    if decision is None:
        return None
    asked: dict[str, Any] = {"seat": decision.seat, "about": decision.about, "step": s.told_step(decision.step)}
    if decision.seat == seat:
        asked["options"] = decision.told()
    return asked


def agenda(s: State) -> list[Any]:
    """What is still to do."""
    return [s.told_step(step) for step in s.steps()]


def outcome(s: State) -> wire.Outcome | None:
    """How the game ended."""
    return None if s.outcome is None else s.outcome.data()
