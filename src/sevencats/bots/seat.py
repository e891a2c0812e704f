"""Information set of a bot: its view, its decision, and determinisations of what is hidden."""

from __future__ import annotations

from typing import final

from sevencats.core.decision import Option
from sevencats.core.ints import Int
from sevencats.core.luck import Luck
from sevencats.core.state import State, View


@final
class Seat:
    """A seat at the table. It keeps a determinisation and not the true state: sampling from either gives the same."""

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
        """Sample a determinisation: a state that this seat cannot tell from the true one, with luck inside."""
        world = self.world.imagined(self.seat, self.luck)
        world.inside = True
        return world
