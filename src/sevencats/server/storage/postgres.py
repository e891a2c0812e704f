"""PostgreSQL backend: the database makes every commit durable by itself."""

from __future__ import annotations

import contextlib
from importlib.util import find_spec
from typing import Any, Final

from sqlalchemy import URL, Connection, insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sevencats.core.words import BadInput
from sevencats.server.storage import schema
from sevencats.server.storage.backend import Rows, Work

INSERT_ENTRIES: Final = insert(schema.choices)


class Postgres:
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
            await self.reset()
            raise

    def add(self, connection: Connection, rows: Rows) -> None:
        connection.execute(INSERT_ENTRIES, rows)

    async def read(self, work: Work) -> Any:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def sync(self) -> None:
        pass

    async def reset(self) -> None:
        connection, self.connection = self.connection, None
        with contextlib.suppress(SQLAlchemyError, OSError):
            if connection is not None:
                await connection.close()

    async def close(self) -> None:
        await self.reset()


def postgres_engine(url: URL) -> AsyncEngine:
    if find_spec("asyncpg") is None:
        raise BadInput("database-library")
    return create_async_engine(url, pool_size=10, pool_pre_ping=True, pool_recycle=1800)
