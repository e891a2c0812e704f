"""Bots think in a process of their own, so that the screen never waits for them. They are handed a world that their
seat imagines; the truth stays here."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Final

from sevencats.core.luck import Luck
from sevencats.core.state import State
from sevencats.terminal.lost import Lost
from sevencats.terminal.sessions.mind import thought
from sevencats.terminal.sessions.session import Thought

QUICK: Final = ("random",)  # levels that think faster than a process can be asked
LONGEST: Final = 2**20  # characters of an answer


class Thinker:
    """One bot's mind."""

    def __init__(self, game: str, level: str) -> None:
        self.game = game
        self.level = level
        self.process: Process | None = None
        self.turn = asyncio.Lock()

    async def wake(self) -> None:
        """Start its process, before it is needed."""
        if self.process is None and self.level not in QUICK:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "sevencats.terminal.sessions.mind",
                self.game,
                self.level,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                limit=LONGEST,
                start_new_session=True,
            )

    async def think(self, state: State, seat: int, luck: Luck) -> Thought:
        world = state.imagined(seat, luck).data()
        seed = luck.below(2**31 - 1)
        if self.level in QUICK:
            return thought(self.game, self.level, world, seat, seed)
        async with self.turn:
            await self.wake()
            assert self.process is not None
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(json.dumps([world, seat, seed]).encode() + b"\n")
            answer = await self.process.stdout.readline()
        if not answer:
            raise Lost("The bot's process has ended; the game can be saved and loaded again.")
        return [(text, chance) for text, chance in json.loads(answer)]

    async def close(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.communicate()
