"""Bots think in a process of their own, so that the screen never waits for them. They are handed a world that their
seat imagines; the truth stays here."""
from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Final

from sevencats.core.luck import Luck
from sevencats.core.registry import load
from sevencats.core.state import State
from sevencats.terminal.sessions.session import Thought

QUICK: Final = ("random",)                  # levels that think faster than a process can be asked


class Thinker:
    """One bot's mind. Its process is started before it is needed."""

    def __init__(self, game: str, level: str) -> None:
        self.game = game
        self.level = level
        self.pool: ProcessPoolExecutor | None = None
        if level not in QUICK:
            self.pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=settle_in)
            self.pool.submit(wake, game, level)

    async def think(self, state: State, seat: int, luck: Luck) -> Thought:
        world = state.imagined(seat, luck).data()
        seed = luck.below(2**31 - 1)
        if self.pool is None:
            return thought(self.game, self.level, world, seat, seed)
        waiting: Future[Thought] = self.pool.submit(thought, self.game, self.level, world, seat, seed)
        return await asyncio.wrap_future(waiting)

    def close(self) -> None:
        if self.pool is not None:
            for process in list((self.pool._processes or {}).values()):
                process.terminate()
            self.pool.shutdown(wait=False, cancel_futures=True)


def settle_in() -> None:
    """A mind leaves the keyboard to the screen."""
    import signal
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def wake(game: str, level: str) -> None:
    from sevencats.bots import level as find
    from sevencats.core.registry import find as game_of
    game_of(game)
    find(game, level)


def thought(game: str, level: str, world: dict[str, Any], seat: int, seed: int) -> Thought:
    """In the bot's process: what it chooses, and what else it considered."""
    from sevencats import bots

    found = bots.level(game, level).choose(bots.Seat(load(game, world), seat, Luck(seed)))
    considered = [(one.option.text, one.chance) for one in found.considered]
    chosen = next((one for one in considered if one[0] == found.option.text), (found.option.text, -1.0))
    return [chosen, *(one for one in considered if one is not chosen)]
