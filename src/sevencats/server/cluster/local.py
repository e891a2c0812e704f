"""Whole messages between two processes of one machine, and the bus that is made of them: the doorman passes on to each
process of the house what the others publish and it wants to hear."""

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

log = structlog.get_logger()


class Note(msgspec.Struct, array_like=True):
    """Something for whoever hears this topic, or that somebody wants to hear it from now on, or no longer."""

    kind: Literal["tell", "hear", "unhear"]
    topic: str
    data: bytes = b""


decode = msgspec.msgpack.Decoder(Note).decode
encode = msgspec.msgpack.Encoder().encode


class Pipe(asyncio.Protocol):
    def __init__(self, heard: Callable[[Note], None], lost: Callable[[], None] = lambda: None) -> None:
        self.heard, self.lost = heard, lost
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
            self.heard(decode(self.buffer[start + 4 : end]))
            start = end
        del self.buffer[:start]

    def say(self, note: Note) -> None:
        if self.open:
            data = encode(note)
            self.transport.write(len(data).to_bytes(4, "big") + data)


async def open_pipe(end: socket.socket, pipe: Pipe) -> Pipe:
    end.setblocking(False)
    await asyncio.get_running_loop().create_unix_connection(lambda: pipe, sock=end)
    return pipe


class Indoors:
    """The bus of a house of several processes on one machine. Each knows what the others want to hear, and says nothing
    that nobody wants: the sockets of a table are in one process, so that is nearly everything."""

    several = True

    def __init__(self, process: str) -> None:
        self.process = process
        self.pipe = Pipe(self.heard)
        self.handlers: dict[str, Handler] = {}
        self.wanted: Counter[str] = Counter()  # how many others hear a topic
        self.tasks: set[asyncio.Task[None]] = set()

    async def publish(self, topic: str, message: dict[str, Any]) -> None:
        if topic in self.wanted:
            self.pipe.say(Note("tell", topic, msgspec.json.encode({"from": self.process, **message})))
            metrics.BUS.labels("out").inc()

    async def subscribe(self, topic: str, handler: Handler) -> None:
        self.handlers[topic] = handler
        self.pipe.say(Note("hear", topic))

    async def unsubscribe(self, topic: str) -> None:
        self.handlers.pop(topic, None)
        self.pipe.say(Note("unhear", topic))

    def heard(self, note: Note) -> None:
        if note.kind != "tell":
            self.want(note.topic, 1 if note.kind == "hear" else -1)
            return
        handler = self.handlers.get(note.topic)
        if handler is not None:
            metrics.BUS.labels("in").inc()
            task = asyncio.ensure_future(handle(handler, msgspec.json.decode(note.data)))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def want(self, topic: str, more: int) -> None:
        self.wanted[topic] += more
        if not self.wanted[topic]:
            del self.wanted[topic]

    def well(self) -> bool:
        return self.pipe.open

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        with contextlib.suppress(OSError):
            self.pipe.transport.close()


async def handle(handler: Handler, message: dict[str, Any]) -> None:
    try:
        await handler(message)
    except Exception as why:  # the round through the house finds what was missed
        log.warning("bus", why=type(why).__name__)


async def open_indoors(number: str, process: str) -> Indoors:
    """The bus at this file number, which the doorman has handed over."""
    bus = Indoors(process)
    await open_pipe(socket.socket(fileno=int(number)), bus.pipe)
    return bus
