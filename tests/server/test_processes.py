"""Several processes behind one door on one machine, with nothing but SQLite."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevencats.core.record import read
from sevencats.server.cluster.supervisor import Supervisor, place
from sevencats.server.match import fairness
from sevencats.server.match.lobby import name_for
from tests.live import live
from tests.server.in_process import settings
from tests.server.servers import Person, Server, Sitter, asked, level, play, two_at_a_table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(Path(tmp_path_factory.mktemp("processes")), "--processes", "2")
    yield one
    assert one.stop() == 0


def processes(server: Server) -> list[int]:
    """The processes that serve, in the order in which they were started."""
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return sorted(int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text())


def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)
    end = time.monotonic() + 20
    while Path(f"/proc/{pid}").exists() and time.monotonic() < end:
        time.sleep(0.01)


def by_another_way(one: Sitter) -> Person:
    """The same person over a new connection, which goes to the next process."""
    person = Person(one.person.server)
    person.http.cookies = one.person.http.cookies
    return person


def test_the_supervisor_holds_nothing_of_what_serves(server: Server) -> None:
    held = Path(f"/proc/{server.process.pid}/maps").read_text()

    assert "uvloop" in held
    assert "sqlite" not in held
    assert "pydantic" not in held


@live
async def test_what_is_chosen_in_one_process_is_told_in_the_other(server: Server) -> None:
    first, second = await two_at_a_table(server)

    for _ in range(12):
        await level(first, second)
        one = asked(first, second)
        n = one.table["n"]
        person = by_another_way(one)
        await person.post(f"/api/v2/bot/tables/{one.match}/choose", {"n": n, "option": one.options[0]})
        while one.table["n"] == n:
            await one.hear()
        await person.leave()
    await play(first, second)
    first_count, second_count = (server.counted("sevencats_choices_total") for _ in range(2))

    assert first_count == second_count >= first.table["n"], "the processes count together"
    assert first.table["result"] == second.table["result"]
    record = read(await first.person.get(f"/api/v2/tables/{first.match}/record"))
    assert len(record.choices) == first.table["n"]
    assert fairness.verify(record)


@live
async def test_a_table_moves_when_its_process_is_killed_and_the_process_is_started_again(server: Server) -> None:
    first, second = await two_at_a_table(server)
    await play(first, second, upto=30)
    n = max(first.table["n"], second.table["n"])
    before = processes(server)

    kill(before[place(first.match.encode(), [0, 1])])
    moved = [await by_another_way(one).sit(one.match) for one in (first, second)]
    for one in moved:
        await one.until(lambda told: told["n"] >= n)
    await play(*moved)
    end = time.monotonic() + 60
    while (len(processes(server)) < 2 or processes(server) == before) and time.monotonic() < end:
        time.sleep(0.1)

    record = read(await by_another_way(first).get(f"/api/v2/tables/{first.match}/record"))
    assert len(record.choices) == moved[0].table["n"] == moved[1].table["n"]
    assert len(set(processes(server)) - set(before)) == 1


def test_tables_are_spread_and_only_those_of_a_closed_process_move() -> None:
    tables = [f"table{k:02}".encode() for k in range(90)]

    placed = {table: place(table, [0, 1, 2]) for table in tables}
    after = {table: place(table, [0, 2]) for table in tables}

    assert min(Counter(placed.values()).values()) > 10
    assert all(after[table] == process for table, process in placed.items() if process != 1)


def test_all_sockets_of_a_table_go_to_its_process_in_every_version_of_the_api(tmp_path: Path) -> None:
    supervisor = Supervisor(settings(tmp_path), socket.socket(), 8, "info")
    for child in supervisor.children:
        child.open = True

    lines = [f"GET /api/{version}tables/abcdefgh/socket HTTP/1.1" for version in ("", "v1/", "v2/") for _ in range(4)]
    children = {supervisor.child_for(line.encode()).number for line in lines}

    assert children == {place(b"abcdefgh", range(8))}


def test_processes_take_turns_at_new_tables() -> None:
    names = [name_for(process, 3) for process in (0, 1, 2)]

    assert [place(name.encode(), [0, 1, 2]) for name in names] == [0, 1, 2]


def test_a_house_that_cannot_open_says_why_in_one_sentence() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "sevencats",
            "serve",
            "--processes",
            "2",
            "--port",
            "0",
            "--database",
            "mysql://somewhere",
        ],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )

    assert done.returncode != 0
    assert "not a database of this house" in done.stderr
    assert "Traceback" not in done.stderr
