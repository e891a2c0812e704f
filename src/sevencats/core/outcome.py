"""How a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sevencats.core.ints import Int

if TYPE_CHECKING:
    from sevencats.core import wire

LEFT: Final = ("resigned", "agreed", "claimed", "timeout")  # how a game ends before the rules end it
NOBODY: Final = -2  # the winner of a drawn game


@final
class Outcome:
    """Who won, and why."""

    def __init__(self, winner: Int, why: str) -> None:
        self.winner = winner
        self.why = why

    def data(self) -> wire.Outcome:
        return {"winner": self.winner, "why": self.why}

    def __repr__(self) -> str:
        return f"<{'drawn' if self.winner == NOBODY else f'seat {self.winner} won'}: {self.why}>"
