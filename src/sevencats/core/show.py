"""What a table says as text, whatever lies on it."""

from __future__ import annotations

from collections.abc import Callable

from sevencats.core.outcome import NOBODY
from sevencats.core.state import View


def asked(view: View, more: str = "") -> str:
    """Who must choose what, with more about it, or how the game ended."""
    outcome, decision = view["outcome"], view["decision"]
    if outcome is not None:
        return "The game is drawn." if outcome["winner"] == NOBODY else f"Seat {outcome['winner']} has won."
    if decision["seat"] < 0:
        return f"Luck decides: {decision['about']}."
    return f"Seat {decision['seat']} chooses: {decision['about']}{more}."


def counted(word: str, name: Callable[[str], str]) -> str:
    """`nekker*3` as `nekker x3`."""
    id, _, n = word.partition("*")
    return f"{name(id)} x{n}" if n else name(id)
