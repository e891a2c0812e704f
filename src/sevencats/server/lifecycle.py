"""Lifecycle: start the server, serve until told to stop, then drain: close connections and finish writing."""

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
from sevencats.server.ws.protocol import TableProtocol


class UvicornServer(uvicorn.Server):
    """Reports when it serves. Behind a supervisor it takes over connections from `handover` instead of listening."""

    def __init__(
        self, app: FastAPI, config: uvicorn.Config, opened: Callable[[], None], handover: socket.socket | None = None
    ) -> None:
        super().__init__(config)
        self.app = app
        self.opened = opened
        self.handover = handover
        self.accepting: set[asyncio.Task[object]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets if self.handover is None else [])
        if self.started and not self.should_exit:
            gc.collect()
            gc.freeze()  # what lives from the start on is no garbage
            if self.handover is not None:
                self.handover.setblocking(False)
                asyncio.get_running_loop().add_reader(self.handover, self.accept, self.handover)
            self.opened()

    def accept(self, handover: socket.socket) -> None:
        """Take over the sockets that the supervisor hands over; without a supervisor the server stops."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                data, clients, _, _ = socket.recv_fds(handover, 1, 1)
            except BlockingIOError:
                return
            except OSError:
                data, clients = b"", []
            if not data:
                loop.remove_reader(handover)
                self.should_exit = True
                return
            for client in clients:
                protocol = partial(
                    self.config.http_protocol_class,
                    config=self.config,
                    server_state=self.server_state,
                    app_state=self.lifespan.state,
                    _loop=loop,
                )  # type: ignore[call-arg]
                task = loop.create_task(loop.connect_accepted_socket(protocol, socket.socket(fileno=client)))
                self.accepting.add(task)
                task.add_done_callback(self.accepted)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nothing more and close all subscriptions; then nothing is left that must be cancelled."""
        if self.handover is not None:
            asyncio.get_running_loop().remove_reader(self.handover)
        await asyncio.gather(*self.accepting, return_exceptions=True)
        self.app.state.server.drain()
        await super().shutdown(sockets)

    def accepted(self, task: asyncio.Task[object]) -> None:
        self.accepting.discard(task)
        if not task.cancelled():
            task.exception()  # a client that left again at once


def serve(
    settings: Settings,
    host: str,
    port: int,
    log_level: str = "info",
    opened: Callable[[], None] = lambda: None,
    handover: socket.socket | None = None,
) -> None:
    logs.set_up(log_level)
    sys.setswitchinterval(0.0001)  # the database's thread gets its turn at once
    gc.set_threshold(20_000)  # views are many small objects with short lives
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
        ws=TableProtocol,
        proxy_headers=True,
        backlog=4096,
    )
    data = logging.getLogger("uvicorn.error")
    data.addFilter(lambda record: not hasattr(app.state, "failed") and not is_cancelled(record))
    try:
        with suppress(KeyboardInterrupt):  # it has drained by then
            UvicornServer(app, config, opened, handover).run(None if handover is not None else [bound(host, port)])
    except SystemExit:
        if hasattr(app.state, "failed"):
            raise app.state.failed from None
        raise


def is_cancelled(record: logging.LogRecord) -> bool:
    """Is this about work that was cancelled because it did not end in time at shutdown?"""
    return record.exc_info is not None and isinstance(record.exc_info[1], asyncio.CancelledError)


def serve_child(settings: Settings, handover: socket.socket, channel: socket.socket, log_level: str) -> None:
    """One child process of a supervisor; its channel is the bus unless there is another."""
    if settings.bus is None:
        settings = replace(settings, bus=f"fd:{channel.detach()}")

    def opened() -> None:
        handover.send(OPEN)

    try:
        serve(settings, "", 0, log_level, opened, handover)
    except BadInput as why:
        handover.setblocking(True)
        handover.send(msgspec.json.encode(sorry(why)))
