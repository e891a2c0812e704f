"""Frames of a websocket, however a client cuts them up."""

from __future__ import annotations

import ast
import inspect
from importlib.metadata import version
from pathlib import Path

import pytest
import uvicorn
import websockets
from uvicorn.protocols.http import h11_impl, httptools_impl
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol

from sevencats.server.ws.protocol import BACKPRESSURE, end_of_frame, header
from tests.live import live
from tests.server.servers import Server, play, two_at_a_table

PING = b'{"do":"ping"}'


def frame(payload: bytes, first: int = 0x81) -> bytes:
    """A client's frame with a mask."""
    mask = b"cats"
    size = bytes((128 | len(payload),)) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes((first,)) + size + mask + bytes(byte ^ mask[k % 4] for k, byte in enumerate(payload))


@live
async def test_messages_are_heard_however_they_are_cut_up(server: Server) -> None:
    first, second = await two_at_a_table(server)
    long = PING + b" " * 300
    pieces = frame(PING[:5], 0x01) + frame(b"still here", 0x89) + frame(PING[5:], 0x80)
    stream = frame(PING) + frame(PING) + frame(long) + pieces + frame(PING)

    for cut in (1, 7, len(stream)):
        for start in range(0, len(stream), cut):
            first.ws.transport.write(stream[start : start + cut])
        answers = [await first.hear("pong", "refused") for _ in range(5)]

        assert [answer["tell"] for answer in answers] == ["pong"] * 5
    await first.leave()
    await second.leave()


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\xff" + (1 << 40).to_bytes(8, "big"), 1009),  # more than anybody may say
        (frame(PING[:5], 0x01) + frame(PING), 1002),  # a new message before the last has ended
        (b"\x81\x0d" + PING, 1002),  # without a mask
    ],
)
@live
async def test_frames_against_the_protocol_end_the_socket(server: Server, sent: bytes, code: int) -> None:
    first, second = await two_at_a_table(server)

    first.ws.transport.write(sent)
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await first.until(lambda told: False)

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code
    await second.leave()


@live
async def test_a_client_that_does_not_read_is_let_go_and_may_come_back(server: Server) -> None:
    slow, other = await two_at_a_table(server)
    enough = 8 * BACKPRESSURE // len(slow.raw[-1])  # more than all buffers between us and the server hold

    slow.ws.transport.pause_reading()
    for _ in range(enough):
        await slow.say(do="sync", n=0)
    while (await other.hear("present"))["chairs"][0]["here"]:
        pass
    slow.ws.transport.resume_reading()
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await slow.until(lambda told: False)
    back = await slow.person.sit(slow.match)
    await play(back, other, upto=other.table["n"] + 6)

    assert closed.value.rcvd is None  # without a word: nothing more went through
    assert back.table["n"] >= slow.table["n"] + 6
    await back.leave()
    await other.leave()


def test_an_end_is_known_as_soon_as_the_head_has_come() -> None:
    whole = frame(b"x" * 300)

    ends = [end_of_frame(b"??" + whole[:n], 2) for n in (1, 3, 4, len(whole))]

    assert ends == [0, 0, 2 + len(whole), 2 + len(whole)]


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536])
def test_a_servers_head_says_how_long_the_text_is(length: int) -> None:
    begin = header(length)

    assert begin[0] == 0x81
    assert end_of_frame(begin, 0) == len(begin) + length


# What ws/protocol.py and lifecycle.py use of uvicorn beyond its documentation.
PROTOCOL = {"close_sent", "config", "conn", "frames", "queue", "read_paused", "scope", "transport"}
METHODS = {"connection_lost", "connection_made", "data_received", "handle_connect", "receive", "run_asgi"}
SERVER = {"config", "lifespan", "server_state", "should_exit", "started"}


def attributes(source: str) -> set[str]:
    """The attributes that a class sets on itself."""
    return {
        node.attr
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self"
    }


def test_uvicorn_still_has_the_private_parts_that_the_protocol_uses() -> None:
    reviewed = "If this fails, read uvicorn's changes beside server/ws/protocol.py before raising the bound."

    assert version("uvicorn").startswith("0.54."), reviewed
    assert attributes(inspect.getsource(WebSocketsSansIOProtocol)) >= PROTOCOL, reviewed
    assert vars(WebSocketsSansIOProtocol).keys() >= METHODS, reviewed
    assert "parser" in attributes(inspect.getsource(Protocol)), "conn.parser of websockets"
    assert attributes(inspect.getsource(uvicorn.Server)) >= SERVER, reviewed
    assert {"startup", "shutdown"} <= vars(uvicorn.Server).keys(), reviewed
    for module in (h11_impl, httptools_impl):
        (protocol,) = [one for name, one in vars(module).items() if name in ("H11Protocol", "HttpToolsProtocol")]
        assert {"config", "server_state", "app_state", "_loop"} <= inspect.signature(protocol).parameters.keys(), (
            reviewed
        )


def test_the_bound_of_uvicorn_is_one_minor_version() -> None:
    text = (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8")

    assert '"uvicorn>=0.54,<0.55"' in text
