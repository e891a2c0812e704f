"""Positions as plain data: a field that has its usual value is left out."""

from __future__ import annotations

from typing import Any

from sevencats.core import view
from sevencats.core.decision import CHANCE
from sevencats.core.state import State


def put(data: dict[str, Any], field: str, value: Any) -> None:
    if value:
        data[field] = value


def put_course(data: dict[str, Any], s: State) -> None:
    """Luck, the open question, and what is still to do."""
    data["luck"] = s.luck.number()
    put(data, "luck_inside", s.inside)
    decision = s.decision
    if decision is not None:
        data["asked"] = s.told_step(decision.step)
        put(data, "by_lot", decision.seat == CHANCE)
    put(data, "agenda", view.agenda(s))
