"""Real processes that are killed, starved and lied to. After each: both players agree, no choice that was told is
missing, none is made twice."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets

from sevencats.core.record import read
from sevencats.server.match import fairness
from tests.live import live
from tests.server.servers import Server, Sitter, asked, level, play, two_at_a_table


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    one = Server(tmp_path)
    yield one
    one.stop()


async def back(*sitters: Sitter) -> list[Sitter]:
    """The same people at new sockets."""
    again = [await one.person.sit(one.match) for one in sitters]
    for one in again:
        await one.until(lambda told: told["n"] > 0)
    await level(*again)
    return again


async def check(first: Sitter, second: Sitter) -> None:
    """Play to the end; both agree, and the record is whole."""
    await play(first, second)
    assert first.table["result"] == second.table["result"]
    record = read(await first.person.get(f"/api/v2/tables/{first.match}/record"))
    assert len(record.choices) == first.table["n"] == second.table["n"]
    assert fairness.verify(record)


@pytest.mark.parametrize(("fault", "kept"), [("untold", True), ("unstored", False)])
@live
async def test_killed_between_storing_and_telling_or_just_before(server: Server, fault: str, kept: bool) -> None:
    first, second = await two_at_a_table(server)
    await play(first, second, upto=30)
    server.kill()
    server.start(SEVENCATS_FAULT=f"{fault}:1")
    first, second = await back(first, second)
    one = asked(first, second)
    n, option = one.table["n"], one.options[0]

    await one.say(do="choose", n=n, option=option)
    server.process.wait(10)
    server.start()
    first, second = await back(first, second)
    assert (first.table["n"] > n) == kept, "what was stored is there, and nothing else"
    again = first if one.person is first.person else second
    await again.say(do="choose", n=n, option=option)
    await again.hear()

    assert again.table["n"] > n
    record_so_far = again.table["n"]
    await again.say(do="choose", n=n, option=option)
    await again.hear()
    assert again.table["n"] == record_so_far, "it is not made twice"
    await check(first, second)


@live
async def test_killed_again_and_again_in_the_middle_of_games(server: Server) -> None:
    first, second = await two_at_a_table(server)
    luck = random.Random(3)
    told: list[tuple[int, str]] = []
    for _ in range(3):
        end = asyncio.get_running_loop().time() + 0.15 + luck.random() * 0.2
        while asyncio.get_running_loop().time() < end and first.table["status"] == "playing":
            await level(first, second)
            if first.table["status"] != "playing":
                break
            one = asked(first, second)
            option = luck.choice(one.options)
            await one.choose(option)
            told.append((one.table["n"], option))
        await level(first, second)
        if first.table["status"] == "playing":
            one = asked(first, second)
            await one.act("choose", option=one.options[0])  # killed before it is known what came of it
        seen = max(first.table["n"], second.table["n"])
        server.kill()
        server.start()
        first, second = await back(first, second)
        assert first.table["n"] >= seen, "what was told is there"

    await check(first, second)
    record = read(await first.person.get(f"/api/v2/tables/{first.match}/record"))
    made = [text for seat, text in record.choices if seat >= 0]
    position = 0
    for _, option in told:
        position = made.index(option, position) + 1


@live
async def test_told_to_stop_it_finishes_writing_and_goes_on_later(server: Server) -> None:
    first, second = await two_at_a_table(server)
    await play(first, second, upto=30)
    one = asked(first, second)
    await one.act("choose", option=one.options[0])

    server.stop()
    log = server.log.read_text()
    server.start()
    again = await back(first, second)

    assert '"closed"' in log
    assert "Traceback" not in log
    await check(again[0], again[1])


@live
async def test_killed_while_it_stops(server: Server) -> None:
    first, second = await two_at_a_table(server)
    await play(first, second, upto=30)
    one = asked(first, second)
    seen = one.table["n"]
    await one.act("choose", option=one.options[0])

    server.process.terminate()
    await asyncio.sleep(0.05)
    server.kill()
    server.start()
    again = await back(first, second)

    assert again[0].table["n"] >= seen
    await check(again[0], again[1])


@live
async def test_a_full_disk_refuses_choices_and_a_freed_one_takes_them(server: Server) -> None:
    first, second = await two_at_a_table(server)
    await play(first, second, upto=30)
    one = asked(first, second)
    n = one.table["n"]

    full = (server.folder / "cats.db-wal").stat().st_size
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
    await one.act("choose", option=one.options[0])
    refused = await one.hear("refused")
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await one.say(do="sync", n=n)
    await one.hear()

    assert "stored" in refused["why"]
    assert one.table["n"] == n
    await check(first, second)


@live
async def test_a_database_that_others_hold_for_a_while_is_waited_for(server: Server) -> None:
    first, second = await two_at_a_table(server)
    one = asked(first, second)
    other = sqlite3.connect(server.folder / "cats.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    await one.act("choose", option=one.options[0])
    await asyncio.sleep(2)
    other.execute("COMMIT")

    n = one.table["n"]
    while one.table["n"] == n:
        await one.hear()
    await check(first, second)


@live
async def test_nobodys_clock_runs_while_a_choice_is_stored(server: Server) -> None:
    first, second = await two_at_a_table(server, clock={"minutes": 1, "increment": 0})
    one = asked(first, second)
    other = sqlite3.connect(server.folder / "cats.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    await one.act("choose", option=one.options[0])
    await asyncio.sleep(4)
    other.execute("COMMIT")
    n = one.table["n"]
    while one.table["n"] == n:
        await one.hear()
    await level(first, second)
    asked_next = asked(first, second)
    left = asked_next.table["chairs"][asked_next.table["seat"]]["time"]
    seat, spent = asked_next.table["seat"], 60_000 - left
    await asked_next.choose()
    server.kill()
    server.start()
    first, second = await back(first, second)

    assert spent < 2000 if one is not asked_next else spent < 4000
    assert first.table["chairs"][seat]["time"] > left - 3000, "the log remembers it"


@live
async def test_clocks_stand_while_the_server_is_down_and_do_not_care_for_the_wall(tmp_path: Path) -> None:
    shift = tmp_path / "shift"
    shift.write_text("0")
    (tmp_path / "sitecustomize.py").write_text(
        "import time, pathlib\nreal = time.time\n"
        f"time.time = lambda: real() + float(pathlib.Path({str(shift)!r}).read_text() or 0)\n"
    )
    server = Server(tmp_path, PYTHONPATH=f"{tmp_path}:{os.environ.get('PYTHONPATH', '')}")
    first, second = await two_at_a_table(server, clock={"minutes": 1, "increment": 0})
    one = asked(first, second)
    seat = one.table["seat"]

    for jump in ("86400", "-86400", "0"):
        shift.write_text(jump)
        await one.say(do="sync", n=0)
        await one.hear()
        assert one.table["status"] == "playing"
        assert one.table["chairs"][seat]["time"] > 40_000
    left = one.table["chairs"][seat]["time"]
    server.kill()
    time.sleep(3)
    server.start()
    first, second = await back(first, second)

    assert first.table["chairs"][seat]["time"] > left - 2500
    server.stop()


def test_bots_go_when_their_server_is_killed() -> None:
    server = subprocess.Popen(
        [
            sys.executable,
            "-c",
            """if True:
        import asyncio
        from sevencats.server.thinking import Thinking
        async def think():
            thinking = Thinking(1)
            await thinking.warm_up()
            print(thinking.idle[0].process.pid, flush=True)
            await asyncio.sleep(60)
        asyncio.run(think())""",
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    worker = Path("/proc") / server.stdout.readline().strip()

    server.kill()
    server.communicate(timeout=20)

    end = time.monotonic() + 20
    while alive(worker) and time.monotonic() < end:
        time.sleep(0.05)
    assert not alive(worker)


def alive(process: Path) -> bool:
    """Does this process run? Whoever ended may be there until somebody asks for it."""
    try:
        return ") Z " not in (process / "stat").read_text()
    except OSError:
        return False


class BadLine:
    """Between a player and the server: frames are dropped, delayed, repeated and put in another order."""

    def __init__(self, server: Server, luck: random.Random) -> None:
        self.server, self.luck = server, luck

    async def __aenter__(self) -> BadLine:
        self.listening = await websockets.serve(self.relay, "127.0.0.1", 0)
        self.port = self.listening.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *why: object) -> None:
        self.listening.close()

    async def relay(self, client: Any) -> None:
        address = f"ws://127.0.0.1:{self.server.port}{client.request.path}"
        headers = {"Cookie": client.request.headers.get("Cookie", "")}
        async with websockets.connect(address, additional_headers=headers, max_size=2**22) as upstream:
            await asyncio.gather(self.pump(client, upstream), self.pump(upstream, client), return_exceptions=True)

    async def pump(self, here: Any, there: Any) -> None:
        late: list[Any] = []
        async for frame in here:
            fate = self.luck.random()
            if fate < 0.10:
                continue
            if fate < 0.25:
                late.append(frame)
                continue
            if fate < 0.35:
                await asyncio.sleep(self.luck.random() * 0.05)
            for _ in range(2 if fate > 0.85 else 1):
                await there.send(frame)
            while late:
                await there.send(late.pop())


@live
async def test_over_a_line_that_drops_delays_repeats_and_reorders(server: Server) -> None:
    first, second = await two_at_a_table(server)
    luck = random.Random(11)
    async with BadLine(server, luck) as line:
        players = [await one.person.sit(one.match, port=line.port) for one in (first, second)]
        await asyncio.gather(*(stubborn(one, luck) for one in players))
    await level(first, second)

    assert players[0].table["result"] == players[1].table["result"]
    record = read(await first.person.get(f"/api/v2/tables/{first.match}/record"))
    assert len(record.choices) == players[0].table["n"] == players[1].table["n"]
    assert fairness.verify(record)


async def stubborn(one: Sitter, luck: random.Random) -> None:
    """Ask again while nothing is heard; the choice for a position is made up once."""
    chosen: dict[int, str] = {}
    while one.table.get("status") != "over":
        try:
            await one.hear(seconds=0.15)
        except TimeoutError:
            await one.say(do="sync", n=one.table.get("n", 0))
        if one.table and one.options:
            n = one.table["n"]
            chosen.setdefault(n, luck.choice(one.options))
            await one.say(do="choose", n=n, option=chosen[n])
