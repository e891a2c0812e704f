"""Whoever listens at a table: a socket or a bot's stream. It is told without waiting; one too slow is let go."""
from __future__ import annotations

import asyncio
from typing import Final

ROOM: Final = 256                   # messages that may wait for a slow client


class Ear:
    def __init__(self, person: str | None, session: str | None = None) -> None:
        self.person = person
        self.session = session
        self.seats: tuple[int, ...] = ()            # the table says which seats are this person's
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(ROOM)

    def tell(self, data: bytes) -> None:
        try:
            self.waiting.put_nowait(data)
        except asyncio.QueueFull:
            self.leave()

    def leave(self) -> None:
        """Tell no more; what reads this ear ends."""
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)
