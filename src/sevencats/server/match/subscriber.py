"""Whoever listens at a table: a socket or a bot's stream. It is told without waiting; one too slow is let go."""

from __future__ import annotations

import asyncio
from typing import Final

from sevencats.server.version_1 import NEWEST
from sevencats.server.ws.protocol import Frames

ROOM: Final = 256  # messages that may wait for a slow stream


class Ear:
    """Somebody at a table, who may speak; by itself an ear hears nothing."""

    def __init__(self, person: str | None, credential: str | None = None, version: int = NEWEST) -> None:
        self.person = person
        self.credential = credential  # the session or token by which they are known
        self.version = version  # of the API
        self.seats: tuple[int, ...] = ()  # the table says which seats are this person's
        self.gone = False  # whatever it still says is not heard

    def tell(self, data: bytes) -> None:
        pass

    def leave(self) -> None:
        """Tell no more and hear no more; what reads this ear ends."""
        self.gone = True


class Socket(Ear):
    def __init__(self, frames: Frames, person: str | None, credential: str | None, version: int) -> None:
        super().__init__(person, credential, version)
        self.frames = frames

    def tell(self, data: bytes) -> None:
        self.frames.tell(data)

    def leave(self) -> None:
        super().leave()
        self.frames.leave()


class Stream(Ear):
    def __init__(self, person: str | None, credential: str | None, version: int) -> None:
        super().__init__(person, credential, version)
        self.news: asyncio.Queue[str] = asyncio.Queue()  # tables of this person
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(ROOM)

    def tell(self, data: bytes) -> None:
        try:
            self.waiting.put_nowait(data)
        except asyncio.QueueFull:
            self.leave()

    def leave(self) -> None:
        super().leave()
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)
