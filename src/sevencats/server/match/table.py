"""A live match: one writer, commands that append to its log, durable before broadcast, and each subscriber is sent only
what it may know.

Everything here follows from the log, and the log is in the database: a table can be dropped and loaded at any time."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from sevencats.core.decision import CHANCE
from sevencats.core.event import Event
from sevencats.core.record import Record
from sevencats.core.words import BadInput
from sevencats.server import fault_injection, metrics
from sevencats.server.match import fairness
from sevencats.server.match.broadcast import presence_message, shown_chairs, snapshot
from sevencats.server.match.commands import COMMANDS
from sevencats.server.match.commands.resign import SUBSTITUTE
from sevencats.server.match.draft import Draft
from sevencats.server.match.log import Entry, MatchInfo, MatchLog, choices_of, ended, nobody, record_of
from sevencats.server.match.presence import Presence
from sevencats.server.match.results import UNFINISHED
from sevencats.server.match.subscriber import Subscriber
from sevencats.server.refusal import Late, Refusal
from sevencats.server.storage.repository import WORDS
from sevencats.server.ws.messages import Choose, Clock, Said

if TYPE_CHECKING:
    from sevencats.server.state import Server

RECENT: Final = 24  # entries whose events are remembered for those who come back
RETRY: Final = 1.0  # seconds until a move of luck or a bot that failed is tried again
SELDOM: Final = 30.0  # seconds between two tries at most
LOOK: Final = 10_000  # milliseconds after which a table with a clock is looked after, if a bot has not moved
PATIENCE: Final = 8.0  # seconds after which a process does what another one should have done
logger = structlog.get_logger()


class Table:
    def __init__(self, server: Server, row: dict[str, Any], chairs: list[dict[str, Any]]) -> None:
        self.server = server
        self.id: str = row["id"]
        self.row = row
        self.chairs = chairs
        self.commitment = fairness.commitment(row["seed"])
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.recent: deque[tuple[int, tuple[Event, ...]]] = deque(maxlen=RECENT)
        self.presence = Presence(len(chairs), server.settings.grace)
        self.stale = False  # the repository may know more than this table
        self.used = monotonic()
        self.flag: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.said: deque[Said] = deque(maxlen=WORDS)  # the last words at the table
        self.mutes: set[str] = set()  # persons who want to hear none
        self.log: MatchLog | None = None  # none before the game begins, and where it cannot be replayed
        self.unplayable: list[Entry] | None = None  # what was written of a match that this version cannot replay

    @property
    def match(self) -> MatchInfo:
        row, chairs = self.row, self.chairs
        return MatchInfo(
            id=row["id"],
            game=row["game"],
            setup=row["setup"],
            content=row["content"],
            engine=row["engine"],
            seed=row["seed"],
            names=[chair["name"] for chair in chairs],
            bots=[chair["bot"] for chair in chairs],
            clock=self.clock,
            began=row["began"],
            hot=row["hot"],
        )

    @property
    def clock(self) -> Clock | None:
        return None if self.row["clock"] is None else msgspec.convert(self.row["clock"], Clock)

    @property
    def n(self) -> int:
        return 0 if self.log is None else self.log.n

    @property
    def busy(self) -> bool:
        """Does somebody listen, write or think here?"""
        return bool(self.subscribers) or self.lock.locked() or (self.thinking is not None and not self.thinking.done())

    # the path of a choice

    async def act(self, subscriber: Subscriber, ask: Any) -> None:
        """Do what a subscriber's person asks, or refuse it and change nothing."""
        begin = monotonic()
        self.used = begin
        async with self.lock:
            log = self.playing()
            seat = self.seat_for(subscriber, log)
            if self.stale or ask.n > log.n:
                await self.catch_up()
            if ask.n != log.n:
                raise Late
            await self.write(COMMANDS[type(ask)](log, seat, ask))
        metrics.TOLD.observe(monotonic() - begin)

    def playing(self) -> MatchLog:
        if self.unplayable is not None:
            raise Refusal("over", "unfinished")
        if self.log is None:
            raise Refusal("turn", "not-begun")
        return self.log

    def record(self) -> Record:
        """The game written down, when it is over: as far as it was played, if this version cannot replay it."""
        if self.unplayable is None:
            return self.playing().record()
        record = record_of(self.match, choices_of(self.unplayable))
        record.seed, record.result = self.row["seed"], None if self.row["result"] == UNFINISHED else self.row["result"]
        return record

    def seat_for(self, subscriber: Subscriber, log: MatchLog) -> int:
        """The seat for which this subscriber speaks now; a seat belongs to a credential."""
        seats = self.seats_of(subscriber)
        if not seats:
            raise Refusal("foreign", "watching", 403)
        return log.asked if log.asked in seats else seats[0]

    def seats_of(self, subscriber: Subscriber) -> tuple[int, ...]:
        bots = [chair["bot"] for chair in self.chairs] if self.log is None else self.log.bots
        return tuple(
            chair["seat"]
            for chair in self.chairs
            if subscriber.person is not None and chair["person"] == subscriber.person and bots[chair["seat"]] is None
        )

    async def write(self, entries: list[Entry]) -> None:
        """Play the entries ahead, make them durable, take over what was played, then tell."""
        log = self.playing()
        draft = Draft(log, entries)
        entries = draft.entries
        at = max(self.server.time.now(), log.times.since)
        for k, entry in enumerate(entries, start=1):
            entry.n, entry.at = log.n + k, at
        entries[0].lag = log.times.lag
        result = None if self.row["status"] == "over" else draft.result
        closing = None if result is None else self.server.results.closing(self, result)
        fault_injection.point("unstored")
        self.stale = True  # until we know that it is written
        try:
            written = await self.server.repository.write(self.id, entries, closing)
        except Refusal:
            log.times.give_back(self.server.time.now() - at)
            raise
        if not written:
            await self.catch_up()
            raise Late
        self.stale = False
        if result is not None:
            self.row["status"], self.row["result"] = "over", result
        fault_injection.point("untold")
        await self.follow(entries, draft)
        await self.server.bus.publish(f"table.{self.id}", {"entries": entries})

    async def follow(self, entries: list[Entry], draft: Draft | None = None) -> None:
        """Do what was written, here as a draft or by another process, and tell."""
        log = self.playing()
        since, ours = log.n, draft is not None
        if draft is None:
            self.replay(entries)
        else:
            log.adopt(draft)
            self.recent.extend((entry.n, events) for entry, events in zip(entries, draft.events, strict=True))
        for entry in entries:
            metrics.choices(entry.verb).inc()
        logger.debug("entries", match=self.id, n=log.n, verbs=[entry.verb for entry in entries])
        if ours and any(entry.verb == "rematch" for entry in entries):
            await self.server.lobby.again(self)
        if log.result is not None and self.row["status"] != "over":
            await self.finish(log)
        log.times.tell(self.server.time.now())
        self.broadcast(since)
        self.wind(log)
        self.wake(0.0 if ours else PATIENCE)

    def replay(self, entries: list[Entry]) -> None:
        log = self.playing()
        for entry in entries:
            self.recent.append((entry.n, log.follow(entry)))

    async def resume(self, entries: list[Entry]) -> None:
        """Replay the log, and do what may have been left undone. A game that this version cannot replay, because its
        cards or rules have changed, ends here."""
        if self.row["result"] == UNFINISHED:
            self.unplayable = entries
            return
        try:
            self.log = log = MatchLog(self.match)
            log.gone = lambda seat: self.presence.is_gone(seat, self.own_seats())
            self.replay(entries)
            log.conclude(self.row["result"])
        except Exception as why:
            await self.abandon(entries, why)
            return
        if log.rematch is not None:
            await self.server.lobby.again(self)
        if log.result is not None and self.row["status"] != "over":
            await self.finish(log)
        self.wind(log)
        self.wake(0.0)

    async def abandon(self, entries: list[Entry], why: Exception) -> None:
        logger.warning("unplayable", match=self.id, why=type(why).__name__)
        self.log, self.unplayable = None, entries
        self.recent.clear()
        if self.row["status"] != "over":
            await self.server.results.abandon(self.id)
            self.row["status"], self.row["result"] = "over", UNFINISHED

    async def catch_up(self) -> None:
        """Read what others have written."""
        log = self.playing()
        entries = await self.server.repository.entries(self.id, log.n)
        self.stale = False
        if entries:
            await self.follow(entries)

    async def heard(self, message: dict[str, Any]) -> None:
        """Another process says that there is something new."""
        if "seats" in message:
            self.presence.hear(message["from"], message["seats"])
            self.broadcast_presence()
        if message.get("reload"):
            await self.reload()
        if "said" in message:
            self.server.chat.broadcast(self, message["said"])
        if "mute" in message:
            self.server.chat.set_muted(self, message["mute"], message["on"])
        if "entries" in message:
            async with self.lock:
                if self.log is None:
                    return
                entries = [entry for entry in msgspec.convert(message["entries"], list[Entry]) if entry.n > self.log.n]
                if entries and entries[0].n == self.log.n + 1 and not self.stale:
                    await self.follow(entries)
                elif entries:
                    await self.catch_up()

    async def reload(self) -> None:
        """Somebody sat down, or the game began."""
        async with self.lock:
            row, chairs = await self.server.repository.match(self.id), await self.server.repository.chairs(self.id)
            assert row is not None
            self.row, self.chairs = row, chairs
            if self.log is None and self.unplayable is None and row["status"] != "open":
                await self.resume(await self.server.repository.entries(self.id, 0))
                if self.log is not None and not self.n:
                    self.log.times.tell(self.server.time.now())
            self.broadcast(self.n)
            self.wake(0.0)

    async def finish(self, log: MatchLog) -> None:
        """The game is over: write down how, once; whoever wrote the last entry did it then."""
        assert log.result is not None
        self.row["status"], self.row["result"] = "over", log.result
        try:
            await self.server.results.close(self, log.result)
        except (SQLAlchemyError, OSError) as why:  # whoever loads the table next closes it
            logger.error("not closed", match=self.id, why=type(why).__name__)

    # what goes on by itself

    def wake(self, after: float) -> None:
        """If luck or a bot is to move and nothing moves them yet, do so: after every write, and whenever somebody opens
        the table."""
        log = self.log
        if log is not None and log.moves_itself and (self.thinking is None or self.thinking.done()):
            self.thinking = self.server.spawn(self.go_on(log, after))

    async def go_on(self, log: MatchLog, after: float) -> None:
        """Move luck and bots until a person is asked. Whatever fails is tried again, less and less often."""
        pause = RETRY
        while log.moves_itself:
            n = log.n
            await asyncio.sleep(after)
            after = 0.0
            try:
                if log.n == n:
                    await self.move(log)
                pause = RETRY
            except Exception as why:
                metrics.STALLED.inc()
                logger.error("move failed", match=self.id, n=n, why=type(why).__name__)
                after, pause = pause, min(2 * pause, SELDOM)

    async def move(self, log: MatchLog) -> None:
        """Write what luck or a bot chooses, unless somebody was faster."""
        n, seat, option = log.n, log.asked, None
        assert seat is not None
        if seat != CHANCE:
            option = await self.server.bots.think(log.match.game, str(log.bots[seat]), log.state, seat)
        async with self.lock:
            if self.stale:
                await self.catch_up()
            if log.n != n:
                return
            with contextlib.suppress(Late):
                await self.write([] if option is None else COMMANDS[Choose](log, seat, Choose(n, option)))

    def wind(self, log: MatchLog) -> None:
        """Set the timer at which the asked seat's clock falls."""
        if self.flag is not None:
            self.flag.cancel()
            self.flag = None
        deadline = log.times.deadline()
        if deadline is not None:
            wait = max(0, deadline - self.server.time.now()) / 1000
            self.flag = asyncio.get_running_loop().call_later(wait + 0.02, lambda: self.server.spawn(self.fall()))
            if log.moves_itself:  # a bot's clock does not run where nobody moves the bot, as after a restart
                deadline = min(deadline, self.server.time.now() + LOOK)
            self.server.spawn(self.server.results.expect(self.id, deadline))

    async def fall(self) -> None:
        """A clock has run down: between two the other has won; among three a bot plays on."""
        async with self.lock:
            log = self.playing()
            if self.stale:
                await self.catch_up()
            deadline, seat = log.times.deadline(), log.times.asked
            if deadline is None or seat is None or log.asked is None:
                return
            if deadline > self.server.time.now():
                self.wind(log)
                return
            try:
                await self.write(
                    [
                        Entry("end", seat, ended(1 - seat, "timeout"))
                        if log.seats == 2
                        else Entry("bot", seat, SUBSTITUTE)
                    ]
                )
            except BadInput:
                self.flag = asyncio.get_running_loop().call_later(1.0, lambda: self.server.spawn(self.fall()))

    # broadcasting

    def add(self, subscriber: Subscriber, since: int | None) -> None:
        subscriber.seats = self.seats_of(subscriber)
        self.subscribers.add(subscriber)
        self.used = monotonic()
        self.send_snapshot(subscriber, since)
        self.wake(0.0)
        if subscriber.seats:
            self.broadcast_presence()
            self.server.spawn(self.report())

    def remove(self, subscriber: Subscriber) -> None:
        self.presence.here(self.own_seats())
        self.subscribers.discard(subscriber)
        if subscriber.seats:
            self.broadcast_presence()
            self.server.spawn(self.report())
        self.server.left(self)

    def own_seats(self) -> set[int]:
        return {seat for subscriber in self.subscribers for seat in subscriber.seats}

    async def report(self) -> None:
        """Say to the other processes who is here."""
        await self.server.bus.publish(f"table.{self.id}", {"seats": sorted(self.own_seats())})

    def broadcast(self, since: int) -> None:
        """Each subscriber gets its own events and its own view; subscribers with the same seats share one encoding."""
        made: dict[tuple[tuple[int, ...], int], bytes] = {}
        chairs = shown_chairs(self)
        for subscriber in list(self.subscribers):
            subscriber.seats = self.seats_of(subscriber)
            key = subscriber.seats, subscriber.version
            if key not in made:
                made[key] = snapshot(self, subscriber.seats, since, chairs, subscriber.version)
            subscriber.send(made[key])

    def send_snapshot(self, subscriber: Subscriber, since: int | None) -> None:
        seats, chairs = self.seats_of(subscriber), shown_chairs(self)
        subscriber.send(snapshot(self, seats, self.n if since is None else since, chairs, subscriber.version))

    def broadcast_presence(self) -> None:
        data = presence_message(self)
        for subscriber in list(self.subscribers):
            subscriber.send(data)

    def drop(self) -> None:
        """Forget the table; the repository remembers."""
        if self.flag is not None:
            self.flag.cancel()
        if self.log is not None:
            self.log.gone = nobody  # it lets go of the table, and both are gone at once
        for subscriber in list(self.subscribers):
            subscriber.close()
