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
from sevencats.server.http.endpoint import Visit, door
from sevencats.server.match.subscriber import Ear, Stream
from sevencats.server.refusal import Refusal
from sevencats.server.state import House
from sevencats.server.storage import schema
from sevencats.server.ws.messages import BotChoice, Choose, Done

router = APIRouter(prefix="/api/bot", tags=["bots"])
QUIET: Final = 7.0  # seconds after which an empty line says that the stream is alive


@door(router, "GET", "/stream", answers={"type": "string"}, media="application/x-ndjson")
async def stream(visit: Visit, _: None) -> Response:
    """A line of JSON, as the socket would tell it, whenever something happens at one of my tables."""
    if not visit.house.sockets.take(visit.caller.person):
        raise Refusal("rate", "streams", 429)
    return StreamingResponse(told(visit.house, visit.caller, visit.version), media_type="application/x-ndjson")


@door(router, "POST", "/tables/{id}/choose", BotChoice, Done)
async def choose(visit: Visit, wish: BotChoice) -> Done:
    """Take an option; n as the stream told it."""
    ear = Ear(visit.caller.person)
    row = await visit.house.lobby.admitted(visit.caller, visit.path["id"], None)
    await (await visit.house.table(row["id"])).act(ear, Choose(wish.n, wish.option))
    return Done()


async def told(house: House, caller: Caller, version: int) -> AsyncIterator[bytes]:
    """What the person's tables tell, one after the other, until the stream is closed."""
    ear = Stream(caller.person, caller.credential, version)
    house.streams.setdefault(caller.person, set()).add(ear)
    house.check_known(ear)
    attached: set[str] = set()
    finder = house.spawn(find_tables(house, caller.person, ear, attached))
    try:
        while True:
            try:
                data = await asyncio.wait_for(ear.waiting.get(), QUIET)
            except TimeoutError:
                data = b""
            if data is None or house.closing:
                return
            yield data + b"\n"
    finally:
        finder.cancel()
        house.streams[caller.person].discard(ear)
        if not house.streams[caller.person]:
            del house.streams[caller.person]
        house.sockets.give_back(caller.person)
        for match in attached:
            if match in house.tables:
                house.tables[match].remove(ear)


async def find_tables(house: House, person: str, ear: Stream, attached: set[str]) -> None:
    """Listen at every table where this person sits, and at each where they will sit down."""
    chairs, matches = schema.chairs, schema.matches
    for row in await house.store.all(
        select(chairs.c.match)
        .join(matches, matches.c.id == chairs.c.match)
        .where(chairs.c.person == person, matches.c.status != "over")
    ):
        ear.news.put_nowait(row["match"])
    while True:
        match = await ear.news.get()
        if match not in attached or match not in house.tables:
            with contextlib.suppress(BadInput):
                table = await house.table(match)
                attached.add(match)
                table.add(ear, None)
