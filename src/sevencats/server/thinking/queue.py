"""A pool of worker processes with a deadline for every thought. A thought that fails is retried in a new worker, then
by a simpler bot, and at last any option is taken here: whoever asks gets a legal choice, whatever happens.

A worker is handed a world that the bot's seat imagines, as plain data: the truth stays where it is."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from sevencats.core.luck import Luck
from sevencats.core.state import State
from sevencats.server.thinking.worker import Answer

DEADLINE: Final = 20.0  # seconds for a thought, with the start of its worker; no level needs 3 on a usual machine
INSTANT: Final = "random"  # needs no thought
SIMPLER: Final = "novice"  # answers where the level that was asked for does not
LONGEST: Final = 2**20  # bytes of an answer


class NoAnswer(Exception):
    """A thought came to nothing: an `error`, a `timeout`, or the worker's `exit`."""

    def __init__(self, cause: str, why: str = "") -> None:
        super().__init__(why)
        self.cause = cause


@dataclass(frozen=True)
class Failure:
    """A thought that came to nothing, and which level is asked next."""

    game: str
    level: str
    cause: str
    why: str
    then: str

    @property
    def retried(self) -> bool:
        """The same level is asked again; else a simpler one answers."""
        return self.then == self.level


class Thinking:
    def __init__(
        self, workers: int, deadline: float = DEADLINE, report: Callable[[Failure], None] = lambda failure: None
    ) -> None:
        self.workers = workers
        self.deadline = deadline
        self.report = report
        self.places = asyncio.Semaphore(workers)
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self.closed = False

    async def think(self, game: str, level: str, state: State, seat: int, luck: Luck) -> Answer:
        """What a bot of this level would choose in this seat, or a simpler one if it cannot; always a legal option."""
        levels = [] if level == INSTANT else [level, *dict.fromkeys((level, SIMPLER, INSTANT))]
        for one, then in pairwise(levels):
            try:
                return await self.ask(game, one, state, seat, luck)
            except NoAnswer as failed:
                self.report(Failure(game, one, failed.cause, str(failed), then))
        assert state.decision is not None
        options = state.decision.options
        return [(options[luck.below(len(options))].text, -1.0)]

    async def ask(self, game: str, level: str, state: State, seat: int, luck: Luck) -> Answer:
        """One thought in a worker, or NoAnswer."""
        assert state.decision is not None
        legal = {option.text for option in state.decision.options}
        if len(legal) == 1:
            return [(text, -1.0) for text in legal]
        async with self.places:
            try:
                world = state.imagined(seat, luck).data()
                request = json.dumps([game, level, world, seat, luck.below(2**31 - 1)])
            except Exception as why:
                raise NoAnswer("error", f"{type(why).__name__} while imagining") from why
            answer = await self.exchange(request)
        if answer[0][0] not in legal:
            raise NoAnswer("error", "an option that is not offered")
        return answer

    async def exchange(self, request: str) -> Answer:
        if self.closed:
            raise NoAnswer("exit", "closed")
        worker = self.idle.pop() if self.idle else Worker()
        self.busy.add(worker)
        try:
            answer = await asyncio.wait_for(worker.exchange(request), self.deadline)
        except BaseException as why:
            others, self.idle = self.idle, []  # what happened to one may have happened to all
            for one in (worker, *others):
                await one.end()
            raise no_answer(why) from None
        finally:
            self.busy.discard(worker)
        self.idle.append(worker)
        return answer

    async def warm_up(self) -> None:
        """Start a worker before it is needed."""
        worker = Worker()
        await worker.start()
        self.idle.append(worker)

    async def close(self) -> None:
        """End all workers; whoever still waits for one gets no answer."""
        self.closed = True
        for worker in self.busy:
            worker.kill()
        for _ in range(self.workers):
            await self.places.acquire()
        for worker in self.idle:
            await worker.end()


class Worker:
    """One process, seen from here."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def start(self) -> Process:
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "sevencats.server.thinking.worker",
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                limit=LONGEST,
                start_new_session=True,
            )
        return self.process

    async def exchange(self, request: str) -> Answer:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(request.encode() + b"\n")
        line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise NoAnswer("exit")
        reply = json.loads(line)
        if "error" in reply:
            raise NoAnswer("error", reply["error"])
        return [(text, chance) for text, chance in reply["answer"]]

    def kill(self) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()

    async def end(self) -> None:
        self.kill()
        if self.process is not None:
            await self.process.communicate()


def no_answer(why: BaseException) -> BaseException:
    """What went wrong with a worker as a NoAnswer; what is no error, such as a cancelled task, stays what it is."""
    if isinstance(why, NoAnswer) or not isinstance(why, Exception):
        return why
    if isinstance(why, TimeoutError):
        return NoAnswer("timeout")
    gone = isinstance(why, (OSError, RuntimeError))  # uvloop says RuntimeError of a pipe that is closed
    return NoAnswer("exit" if gone else "error", type(why).__name__)
