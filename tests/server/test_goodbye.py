"""A server that closes while people sit in it."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest
import websockets

from tests.live import live
from tests.server.servers import Person, Server, play, two_at_a_table


async def come_until_it_is_closed(server: Server, person: Person, match: str) -> None:
    """Somebody who is let go and comes back at once, again and again."""
    while True:
        try:
            await (await person.sit(match)).ws.wait_closed()
        except (OSError, EOFError, websockets.InvalidMessage, websockets.InvalidStatus):
            if server.process.poll() is not None:
                return
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("processes", ["1", "2"])
@live
async def test_a_house_that_closes_lets_everybody_go_and_cuts_nothing_off(tmp_path: Path, processes: str) -> None:
    server = Server(tmp_path, "--processes", processes)
    first, second = await two_at_a_table(server)
    await play(first, second, upto=20)

    async with first.person.http.stream("GET", "/api/v2/bot/stream") as stream:
        lines = stream.aiter_lines()
        await anext(lines)
        coming = asyncio.create_task(come_until_it_is_closed(server, second.person, second.match))
        code = await asyncio.to_thread(server.stop)
        rest = [line async for line in lines]
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await first.until(lambda told: False)
    await coming

    log = server.log.read_text()
    assert code in (0, -signal.SIGTERM)
    assert "Traceback" not in log
    assert "shutdown exceeded" not in log
    assert all(line.startswith("{") or not line for line in rest)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
