"""A live table and the path of a choice: one writer a match, durable before told, each ear told only what it may know.

Everything here follows from the sheet, and the sheet from the store: a table can be dropped and loaded at any time."""

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
from sevencats.server.match import broadcast, fairness
from sevencats.server.match.commands import VERBS
from sevencats.server.match.commands.resign import SUBSTITUTE
from sevencats.server.match.log import Line, Match, Sheet, choices_of, ended, nobody, record_of
from sevencats.server.match.presence import Presence
from sevencats.server.match.results import UNFINISHED
from sevencats.server.match.subscriber import Ear
from sevencats.server.refusal import Late, Refusal
from sevencats.server.storage.repository import WORDS
from sevencats.server.ws.messages import Choose, Clock, Said

if TYPE_CHECKING:
    from sevencats.server.state import House

RECENT: Final = 24  # lines whose events are remembered for those who come back
RETRY: Final = 1.0  # seconds until a move of luck or a bot that failed is tried again
SELDOM: Final = 30.0  # seconds between two tries at most
LOOK: Final = 10_000  # milliseconds after which a table with a clock is looked after, if a bot has not moved
PATIENCE: Final = 8.0  # seconds after which a process does what another one should have done
log = structlog.get_logger()


class Table:
    def __init__(self, house: House, row: dict[str, Any], chairs: list[dict[str, Any]]) -> None:
        self.house = house
        self.id: str = row["id"]
        self.row = row
        self.chairs = chairs
        self.commitment = fairness.commitment(row["seed"])
        self.lock = asyncio.Lock()
        self.ears: set[Ear] = set()
        self.recent: deque[tuple[int, tuple[Event, ...]]] = deque(maxlen=RECENT)
        self.presence = Presence(len(chairs), house.settings.grace)
        self.stale = False  # the store may know more than this table
        self.used = monotonic()
        self.flag: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.said: deque[Said] = deque(maxlen=WORDS)  # the last words at the table
        self.mutes: set[str] = set()  # persons who want to hear none
        self.sheet: Sheet | None = None  # none before the game begins, and where it cannot be replayed
        self.unplayable: list[Line] | None = None  # what was written of a match that this version cannot replay

    @property
    def match(self) -> Match:
        row, chairs = self.row, self.chairs
        return Match(
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
        return 0 if self.sheet is None else self.sheet.n

    @property
    def busy(self) -> bool:
        """Does somebody listen, write or think here?"""
        return bool(self.ears) or self.lock.locked() or (self.thinking is not None and not self.thinking.done())

    # the path of a choice

    async def act(self, ear: Ear, ask: Any) -> None:
        """Do what an ear's person asks, or refuse it and change nothing."""
        begin = monotonic()
        self.used = begin
        async with self.lock:
            sheet = self.playing()
            seat = self.seat_for(ear, sheet)
            if self.stale or ask.n > sheet.n:
                await self.catch_up()
            if ask.n != sheet.n:
                raise Late
            await self.write(VERBS[type(ask)](sheet, seat, ask))
        metrics.TOLD.observe(monotonic() - begin)

    def playing(self) -> Sheet:
        if self.unplayable is not None:
            raise Refusal("over", "unfinished")
        if self.sheet is None:
            raise Refusal("turn", "not-begun")
        return self.sheet

    def record(self) -> Record:
        """The game written down, when it is over: as far as it was played, if this version cannot replay it."""
        if self.unplayable is None:
            return self.playing().record()
        record = record_of(self.match, choices_of(self.unplayable))
        record.seed, record.result = self.row["seed"], None if self.row["result"] == UNFINISHED else self.row["result"]
        return record

    def seat_for(self, ear: Ear, sheet: Sheet) -> int:
        """The seat for which this ear speaks now; a seat belongs to a credential."""
        seats = self.seats_of(ear)
        if not seats:
            raise Refusal("foreign", "watching", 403)
        return sheet.asked if sheet.asked in seats else seats[0]

    def seats_of(self, ear: Ear) -> tuple[int, ...]:
        bots = [chair["bot"] for chair in self.chairs] if self.sheet is None else self.sheet.bots
        return tuple(
            chair["seat"]
            for chair in self.chairs
            if ear.person is not None and chair["person"] == ear.person and bots[chair["seat"]] is None
        )

    async def write(self, lines: list[Line]) -> None:
        """Make the lines durable, then do what they say, then tell."""
        sheet = self.playing()
        at = max(self.house.time.now(), sheet.times.since)
        for k, line in enumerate(lines, start=1):
            line.n, line.at = sheet.n + k, at
        lines[0].lag = sheet.times.lag
        result = None if self.row["status"] == "over" else sheet.result_after(lines)
        closing = None if result is None else self.house.endings.closing(self, result)
        fault_injection.point("unstored")
        self.stale = True  # until we know that it is written
        try:
            written = await self.house.store.write(self.id, lines, closing)
        except Refusal:
            sheet.times.give_back(self.house.time.now() - at)
            raise
        if not written:
            await self.catch_up()
            raise Late
        self.stale = False
        if result is not None:
            self.row["status"], self.row["result"] = "over", result
        fault_injection.point("untold")
        await self.follow(lines, ours=True)
        await self.house.bus.publish(f"table.{self.id}", {"lines": lines})

    async def follow(self, lines: list[Line], ours: bool) -> None:
        sheet = self.playing()
        since = sheet.n
        self.apply(lines)
        for line in lines:
            metrics.choices(line.verb).inc()
        log.debug("lines", match=self.id, n=sheet.n, verbs=[line.verb for line in lines])
        if ours and any(line.verb == "rematch" for line in lines):
            await self.house.lobby.again(self)
        if sheet.result is not None and self.row["status"] != "over":
            await self.finish(sheet)
        sheet.times.tell(self.house.time.now())
        self.tell(since)
        self.wind(sheet)
        self.wake(0.0 if ours else PATIENCE)

    def apply(self, lines: list[Line]) -> None:
        sheet = self.playing()
        for line in lines:
            self.recent.append((line.n, sheet.follow(line)))

    async def resume(self, lines: list[Line]) -> None:
        """Take up the game where the store has it, and what may have been left undone. A game that this version cannot
        replay, because its cards or rules have changed, ends here."""
        if self.row["result"] == UNFINISHED:
            self.unplayable = lines
            return
        try:
            self.sheet = sheet = Sheet(self.match)
            sheet.gone = lambda seat: self.presence.is_gone(seat, self.own_seats())
            self.apply(lines)
            sheet.conclude(self.row["result"])
        except Exception as why:
            await self.abandon(lines, why)
            return
        if sheet.rematch is not None:
            await self.house.lobby.again(self)
        if sheet.result is not None and self.row["status"] != "over":
            await self.finish(sheet)
        self.wind(sheet)
        self.wake(0.0)

    async def abandon(self, lines: list[Line], why: Exception) -> None:
        log.warning("unplayable", match=self.id, why=type(why).__name__)
        self.sheet, self.unplayable = None, lines
        self.recent.clear()
        if self.row["status"] != "over":
            await self.house.endings.abandon(self.id)
            self.row["status"], self.row["result"] = "over", UNFINISHED

    async def catch_up(self) -> None:
        """Read what others have written."""
        sheet = self.playing()
        lines = await self.house.store.lines(self.id, sheet.n)
        self.stale = False
        if lines:
            await self.follow(lines, ours=False)

    async def heard(self, message: dict[str, Any]) -> None:
        """Another process says that there is something new."""
        if "seats" in message:
            self.presence.hear(message["from"], message["seats"])
            self.tell_presence()
        if message.get("reload"):
            await self.reload()
        if "said" in message:
            self.house.chat.tell(self, message["said"])
        if "mute" in message:
            self.house.chat.heed(self, message["mute"], message["on"])
        if "lines" in message:
            async with self.lock:
                if self.sheet is None:
                    return
                lines = [line for line in msgspec.convert(message["lines"], list[Line]) if line.n > self.sheet.n]
                if lines and lines[0].n == self.sheet.n + 1 and not self.stale:
                    await self.follow(lines, ours=False)
                elif lines:
                    await self.catch_up()

    async def reload(self) -> None:
        """Somebody sat down, or the game began."""
        async with self.lock:
            row, chairs = await self.house.store.match(self.id), await self.house.store.chairs(self.id)
            assert row is not None
            self.row, self.chairs = row, chairs
            if self.sheet is None and self.unplayable is None and row["status"] != "open":
                await self.resume(await self.house.store.lines(self.id, 0))
                if self.sheet is not None and not self.n:
                    self.sheet.times.tell(self.house.time.now())
            self.tell(self.n)
            self.wake(0.0)

    async def finish(self, sheet: Sheet) -> None:
        """The game is over: write down how, once; whoever wrote the last line did it then."""
        assert sheet.result is not None
        self.row["status"], self.row["result"] = "over", sheet.result
        try:
            await self.house.endings.close(self, sheet.result)
        except (SQLAlchemyError, OSError) as why:  # whoever loads the table next closes it
            log.error("not closed", match=self.id, why=type(why).__name__)

    # what goes on by itself

    def wake(self, after: float) -> None:
        """If luck or a bot is to move and nothing moves them yet, do so: after every write, and whenever somebody opens
        the table."""
        sheet = self.sheet
        if sheet is not None and sheet.moves_itself and (self.thinking is None or self.thinking.done()):
            self.thinking = self.house.spawn(self.go_on(sheet, after))

    async def go_on(self, sheet: Sheet, after: float) -> None:
        """Move luck and bots until a person is asked. Whatever fails is tried again, less and less often."""
        pause = RETRY
        while sheet.moves_itself:
            n = sheet.n
            await asyncio.sleep(after)
            after = 0.0
            try:
                if sheet.n == n:
                    await self.move(sheet)
                pause = RETRY
            except Exception as why:
                metrics.STALLED.inc()
                log.error("move failed", match=self.id, n=n, why=type(why).__name__)
                after, pause = pause, min(2 * pause, SELDOM)

    async def move(self, sheet: Sheet) -> None:
        """Write what luck or a bot chooses, unless somebody was faster."""
        n, seat, option = sheet.n, sheet.asked, None
        assert seat is not None
        if seat != CHANCE:
            option = await self.house.bots.think(sheet.match.game, str(sheet.bots[seat]), sheet.state, seat)
        async with self.lock:
            if self.stale:
                await self.catch_up()
            if sheet.n != n:
                return
            with contextlib.suppress(Late):
                await self.write(
                    sheet.luck(sheet.state.copy(), len(sheet.choices))
                    if option is None
                    else VERBS[Choose](sheet, seat, Choose(n, option))
                )

    def wind(self, sheet: Sheet) -> None:
        """Set the timer at which the asked seat's clock falls."""
        if self.flag is not None:
            self.flag.cancel()
            self.flag = None
        deadline = sheet.times.deadline()
        if deadline is not None:
            wait = max(0, deadline - self.house.time.now()) / 1000
            self.flag = asyncio.get_running_loop().call_later(wait + 0.02, lambda: self.house.spawn(self.fall()))
            if sheet.moves_itself:  # a bot's clock does not run where nobody moves the bot, as after a restart
                deadline = min(deadline, self.house.time.now() + LOOK)
            self.house.spawn(self.house.endings.expect(self.id, deadline))

    async def fall(self) -> None:
        """A clock has run down: between two the other has won; among three a bot plays on."""
        async with self.lock:
            sheet = self.playing()
            if self.stale:
                await self.catch_up()
            deadline, seat = sheet.times.deadline(), sheet.times.asked
            if deadline is None or seat is None or sheet.asked is None:
                return
            if deadline > self.house.time.now():
                self.wind(sheet)
                return
            try:
                await self.write(
                    [
                        Line("end", seat, ended(1 - seat, "timeout"))
                        if sheet.seats == 2
                        else Line("bot", seat, SUBSTITUTE)
                    ]
                )
            except BadInput:
                self.flag = asyncio.get_running_loop().call_later(1.0, lambda: self.house.spawn(self.fall()))

    # telling

    def add(self, ear: Ear, since: int | None) -> None:
        ear.seats = self.seats_of(ear)
        self.ears.add(ear)
        self.used = monotonic()
        self.tell_one(ear, since)
        self.wake(0.0)
        if ear.seats:
            self.tell_presence()
            self.house.spawn(self.report())

    def remove(self, ear: Ear) -> None:
        self.presence.here(self.own_seats())
        self.ears.discard(ear)
        if ear.seats:
            self.tell_presence()
            self.house.spawn(self.report())
        self.house.left(self)

    def own_seats(self) -> set[int]:
        return {seat for ear in self.ears for seat in ear.seats}

    async def report(self) -> None:
        """Say to the other processes who is here."""
        await self.house.bus.publish(f"table.{self.id}", {"seats": sorted(self.own_seats())})

    def tell(self, since: int) -> None:
        """Each ear gets its own events and its own view; ears with the same seats share one encoding."""
        made: dict[tuple[tuple[int, ...], int], bytes] = {}
        chairs = broadcast.chairs(self)
        for ear in list(self.ears):
            ear.seats = self.seats_of(ear)
            key = ear.seats, ear.version
            if key not in made:
                made[key] = broadcast.told(self, ear.seats, since, chairs, ear.version)
            ear.tell(made[key])

    def tell_one(self, ear: Ear, since: int | None) -> None:
        seats, chairs = self.seats_of(ear), broadcast.chairs(self)
        ear.tell(broadcast.told(self, seats, self.n if since is None else since, chairs, ear.version))

    def tell_presence(self) -> None:
        data = broadcast.present(self)
        for ear in list(self.ears):
            ear.tell(data)

    def drop(self) -> None:
        """Forget the table; the store remembers."""
        if self.flag is not None:
            self.flag.cancel()
        if self.sheet is not None:
            self.sheet.gone = nobody  # it lets go of the table, and both are gone at once
        for ear in list(self.ears):
            ear.leave()
