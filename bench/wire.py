"""A websocket client that costs little, so that a load test measures servers and not itself."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable

Heard = Callable[["Wire", bytes], None]


class Wire(asyncio.Protocol):
    """Text frames out, whole messages in."""

    def __init__(self, host: str, path: str, headers: dict[str, str], heard: Heard) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            + "".join(f"{name}: {value}\r\n" for name, value in headers.items())
            + "\r\n"
        )
        self.heard = heard
        self.buffer = bytearray()
        self.parts = b""
        self.open = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        transport.write(self.hello.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self.buffer[:end].split(b"\r\n")[0]:
                raise ConnectionError(bytes(self.buffer[:end]).decode())
            del self.buffer[: end + 4]
            self.open = True
        while self.frame():
            pass

    def frame(self) -> bool:
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 127, 2
        if length == 126:
            if len(buffer) < 4:
                return False
            length, start = struct.unpack_from(">H", buffer, 2)[0], 4
        elif length == 127:
            if len(buffer) < 10:
                return False
            length, start = struct.unpack_from(">Q", buffer, 2)[0], 10
        if len(buffer) < start + length:
            return False
        first, payload = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        kind = first & 15
        if kind == 9:
            self.transport.write(frame(10, payload))
        elif kind in (0, 1, 2):
            self.parts += payload
            if first & 128:
                whole, self.parts = self.parts, b""
                self.heard(self, whole)
        return True

    def say(self, text: bytes) -> None:
        self.transport.write(frame(1, text))


def frame(kind: int, payload: bytes) -> bytes:
    """A client's frame, masked with nothing."""
    length = len(payload)
    if length < 126:
        return bytes((128 | kind, 128 | length)) + b"\0\0\0\0" + payload
    return bytes((128 | kind, 254)) + struct.pack(">H", length) + b"\0\0\0\0" + payload


async def connect(port: int, path: str, headers: dict[str, str], heard: Heard) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(f"127.0.0.1:{port}", path, headers, heard), "127.0.0.1", port)
    return wire
