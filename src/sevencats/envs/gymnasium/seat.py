"""One seat at a table of its own; a bot plays the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from sevencats.bots.bot import Bot
from sevencats.bots.levels import level
from sevencats.envs.layouts.games import answer
from sevencats.envs.starts import Setup
from sevencats.envs.table import Bytes, EnvTable, Mask


class SeatEnv(gymnasium.Env[Bytes, np.int64]):
    """The mask of legal actions is in `info["action_mask"]`. An action that is not offered changes nothing, is worth
    nothing, and `info["refused"]` says so."""

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        setup: Setup = None,
        opponent: Bot | str = "random",
        seat: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.table = EnvTable(game, setup)
        self.opponent = level(game, opponent) if isinstance(opponent, str) else opponent
        self.seat = self.table.starts.seat(seat)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (int(self.table.layout.size),), np.uint8)
        self.action_space = spaces.Discrete(len(self.table.layout.actions))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.begin(seed)
        self.wait()
        while self.table.asked < 0:  # over before this seat was asked anything
            self.table.begin()
            self.wait()
        self.draw()
        return self.table.observation(self.seat), {"action_mask": self.action_masks()}

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {}
        if self.table.take(int(action)):
            self.wait()
        else:
            info["refused"] = f"Action {action} is not offered; look at the mask."
        info["action_mask"] = self.action_masks()
        self.draw()
        return (
            self.table.observation(self.seat),
            float(self.table.rewards()[self.seat]),
            self.table.asked < 0,
            False,
            info,
        )

    def wait(self) -> None:
        answer(self.table.state, self.opponent, self.seat, self.table.luck)

    def action_masks(self) -> Mask:
        """What may be chosen now, by action."""
        return self.table.mask(self.seat)

    def draw(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        if self.render_mode == "human":
            print(self.table.shown())
            return None
        return self.table.shown()
