"""Supervisor of several processes on one machine (pre-fork, sticky by table). It accepts connections, peeks at the
request line, hands the socket itself to a child process, and forwards bus messages between the children. It holds no
state: any child serves any table, and a child that dies is restarted."""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import re
import signal
import socket
import zlib
from collections.abc import Callable, Iterable
from multiprocessing.context import SpawnProcess
from tempfile import TemporaryDirectory
from typing import Final

import structlog
from msgspec.structs import replace

from sevencats.core.words import BadInput, heard
from sevencats.server import logs, metrics
from sevencats.server.cluster.local import Channel, Notice, open_channel
from sevencats.server.config import Settings
from sevencats.server.listener import bound

TABLE: Final = re.compile(rb"[A-Z]+ /api/(?:v[0-9]+/)?tables/([^/? ]+)")
PEEK: Final = 1024  # bytes in which the request line is looked for
PEEK_TIMEOUT: Final = 5.0  # seconds after which a silent connection is handed over all the same
RETRY: Final = 0.02  # seconds until a connection is handed over again that no child could take
RESTART_DELAY: Final = 1.0  # seconds before a child that died is restarted
SHUTDOWN_TIMEOUT: Final = 20.0  # seconds in which children finish writing
GO: Final = b"+"  # what the supervisor sends to a child that may serve, and with every connection
OPEN: Final = b"\0"  # what a child sends when it serves; else it sends why it does not
SPAWN: Final = multiprocessing.get_context("spawn")
logger = structlog.get_logger()


class ChildProcess:
    def __init__(self, number: int) -> None:
        self.number = number
        self.open = False
        self.topics: set[str] = set()
        self.process: SpawnProcess | None = None

    async def start(self, settings: Settings, log_level: str, received: Callable[[ChildProcess, Notice], None]) -> None:
        """Start the process; it imports everything, and waits."""
        self.handover, handover = socket.socketpair()
        here, there = socket.socketpair()
        self.process = SPAWN.Process(target=serve_in_child, args=(settings, handover, there, log_level))
        self.process.start()
        handover.close()
        there.close()
        self.handover.setblocking(False)
        self.channel = await open_channel(here, Channel(lambda notice: received(self, notice)))

    async def serve(self) -> None:
        """Let the process serve, and come back when it does."""
        assert self.process is not None
        loop = asyncio.get_running_loop()
        said = b""
        with contextlib.suppress(OSError):
            await loop.sock_sendall(self.handover, GO)
            said = await loop.sock_recv(self.handover, 4096)
        if said != OPEN:
            await self.ended(self.process)
            raise heard(json.loads(said)) if said else BadInput("process-ended")
        self.open = True

    async def ended(self, process: SpawnProcess) -> None:
        """Come back when the process is gone."""
        gone = asyncio.Event()
        loop = asyncio.get_running_loop()
        loop.add_reader(process.sentinel, gone.set)
        await gone.wait()
        loop.remove_reader(process.sentinel)
        process.join()
        metrics.gone(process.pid or 0)
        self.open = False
        self.handover.close()
        self.channel.transport.close()

    def close(self) -> None:
        """Let the process finish writing."""
        if self.process is not None and self.process.is_alive():
            self.process.terminate()
            self.process.join(SHUTDOWN_TIMEOUT)
            self.process.kill()


class Supervisor:
    def __init__(self, settings: Settings, listening: socket.socket, processes: int, log_level: str) -> None:
        self.settings = replace(settings, processes=processes)
        self.listening = listening
        self.log_level = log_level
        self.children = [ChildProcess(number) for number in range(processes)]
        self.closing = asyncio.Event()
        self.restarting: list[asyncio.Task[None]] = []
        self.turn = 0

    async def run(self, opened: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.closing.set)
        try:
            for child in self.children:
                await child.start(self.settings, self.log_level, self.forward)
            await self.children[0].serve()  # brings the schema up to date for all
            await asyncio.gather(*(child.serve() for child in self.children[1:]))
            self.restarting = [loop.create_task(self.restart(child)) for child in self.children]
            self.listening.listen(4096)
            loop.add_reader(self.listening, self.accept)
            opened()
            await self.closing.wait()
        finally:
            self.closing.set()
            loop.remove_reader(self.listening)
            self.listening.close()
            await self.close()

    async def restart(self, child: ChildProcess) -> None:
        """Restart a child whenever it ends, until the supervisor stops."""
        while not self.closing.is_set():
            if child.open and child.process is not None:
                await child.ended(child.process)
            self.forget(child)
            if self.closing.is_set():
                return
            logger.error("a process ended and is started again", process=child.number)
            await asyncio.sleep(RESTART_DELAY)
            if not self.closing.is_set():
                with contextlib.suppress(BadInput, OSError):
                    await child.start(self.settings, self.log_level, self.forward)
                    self.introduce(child)
                    await child.serve()

    async def close(self) -> None:
        await asyncio.gather(*(asyncio.to_thread(child.close) for child in self.children))
        await asyncio.gather(*self.restarting, return_exceptions=True)

    # connections

    def accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                client, _ = self.listening.accept()
            except OSError:
                return
            client.setblocking(False)
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            silence = loop.call_later(PEEK_TIMEOUT, self.peek, client, None)
            loop.add_reader(client, self.peek, client, silence)

    def peek(self, client: socket.socket, silence: asyncio.TimerHandle | None) -> None:
        """Read the request line and leave it in the socket."""
        if silence is not None:
            silence.cancel()
        asyncio.get_running_loop().remove_reader(client)
        line = b""
        with contextlib.suppress(OSError):
            line = client.recv(PEEK, socket.MSG_PEEK)
        self.hand_over(client, line)

    def hand_over(self, client: socket.socket, line: bytes) -> None:
        try:
            socket.send_fds(self.child_for(line).handover, [GO], [client.fileno()])
            client.close()
        except (OSError, LookupError):
            asyncio.get_running_loop().call_later(RETRY, self.hand_over, client, line)

    def child_for(self, line: bytes) -> ChildProcess:
        """Sticky by table: all connections of a table go to one child; the others go round robin."""
        children = {child.number: child for child in self.children if child.open}
        if not children:
            raise LookupError
        self.turn += 1
        table = TABLE.match(line)
        return children[list(children)[self.turn % len(children)] if table is None else place(table[1], list(children))]

    # bus messages

    def forward(self, sender: ChildProcess, notice: Notice) -> None:
        """Subscriptions go to all other children, messages to those that have subscribed."""
        if notice.kind != "publish":
            if (notice.kind == "subscribe") == (notice.topic in sender.topics):
                return
            sender.topics ^= {notice.topic}
        for child in self.children:
            if (
                child is not sender
                and child.process is not None
                and (notice.kind != "publish" or notice.topic in child.topics)
            ):
                child.channel.send(notice)

    def introduce(self, new: ChildProcess) -> None:
        """Tell a new child what the others have subscribed to."""
        for child in self.children:
            for topic in () if child is new else child.topics:
                new.channel.send(Notice("subscribe", topic))

    def forget(self, gone: ChildProcess) -> None:
        """Cancel the subscriptions of a child that is gone."""
        for topic in list(gone.topics):
            self.forward(gone, Notice("unsubscribe", topic))


def place(table: bytes, processes: Iterable[int]) -> int:
    """Rendezvous hashing: the process of a table among these. When one ends, only its own tables move; a rematch, whose
    name ends like its match's, stays."""
    return max(processes, key=lambda number: zlib.crc32(table[-2:] + b"%d" % number))


def supervise(
    settings: Settings, host: str, port: int, processes: int, log_level: str, opened: Callable[[], None]
) -> None:
    """Serve with so many processes until SIGTERM or SIGINT."""
    import uvloop  # there is none on Windows, where one process serves

    logs.set_up(log_level)
    with bound(host, port) as listening:
        listening.setblocking(False)

        async def work() -> None:
            await Supervisor(settings, listening, processes, log_level).run(opened)

        with TemporaryDirectory(prefix="sevencats-") as folder:
            os.environ[metrics.TOGETHER] = folder
            uvloop.run(work())


def serve_in_child(settings: Settings, handover: socket.socket, channel: socket.socket, log_level: str) -> None:
    """The child's program: all that serves is imported here and not before."""
    from sevencats.server.lifecycle import serve_child

    if handover.recv(1) == GO:
        serve_child(settings, handover, channel, log_level)
