"""SQLite backend (WAL). The file is locked for as long as a transaction takes and no longer: it runs in one thread
without a pause, and only after it do we sync the log to the disk. So several processes wait for the disk at once.
Queries run in other threads, each as a whole, so that nobody waits for the event loop between two."""

from __future__ import annotations

import asyncio
import contextlib
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from sevencats.core.words import BadInput
from sevencats.server.storage import schema
from sevencats.server.storage.backend import Rows, Work

READERS: Final = 4  # threads that read
COLUMNS: Final = [column.name for column in schema.choices.c]
INSERT_ENTRIES: Final = "INSERT INTO choices ({}) SELECT {} FROM json_each(?)".format(
    ", ".join(COLUMNS), ", ".join(f"json_extract(value, '$.{name}')" for name in COLUMNS)
)
fdatasync = getattr(os, "fdatasync", os.fsync)


class SQLite:
    def __init__(self, engine: AsyncEngine) -> None:
        self.path = str(engine.url.database)
        url = engine.url.set(drivername="sqlite+pysqlite")
        self.engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": 10})
        event.listen(self.engine, "connect", prepare)
        event.listen(self.engine, "begin", lock)
        self.writer = ThreadPoolExecutor(1, "writer")
        self.reading = create_engine(url, pool_size=READERS, connect_args={"timeout": 10})
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.connection: Connection | None = None
        self.wal = -1  # the file number of the write-ahead log

    async def write(self, work: Work) -> None:
        await asyncio.get_running_loop().run_in_executor(self.writer, self.write_now, work)

    def add(self, connection: Connection, rows: Rows) -> None:
        """All in one statement: between two the event loop would run, and the file stay locked meanwhile."""
        connection.exec_driver_sql(INSERT_ENTRIES, (msgspec.json.encode(rows).decode(),))

    async def read(self, work: Work) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, work)

    async def sync(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.readers, self.sync_now)

    async def reset(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.writer, self.reset_now)

    async def close(self) -> None:
        await self.reset()
        self.reading.dispose()

    def write_now(self, work: Work) -> None:
        try:
            if self.connection is None:
                self.connection = self.engine.connect()
            with self.connection.begin():
                work(self.connection)
            if self.wal < 0:
                self.wal = os.open(f"{self.path}-wal", os.O_RDWR)  # it stays while we are connected
            fdatasync(self.wal)
        except BaseException:
            self.reset_now()
            raise

    def read_now(self, work: Work) -> Any:
        with self.reading.connect() as connection:
            return work(connection)

    def sync_now(self) -> None:
        with contextlib.suppress(FileNotFoundError):  # nobody is connected: all is in the database
            wal = os.open(f"{self.path}-wal", os.O_RDWR)
            try:
                fdatasync(wal)
            finally:
                os.close(wal)

    def reset_now(self) -> None:
        connection, self.connection = self.connection, None
        if self.wal >= 0:
            os.close(self.wal)
            self.wal = -1
        with contextlib.suppress(SQLAlchemyError, OSError):
            if connection is not None:
                connection.close()


def prepare(connection: Any, _: Any) -> None:
    """Transactions begin where we say so; the log is synced to the disk by us."""
    connection.isolation_level = None
    for pragma in ("synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def lock(connection: Connection) -> None:
    """Nobody else writes between our reading and our writing."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def sqlite_engine(url: URL) -> AsyncEngine:
    if url.drivername != "sqlite+aiosqlite":
        raise BadInput("database-kind", came=url.drivername)
    if url.database in (None, "", ":memory:"):
        raise BadInput("database-file")
    folder = Path(str(url.database)).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as why:
        raise BadInput("database-folder", path=folder, why=why.strerror) from None
    engine = create_async_engine(url, connect_args={"timeout": 10})

    @event.listens_for(engine.sync_engine, "connect")
    def durable(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine
