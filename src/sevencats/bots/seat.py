"""All that a bot may hold: its view, its question, and worlds that it can imagine."""

from __future__ import annotations

from typing import final

from sevencats.core.decision import Option
from sevencats.core.ints import Int
from sevencats.core.luck import Luck
from sevencats.core.state import State, View


@final
class Seat:
    """A chair at the table. The truth is not kept: what is imagined from an imagined world is the same as from it."""

    def __init__(self, state: State, seat: Int, luck: Luck) -> None:
        self.seat = seat
        self.luck = luck
        self.world = state.imagined(seat, luck)

    @property
    def view(self) -> View:
        return self.world.view(self.seat)

    @property
    def options(self) -> tuple[Option, ...]:
        decision = self.world.decision
        return () if decision is None or decision.seat != self.seat else decision.options

    def imagine(self) -> State:
        """Another world that this seat cannot tell from the true one, with luck inside."""
        world = self.world.imagined(self.seat, self.luck)
        world.inside = True
        return world
