"""One websocket a table: messages in, tellings out. It is somebody's by its cookie or token, never by a message."""

from __future__ import annotations

import contextlib
import re
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from sevencats.core.words import BadInput
from sevencats.server import metrics
from sevencats.server.http.middleware import client_of, untellable, welcome
from sevencats.server.http.rate_limit import Bucket
from sevencats.server.match.subscriber import Ear, Socket
from sevencats.server.match.table import Table
from sevencats.server.parsing import parse
from sevencats.server.refusal import Late, Refusal, StoreGone, TooFast, refused
from sevencats.server.state import House
from sevencats.server.version_1 import version_of
from sevencats.server.ws.messages import AnyAsk, Mute, Ping, Pong, Say, Sync
from sevencats.server.ws.protocol import EXTENSION, Frames

LARGEST: Final = 4096  # bytes of a message
NUMBER: Final = re.compile("[0-9]{1,9}")
PATIENCE: Final = 50  # refused messages after which a socket is closed
NOT_YOURS, TOO_MANY, RESTART = 4403, 4429, 1012
log = structlog.get_logger()


async def socket(websocket: WebSocket) -> None:
    """Listen and speak at a table; n is where the client was, if it comes back."""
    house: House = websocket.app.state.house
    query = websocket.query_params
    n = query.get("n", "")
    client = client_of(websocket.scope) or ""
    if (why := untellable(websocket.scope)) is not None:
        await refuse(websocket, NOT_YOURS, why)
    elif not welcome(websocket.headers, house.settings):
        await refuse(websocket, NOT_YOURS, Refusal("foreign", "page"))
    elif not house.sockets.take(client):
        await refuse(websocket, TOO_MANY, Refusal("rate", "sockets"))
    else:
        try:
            await admitted(
                websocket, house, websocket.path_params["id"], query.get("key"), int(n) if NUMBER.fullmatch(n) else None
            )
        finally:
            house.sockets.give_back(client)


ROUTE: Final = WebSocketRoute("/api/tables/{id}/socket", socket)


async def refuse(websocket: WebSocket, close: int, why: Refusal) -> None:
    metrics.REFUSED.labels(why.kind).inc()
    await websocket.accept()
    await websocket.send_text(msgspec.json.encode(refused(why, 0)).decode())
    await websocket.close(close)


async def admitted(websocket: WebSocket, house: House, id: str, key: str | None, n: int | None) -> None:
    try:
        caller = await house.identity.caller(websocket)
        if id not in house.tables or not house.lobby.may_see(caller, house.tables[id], key):
            await house.lobby.admitted(caller, id, key)
        table = await house.table(id)
    except BadInput as why:
        await refuse(websocket, NOT_YOURS, Refusal.of("foreign", why))
        return
    except (SQLAlchemyError, OSError):
        await refuse(websocket, RESTART, StoreGone())
        return
    await websocket.accept()
    metrics.SOCKETS.inc()
    frames: Frames = websocket.scope["extensions"][EXTENSION]["frames"]
    person, credential = (None, None) if caller is None else (caller.person, caller.credential)
    ear = Socket(frames, person, credential, version_of(websocket.scope))
    try:
        house.chat.recall(table, ear)
        table.add(ear, n)
        house.check_known(ear)
        code = await listen(frames, house, table, ear)
    finally:
        metrics.SOCKETS.dec()
        table.remove(ear)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.close(code)


async def listen(frames: Frames, house: House, table: Table, ear: Ear) -> int:
    """Do what the client asks until it leaves or has to; the code with which it is let go."""
    bucket = Bucket(house.settings.pace)
    patience = PATIENCE
    while patience:
        message = await frames.receive()
        if message["type"] == "websocket.disconnect" or ear.gone:
            return RESTART
        try:
            if not bucket.take():
                raise TooFast
            await do(house, table, ear, parsed(message))
        except Late:
            metrics.REFUSED.labels("late").inc()
        except Refusal as why:
            metrics.REFUSED.labels(why.kind).inc()
            patience -= why.kind in ("malformed", "size", "rate", "foreign")
            ear.tell(msgspec.json.encode(refused(why, table.n)))
        except BadInput as why:
            metrics.REFUSED.labels("option").inc()
            ear.tell(msgspec.json.encode(refused(why, table.n)))
        except (SQLAlchemyError, OSError) as why:
            log.error("store", why=type(why).__name__)
            ear.tell(msgspec.json.encode(refused(StoreGone(), table.n)))
    return TOO_MANY


def parsed(message: Any) -> Any:
    data = message.get("text") or message.get("bytes") or b""
    if len(data) > LARGEST:
        raise Refusal("size", "message-size", 413, most=LARGEST)
    return parse(data, AnyAsk)


async def do(house: House, table: Table, ear: Ear, ask: Any) -> None:
    match ask:
        case Say():
            await house.chat.say(table, ear, ask)
        case Mute():
            await house.chat.mute(table, ear, ask)
        case Ping():
            ear.tell(msgspec.json.encode(Pong()))
        case Sync():
            table.tell_one(ear, ask.n)
        case _:
            try:
                await table.act(ear, ask)
            except Late:
                table.tell_one(ear, ask.n)
                raise
