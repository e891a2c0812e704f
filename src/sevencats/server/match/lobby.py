"""The lobby: create, find and join tables. A game begins when the last chair is taken."""

from __future__ import annotations

import secrets
from itertools import cycle
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from sevencats import __version__, bots
from sevencats.core.game import AnyGame
from sevencats.core.registry import find
from sevencats.core.words import BadInput
from sevencats.server.cluster.supervisor import place
from sevencats.server.http.auth import Caller
from sevencats.server.match import fairness
from sevencats.server.match.log import content
from sevencats.server.refusal import Refusal
from sevencats.server.storage import schema
from sevencats.server.storage.backend import Work
from sevencats.server.storage.repository import Row, now
from sevencats.server.ws.messages import Chair, Clock, Join, NewTable, SeatWish, TableCard

if TYPE_CHECKING:
    from sevencats.server.match.table import Table
    from sevencats.server.state import Server

OPEN: Final = 50  # tables that one person may keep waiting
LISTED: Final = 50  # tables that are shown at once
CATS: Final = ("Thimble", "Clover", "Mussel", "Ember", "Sable", "Juniper", "Old Tom")  # names of bots
matches, chairs = schema.matches, schema.chairs
NEW_MATCH, NEW_CHAIRS = insert(matches), insert(chairs)


class Lobby:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.processes = cycle(range(server.settings.processes))

    async def create(self, caller: Caller, request: NewTable) -> TableCard:
        """A new table; who sits at it is said seat by seat."""
        game = find(request.game)
        check_clock(request.clock)
        if "seats" in request.setup:
            raise BadInput("table-seats")
        await self.check_waiting(caller)
        id = name_for(next(self.processes), self.server.settings.processes)
        requests = request.seats or [SeatWish("me")]
        requests = requests + [SeatWish("open")] * (game.seats - len(requests))
        rows = [chair_of(id, seat, one, caller, request) for seat, one in enumerate(requests)]
        if not request.hot and sum(row["person"] is not None for row in rows) > 1:
            raise BadInput("one-chair")
        row = new_row(id, game, request.setup, caller.person, self.server.time.now())
        row |= {
            "clock": None if request.clock is None else msgspec.to_builtins(request.clock),
            "public": request.public,
            "hot": request.hot,
        }
        begin_if_full(game, row, rows)
        await self.server.repository.change(insert_match(row, rows))
        return await self.shown(row, caller)

    async def check_waiting(self, caller: Caller) -> None:
        count = await self.server.repository.one(
            select(func.count().label("n"))
            .select_from(matches)
            .where(matches.c.host == caller.person, matches.c.status == "open")
        )
        if count is not None and count["n"] >= OPEN:
            raise Refusal("rate", "tables-waiting", 429, n=OPEN)

    async def join(self, caller: Caller, id: str, request: Join) -> TableCard:
        """Sit down on a free chair."""
        row = await self.admitted(caller, id, request.key)
        rows = await self.server.repository.chairs(id)
        if any(one["person"] == caller.person for one in rows):
            return await self.shown(row, caller)
        free = [
            one for one in rows if one["person"] is None and one["bot"] is None and request.seat in (None, one["seat"])
        ]
        if row["status"] != "open" or not free:
            raise Refusal("turn", "no-chair")
        mine = free[0]
        mine |= {"person": caller.person, "name": caller.name, "wanted": request.setup}
        began = row | {"began": self.server.time.now()}
        begin_if_full(find(row["game"]), began, rows)
        seat = chairs.c.match == id, chairs.c.seat == mine["seat"], chairs.c.person.is_(None), chairs.c.bot.is_(None)
        if not await self.server.repository.do(
            update(chairs).where(*seat).values(person=caller.person, name=caller.name, wanted=request.setup)
        ):
            raise Refusal("turn", "quicker")
        await self.start(id)
        return await self.shown(await self.known(id), caller)

    async def start(self, id: str) -> None:
        """Begin if all chairs are taken, and let the table and its people know."""
        row, rows = await self.known(id), await self.server.repository.chairs(id)
        if row["status"] == "open":
            row["began"] = self.server.time.now()
            begin_if_full(find(row["game"]), row, rows)
            if row["status"] == "playing":
                await self.server.repository.do(
                    update(matches)
                    .where(matches.c.id == id, matches.c.status == "open")
                    .values({key: row[key] for key in ("setup", "status", "began", "content", "engine")})
                )
        table = self.server.tables.get(id)
        if table is not None:
            await table.reload()
        await self.server.bus.publish(f"table.{id}", {"reload": True})
        for person in {one["person"] for one in rows} - {None}:
            await self.server.notify(person, id)

    async def leave(self, caller: Caller, id: str) -> None:
        """Get up before the game begins; later it is called resigning."""
        row = await self.known(id)
        if row["status"] != "open":
            raise Refusal("turn", "begun")
        if not await self.server.repository.do(
            update(chairs)
            .where(chairs.c.match == id, chairs.c.person == caller.person)
            .values(person=None, name="", wanted={})
        ):
            raise Refusal("foreign", "not-sitting", 404)
        await self.start(id)

    async def again(self, table: Table) -> None:
        """The next game of the same people with the same decks: a new secret, a new coin. Made once, by whoever comes
        first."""
        log = table.playing()
        assert log.rematch is not None
        old, game = table.row, find(table.row["game"])
        row = new_row(log.rematch, game, old["wanted"], old["host"], self.server.time.now())
        row |= {"clock": old["clock"], "public": old["public"], "hot": old["hot"]}
        rows = [{**chair, "match": log.rematch} for chair in table.chairs]
        begin_if_full(game, row, rows)
        try:
            await self.server.repository.change(insert_match(row, rows))
        except IntegrityError:
            return
        await self.server.adopt(row, rows)
        for person in {chair["person"] for chair in rows} - {None}:
            await self.server.notify(person, row["id"])

    async def admitted(self, caller: Caller | None, id: str, key: str | None) -> Row:
        """The match, if this caller may see it: it is public, they sit there, created it, or have the link."""
        row = await self.server.repository.match(id)
        if row is not None:
            if row["public"] or self.server.identity.invited(id, key):
                return row
            if caller is not None and (row["host"] == caller.person or await self.sits(caller, id)):
                return row
        raise Refusal("foreign", "not-invited", 404)

    async def finished(self, caller: Caller | None, id: str, key: str | None) -> Row:
        """The match, if its game is over: then whoever has the address may look. Or if this caller may see it."""
        row = await self.server.repository.match(id)
        return row if row is not None and row["status"] == "over" else await self.admitted(caller, id, key)

    def may_see(self, caller: Caller | None, table: Table, key: str | None) -> bool:
        """The same of a table that is in use, without asking the repository; a no may be out of date."""
        own = caller is not None and any(chair["person"] == caller.person for chair in table.chairs)
        return own or table.row["public"] or self.server.identity.invited(table.id, key)

    async def sits(self, caller: Caller, id: str) -> bool:
        return (
            await self.server.repository.one(
                select(chairs.c.seat).where(chairs.c.match == id, chairs.c.person == caller.person)
            )
            is not None
        )

    async def known(self, id: str) -> Row:
        row = await self.server.repository.match(id)
        if row is None:
            raise Refusal("foreign", "no-table", 404)
        return row

    async def listed(self, caller: Caller | None, mine: bool) -> list[TableCard]:
        """Public tables that wait or play; or all that this caller has sat at, the newest first."""
        query = select(matches).order_by(matches.c.made.desc()).limit(LISTED)
        if mine:
            sat = select(chairs.c.match).where(chairs.c.person == (caller.person if caller else ""))
            query = query.where(or_(matches.c.id.in_(sat), matches.c.host == (caller.person if caller else "")))
        else:
            query = query.where(matches.c.public, matches.c.status != "over")
        return [await self.shown(row, caller) for row in await self.server.repository.all(query)]

    async def shown(self, row: Row, caller: Caller | None) -> TableCard:
        rows = await self.server.repository.chairs(row["id"])
        seats = [one["seat"] for one in rows if caller is not None and one["person"] == caller.person]
        known = bool(seats) or (caller is not None and row["host"] == caller.person)
        edition = row["wanted"].get("edition")
        return TableCard(
            id=row["id"],
            game=row["game"],
            edition=edition if isinstance(edition, str) else None,
            status=row["status"],
            public=row["public"],
            hot=row["hot"],
            clock=None if row["clock"] is None else msgspec.convert(row["clock"], Clock),
            chairs=[shown_chair(one) for one in rows],
            result=row["result"],
            commitment=fairness.commitment(row["seed"]),
            seats=seats,
            position="position" in row["wanted"],
            key=self.server.identity.invitation(row["id"]) if known else None,
        )


def name_for(process: int, processes: int) -> str:
    """A table's name that hashes to this process: they take turns, so that none has more tables than the others."""
    while place((name := secrets.token_urlsafe(9)).encode(), range(processes)) != process:
        pass
    return name


def insert_match(row: Row, rows: list[Row]) -> Work:
    def work(connection: Connection) -> None:
        connection.execute(NEW_MATCH, row)
        connection.execute(NEW_CHAIRS, rows)

    return work


def shown_chair(row: Row) -> Chair:
    kind = "bot" if row["bot"] is not None else "empty" if row["person"] is None else "person"
    return Chair(row["seat"], row["name"], kind, row["bot"])  # type: ignore[arg-type]


def new_row(id: str, game: AnyGame, wanted: dict[str, Any], host: str, began: int) -> Row:
    return {
        "id": id,
        "game": game.name,
        "wanted": wanted,
        "setup": None,
        "content": content(game.name),
        "engine": __version__,
        "seed": fairness.new_seed(id),
        "status": "open",
        "result": None,
        "began": began,
        "deadline": None,
        "host": host,
        "made": now(),
    }


def chair_of(match: str, seat: int, request: SeatWish, caller: Caller, table: NewTable) -> Row:
    row: Row = {"match": match, "seat": seat, "person": None, "bot": None, "name": "", "wanted": request.setup}
    if request.who == "bot":
        bots.level(table.game, request.level)
        row |= {"bot": request.level, "name": CATS[(bots.LEVELS.index(request.level) + seat) % len(CATS)]}
    elif request.who == "me" or table.hot:
        row |= {"person": caller.person, "name": f"{caller.name} {seat + 1}" if table.hot else caller.name}
    return row


def begin_if_full(game: AnyGame, row: Row, rows: list[Row]) -> None:
    """Check the setup as far as it is known, and begin when nobody is missing."""
    known = [{**one["wanted"], "name": one["name"]} for one in rows]
    waiting = [one for one in rows if one["person"] is None and one["bot"] is None]
    if not waiting:
        row |= {"setup": game.setup({**row["wanted"], "seats": known}), "status": "playing"}
        row |= {"content": content(game.name), "engine": __version__}  # it may have been created before an upgrade
        return
    chosen = next((seat for seat, one in zip(known, rows, strict=True) if one not in waiting), None)
    if chosen is not None:
        probe(
            game,
            row["wanted"],
            [seat if one not in waiting else {"name": "somebody"} for seat, one in zip(known, rows, strict=True)],
            chosen,
        )


def probe(game: AnyGame, wanted: dict[str, Any], seats: list[dict[str, Any]], chosen: dict[str, Any]) -> None:
    """Would this be a setup, if those who are still to come chose what is usual, or the same as the first?"""
    try:
        game.setup({**wanted, "seats": seats})
    except BadInput as why:
        try:
            game.setup({**wanted, "seats": [chosen for _ in seats]})
        except BadInput:
            raise why from None


def check_clock(clock: Clock | None) -> None:
    if clock is not None and (clock.minutes is None) == (clock.days is None):
        raise BadInput("clock")
