"""Run the server until it is told to stop; then finish writing and say goodbye."""
from __future__ import annotations

import logging
import socket
import sys
from collections.abc import Callable

import uvicorn

from sevencats.server import logs
from sevencats.server.app import make_app
from sevencats.server.settings import Settings
from sevencats.server.socket import LARGEST


class Host(uvicorn.Server):
    """Says when the doors are open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self.opened()


def serve(settings: Settings, host: str, port: int, log_level: str = "info",
          opened: Callable[[], None] = lambda: None) -> None:
    logs.set_up(log_level)
    sys.setswitchinterval(0.0005)           # the database's thread is let in at once
    app = make_app(settings)
    config = uvicorn.Config(
        app, host=host, port=port, access_log=False, log_level="warning", ws_max_size=4 * LARGEST,
        ws_ping_interval=20, ws_ping_timeout=20, timeout_graceful_shutdown=5, server_header=False, date_header=True,
        ws_per_message_deflate=False, ws="websockets-sansio", proxy_headers=True, backlog=4096)
    logging.getLogger("uvicorn.error").addFilter(lambda record: not hasattr(app.state, "failed"))
    try:
        Host(config, opened).run()
    except SystemExit:
        if hasattr(app.state, "failed"):
            raise app.state.failed from None
        raise
