"""For bots that live elsewhere: a token, a stream of decisions, a post to choose."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

from fastapi import APIRouter, Response
from sqlalchemy import select
from starlette.responses import StreamingResponse

from sevencats.core.words import BadInput
from sevencats.server.http.auth import Caller
from sevencats.server.http.endpoint import Context, endpoint
from sevencats.server.match.subscriber import StreamSubscriber, Subscriber
from sevencats.server.refusal import Refusal
from sevencats.server.state import Server
from sevencats.server.storage import schema
from sevencats.server.ws.messages import BotChoice, Choose, Done

router = APIRouter(prefix="/api/bot", tags=["bots"])
QUIET: Final = 7.0  # seconds after which an empty line says that the stream is alive


@endpoint(router, "GET", "/stream", answers={"type": "string"}, media="application/x-ndjson")
async def stream(context: Context, _: None) -> Response:
    """A line of JSON, as the socket would tell it, whenever something happens at one of my tables."""
    if not context.server.sockets.take(context.caller.person):
        raise Refusal("rate", "streams", 429)
    return StreamingResponse(
        stream_lines(context.server, context.caller, context.version), media_type="application/x-ndjson"
    )


@endpoint(router, "POST", "/tables/{id}/choose", BotChoice, Done)
async def choose(context: Context, request: BotChoice) -> Done:
    """Take an option; n as the stream told it."""
    subscriber = Subscriber(context.caller.person)
    row = await context.server.lobby.admitted(context.caller, context.path["id"], None)
    await (await context.server.table(row["id"])).act(subscriber, Choose(request.n, request.option))
    return Done()


async def stream_lines(server: Server, caller: Caller, version: int) -> AsyncIterator[bytes]:
    """What the person's tables broadcast, a line each, until the stream is closed."""
    subscriber = StreamSubscriber(caller.person, caller.credential, version)
    server.streams.setdefault(caller.person, set()).add(subscriber)
    server.check_known(subscriber)
    attached: set[str] = set()
    finder = server.spawn(find_tables(server, caller.person, subscriber, attached))
    try:
        while True:
            try:
                data = await asyncio.wait_for(subscriber.waiting.get(), QUIET)
            except TimeoutError:
                data = b""
            if data is None or server.closing:
                return
            yield data + b"\n"
    finally:
        finder.cancel()
        server.streams[caller.person].discard(subscriber)
        if not server.streams[caller.person]:
            del server.streams[caller.person]
        server.sockets.release(caller.person)
        for match in attached:
            if match in server.tables:
                server.tables[match].remove(subscriber)


async def find_tables(server: Server, person: str, subscriber: StreamSubscriber, attached: set[str]) -> None:
    """Listen at every table where this person sits, and at each where they will sit down."""
    chairs, matches = schema.chairs, schema.matches
    for row in await server.repository.all(
        select(chairs.c.match)
        .join(matches, matches.c.id == chairs.c.match)
        .where(chairs.c.person == person, matches.c.status != "over")
    ):
        subscriber.news.put_nowait(row["match"])
    while True:
        match = await subscriber.news.get()
        if match not in attached or match not in server.tables:
            with contextlib.suppress(BadInput):
                table = await server.table(match)
                attached.add(match)
                table.add(subscriber, None)
