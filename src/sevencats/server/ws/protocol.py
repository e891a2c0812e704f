"""uvicorn's websocket with a short way for what comes and goes all the time: short texts in, tellings out. Whatever
else a client sends goes the library's own way, frame by frame. What is over is gone at once: nothing is left that holds
another, so the collector of garbage has nothing to look for while everybody waits."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

EXTENSION: Final = "sevencats.frames"  # under which the application finds the frames of its websocket
ROOM: Final = 1 << 20  # bytes that may wait for a slow client
AHEAD: Final = 8  # messages that a client may send before the first is answered
TEXT, MASKED, SHORT = 0x81, 0x80, 125  # a whole text, a client's mask, the longest payload of a short frame


class Frames(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.rest = b""  # of a frame that has not come wholly
        self.whole = False  # the library has been given whole frames only
        self.left = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.get_protocol().parser = None  # what has read the request and is held by its parser

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.whole = True

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = {"frames": self}
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"][EXTENSION]

    def connection_lost(self, why: Exception | None) -> None:
        super().connection_lost(why)
        self.conn.parser.close()

    def data_received(self, data: bytes) -> None:
        if not self.whole:
            super().data_received(data)
            return
        data, start = self.rest + data, 0
        while 0 < (end := ending(data, start)) <= len(data):
            self.frame(data[start:end])
            start = end
        self.rest = data[start:]
        if end - start > self.config.ws_max_size:  # the library says what is wrong with it
            self.whole = False
            super().data_received(self.rest)

    def frame(self, frame: bytes) -> None:
        if frame[0] != TEXT or not MASKED <= frame[1] <= MASKED + SHORT or self.frames or self.close_sent:
            super().data_received(frame)
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": apply_mask(frame[6:], frame[2:6])})
        if not self.read_paused and self.queue.qsize() > AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def tell(self, data: bytes) -> None:
        """A text to the client, without waiting; one too slow is let go."""
        if self.left or self.close_sent or self.transport.is_closing():
            return
        self.transport.write(head(len(data)) + data)
        if self.transport.get_write_buffer_size() > ROOM:
            self.transport.abort()

    def leave(self) -> None:
        """Tell no more; whoever listens to the client hears that it is gone."""
        self.left = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1012})


def ending(data: bytes, start: int) -> int:
    """Where the frame ends that begins here; 0 if that is not known yet."""
    if len(data) < start + 2:
        return 0
    first, mask = data[start + 1] & 127, 4 * (data[start + 1] >> 7)
    if first <= SHORT:
        return start + 2 + mask + first
    size = 2 if first == 126 else 8
    if len(data) < start + 2 + size:
        return 0
    return start + 2 + size + mask + int.from_bytes(data[start + 2 : start + 2 + size], "big")


def head(length: int) -> bytes:
    """What stands before a server's text of this length."""
    if length <= SHORT:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")
