"""Application state: all that the tables share, and the tables that are loaded in this process."""

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
from sevencats.server.http.rate_limit import ConnectionLimiter, RateLimiter
from sevencats.server.match.chat import Chat
from sevencats.server.match.clock import BEAT, ServerTime
from sevencats.server.match.lobby import Lobby
from sevencats.server.match.results import Results
from sevencats.server.match.subscriber import StreamSubscriber, Subscriber
from sevencats.server.match.table import Table
from sevencats.server.refusal import Refusal
from sevencats.server.storage.repository import Repository, open_repository
from sevencats.server.thinking.bots import Bots
from sevencats.server.ws.messages import Said

MAINTENANCE = 5.0  # seconds between two rounds of maintenance
LATELY = 1000  # revoked credentials that are remembered
LATER = 60_000  # milliseconds until a table that could not be loaded is tried again
IDLE = 60.0  # seconds after which a table without subscribers is evicted
REST = 1.0  # seconds for which a table is kept after its game, when everybody has left
logger = structlog.get_logger()


class Server:
    def __init__(
        self, settings: Settings, repository: Repository, bus: Bus, secret: str, time: int, process: str
    ) -> None:
        self.settings = settings
        self.repository = repository
        self.bus = bus
        self.process = process
        self.time = ServerTime(time)
        self.identity = Identity(repository, secret)
        self.bots = Bots(settings)
        self.lobby = Lobby(self)
        self.chat = Chat(self)
        self.results = Results(self)
        self.requests = RateLimiter(settings.rate)
        self.guests = RateLimiter(settings.guest_rate)
        self.sockets = ConnectionLimiter(settings.sockets)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.streams: dict[str, set[StreamSubscriber]] = {}  # bots, to be notified of their tables
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
            logger.error("task failed", why=str(why) if isinstance(why, BadInput) else type(why).__name__)

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
        loaded: list[Table] = []

        async def heard(message: dict[str, Any]) -> None:
            for table in loaded:
                await table.heard(message)

        await self.bus.subscribe(f"table.{id}", heard)  # before reading: no message is missed in between
        try:
            stored = await self.repository.table(id)
            if stored is None:
                raise Refusal("foreign", "no-table", 404)
            table = Table(self, stored.row, stored.chairs)
            table.said.extend(Said(**row) for row in stored.said)
            table.mutes = stored.mutes
            loaded.append(table)
            if table.row["status"] != "open":
                await table.resume(stored.entries)
        except BaseException:
            await self.bus.unsubscribe(f"table.{id}")
            raise
        self.register(table)

    async def adopt(self, row: dict[str, Any], chairs: list[dict[str, Any]]) -> None:
        """A table that was created here this moment need not be read."""
        table = Table(self, row, chairs)
        await self.bus.subscribe(f"table.{table.id}", table.heard)
        self.register(table)
        await table.resume([])

    def register(self, table: Table) -> None:
        self.tables[table.id] = table
        metrics.TABLES.set(len(self.tables))

    async def notify(self, person: str, match: str) -> None:
        """Tell a person's bots that they have a table."""
        self.notify_here(person, match)
        await self.bus.publish("people", {"person": person, "match": match})

    def notify_here(self, person: str, match: str) -> None:
        for stream in self.streams.get(person, ()):
            stream.news.put_nowait(match)

    async def revoked(self, credential: str) -> None:
        """Close all subscriptions of a session or token that has ended, here and in every other process."""
        self.cut_off(credential)
        await self.bus.publish("people", {"session": credential})

    def cut_off(self, credential: str) -> None:
        self.identity.forget(credential)
        self.ended.append(credential)
        for subscriber in self.subscribers():
            if subscriber.credential == credential:
                subscriber.close()

    def subscribers(self) -> set[Subscriber]:
        """All subscribers of this process."""
        streams: set[Subscriber] = {stream for streams in self.streams.values() for stream in streams}
        return streams.union(*(table.subscribers for table in self.tables.values()))

    def check_known(self, subscriber: Subscriber) -> None:
        """Close a subscription whose credential was revoked while it was being set up."""
        if subscriber.credential in self.ended:
            subscriber.close()

    async def heard(self, message: dict[str, Any]) -> None:
        if "session" in message:
            self.cut_off(message["session"])
        if "match" in message:
            self.notify_here(message["person"], message["match"])

    async def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do this again and again, whatever fails in between."""
        while True:
            try:
                await work()
            except Exception as why:
                logger.error("round failed", work=work.__name__, why=type(why).__name__)
            await asyncio.sleep(seconds)

    async def beat(self) -> None:
        """Store the server time."""
        self.time.hear(await self.repository.beat(self.time.now()))

    async def maintain(self) -> None:
        """Let clocks fall where nobody is connected, reconcile with other processes, evict unused tables."""
        while ids := await self.results.due(self.time.now()):
            for id in ids:
                await self.load_due(id)
        if self.bus.several and (self.tables or self.streams):
            await self.reconcile()
        for table in list(self.tables.values()):
            await self.evict_unused(table, IDLE)

    async def load_due(self, id: str) -> None:
        """Load a table whose clock may have fallen; one that cannot be loaded now waits and holds up no other."""
        try:
            await self.table(id)
        except Exception as why:
            logger.error("not loaded", match=id, why=type(why).__name__)
            await self.results.expect(id, self.time.now() + LATER)

    async def reconcile(self) -> None:
        """The bus may have lost messages: the database knows who was revoked and how long every log is."""
        for credential in await self.identity.ended(
            sorted({subscriber.credential or "" for subscriber in self.subscribers()} - {""})
        ):
            self.cut_off(credential)
        lengths = await self.repository.lengths(list(self.tables))
        for table in list(self.tables.values()):
            if table.subscribers:
                await table.report()
            if lengths.get(table.id, 0) > table.n:
                async with table.lock:
                    if table.log is not None:
                        await table.catch_up()
            if table.row["status"] == "open":
                await table.reload()

    def left(self, table: Table) -> None:
        """Somebody has left a table. One that is over is not kept for long: the garbage collector must look through all
        that is kept, and everybody waits meanwhile."""
        if table.row["status"] == "over" and not table.busy and not self.closing:
            asyncio.get_running_loop().call_later(REST, lambda: self.spawn(self.evict_unused(table, REST / 2)))

    async def evict_unused(self, table: Table, seconds: float) -> None:
        """Evict a table that nobody has used for so long."""
        if self.tables.get(table.id) is table and not table.busy and monotonic() - table.used > seconds:
            await self.evict(table)

    async def evict(self, table: Table) -> None:
        table.drop()
        del self.tables[table.id]
        await self.bus.unsubscribe(f"table.{table.id}")
        metrics.TABLES.set(len(self.tables))

    def drain(self) -> None:
        """Close all subscriptions."""
        self.closing = True
        for table in list(self.tables.values()):
            table.drop()

    async def close(self) -> None:
        """Finish writing, stop."""
        self.drain()
        for task in list(self.tasks):
            task.cancel()
        await self.bots.close()
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self.repository.beat(self.time.now())
        await self.repository.close()
        await self.bus.close()
        logger.info("closed")


async def open_server(settings: Settings) -> Server:
    process = secrets.token_hex(4)
    for name in NAMES:
        find(name)  # a game is loaded before anybody waits for it
    repository = await open_repository(settings.database)
    bus = await open_bus(settings.bus, process)
    server = Server(settings, repository, bus, await repository.secret(), await repository.beat(0), process)
    await bus.subscribe("people", server.heard)
    server.spawn(server.every(BEAT, server.beat))
    server.spawn(server.every(MAINTENANCE, server.maintain))
    logger.info("open", process=process, several=bus.several)
    return server
