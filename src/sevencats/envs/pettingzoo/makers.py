"""What each module of a game offers: `env`, `raw_env` and `parallel_env`, as PettingZoo's own modules do."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec

from sevencats.envs.pettingzoo.cycles import Cycles
from sevencats.envs.pettingzoo.turns import Turns


class Makers:
    """All take `setup` and `render_mode`. In `env` an action that is not offered loses, as in PettingZoo's classics."""

    def __init__(self, game: str) -> None:
        self.game = game

    def raw_env(self, **options: Any) -> Turns:
        return Turns(self.game, **options)

    def parallel_env(self, **options: Any) -> Cycles:
        return Cycles(self.game, **options)

    def env(self, max_cycles: int | None = None, **options: Any) -> AECEnv[str, Any, Any]:
        """Whoever is asked is on turn; with `max_cycles` all are, one after the other, in so many cycles."""
        if max_cycles is not None:
            return wrappers.OrderEnforcingWrapper(parallel_to_aec(self.parallel_env(max_cycles=max_cycles, **options)))
        legal = wrappers.TerminateIllegalWrapper(self.raw_env(**options), illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))
