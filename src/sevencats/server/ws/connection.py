"""A websocket connection to a table: commands in, snapshots out. It is authenticated by its cookie or token, never by a
message."""

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
from sevencats.server.http.middleware import allowed_origin, bad_address, client_of
from sevencats.server.http.rate_limit import TokenBucket
from sevencats.server.match.subscriber import Subscriber
from sevencats.server.match.table import Table
from sevencats.server.parsing import parse
from sevencats.server.refusal import Late, Refusal, StorageUnavailable, TooFast, refused
from sevencats.server.state import Server
from sevencats.server.version_1 import version_of
from sevencats.server.ws.messages import AnyAsk, Mute, Ping, Pong, Say, Sync
from sevencats.server.ws.protocol import EXTENSION, TableProtocol

LARGEST: Final = 4096  # bytes of a message
NUMBER: Final = re.compile("[0-9]{1,9}")
PATIENCE: Final = 50  # refused messages after which a connection is closed
NOT_YOURS, TOO_MANY, RESTART = 4403, 4429, 1012
logger = structlog.get_logger()


async def connect(websocket: WebSocket) -> None:
    """Connect to a table; n is the last entry that the client has seen, if it reconnects."""
    server: Server = websocket.app.state.server
    query = websocket.query_params
    n = query.get("n", "")
    client = client_of(websocket.scope) or ""
    if (why := bad_address(websocket.scope)) is not None:
        await refuse(websocket, NOT_YOURS, why)
    elif not allowed_origin(websocket.headers, server.settings):
        await refuse(websocket, NOT_YOURS, Refusal("foreign", "page"))
    elif not server.sockets.take(client):
        await refuse(websocket, TOO_MANY, Refusal("rate", "sockets"))
    else:
        try:
            since = int(n) if NUMBER.fullmatch(n) else None
            await subscribe(websocket, server, websocket.path_params["id"], query.get("key"), since)
        finally:
            server.sockets.release(client)


ROUTE: Final = WebSocketRoute("/api/tables/{id}/socket", connect)


async def refuse(websocket: WebSocket, close: int, why: Refusal) -> None:
    metrics.REFUSED.labels(why.kind).inc()
    await websocket.accept()
    await websocket.send_text(msgspec.json.encode(refused(why, 0)).decode())
    await websocket.close(close)


async def subscribe(websocket: WebSocket, server: Server, id: str, key: str | None, n: int | None) -> None:
    try:
        caller = await server.identity.caller(websocket)
        if id not in server.tables or not server.lobby.may_see(caller, server.tables[id], key):
            await server.lobby.admitted(caller, id, key)
        table = await server.table(id)
    except BadInput as why:
        await refuse(websocket, NOT_YOURS, Refusal.of("foreign", why))
        return
    except (SQLAlchemyError, OSError):
        await refuse(websocket, RESTART, StorageUnavailable())
        return
    await websocket.accept()
    metrics.SOCKETS.inc()
    protocol: TableProtocol = websocket.scope["extensions"][EXTENSION]["protocol"]
    person, credential = (None, None) if caller is None else (caller.person, caller.credential)
    subscriber = SocketSubscriber(protocol, person, credential, version_of(websocket.scope))
    try:
        server.chat.recall(table, subscriber)
        table.add(subscriber, n)
        server.check_known(subscriber)
        code = await receive(protocol, server, table, subscriber)
    finally:
        metrics.SOCKETS.dec()
        table.remove(subscriber)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.close(code)


class SocketSubscriber(Subscriber):
    """A subscriber behind a websocket."""

    def __init__(self, protocol: TableProtocol, person: str | None, credential: str | None, version: int) -> None:
        super().__init__(person, credential, version)
        self.protocol = protocol

    def send(self, data: bytes) -> None:
        self.protocol.send_text(data)

    def close(self) -> None:
        super().close()
        self.protocol.disconnect()


async def receive(protocol: TableProtocol, server: Server, table: Table, subscriber: Subscriber) -> int:
    """Execute what the client sends until it leaves or is disconnected; the close code."""
    bucket = TokenBucket(server.settings.rate)
    patience = PATIENCE
    while patience:
        message = await protocol.receive()
        if message["type"] == "websocket.disconnect" or subscriber.closed:
            return RESTART
        try:
            if not bucket.take():
                raise TooFast
            await execute(server, table, subscriber, parsed(message))
        except Late:
            metrics.REFUSED.labels("late").inc()
        except Refusal as why:
            metrics.REFUSED.labels(why.kind).inc()
            patience -= why.kind in ("malformed", "size", "rate", "foreign")
            subscriber.send(msgspec.json.encode(refused(why, table.n)))
        except BadInput as why:
            metrics.REFUSED.labels("option").inc()
            subscriber.send(msgspec.json.encode(refused(why, table.n)))
        except (SQLAlchemyError, OSError) as why:
            logger.error("store", why=type(why).__name__)
            subscriber.send(msgspec.json.encode(refused(StorageUnavailable(), table.n)))
    return TOO_MANY


def parsed(message: Any) -> Any:
    data = message.get("text") or message.get("bytes") or b""
    if len(data) > LARGEST:
        raise Refusal("size", "message-size", 413, most=LARGEST)
    return parse(data, AnyAsk)


async def execute(server: Server, table: Table, subscriber: Subscriber, ask: Any) -> None:
    match ask:
        case Say():
            await server.chat.say(table, subscriber, ask)
        case Mute():
            await server.chat.mute(table, subscriber, ask)
        case Ping():
            subscriber.send(msgspec.json.encode(Pong()))
        case Sync():
            table.send_snapshot(subscriber, ask.n)
        case _:
            try:
                await table.act(subscriber, ask)
            except Late:
                table.send_snapshot(subscriber, ask.n)
                raise
