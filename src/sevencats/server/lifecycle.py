"""Run the server until it is told to stop; then finish writing and say goodbye."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec
import uvicorn
from fastapi import FastAPI
from msgspec.structs import replace

from sevencats.core.words import BadInput
from sevencats.server import logs
from sevencats.server.app import make_app
from sevencats.server.cluster.supervisor import OPEN
from sevencats.server.config import Settings
from sevencats.server.listener import bound
from sevencats.server.refusal import sorry
from sevencats.server.ws.connection import LARGEST
from sevencats.server.ws.protocol import Frames


class Host(uvicorn.Server):
    """Says when the doors are open. Behind a doorman the guests come one by one through the door that he keeps."""

    def __init__(
        self, app: FastAPI, config: uvicorn.Config, opened: Callable[[], None], door: socket.socket | None = None
    ) -> None:
        super().__init__(config)
        self.app = app
        self.opened = opened
        self.door = door
        self.entering: set[asyncio.Task[object]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets if self.door is None else [])
        if self.started and not self.should_exit:
            gc.collect()
            gc.freeze()  # what is there from the beginning need not be looked through again
            if self.door is not None:
                self.door.setblocking(False)
                asyncio.get_running_loop().add_reader(self.door, self.admit, self.door)
            self.opened()

    def admit(self, door: socket.socket) -> None:
        """Take over the sockets that the doorman hands in; without a doorman the house closes."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                said, guests, _, _ = socket.recv_fds(door, 1, 1)
            except BlockingIOError:
                return
            except OSError:
                said, guests = b"", []
            if not said:
                loop.remove_reader(door)
                self.should_exit = True
                return
            for guest in guests:
                protocol = partial(
                    self.config.http_protocol_class,
                    config=self.config,
                    server_state=self.server_state,
                    app_state=self.lifespan.state,
                    _loop=loop,
                )  # type: ignore[call-arg]
                task = loop.create_task(loop.connect_accepted_socket(protocol, socket.socket(fileno=guest)))
                self.entering.add(task)
                task.add_done_callback(self.entered)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more and let everybody go who listens; then nothing is left that must be cut off."""
        if self.door is not None:
            asyncio.get_running_loop().remove_reader(self.door)
        await asyncio.gather(*self.entering, return_exceptions=True)
        self.app.state.house.say_goodbye()
        await super().shutdown(sockets)

    def entered(self, task: asyncio.Task[object]) -> None:
        self.entering.discard(task)
        if not task.cancelled():
            task.exception()  # a guest who left again at once


def serve(
    settings: Settings,
    host: str,
    port: int,
    log_level: str = "info",
    opened: Callable[[], None] = lambda: None,
    door: socket.socket | None = None,
) -> None:
    logs.set_up(log_level)
    sys.setswitchinterval(0.0001)  # the database's thread is let in at once
    gc.set_threshold(20_000)  # views are made of many small things, and gone at once
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        access_log=False,
        log_level="warning",
        ws_max_size=4 * LARGEST,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        server_header=False,
        date_header=True,
        ws_per_message_deflate=False,
        ws=Frames,
        proxy_headers=True,
        backlog=4096,
    )
    said = logging.getLogger("uvicorn.error")
    said.addFilter(lambda record: not hasattr(app.state, "failed") and not cut_off(record))
    try:
        with suppress(KeyboardInterrupt):  # it has closed its doors by then
            Host(app, config, opened, door).run(None if door is not None else [bound(host, port)])
    except SystemExit:
        if hasattr(app.state, "failed"):
            raise app.state.failed from None
        raise


def cut_off(record: logging.LogRecord) -> bool:
    """Is this about work that was cut off because it did not end in time when the house closed?"""
    return record.exc_info is not None and isinstance(record.exc_info[1], asyncio.CancelledError)


def serve_room(settings: Settings, door: socket.socket, notes: socket.socket, log_level: str) -> None:
    """One of several processes behind a doorman; his notes are the bus unless there is another."""
    if settings.bus is None:
        settings = replace(settings, bus=f"fd:{notes.detach()}")

    def opened() -> None:
        door.send(OPEN)

    try:
        serve(settings, "", 0, log_level, opened, door)
    except BadInput as why:
        door.setblocking(True)
        door.send(msgspec.json.encode(sorry(why)))
