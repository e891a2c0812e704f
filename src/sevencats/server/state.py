"""The house: all that the tables share, and the tables that are in use in this process."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from sevencats.core.registry import NAMES, find
from sevencats.core.words import BadInput
from sevencats.server import metrics
from sevencats.server.cluster.bus import Bus, open_bus
from sevencats.server.config import Settings
from sevencats.server.http.auth import Identity
from sevencats.server.http.rate_limit import Counted, Limits
from sevencats.server.match.chat import Chat
from sevencats.server.match.clock import BEAT, HouseTime
from sevencats.server.match.lobby import Lobby
from sevencats.server.match.results import Endings
from sevencats.server.match.subscriber import Ear, Stream
from sevencats.server.match.table import Table
from sevencats.server.refusal import Refusal
from sevencats.server.storage.repository import Store, open_store
from sevencats.server.thinking.bots import Bots
from sevencats.server.ws.messages import Said

ROUND = 5.0  # seconds between two rounds through the house
LATELY = 1000  # revoked credentials that are remembered
LATER = 60_000  # milliseconds until a table that could not be loaded is tried again
IDLE = 60.0  # seconds after which a table is put away at which nobody is
REST = 1.0  # seconds for which a table is kept after its game, when everybody has left
log = structlog.get_logger()


class House:
    def __init__(self, settings: Settings, store: Store, bus: Bus, secret: str, time: int, process: str) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.process = process
        self.time = HouseTime(time)
        self.identity = Identity(store, secret)
        self.bots = Bots(settings)
        self.lobby = Lobby(self)
        self.chat = Chat(self)
        self.endings = Endings(self)
        self.requests = Limits(settings.pace)
        self.guests = Limits(settings.guests)
        self.sockets = Counted(settings.sockets)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.streams: dict[str, set[Stream]] = {}  # bots that wait to hear of their tables
        self.ended: deque[str] = deque(maxlen=LATELY)  # sessions and tokens that were revoked a moment ago
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do this beside everything else; a failure is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (why := task.exception()) is not None:
            log.error("task failed", why=str(why) if isinstance(why, BadInput) else type(why).__name__)

    async def table(self, id: str) -> Table:
        """The live table of this match, loaded if need be; whoever may not see it was turned away before."""
        table = self.tables.get(id)
        if table is not None:
            table.used = monotonic()
            return table
        async with self.loading.setdefault(id, asyncio.Lock()):
            if id not in self.tables:
                await self.load(id)
            self.loading.pop(id, None)
        return self.tables[id]

    async def load(self, id: str) -> None:
        holder: list[Table] = []

        async def heard(message: dict[str, Any]) -> None:
            for table in holder:
                await table.heard(message)

        await self.bus.subscribe(f"table.{id}", heard)  # before reading: nothing is told in between unheard
        try:
            kept = await self.store.table(id)
            if kept is None:
                raise Refusal("foreign", "no-table", 404)
            table = Table(self, kept.row, kept.chairs)
            table.said.extend(Said(**row) for row in kept.said)
            table.mutes = kept.mutes
            holder.append(table)
            if table.row["status"] != "open":
                await table.resume(kept.lines)
        except BaseException:
            await self.bus.unsubscribe(f"table.{id}")
            raise
        self.put_up(table)

    async def adopt(self, row: dict[str, Any], chairs: list[dict[str, Any]]) -> None:
        """A table that was laid here this moment need not be read."""
        table = Table(self, row, chairs)
        await self.bus.subscribe(f"table.{table.id}", table.heard)
        self.put_up(table)
        await table.resume([])

    def put_up(self, table: Table) -> None:
        self.tables[table.id] = table
        metrics.TABLES.set(len(self.tables))

    async def notify(self, person: str, match: str) -> None:
        """Tell a person's bots that they have a table."""
        self.told_of(person, match)
        await self.bus.publish("people", {"person": person, "match": match})

    def told_of(self, person: str, match: str) -> None:
        for stream in self.streams.get(person, ()):
            stream.news.put_nowait(match)

    async def revoked(self, credential: str) -> None:
        """Whoever listens by a session or token that has ended is cut off, here and in every other process."""
        self.cut_off(credential)
        await self.bus.publish("people", {"session": credential})

    def cut_off(self, credential: str) -> None:
        self.identity.forget(credential)
        self.ended.append(credential)
        for ear in self.ears():
            if ear.credential == credential:
                ear.leave()

    def ears(self) -> set[Ear]:
        """All who listen in this process."""
        streams: set[Ear] = {stream for streams in self.streams.values() for stream in streams}
        return streams.union(*(table.ears for table in self.tables.values()))

    def check_known(self, ear: Ear) -> None:
        """Whoever was revoked between being known and beginning to listen is cut off too."""
        if ear.credential in self.ended:
            ear.leave()

    async def heard(self, message: dict[str, Any]) -> None:
        if "session" in message:
            self.cut_off(message["session"])
        if "match" in message:
            self.told_of(message["person"], message["match"])

    async def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do this again and again, whatever fails in between."""
        while True:
            try:
                await work()
            except Exception as why:
                log.error("round failed", work=work.__name__, why=type(why).__name__)
            await asyncio.sleep(seconds)

    async def beat(self) -> None:
        """Keep the house time."""
        self.time.hear(await self.store.beat(self.time.now()))

    async def go_round(self) -> None:
        """Let clocks fall where nobody looks, catch up with other processes, put empty tables away."""
        while ids := await self.endings.due(self.time.now()):
            for id in ids:
                await self.look_after(id)
        if self.bus.several and (self.tables or self.streams):
            await self.compare()
        for table in list(self.tables.values()):
            await self.put_away_unused(table, IDLE)

    async def look_after(self, id: str) -> None:
        """Load a table whose clock may have fallen; one that cannot be loaded now waits and holds up no other."""
        try:
            await self.table(id)
        except Exception as why:
            log.error("not loaded", match=id, why=type(why).__name__)
            await self.endings.expect(id, self.time.now() + LATER)

    async def compare(self) -> None:
        """Messages may have been lost on the bus: the store knows who was revoked and how long every sheet is."""
        for credential in await self.identity.ended(sorted({ear.credential or "" for ear in self.ears()} - {""})):
            self.cut_off(credential)
        lengths = await self.store.lengths(list(self.tables))
        for table in list(self.tables.values()):
            if table.ears:
                await table.report()
            if lengths.get(table.id, 0) > table.n:
                async with table.lock:
                    if table.sheet is not None:
                        await table.catch_up()
            if table.row["status"] == "open":
                await table.reload()

    def left(self, table: Table) -> None:
        """Somebody has left a table. Where nobody plays any more it is not kept for long: what is kept must be looked
        through by the collector of garbage, and all the others wait meanwhile."""
        if table.row["status"] == "over" and not table.busy and not self.closing:
            asyncio.get_running_loop().call_later(REST, lambda: self.spawn(self.put_away_unused(table, REST / 2)))

    async def put_away_unused(self, table: Table, seconds: float) -> None:
        """Put a table away that nobody has used for so long."""
        if self.tables.get(table.id) is table and not table.busy and monotonic() - table.used > seconds:
            await self.put_away(table)

    async def put_away(self, table: Table) -> None:
        table.drop()
        del self.tables[table.id]
        await self.bus.unsubscribe(f"table.{table.id}")
        metrics.TABLES.set(len(self.tables))

    def say_goodbye(self) -> None:
        """Whoever listens is let go."""
        self.closing = True
        for table in list(self.tables.values()):
            table.drop()

    async def close(self) -> None:
        """Finish writing, stop."""
        self.say_goodbye()
        for task in list(self.tasks):
            task.cancel()
        await self.bots.close()
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self.store.beat(self.time.now())
        await self.store.close()
        await self.bus.close()
        log.info("closed")


async def open_house(settings: Settings) -> House:
    process = secrets.token_hex(4)
    for name in NAMES:
        find(name)  # a game is loaded before anybody waits for it
    store = await open_store(settings.database)
    bus = await open_bus(settings.bus, process)
    house = House(settings, store, bus, await store.secret(), await store.beat(0), process)
    await bus.subscribe("people", house.heard)
    house.spawn(house.every(BEAT, house.beat))
    house.spawn(house.every(ROUND, house.go_round))
    log.info("open", process=process, several=bus.several)
    return house
