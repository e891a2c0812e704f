"""The lobby over HTTP: create, find and join tables; records of those that are over."""

from __future__ import annotations

from fastapi import APIRouter, Response

from sevencats.core.registry import find
from sevencats.server.http.endpoint import Context, endpoint
from sevencats.server.match import broadcast
from sevencats.server.match.subscriber import Subscriber
from sevencats.server.refusal import Refusal
from sevencats.server.ws.messages import Done, Heard, Join, NewTable, Reason, Reasons, TableCard, Tables

router = APIRouter(prefix="/api", tags=["tables"])


@endpoint(router, "GET", "/tables", answers=Tables, known=False, query=("mine",))
async def tables(context: Context, _: None) -> Tables:
    """Public tables; with mine=1 those I have sat at."""
    return Tables(await context.server.lobby.listed(context.maybe, context.query.get("mine") == "1"))


@endpoint(router, "POST", "/tables", NewTable, TableCard)
async def create(context: Context, request: NewTable) -> TableCard:
    """Create a table."""
    card = await context.server.lobby.create(context.caller, request)
    if card.status == "playing":
        await context.server.lobby.start(card.id)
    return card


@endpoint(router, "GET", "/tables/{id}", answers=TableCard, known=False, query=("key",))
async def table(context: Context, _: None) -> TableCard:
    """One table, if I may see it."""
    row = await context.server.lobby.admitted(context.maybe, context.path["id"], context.query.get("key"))
    return await context.server.lobby.shown(row, context.maybe)


@endpoint(router, "POST", "/tables/{id}/join", Join, TableCard)
async def join(context: Context, request: Join) -> TableCard:
    """Sit down."""
    return await context.server.lobby.join(context.caller, context.path["id"], request)


@endpoint(router, "POST", "/tables/{id}/leave", answers=Done)
async def leave(context: Context, _: None) -> Done:
    """Get up before the game begins."""
    await context.server.lobby.leave(context.caller, context.path["id"])
    return Done()


@endpoint(router, "GET", "/tables/{id}/reasons", answers=Reasons, known=False, query=("about", "key"))
async def reasons(context: Context, _: None) -> Reasons:
    """How a number that lies open on the table came about."""
    row = await context.server.lobby.admitted(context.maybe, context.path["id"], context.query.get("key"))
    log = (await context.server.table(row["id"])).playing()
    steps = find(row["game"]).reasons(log.state, context.query.get("about", ""))
    return Reasons(log.n, [Reason(**step.data()) for step in steps])


@endpoint(router, "GET", "/tables/{id}/events", answers=Heard, known=False, query=("key",))
async def events(context: Context, _: None) -> Heard:
    """All that happened so far, as I may hear it: the log, for somebody who comes late or comes back."""
    row = await context.server.lobby.admitted(context.maybe, context.path["id"], context.query.get("key"))
    table = await context.server.table(row["id"])
    seats = table.seats_of(Subscriber(None if context.maybe is None else context.maybe.person))
    return Heard(table.n, broadcast.events_so_far(table.playing(), seats))


@endpoint(router, "GET", "/tables/{id}/record", answers={"type": "object"}, known=False, query=("key",))
async def record(context: Context, _: None) -> Response:
    """The game written down, with the seed of its luck; for anybody, and only when it is over."""
    row = await context.server.lobby.finished(context.maybe, context.path["id"], context.query.get("key"))
    live = await context.server.table(row["id"])
    if live.unplayable is None and live.playing().result is None:
        raise Refusal("turn", "record-over")
    return Response(live.record().text(), media_type="application/json")
