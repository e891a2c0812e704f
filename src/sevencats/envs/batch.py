"""Many games at once for numpy: arrays over the bytes that compiled code fills, made once and never again."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sevencats.bots.bot import Bot
from sevencats.bots.levels import level
from sevencats.core.words import BadInput
from sevencats.envs.layouts.games import Games
from sevencats.envs.starts import Setup, Starts


class Batch:
    """So many games of one kind. Every array holds one line a game and is filled anew by `reset` and `step`.

    A game that is over is begun anew in the same step: `dones` says so, `rewards` are those of the game that ended,
    `finals` what the seat that had chosen saw last, and everything else belongs to the new game. With an opponent, a
    bot or the name of a level, only `seat` is waited for."""

    def __init__(
        self,
        game: str,
        count: int,
        setup: Setup = None,
        opponent: Bot | str | None = None,
        seat: int = 0,
        seed: int = 0,
    ) -> None:
        if count < 1:
            raise BadInput("batch", n=count)
        starts = Starts(game, setup)
        bot = level(game, opponent) if isinstance(opponent, str) else opponent
        self.layout = starts.layout
        self.count = count
        self.games = Games(starts.layout, starts.tables, starts.seats, count, bot, starts.seat(seat))
        self.observations = lines(self.games.observations, np.uint8, count)
        self.finals = lines(self.games.finals, np.uint8, count)
        self.masks = lines(self.games.masks, np.int8, count)
        self.rewards = lines(self.games.rewards, np.int8, count)
        self.seats = lines(self.games.seats, np.uint8, count)[:, 0]
        self.dones = lines(self.games.dones, np.bool_, count)[:, 0]
        self.refused = lines(self.games.refused, np.bool_, count)[:, 0]
        self.reset(seed)

    def reset(self, seed: int | list[int]) -> None:
        """Begin all games; the same seed begins the same ones. With a seed for each, no game depends on another."""
        self.games.reset(seed)

    def step(self, actions: Any, strict: bool = True) -> None:
        """Choose in every game; if an action is not offered, `BadInput` says where, and nothing is changed. Where that
        is not so strict, nothing is changed in that game alone, and `refused` says so."""
        self.games.step(actions.tolist() if isinstance(actions, np.ndarray) else actions, strict)

    def any_actions(self) -> NDArray[np.int64]:
        """An offered action for each game, by lot."""
        return np.array(self.games.any_actions(), np.int64)


def lines(data: bytearray, kind: Any, count: int) -> NDArray[Any]:
    return np.frombuffer(data, kind).reshape(count, -1)
