"""The one hand that writes sheets. What arrives while it writes is written together next, so a commit is shared by all
tables that wait for it; nobody is told of a line before its commit. The key (match, n) decides between two writers."""
from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

import structlog
from sqlalchemy import insert
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from sevencats.server import faults, metrics, schema
from sevencats.server.refusal import Refusal
from sevencats.server.sheet import Line

BATCH = 256                         # lines of so many tables share a commit
log = structlog.get_logger()


class Page:
    """Lines of one table that stand or fall together."""

    def __init__(self, match: str, lines: list[Line]) -> None:
        self.rows = [{"match": match, "n": line.n, "verb": line.verb, "seat": line.seat, "option": line.option,
                      "at": line.at} for line in lines]
        self.written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.began = monotonic()


class Writer:
    def __init__(self, engine: AsyncEngine, patience: float) -> None:
        self.engine = engine
        self.patience = patience                # seconds to wait for a database that is gone
        self.pages: asyncio.Queue[Page | None] = asyncio.Queue()
        self.task = asyncio.create_task(self.run())

    async def write(self, page: Page) -> bool:
        """True: the page is durable. False: another writer was first."""
        self.pages.put_nowait(page)
        return await page.written

    async def close(self) -> None:
        """Finish what was asked for."""
        self.pages.put_nowait(None)
        await self.task

    async def run(self) -> None:
        while True:
            page = await self.pages.get()
            if page is None:
                return
            batch = [page]
            last = False
            while len(batch) < BATCH and not self.pages.empty():
                more = self.pages.get_nowait()
                if more is None:
                    last = True
                    break
                batch.append(more)
            await self.settle(batch)
            if last:
                return

    async def settle(self, batch: list[Page]) -> None:
        try:
            await self.patiently(batch)
            faults.point("stored")
            for page in batch:
                answer(page, True)
        except IntegrityError:
            if len(batch) == 1:
                answer(batch[0], False)
                return
            for page in batch:                  # one of them was too late: each for itself
                await self.settle([page])
        except (SQLAlchemyError, OSError) as why:
            log.error("not stored", pages=len(batch), why=type(why).__name__)
            metrics.UNSTORED.inc(len(batch))
            for page in batch:
                if not page.written.done():
                    page.written.set_exception(Refusal("store", "It could not be stored; try again.", 503))

    async def patiently(self, batch: list[Page]) -> None:
        """Commit; if the database is gone, wait for it. A commit that was cut off and yet happened shows by its key."""
        wait = 0.05
        while True:
            try:
                return await self.commit(batch)
            except IntegrityError:
                raise
            except (DBAPIError, OSError) as why:
                if monotonic() - batch[0].began + wait > self.patience or not gone(why):
                    raise
                await asyncio.sleep(wait)
                wait = min(wait * 2, 1.0)

    async def commit(self, batch: list[Page]) -> None:
        faults.point("storing")
        begin = monotonic()
        rows: list[dict[str, Any]] = [row for page in batch for row in page.rows]
        async with self.engine.begin() as connection:
            await connection.execute(insert(schema.choices), rows)
        metrics.COMMIT.observe(monotonic() - begin)
        metrics.BATCH.observe(len(batch))


def answer(page: Page, written: bool) -> None:
    if not page.written.done():
        page.written.set_result(written)


def gone(why: Exception) -> bool:
    """Is the database away, rather than full or broken?"""
    text = str(why).lower()
    return isinstance(why, OSError) or getattr(why, "connection_invalidated", False) or any(
        word in text for word in ("locked", "connect", "shutting down", "starting up", "terminat", "closed"))
