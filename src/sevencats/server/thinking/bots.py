"""The bots of the server: how long they think is measured, and a thought that failed is logged and counted."""

from __future__ import annotations

import secrets
from time import monotonic

import structlog

from sevencats.core.luck import Luck
from sevencats.core.state import State
from sevencats.server import metrics
from sevencats.server.config import Settings
from sevencats.server.thinking import Failure, Thinking

logger = structlog.get_logger()


class Bots:
    def __init__(self, settings: Settings) -> None:
        self.thinking = Thinking(settings.workers, settings.deadline, report)

    async def think(self, game: str, level: str, state: State, seat: int) -> str:
        """What a bot of this level chooses in this seat; always a legal option."""
        begin = monotonic()
        answer = await self.thinking.think(game, level, state, seat, Luck(secrets.randbits(31)))
        metrics.THOUGHT.observe(monotonic() - begin)
        return answer[0][0]

    async def close(self) -> None:
        await self.thinking.close()


def report(failure: Failure) -> None:
    (metrics.RETRIES if failure.retried else metrics.FALLBACKS).labels(failure.cause).inc()
    logger.warning(
        "thought failed", game=failure.game, bot=failure.level, cause=failure.cause, why=failure.why, then=failure.then
    )
