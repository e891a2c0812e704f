"""Attacks a started server while two people play at another table: how long did the slowest of their choices take?

python -m tests.attacks.run                 # on SQLite
python -m tests.attacks.run --postgres      # on PostgreSQL
python -m tests.attacks.run --only deep     # attacks with this word in their name
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from tests.attacks.attacks import ATTACKS, Address, Stranger, nothing
from tests.server.servers import Server, asked, level, two_at_a_table

TRIES = 3  # an attack that stops the house stops it every time, a busy machine does not; every try is shown
COMPARED = 100  # choices of the comparison: as many as the longest attacks meet
BOUND = 0.5  # seconds that a choice at another table may take meanwhile
OPTIONS = ("--sockets", "100000", "--pace", "100000", "--log-level", "warning")


class Report(NamedTuple):
    attack: str
    requests: int
    worst: str  # what the server answered that it should not have
    choices: int
    slowest: float
    busy: float  # the most seconds of a processor that the event loop used within one choice

    @property
    def good(self) -> bool:
        return not self.worst and self.choices > 0 and self.slowest < BOUND


class Pacer:
    """Two people who play one game after the other, and how long each of their choices took."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.spans: list[tuple[float, float, float]] = []  # when each was made and told, and how busy the loop was
        self.asked = 0.0  # when the choice was made that is still to be told

    async def play(self) -> None:
        luck = random.Random(7)
        while True:
            pair = await two_at_a_table(self.server)
            while pair[0].table["status"] != "over":
                one = asked(*pair)
                self.asked, used = time.monotonic(), self.used()
                await one.choose(luck.choice(one.options))
                self.spans.append((self.asked, time.monotonic(), self.used() - used))
                self.asked = 0.0
                await level(*pair)
            for one in pair:
                await one.leave()
                await one.person.leave()

    def used(self) -> float:
        """Seconds of a processor that the server's event loop has used, whatever else this machine does."""
        return int(Path(f"/proc/{self.server.process.pid}/schedstat").read_text().split()[0]) / 1e9

    def since(self, begin: float) -> list[float]:
        """How long each choice took that was told after this moment, or was not told yet."""
        late = [time.monotonic() - self.asked] if self.asked else []
        return [told - made for made, told, _ in self.spans if told > begin] + late


async def attacked(server: Server, names: list[str], times: int) -> list[Report]:
    pacer = Pacer(server)
    playing = asyncio.create_task(pacer.play())
    pool = ProcessPoolExecutor(1, get_context("spawn"))
    try:
        await asyncio.get_running_loop().run_in_executor(pool, answers_to, next(iter(ATTACKS)), server.port, 1)
        found = []
        for name in names:
            for _ in range(TRIES):
                one = await attack(pool, server, pacer, name, times)
                show(one)
                if playing.done():
                    playing.result()
                if one.good:
                    break
            found.append(one)
        return found
    finally:
        playing.cancel()
        pool.shutdown()


async def attack(pool: Executor, server: Server, pacer: Pacer, name: str, times: int) -> Report:
    """This attack, so many times at once, from a process of its own: whoever attacks must not delay the clock."""
    begin = time.monotonic()
    answers = await asyncio.get_running_loop().run_in_executor(pool, answers_to, name, server.port, times)
    least = COMPARED if ATTACKS[name] is nothing else 5
    while len(spans := pacer.since(begin)) < least and time.monotonic() - begin < 40:
        await asyncio.sleep(0.05)
    broken = sum(status >= 500 for status in answers)
    worst = f"{broken} broke" if broken else "met no endpoint" if set(answers) == {404} else ""
    busy = max((used for _, told, used in pacer.spans if told > begin), default=0.0)
    return Report(name, len(answers), worst, len(spans), max(spans, default=99.0), busy)


def answers_to(name: str, port: int, times: int) -> list[int]:
    """What the server answered to an attack, in the process of those who attack."""

    async def all_at_once() -> list[int]:
        strangers = [Stranger(Address(port)) for _ in range(times)]
        await asyncio.gather(*(ATTACKS[name](stranger) for stranger in strangers))
        for stranger in strangers:
            await stranger.leave()
        return [status for stranger in strangers for status in stranger.answers]

    return asyncio.run(all_at_once())


def show(one: Report) -> None:
    print(
        f"{one.attack:<52} {one.requests:>5} {one.choices:>7} {1000 * one.slowest:>8.0f} ms "
        f"{1000 * one.busy:>6.0f} ms  "
        f"{'' if one.good else one.worst or 'TOO SLOW'}",
        flush=True,
    )


def run(database: str | None, names: list[str], times: int) -> list[Report]:
    """All these attacks on a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        client = Path(folder) / "client"
        (client / "assets").mkdir(parents=True)
        for file in (client / "index.html", client / "assets/x.js"):
            file.write_text("x" * 20_000)
        server = Server(Path(folder), *OPTIONS, "--client", str(client), database=database)
        try:
            print(f"{'attack':<52} {'sent':>5} {'choices':>7} {'slowest':>11} {'busy':>9}")
            found = asyncio.run(attacked(server, names, times))
            if "Traceback" in (log := server.log.read_text(encoding="utf-8")):
                found.append(Report("the log", 0, "a traceback: " + log[log.index("Traceback") :][-300:], 1, 0.0, 0.0))
                show(found[-1])
            return found
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description="Attack a started server while two people play at it.")
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL instead of SQLite")
    parser.add_argument("--only", default="", help="attacks with this word in their name")
    parser.add_argument("--times", type=int, default=4, help="how often each attack is made at once")
    wanted = parser.parse_args()
    names = [name for name in ATTACKS if wanted.only in name]
    if wanted.postgres:
        from tests.server.services import Postgres

        postgres = Postgres()
        try:
            found = run(postgres.url, names, wanted.times)
        finally:
            postgres.close()
    else:
        found = run(None, names, wanted.times)
    sys.exit(0 if all(one.good for one in found) else 1)


if __name__ == "__main__":
    main()
