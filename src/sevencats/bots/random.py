"""Uniformly random policy, the baseline of the lab."""

from __future__ import annotations

from sevencats.bots.bot import Bot, Thought
from sevencats.bots.seat import Seat


class Random(Bot):
    def think(self, seat: Seat) -> Thought:
        options = seat.options
        return Thought(options[seat.luck.below(len(options))], [])

    def budget(self) -> str:
        return "any option"
