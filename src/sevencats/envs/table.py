"""One game under way as machines see it: actions by number, observations and masks as arrays of their own."""

from __future__ import annotations

import secrets

import numpy as np
from numpy.typing import NDArray

from sevencats.core.luck import Luck
from sevencats.core.state import State
from sevencats.envs.layouts.games import begun, reward
from sevencats.envs.starts import Setup, Starts

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]


class EnvTable:
    """Luck answers by itself. Without a seed the games go on from the last one, and at first from anywhere."""

    def __init__(self, name: str, setup: Setup = None) -> None:
        self.starts = Starts(name, setup)
        self.layout = self.starts.layout
        self.seats = self.starts.seats
        self.luck = Luck(secrets.randbits(31))
        self.state: State = self.starts.tables[0]

    def begin(self, seed: int | None = None) -> None:
        if seed is not None:
            self.luck = Luck(seed)
        self.state = begun(self.starts.tables, self.luck)

    @property
    def asked(self) -> int:
        """Who must choose now; -1 when the game is over."""
        decision = self.state.decision
        return -1 if decision is None else decision.seat

    def take(self, action: int) -> bool:
        """Choose for the seat that is asked; False, and nothing is changed, if the action is not offered."""
        decision = self.state.decision
        option = None if decision is None else self.layout.option(decision, int(action))
        if option is None:
            return False
        self.state.take(option)
        return True

    def observation(self, seat: int) -> Bytes:
        return np.frombuffer(bytearray(self.layout.observation(self.state, seat)), np.uint8)

    def mask(self, seat: int) -> Mask:
        return np.frombuffer(bytearray(self.layout.mask(self.state.decision, seat)), np.int8)

    def rewards(self) -> list[int]:
        """What each seat gets: nothing before the end."""
        outcome = self.state.outcome
        return [0 if outcome is None else reward(outcome, seat, self.seats) for seat in range(self.seats)]

    def shown(self) -> str:
        """The table as text, as the seat that is asked sees it."""
        return self.starts.game.show(self.state.view(max(self.asked, 0)))
