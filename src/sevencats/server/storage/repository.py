"""Repository: every query about matches and their logs, in SQLite (WAL) or PostgreSQL."""

from __future__ import annotations

import secrets
import time
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from sevencats.core.words import BadInput
from sevencats.server.match.log import Entry
from sevencats.server.storage import schema
from sevencats.server.storage.backend import Work
from sevencats.server.storage.engine import engine_of, upgrade
from sevencats.server.storage.group_commit import GroupCommit

WORDS = 50  # of a table's talk are recalled
ADVISORY = 7_777_777  # the lock under which a PostgreSQL schema is upgraded
Row = dict[str, Any]


class Repository:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.group_commit = GroupCommit(engine)

    async def close(self) -> None:
        await self.group_commit.close()
        await self.engine.dispose()

    async def write(self, match: str, entries: list[Entry], more: Work | None) -> bool:
        """Write these entries and whatever belongs to them; False if another writer was first."""
        return await self.group_commit.append(match, entries, more)

    async def change(self, work: Work) -> Any:
        """A change of several parts: all of it or none."""
        return await self.group_commit.do(work)

    async def one(self, query: Any) -> Row | None:
        rows = await self.all(query)
        return rows[0] if rows else None

    async def all(self, query: Any) -> list[Row]:
        return (await self.several(query))[0]

    async def several(self, *queries: Any) -> list[list[Row]]:
        """Several queries over one connection."""

        def work(connection: Connection) -> list[list[Row]]:
            return [[dict(row) for row in connection.execute(query).mappings()] for query in queries]

        rows: list[list[Row]] = await self.group_commit.backend.read(work)
        return rows

    async def do(self, *statements: Any) -> int:
        """Several changes or none; how many rows the last one touched."""

        def work(connection: Connection) -> int:
            touched = 0
            for statement in statements:
                touched = connection.execute(statement).rowcount
            return touched

        return int(await self.change(work))

    async def match(self, id: str) -> Row | None:
        return await self.one(select(schema.matches).where(schema.matches.c.id == id))

    async def chairs(self, match: str) -> list[Row]:
        c = schema.chairs.c
        return await self.all(select(schema.chairs).where(c.match == match).order_by(c.seat))

    async def entries(self, match: str, after: int) -> list[Entry]:
        return await self.durable([Entry(**row) for row in await self.all(entries_after(match, after))])

    async def durable(self, entries: list[Entry]) -> list[Entry]:
        """Another process may have written these a moment ago: nobody is told before they are durable."""
        if entries:
            await self.group_commit.backend.sync()
        return entries

    async def table(self, id: str) -> StoredMatch | None:
        """Everything about a match, at one time."""
        chat, mutes = schema.chat, schema.mutes
        rows, chairs, entries, said, mute = await self.several(
            select(schema.matches).where(schema.matches.c.id == id),
            select(schema.chairs).where(schema.chairs.c.match == id).order_by(schema.chairs.c.seat),
            entries_after(id, 0),
            select(chat.c.k, chat.c.seat, chat.c.name, chat.c.phrase, chat.c.text)
            .where(chat.c.match == id)
            .order_by(chat.c.k.desc())
            .limit(WORDS),
            select(mutes.c.person).where(mutes.c.match == id),
        )
        if not rows:
            return None
        return StoredMatch(
            rows[0],
            chairs,
            await self.durable([Entry(**row) for row in entries]),
            said[::-1],
            {row["person"] for row in mute},
        )

    async def lengths(self, matches: list[str]) -> dict[str, int]:
        """How long the logs of these matches are."""
        c = schema.choices.c
        rows = await self.all(select(c.match, func.max(c.n).label("n")).where(c.match.in_(matches)).group_by(c.match))
        return {row["match"]: row["n"] for row in rows}

    async def secret(self) -> str:
        """The key with which this server signs; made once."""
        return await self.fixed("secret", secrets.token_hex(32))

    async def fixed(self, key: str, value: str) -> str:
        """The value stored under this key; the given one, if there was none."""
        try:
            await self.do(insert(schema.server_values).values(key=key, value=value))
            return value
        except IntegrityError:
            row = await self.one(select(schema.server_values).where(schema.server_values.c.key == key))
            assert row is not None
            return str(row["value"])

    async def beat(self, now: int) -> int:
        """Store the server time if it is the latest; the latest."""
        row = schema.server_values.c.key == "time"

        def work(connection: Connection) -> int:
            known = int(connection.execute(select(schema.server_values.c.value).where(row)).scalar_one())
            if now > known:
                connection.execute(update(schema.server_values).where(row).values(value=str(now)))
            return max(known, now)

        return int(await self.change(work))


class StoredMatch(NamedTuple):
    """A match as the database has it."""

    row: Row
    chairs: list[Row]
    entries: list[Entry]
    said: list[Row]
    mutes: set[str]


def entries_after(match: str, after: int) -> Any:
    c = schema.choices.c
    return select(c.verb, c.seat, c.option, c.n, c.at, c.lag).where(c.match == match, c.n > after).order_by(c.n)


async def open_repository(url: str) -> Repository:
    """The repository at this address, with its schema brought up to date."""
    engine = engine_of(url)
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({ADVISORY})"))
            await connection.run_sync(upgrade)
    except (OSError, DBAPIError) as why:
        await engine.dispose()
        raise BadInput("database-gone", url=str(engine.url), why=getattr(why, "orig", why)) from None
    repository = Repository(engine)
    await repository.fixed("time", "0")
    return repository


def now() -> int:
    """Seconds by the wall clock, for what people read; never for clocks of a game."""
    return int(time.time())
