"""Websocket protocol: a subclass of uvicorn's with a fast path for short text frames in and snapshots out. All other
frames go through the library, one whole frame at a time. A closed connection leaves no reference cycle, so the garbage
collector finds nothing to do. It uses private parts of uvicorn; `tests/server/test_protocol.py` names them."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

EXTENSION: Final = "sevencats.protocol"  # ASGI extension under which the application finds this protocol
BACKPRESSURE: Final = 1 << 20  # bytes that may wait for a slow client before it is disconnected
AHEAD: Final = 8  # messages that a client may send before the first is answered
TEXT, MASKED, SHORT = 0x81, 0x80, 125  # a whole text, a client's mask, the longest payload of a short frame


class TableProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.rest = b""  # of a frame that is incomplete
        self.whole = False  # the library has been given whole frames only
        self.stopped = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.get_protocol().parser = None  # it has read the request and holds the HTTP protocol

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.whole = True

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = {"protocol": self}
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
        while 0 < (end := end_of_frame(data, start)) <= len(data):
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

    def send_text(self, data: bytes) -> None:
        """Send without waiting; a client that is too slow is disconnected."""
        if self.stopped or self.close_sent or self.transport.is_closing():
            return
        self.transport.write(header(len(data)) + data)
        if self.transport.get_write_buffer_size() > BACKPRESSURE:
            self.transport.abort()

    def disconnect(self) -> None:
        """Send no more; the application receives a disconnect."""
        self.stopped = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1012})


def end_of_frame(data: bytes, start: int) -> int:
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


def header(length: int) -> bytes:
    """What stands before a server's text of this length."""
    if length <= SHORT:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")
