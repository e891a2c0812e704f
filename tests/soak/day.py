"""One day in the life of a house: many tables of three games, guests who come and go, restarts, a database outage.

    python -m tests.soak.day [--minutes 60] [--tables 100]

The first half is rough: the server is stopped and killed in turn, and the database is held for ten seconds. The second
half is quiet, so that memory can be seen to stay flat. At the end nothing may be lost."""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from tests.server.servers import Server
from tests.soak.guests import PARTIES, Book, keep_busy

OUTAGE = 10.0  # seconds that somebody else holds the database
RESTARTS = 4
GROWTH = 0.15  # of the memory, between the quiet half's first third and its last
WARM = 300.0  # seconds until a house has in memory what it needs; a shorter day tells nothing
EVENING = 300.0  # seconds at most that a day lasts longer
EXPECTED = {
    "not stored",
    "store",
    "not closed",
    "task failed",
    "move failed",
    "round failed",
    "not loaded",
}  # errors that an outage may cause


class Day:
    def __init__(self, server: Server, minutes: float, tables: int) -> None:
        self.server, self.seconds, self.tables = server, minutes * 60, tables
        self.book = Book()
        self.begin = time.monotonic()
        self.restarts = 0
        self.rough: list[tuple[float, float]] = []  # when errors are expected, by the wall clock
        self.memory: list[tuple[float, int]] = []

    def over(self) -> float:
        """How much of the day is over, from 0 to 1."""
        return (time.monotonic() - self.begin) / self.seconds

    async def live(self) -> None:
        guests = [asyncio.create_task(keep_busy(self.server, self.book, seed)) for seed in range(self.tables)]
        await asyncio.gather(self.disturb(), self.watch())
        await self.evening()
        self.book.ended = True
        await asyncio.wait(guests, timeout=60)
        for guest in guests:
            guest.cancel()

    async def evening(self) -> None:
        """Where a day was too short for this machine, it lasts until each game was finished once."""
        end = time.monotonic() + EVENING
        while not self.has_seen_all() and time.monotonic() < end:
            await asyncio.sleep(0.1)

    def has_seen_all(self) -> bool:
        return set(self.book.games) == set(PARTIES)

    async def disturb(self) -> None:
        for k in range(RESTARTS):
            await self.until((k + 1) * 0.4 / (RESTARTS + 1))
            begin = time.time()
            await asyncio.to_thread(self.restart, k % 2 == 1)
            self.rough.append((begin - 1, time.time() + 5))
        await self.until(0.42)
        begin = time.time()
        await asyncio.to_thread(self.hold_the_database)
        self.rough.append((begin - 1, time.time() + 15))

    def restart(self, roughly: bool) -> None:
        if roughly:
            self.server.kill()
        else:
            self.server.stop()
        self.server.start()
        self.restarts += 1

    def hold_the_database(self) -> None:
        holder = sqlite3.connect(self.server.folder / "cats.db", isolation_level=None, timeout=30)
        holder.execute("BEGIN EXCLUSIVE")
        time.sleep(min(OUTAGE, self.seconds / 10))
        holder.execute("ROLLBACK")
        holder.close()

    async def until(self, share: float) -> None:
        while self.over() < share:
            await asyncio.sleep(0.1)

    async def watch(self) -> None:
        while self.over() < 1:
            size = resident(self.server.process.pid) if self.server.process.poll() is None else None
            if size is not None:
                self.memory.append((self.over(), size))
            self.show()
            await asyncio.sleep(min(5.0, self.seconds / 100))
        if sys.stderr.isatty():
            print(file=sys.stderr)

    def show(self) -> None:
        if sys.stderr.isatty():
            left = max(0, self.seconds - (time.monotonic() - self.begin))
            bar = "#" * int(30 * self.over())
            print(
                f"\r[{bar:<30}] {left / 60:4.0f} min left, {sum(self.book.games.values())} games, "
                f"{self.book.choices} choices, {len(self.book.lost)} lost",
                end="",
                file=sys.stderr,
                flush=True,
            )

    def errors(self) -> list[str]:
        """What the log calls an error at a time when none was expected, or of a kind that never is."""
        found = []
        for line in self.server.log.read_text(encoding="utf-8").splitlines():
            if "Traceback" in line:
                found.append(line)
            if not line.startswith("{"):
                continue
            entry = json.loads(line)
            at = time.mktime(time.strptime(entry["timestamp"][:19], "%Y-%m-%dT%H:%M:%S")) - time.timezone
            expected = entry["event"] in EXPECTED and any(begin <= at <= end for begin, end in self.rough)
            if entry["level"] in ("error", "critical") and not expected:
                found.append(line)
        return found

    def growth(self) -> float:
        quiet = [size for share, size in self.memory if share > 0.55]
        third = len(quiet) // 3
        return median(quiet[-third:]) / median(quiet[:third]) - 1 if third else 0.0


def resident(pid: int) -> int | None:
    """Megabytes that a process holds; nothing if it was killed a moment ago."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return next((int(line.split()[1]) // 1024 for line in status.splitlines() if line.startswith("VmRSS")), None)


def summary(day: Day) -> tuple[str, bool]:
    """The day as a table, and whether it was a good one."""
    book, errors, growth = day.book, day.errors(), day.growth()
    spans = sorted(book.spans)
    rows = [
        ("tables at a time", str(day.tables)),
        ("minutes", f"{day.seconds / 60:.1f}"),
        ("games finished", ", ".join(f"{game} {n}" for game, n in sorted(book.games.items())) or "none"),
        ("choices acknowledged", str(book.choices)),
        ("lines lost and taken up again", str(book.returns)),
        ("restarts, every other by kill -9", str(day.restarts)),
        ("database outages", "1"),
        ("from choice to telling, p50 / p99", f"{1000 * part(spans, 0.5):.0f} / {1000 * part(spans, 0.99):.0f} ms"),
        ("memory at the end, growth when quiet", f"{day.memory[-1][1]} MB, {growth:+.1%}"),
        ("unexpected errors in the log", str(len(errors))),
        ("lost or wrong", str(len(book.lost))),
    ]
    width = max(len(name) for name, _ in rows)
    lines = [f"{name:<{width}}  {value}" for name, value in rows] + book.lost[:10] + errors[:10]
    flat = growth < GROWTH or day.seconds < WARM
    return "\n".join(lines), not book.lost and not errors and flat and day.has_seen_all()


def part(spans: list[float], share: float) -> float:
    return spans[int(len(spans) * share)] if spans else 0.0


def lived(minutes: float, tables: int) -> tuple[str, bool]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--sockets", "100000", "--pace", "100000", "--log-level", "warning")
        try:
            day = Day(server, minutes, tables)
            asyncio.run(day.live())
            return summary(day)
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description="One day in the life of a house.")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=100)
    wanted = parser.parse_args()
    text, good = lived(wanted.minutes, wanted.tables)
    print(text)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
