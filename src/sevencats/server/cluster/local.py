"""Message bus within one machine: length-prefixed notices over socket pairs. The supervisor forwards what a process
publishes to the processes that have subscribed to its topic."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import Counter
from collections.abc import Callable
from typing import Any, Literal, cast

import msgspec
import structlog

from sevencats.server import metrics
from sevencats.server.cluster.bus import Handler

logger = structlog.get_logger()


class Notice(msgspec.Struct, array_like=True):
    """A message for the subscribers of a topic, or that a process subscribes to it or no longer does."""

    kind: Literal["publish", "subscribe", "unsubscribe"]
    topic: str
    data: bytes = b""


decode = msgspec.msgpack.Decoder(Notice).decode
encode = msgspec.msgpack.Encoder().encode


class Channel(asyncio.Protocol):
    def __init__(self, received: Callable[[Notice], None], lost: Callable[[], None] = lambda: None) -> None:
        self.received, self.lost = received, lost
        self.buffer = bytearray()
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)
        self.open = True

    def connection_lost(self, why: Exception | None) -> None:
        self.open = False
        self.lost()

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        start = 0
        while len(self.buffer) >= start + 4:
            end = start + 4 + int.from_bytes(self.buffer[start : start + 4], "big")
            if len(self.buffer) < end:
                break
            self.received(decode(self.buffer[start + 4 : end]))
            start = end
        del self.buffer[:start]

    def send(self, notice: Notice) -> None:
        if self.open:
            data = encode(notice)
            self.transport.write(len(data).to_bytes(4, "big") + data)


async def open_channel(end: socket.socket, channel: Channel) -> Channel:
    end.setblocking(False)
    await asyncio.get_running_loop().create_unix_connection(lambda: channel, sock=end)
    return channel


class LocalBus:
    """Each process knows to what the others have subscribed, and sends nothing that nobody wants: the sockets of a
    table are in one process, so that is nearly everything."""

    several = True

    def __init__(self, process: str) -> None:
        self.process = process
        self.channel = Channel(self.received)
        self.handlers: dict[str, Handler] = {}
        self.subscribed: Counter[str] = Counter()  # by how many others
        self.tasks: set[asyncio.Task[None]] = set()

    async def publish(self, topic: str, message: dict[str, Any]) -> None:
        if topic in self.subscribed:
            self.channel.send(Notice("publish", topic, msgspec.json.encode({"from": self.process, **message})))
            metrics.BUS.labels("out").inc()

    async def subscribe(self, topic: str, handler: Handler) -> None:
        self.handlers[topic] = handler
        self.channel.send(Notice("subscribe", topic))

    async def unsubscribe(self, topic: str) -> None:
        self.handlers.pop(topic, None)
        self.channel.send(Notice("unsubscribe", topic))

    def received(self, notice: Notice) -> None:
        if notice.kind != "publish":
            self.count(notice.topic, 1 if notice.kind == "subscribe" else -1)
            return
        handler = self.handlers.get(notice.topic)
        if handler is not None:
            metrics.BUS.labels("in").inc()
            task = asyncio.ensure_future(handle(handler, msgspec.json.decode(notice.data)))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def count(self, topic: str, more: int) -> None:
        self.subscribed[topic] += more
        if not self.subscribed[topic]:
            del self.subscribed[topic]

    def well(self) -> bool:
        return self.channel.open

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        with contextlib.suppress(OSError):
            self.channel.transport.close()


async def handle(handler: Handler, message: dict[str, Any]) -> None:
    try:
        await handler(message)
    except Exception as why:  # periodic reconciliation finds what was missed
        logger.warning("bus", why=type(why).__name__)


async def open_local_bus(number: str, process: str) -> LocalBus:
    """The bus at this file number, which the supervisor has handed over."""
    bus = LocalBus(process)
    await open_channel(socket.socket(fileno=int(number)), bus.channel)
    return bus
