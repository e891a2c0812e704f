"""Subscribers of a table: a websocket or a bot's stream. Sending never waits; one that is too slow is closed."""

from __future__ import annotations

import asyncio
from typing import Final

from sevencats.server.version_1 import NEWEST

BACKPRESSURE: Final = 256  # messages that may wait for a slow stream


class Subscriber:
    """Somebody connected to a table; this base class is sent nothing."""

    def __init__(self, person: str | None, credential: str | None = None, version: int = NEWEST) -> None:
        self.person = person
        self.credential = credential  # the session or token by which they are known
        self.version = version  # of the API
        self.seats: tuple[int, ...] = ()  # the table says which seats are this person's
        self.closed = False  # what it still sends is ignored

    def send(self, data: bytes) -> None:
        pass

    def close(self) -> None:
        """Send nothing more and ignore what comes; whatever reads from it ends."""
        self.closed = True


class StreamSubscriber(Subscriber):
    """A bot's stream of newline-delimited JSON."""

    def __init__(self, person: str | None, credential: str | None, version: int) -> None:
        super().__init__(person, credential, version)
        self.news: asyncio.Queue[str] = asyncio.Queue()  # tables of this person
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(BACKPRESSURE)

    def send(self, data: bytes) -> None:
        try:
            self.waiting.put_nowait(data)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        super().close()
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)
