"""The same seat at many tables, stepped together by compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sevencats.bots.bot import Bot
from sevencats.envs.batch import Batch
from sevencats.envs.starts import Setup


class SeatsEnv(VectorEnv[NDArray[Any], NDArray[Any], NDArray[Any]]):
    """A game that ends is begun anew in the same step; what was seen last is in `infos["final_obs"]`. An action that is
    not offered changes nothing in its game, is worth nothing, and `infos["refused"]` says so."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self, game: str, num_envs: int = 1, setup: Setup = None, opponent: Bot | str = "random", seat: int = 0
    ) -> None:
        self.batch = Batch(game, num_envs, setup, opponent, seat, int(np.random.SeedSequence().generate_state(1)[0]))
        self.seat = seat
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0, 255, (int(self.batch.layout.size),), np.uint8)
        self.single_action_space = spaces.Discrete(len(self.batch.layout.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int] | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        self.batch.reset([self.seed(one) for one in seed] if isinstance(seed, list) else self.seed(seed))
        return self.batch.observations.copy(), {"action_mask": self.batch.masks.copy()}

    def seed(self, wanted: int | None) -> int:
        """This seed, or one drawn by lot."""
        return int(self.np_random.integers(2**31)) if wanted is None else wanted

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        self.batch.step(np.asarray(actions), strict=False)
        infos: dict[str, Any] = {"action_mask": self.batch.masks.copy()}
        refused = self.batch.refused.copy()
        if refused.any():
            words = [f"Action {action} is not offered; look at the mask." for action in actions]
            infos["refused"], infos["_refused"] = (
                np.where(refused, np.array(words, object), np.array(None, object)),
                refused,
            )
        dones = self.batch.dones.copy()
        if dones.any():
            infos["final_obs"], infos["_final_obs"] = self.batch.finals.copy(), dones
        return (
            self.batch.observations.copy(),
            self.batch.rewards[:, self.seat].astype(np.float64),
            dones,
            np.zeros_like(dones),
            infos,
        )
