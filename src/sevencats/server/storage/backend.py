"""How a batch of changes gets onto the disk: into SQLite by a thread of its own, or over the network into PostgreSQL.
Either way all of it or nothing, and only when it is durable does anybody go on."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import Connection, create_engine, event, insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import NullPool

from sevencats.server.storage import schema

READERS: Final = 4  # threads that ask
LINES: Final = insert(schema.choices)
COLUMNS: Final = [column.name for column in schema.choices.c]
LINES_AT_ONCE: Final = "INSERT INTO choices ({}) SELECT {} FROM json_each(?)".format(
    ", ".join(COLUMNS), ", ".join(f"json_extract(value, '$.{name}')" for name in COLUMNS)
)
Work = Callable[[Connection], Any]
Rows = list[dict[str, Any]]
sync = getattr(os, "fdatasync", os.fsync)


class Hand(Protocol):
    async def write(self, work: Work) -> None:
        """Do this in a transaction, and come back when it is durable."""

    def add(self, connection: Connection, rows: Rows) -> None:
        """Put lines on sheets, in a transaction that is written."""

    async def read(self, work: Work) -> Any:
        """Ask this; what it gives."""

    async def settle(self) -> None:
        """Make durable what was read, whoever wrote it."""

    async def hang_up(self) -> None:
        """Take another connection next time; what was not committed is undone."""

    async def close(self) -> None:
        """Nothing more is written or asked."""


class Far:
    """PostgreSQL makes every commit durable by itself."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def write(self, work: Work) -> None:
        if self.connection is None:
            self.connection = await self.engine.connect()
        try:
            await self.connection.run_sync(work)
            await self.connection.commit()
        except BaseException:
            await self.hang_up()
            raise

    def add(self, connection: Connection, rows: Rows) -> None:
        connection.execute(LINES, rows)

    async def read(self, work: Work) -> Any:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def settle(self) -> None:
        pass

    async def hang_up(self) -> None:
        connection, self.connection = self.connection, None
        with contextlib.suppress(SQLAlchemyError, OSError):
            if connection is not None:
                await connection.close()

    async def close(self) -> None:
        await self.hang_up()


class Near:
    """SQLite. The file is locked for as long as the rows take and no longer: a transaction runs in one thread without
    a stop, and only after it is the log brought to the disk, by us. So several processes wait for the disk at once.
    Questions are asked in other threads, each as a whole, so that nobody waits for the event loop between two."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.path = str(engine.url.database)
        url = engine.url.set(drivername="sqlite+pysqlite")
        self.engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": 10})
        event.listen(self.engine, "connect", prepare)
        event.listen(self.engine, "begin", lock)
        self.thread = ThreadPoolExecutor(1, "writer")
        self.reading = create_engine(url, pool_size=READERS, connect_args={"timeout": 10})
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.connection: Connection | None = None
        self.log = -1

    async def write(self, work: Work) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.written, work)

    def add(self, connection: Connection, rows: Rows) -> None:
        """All in one step: between two the event loop would run, and the file stay locked meanwhile."""
        connection.exec_driver_sql(LINES_AT_ONCE, (msgspec.json.encode(rows).decode(),))

    async def read(self, work: Work) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.answered, work)

    async def settle(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.readers, self.settled)

    async def hang_up(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.hung_up)

    async def close(self) -> None:
        await self.hang_up()
        self.reading.dispose()

    def written(self, work: Work) -> None:
        try:
            if self.connection is None:
                self.connection = self.engine.connect()
            with self.connection.begin():
                work(self.connection)
            if self.log < 0:
                self.log = os.open(f"{self.path}-wal", os.O_RDWR)  # it stays while we are connected
            sync(self.log)
        except BaseException:
            self.hung_up()
            raise

    def answered(self, work: Work) -> Any:
        with self.reading.connect() as connection:
            return work(connection)

    def settled(self) -> None:
        with contextlib.suppress(FileNotFoundError):  # nobody is connected: all is in the database
            log = os.open(f"{self.path}-wal", os.O_RDWR)
            try:
                sync(log)
            finally:
                os.close(log)

    def hung_up(self) -> None:
        connection, self.connection = self.connection, None
        if self.log >= 0:
            os.close(self.log)
            self.log = -1
        with contextlib.suppress(SQLAlchemyError, OSError):
            if connection is not None:
                connection.close()


def prepare(connection: Any, _: Any) -> None:
    """Transactions begin where we say so; the log is brought to the disk by us."""
    connection.isolation_level = None
    for pragma in ("synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def lock(connection: Connection) -> None:
    """Nobody else writes between our reading and our writing."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def hand_for(engine: AsyncEngine) -> Hand:
    return Far(engine) if engine.dialect.name == "postgresql" else Near(engine)
