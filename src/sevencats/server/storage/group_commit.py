"""The one hand that writes. What arrives while it writes is written together next, so a commit is shared by all who
wait for it; nobody is answered before it. If something in it fails, it is written in halves, down to the bad one."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

import structlog
from msgspec import structs
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from sevencats.core.words import BadInput
from sevencats.server import metrics
from sevencats.server.match.log import Line
from sevencats.server.refusal import Refusal
from sevencats.server.storage.backend import Work, hand_for
from sevencats.server.storage.outages import is_outage

BATCH = 256  # so many share a commit
LINGER = 0.001  # seconds in which others may join one, where the last was shared too
LONGEST = 4  # times that the next is waited for, if somebody has come
PATIENCE = 30.0  # seconds to wait for a database that is gone
log = structlog.get_logger()


class Page:
    """Rows of one table's sheet, or any other change, or both, that stand or fall together."""

    def __init__(self, rows: list[dict[str, Any]], work: Work | None = None) -> None:
        self.rows = rows
        self.work = work
        self.result: Any = None
        self.written: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.began = monotonic()

    def answer(self) -> None:
        if not self.written.done():
            self.written.set_result(self.result)

    def fail(self, why: Exception) -> None:
        if not self.written.done():
            self.written.set_exception(why)


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self.hand = hand_for(engine)
        self.patience = PATIENCE
        self.pages: asyncio.Queue[Page | None] = asyncio.Queue()
        self.task = asyncio.create_task(self.run())

    async def lines(self, match: str, lines: list[Line], more: Work | None) -> bool:
        """True: the lines are durable. False: another writer was first, as the key (match, n) says."""
        rows = [{"match": match, **structs.asdict(line)} for line in lines]
        try:
            await self.put(Page(rows, more))
        except IntegrityError:
            return False
        except (SQLAlchemyError, OSError):
            raise Refusal("store", "not-stored", 503) from None
        return True

    async def do(self, work: Work) -> Any:
        """Do this in a transaction; what it gives, when it is durable."""
        return await self.put(Page([], work))

    async def put(self, page: Page) -> Any:
        self.pages.put_nowait(page)
        return await page.written

    async def close(self) -> None:
        """Finish what was asked for; a database that is gone now is not waited for."""
        self.patience = min(self.patience, 2.0)
        self.pages.put_nowait(None)
        await self.task
        await self.hand.close()

    async def run(self) -> None:
        batch: list[Page] = []
        while True:
            page = await self.pages.get()
            if len(batch) > 1:
                await self.linger()
            batch = []
            while page is not None:
                batch.append(page)
                if len(batch) == BATCH or self.pages.empty():
                    break
                page = self.pages.get_nowait()
            await self.settle(batch)
            if page is None:
                return

    async def linger(self) -> None:
        """Whoever was told a moment ago answers at once: those who come too late for this commit wait for two."""
        for _ in range(LONGEST):
            waiting = self.pages.qsize()
            await asyncio.sleep(LINGER)
            if self.pages.qsize() == waiting:
                return

    async def settle(self, batch: list[Page]) -> None:
        if not batch:
            return
        try:
            await self.patiently(batch)
        except Exception as why:
            if len(batch) > 1:
                middle = len(batch) // 2
                await self.settle(batch[:middle])
                await self.settle(batch[middle:])
                return
            if not isinstance(why, (IntegrityError, BadInput)):
                log.error("not stored", why=type(why).__name__)
                metrics.UNSTORED.inc()
            batch[0].fail(why)
            return
        for page in batch:
            page.answer()

    async def patiently(self, batch: list[Page]) -> None:
        """Commit; if the database is gone, wait for it. A commit that was cut off and yet happened shows by its key."""
        wait = 0.05
        while True:
            try:
                return await self.commit(batch)
            except Exception as why:
                if not is_outage(why) or monotonic() - batch[0].began + wait > self.patience:
                    raise
                await asyncio.sleep(wait)
                wait = min(wait * 2, 1.0)

    async def commit(self, batch: list[Page]) -> None:
        begin = monotonic()
        rows = [row for page in batch for row in page.rows]

        def work(connection: Connection) -> None:
            for page in batch:
                if page.work is not None:
                    page.result = page.work(connection)
            if rows:
                self.hand.add(connection, rows)

        await self.hand.write(work)
        metrics.COMMIT.observe(monotonic() - begin)
        metrics.BATCH.observe(len(batch))
