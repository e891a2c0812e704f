"""The lobby over HTTP: tables are laid, found, joined; records of those that are over."""

from __future__ import annotations

from fastapi import APIRouter, Response

from sevencats.core.registry import find
from sevencats.server.http.endpoint import Visit, door
from sevencats.server.match import broadcast
from sevencats.server.match.subscriber import Ear
from sevencats.server.refusal import Refusal
from sevencats.server.ws.messages import Done, Heard, Join, NewTable, Reason, Reasons, TableCard, Tables

router = APIRouter(prefix="/api", tags=["tables"])


@door(router, "GET", "/tables", answers=Tables, known=False, query=("mine",))
async def tables(visit: Visit, _: None) -> Tables:
    """Public tables; with mine=1 those I have sat at."""
    return Tables(await visit.house.lobby.listed(visit.maybe, visit.query.get("mine") == "1"))


@door(router, "POST", "/tables", NewTable, TableCard)
async def lay(visit: Visit, wish: NewTable) -> TableCard:
    """Lay a table."""
    card = await visit.house.lobby.lay(visit.caller, wish)
    if card.status == "playing":
        await visit.house.lobby.start(card.id)
    return card


@door(router, "GET", "/tables/{id}", answers=TableCard, known=False, query=("key",))
async def table(visit: Visit, _: None) -> TableCard:
    """One table, if I may see it."""
    row = await visit.house.lobby.admitted(visit.maybe, visit.path["id"], visit.query.get("key"))
    return await visit.house.lobby.shown(row, visit.maybe)


@door(router, "POST", "/tables/{id}/join", Join, TableCard)
async def join(visit: Visit, wish: Join) -> TableCard:
    """Sit down."""
    return await visit.house.lobby.join(visit.caller, visit.path["id"], wish)


@door(router, "POST", "/tables/{id}/leave", answers=Done)
async def leave(visit: Visit, _: None) -> Done:
    """Get up before the game begins."""
    await visit.house.lobby.leave(visit.caller, visit.path["id"])
    return Done()


@door(router, "GET", "/tables/{id}/reasons", answers=Reasons, known=False, query=("about", "key"))
async def reasons(visit: Visit, _: None) -> Reasons:
    """How a number that lies open on the table came about."""
    row = await visit.house.lobby.admitted(visit.maybe, visit.path["id"], visit.query.get("key"))
    sheet = (await visit.house.table(row["id"])).playing()
    steps = find(row["game"]).reasons(sheet.state, visit.query.get("about", ""))
    return Reasons(sheet.n, [Reason(**step.data()) for step in steps])


@door(router, "GET", "/tables/{id}/events", answers=Heard, known=False, query=("key",))
async def events(visit: Visit, _: None) -> Heard:
    """All that happened so far, as I may hear it: the log, for somebody who comes late or comes back."""
    row = await visit.house.lobby.admitted(visit.maybe, visit.path["id"], visit.query.get("key"))
    table = await visit.house.table(row["id"])
    seats = table.seats_of(Ear(None if visit.maybe is None else visit.maybe.person))
    return Heard(table.n, broadcast.events_so_far(table.playing(), seats))


@door(router, "GET", "/tables/{id}/record", answers={"type": "object"}, known=False, query=("key",))
async def record(visit: Visit, _: None) -> Response:
    """The game written down, with the seed of its luck; for anybody, and only when it is over."""
    row = await visit.house.lobby.finished(visit.maybe, visit.path["id"], visit.query.get("key"))
    live = await visit.house.table(row["id"])
    if live.unplayable is None and live.playing().result is None:
        raise Refusal("turn", "record-over")
    return Response(live.record().text(), media_type="application/json")
