"""Group commit: one task writes, and what arrives during a commit shares the next one. Nobody is answered before their
commit is durable. If a group fails, it is retried in halves, down to the batch that fails by itself."""

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
from sevencats.server.match.log import Entry
from sevencats.server.refusal import Refusal
from sevencats.server.storage.backend import Work
from sevencats.server.storage.engine import backend_of
from sevencats.server.storage.outages import is_outage

GROUP = 256  # batches that share a commit
LINGER = 0.001  # seconds in which others may join a group, where the last one was shared too
LONGEST = 4  # times that we linger, while others keep coming
PATIENCE = 30.0  # seconds to wait for a database that is gone
logger = structlog.get_logger()


class WriteBatch:
    """What one caller has to write: entries of a match log, any other change, or both, in one transaction."""

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


class GroupCommit:
    def __init__(self, engine: AsyncEngine) -> None:
        self.backend = backend_of(engine)
        self.patience = PATIENCE
        self.batches: asyncio.Queue[WriteBatch | None] = asyncio.Queue()
        self.task = asyncio.create_task(self.run())

    async def append(self, match: str, entries: list[Entry], more: Work | None) -> bool:
        """True: the entries are durable. False: another writer was first, as the key (match, n) says."""
        rows = [{"match": match, **structs.asdict(entry)} for entry in entries]
        try:
            await self.put(WriteBatch(rows, more))
        except IntegrityError:
            return False
        except (SQLAlchemyError, OSError):
            raise Refusal("store", "not-stored", 503) from None
        return True

    async def do(self, work: Work) -> Any:
        """Do this in a transaction; what it gives, when it is durable."""
        return await self.put(WriteBatch([], work))

    async def put(self, batch: WriteBatch) -> Any:
        self.batches.put_nowait(batch)
        return await batch.written

    async def close(self) -> None:
        """Finish what was asked for; a database that is gone now is not waited for."""
        self.patience = min(self.patience, 2.0)
        self.batches.put_nowait(None)
        await self.task
        await self.backend.close()

    async def run(self) -> None:
        group: list[WriteBatch] = []
        while True:
            batch = await self.batches.get()
            if len(group) > 1:
                await self.linger()
            group = []
            while batch is not None:
                group.append(batch)
                if len(group) == GROUP or self.batches.empty():
                    break
                batch = self.batches.get_nowait()
            await self.store(group)
            if batch is None:
                return

    async def linger(self) -> None:
        """Whoever was told a moment ago answers at once: those who come too late for this commit wait for two."""
        for _ in range(LONGEST):
            waiting = self.batches.qsize()
            await asyncio.sleep(LINGER)
            if self.batches.qsize() == waiting:
                return

    async def store(self, group: list[WriteBatch]) -> None:
        if not group:
            return
        try:
            await self.patiently(group)
        except Exception as why:
            if len(group) > 1:
                middle = len(group) // 2
                await self.store(group[:middle])
                await self.store(group[middle:])
                return
            if not isinstance(why, (IntegrityError, BadInput)):
                logger.error("not stored", why=type(why).__name__)
                metrics.UNSTORED.inc()
            group[0].fail(why)
            return
        for batch in group:
            batch.answer()

    async def patiently(self, group: list[WriteBatch]) -> None:
        """Commit; if the database is gone, wait for it. A commit that was cut off and yet happened shows by its key."""
        wait = 0.05
        while True:
            try:
                return await self.commit(group)
            except Exception as why:
                if not is_outage(why) or monotonic() - group[0].began + wait > self.patience:
                    raise
                await asyncio.sleep(wait)
                wait = min(wait * 2, 1.0)

    async def commit(self, group: list[WriteBatch]) -> None:
        begin = monotonic()
        rows = [row for batch in group for row in batch.rows]

        def work(connection: Connection) -> None:
            for batch in group:
                if batch.work is not None:
                    batch.result = batch.work(connection)
            if rows:
                self.backend.add(connection, rows)

        await self.backend.write(work)
        metrics.COMMIT.observe(monotonic() - begin)
        metrics.BATCH.observe(len(group))
