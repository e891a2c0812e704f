"""What is kept, in SQLite (WAL) or PostgreSQL. Every question to the database about matches and sheets is here."""

from __future__ import annotations

import secrets
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, event, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sevencats.core.words import BadInput
from sevencats.server.match.log import Line
from sevencats.server.storage import schema
from sevencats.server.storage.backend import Work
from sevencats.server.storage.group_commit import Writer

WORDS = 50  # of a table's talk are recalled
ADVISORY = 7_777_777  # the lock under which a PostgreSQL schema is upgraded
Row = dict[str, Any]


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(engine)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    async def write(self, match: str, lines: list[Line], more: Work | None) -> bool:
        """Write these lines and whatever belongs to them; False if another writer was first."""
        return await self.writer.lines(match, lines, more)

    async def change(self, work: Work) -> Any:
        """A change of several parts: all of it or none."""
        return await self.writer.do(work)

    async def one(self, query: Any) -> Row | None:
        rows = await self.all(query)
        return rows[0] if rows else None

    async def all(self, query: Any) -> list[Row]:
        return (await self.several(query))[0]

    async def several(self, *queries: Any) -> list[list[Row]]:
        """Several questions over one connection."""

        def work(connection: Connection) -> list[list[Row]]:
            return [[dict(row) for row in connection.execute(query).mappings()] for query in queries]

        rows: list[list[Row]] = await self.writer.hand.read(work)
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

    async def lines(self, match: str, after: int) -> list[Line]:
        return await self.settled([Line(**row) for row in await self.all(lines_after(match, after))])

    async def settled(self, lines: list[Line]) -> list[Line]:
        """Another process may have written these a moment ago: nobody is told before they are durable."""
        if lines:
            await self.writer.hand.settle()
        return lines

    async def table(self, id: str) -> Kept | None:
        """Everything about a match, at one time."""
        chat, mutes = schema.chat, schema.mutes
        rows, chairs, lines, said, mute = await self.several(
            select(schema.matches).where(schema.matches.c.id == id),
            select(schema.chairs).where(schema.chairs.c.match == id).order_by(schema.chairs.c.seat),
            lines_after(id, 0),
            select(chat.c.k, chat.c.seat, chat.c.name, chat.c.phrase, chat.c.text)
            .where(chat.c.match == id)
            .order_by(chat.c.k.desc())
            .limit(WORDS),
            select(mutes.c.person).where(mutes.c.match == id),
        )
        if not rows:
            return None
        return Kept(
            rows[0],
            chairs,
            await self.settled([Line(**row) for row in lines]),
            said[::-1],
            {row["person"] for row in mute},
        )

    async def lengths(self, matches: list[str]) -> dict[str, int]:
        """How long the sheets of these matches are."""
        c = schema.choices.c
        rows = await self.all(select(c.match, func.max(c.n).label("n")).where(c.match.in_(matches)).group_by(c.match))
        return {row["match"]: row["n"] for row in rows}

    async def secret(self) -> str:
        """The key with which this house signs; made once."""
        return await self.fixed("secret", secrets.token_hex(32))

    async def fixed(self, key: str, value: str) -> str:
        """What stands under this key; the value given, if nothing did."""
        try:
            await self.do(insert(schema.house).values(key=key, value=value))
            return value
        except IntegrityError:
            row = await self.one(select(schema.house).where(schema.house.c.key == key))
            assert row is not None
            return str(row["value"])

    async def beat(self, now: int) -> int:
        """Write the house time down if it is the latest; the latest."""
        row = schema.house.c.key == "time"

        def work(connection: Connection) -> int:
            known = int(connection.execute(select(schema.house.c.value).where(row)).scalar_one())
            if now > known:
                connection.execute(update(schema.house).where(row).values(value=str(now)))
            return max(known, now)

        return int(await self.change(work))


class Kept(NamedTuple):
    """A match as the store has it."""

    row: Row
    chairs: list[Row]
    lines: list[Line]
    said: list[Row]
    mutes: set[str]


def lines_after(match: str, after: int) -> Any:
    c = schema.choices.c
    return select(c.verb, c.seat, c.option, c.n, c.at, c.lag).where(c.match == match, c.n > after).order_by(c.n)


async def open_store(url: str) -> Store:
    """The store at this address, with its schema brought up to date."""
    engine = engine_of(url)
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({ADVISORY})"))
            await connection.run_sync(upgrade)
    except (OSError, DBAPIError) as why:
        await engine.dispose()
        raise BadInput("database-gone", url=str(engine.url), why=getattr(why, "orig", why)) from None
    store = Store(engine)
    await store.fixed("time", "0")
    return store


def engine_of(url: str) -> AsyncEngine:
    try:
        parts = make_url(url)
    except Exception:
        raise BadInput("database-address") from None
    if parts.get_backend_name() == "postgresql":
        if find_spec("asyncpg") is None:
            raise BadInput("database-library")
        return create_async_engine(url, pool_size=10, pool_pre_ping=True, pool_recycle=1800)
    if parts.drivername != "sqlite+aiosqlite":
        raise BadInput("database-kind", came=parts.drivername)
    if parts.database in (None, "", ":memory:"):
        raise BadInput("database-file")
    folder = Path(str(parts.database)).parent
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


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the schema up to date, a migration after the other."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def now() -> int:
    """Seconds by the wall clock, for what people read; never for clocks of a game."""
    return int(time.time())
