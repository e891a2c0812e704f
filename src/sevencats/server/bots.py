"""Bots think in worker processes; the event loop never waits for them. A worker is handed a world that the bot's seat
imagines, as plain data: the truth stays where it is."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import monotonic
from typing import Any

from sevencats.core.luck import Luck
from sevencats.core.state import State
from sevencats.server import metrics
from sevencats.workers import follow_the_parent


class Thinkers:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, game: str, level: str, state: State, seat: int) -> str:
        """What a bot of this level would choose in this seat."""
        world = state.imagined(seat, Luck(secrets.randbits(31))).data()
        begin = monotonic()
        for last in (False, True):
            pool = self.pool or self.open()
            try:
                text = await asyncio.get_running_loop().run_in_executor(
                    pool, thought, game, level, world, seat, secrets.randbits(31)
                )
                metrics.THOUGHT.observe(monotonic() - begin)
                return text
            except BrokenProcessPool:  # a worker was killed: others take its place
                if self.pool is pool:
                    self.pool = None
                if last:
                    raise
        raise AssertionError("the second try answers or raises")

    def open(self) -> ProcessPoolExecutor:
        self.pool = ProcessPoolExecutor(
            self.workers, mp_context=multiprocessing.get_context("spawn"), initializer=settle_in
        )
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def settle_in() -> None:
    """A worker goes with its server and lets people's requests go first."""
    follow_the_parent()
    if hasattr(os, "nice"):
        os.nice(5)


def thought(game: str, level: str, world: dict[str, Any], seat: int, seed: int) -> str:
    """In a worker: think, and say the option's text."""
    from sevencats import bots
    from sevencats.core.registry import load

    return bots.level(game, level).choose(bots.Seat(load(game, world), seat, Luck(seed))).option.text
