"""How many choices a second reach both players, and how soon: our server, every choice durable, beside boardgame.io's
server with its in-memory storage, in one run with one driver. Tables of two sockets each; a player answers at once. A
game takes about thirty choices; then both players go to a new table: here over new sockets, there over the same ones.
Everybody sits down first; then the two servers take turns, for a machine is not equally quick all the time.

    python bench/server_load.py [--tables 50 200 1000] [--seconds 8] [--processes 2]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import page
import uvloop
from load_players import Meter, OurPlayer, PeerPlayer, our_players, peer_players

ROOT = Path(__file__).parent.parent
PEER = ROOT / ".cache/boardgame"
PEER_VERSION = "0.50.2"
OURS, PEERS = "seven cats", "boardgame.io"
TURNS = 4  # of each server


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(1200):
        if process.poll() is not None:
            raise SystemExit("The server ended.")
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("The server did not start.")


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid] + [one for child in children for one in family(int(child))]


def memory(pid: int) -> int:
    """Bytes that a process and its children hold."""
    return sum(
        int(line.split()[1]) * 1024
        for one in family(pid)
        for line in Path(f"/proc/{one}/status").read_text().splitlines()
        if line.startswith("VmRSS")
    )


def work(pid: int) -> float:
    """Seconds that a process and its children have worked."""
    ticks = 0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def busy() -> float:
    """Seconds that all cores together have worked, for whomever."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n")[0].split()[1:]]
    return (sum(fields[:3]) + sum(fields[5:7])) / os.sysconf("SC_CLK_TCK")


def start_ours(folder: str, processes: int) -> tuple[subprocess.Popen[bytes], int]:
    port = free_port()
    process = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "from sevencats.commands.serve import serve; serve()",
            "--port",
            str(port),
            "--database",
            f"sqlite+aiosqlite:///{folder}/load.db",
            "--sockets",
            "100000",
            "--pace",
            "100000",
            "--log-level",
            "warning",
            "--processes",
            str(processes),
        ],
        stdout=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH", str(ROOT / "build/compiled"))},
    )
    wait_for(port, process)
    return process, port


def start_peer() -> tuple[subprocess.Popen[bytes], int]:
    if not (PEER / "node_modules/boardgame.io").exists():
        PEER.mkdir(parents=True, exist_ok=True)
        (PEER / "package.json").write_text("{}")
        subprocess.run(
            ["npm", "install", "--no-audit", "--no-fund", f"boardgame.io@{PEER_VERSION}"],
            cwd=PEER,
            check=True,
            stdout=subprocess.DEVNULL,
            timeout=300,
        )
    shutil.copy(ROOT / "bench/boardgame_server.cjs", PEER / "server.cjs")
    port = free_port()
    process = subprocess.Popen(
        ["node", "server.cjs", str(port)],
        cwd=PEER,
        stdout=subprocess.DEVNULL,
        env={**os.environ, "NODE_ENV": "production"},
    )
    wait_for(port, process)
    return process, port


class Rival:
    """A server, freshly started, with its players."""

    def __init__(self, name: str, processes: int, folder: str) -> None:
        self.name = name
        self.meter = Meter()
        self.spent = self.worked = self.drove = 0.0
        self.players: list[OurPlayer | PeerPlayer] = []
        self.process, self.port = start_ours(folder, processes) if name == OURS else start_peer()
        self.before = memory(self.process.pid)

    async def seat(self, tables: int) -> None:
        self.players = [*await (our_players if self.name == OURS else peer_players)(self.port, tables, self.meter)]
        for _ in range(600):
            if all(player.seated for player in self.players):
                return
            await asyncio.sleep(0.1)
        raise SystemExit(f"Not everybody could sit down at {self.name}.")

    async def play(self, seconds: float) -> None:
        begin, worked, drove = time.perf_counter(), work(self.process.pid), time.process_time()
        await self.meter.turn(seconds)
        self.spent += time.perf_counter() - begin
        self.worked += work(self.process.pid) - worked
        self.drove += time.process_time() - drove

    def found(self, tables: int, seconds: float) -> dict[str, float]:
        """What was measured in so many seconds."""
        active = len({table.partition("+")[0] for table in self.meter.active})
        if active < tables:
            print(f"  {self.name}: choices at {active} tables only")
        faults = [why for player in self.players for why in player.faults]
        if faults:
            print(f"  {self.name}: {len(faults)} refusals, the first: {faults[0]}")
        spans = sorted(self.meter.spans) or [0.0]
        rate = len(self.meter.spans) / seconds
        return {
            "rate": rate,
            "p50": spans[len(spans) // 2] * 1000,
            "p99": spans[int(len(spans) * 0.99)] * 1000,
            "memory": (memory(self.process.pid) - self.before) / tables / 1024,
            "work": self.worked * 1000 / self.spent / max(1.0, rate),
            "drove": self.drove * 1000 / self.spent / max(1.0, rate),
        }

    def close(self) -> None:
        for player in self.players:
            if player.table is not None:
                player.table.cancel()
            player.wire.transport.abort()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


async def measured(names: list[str], tables: int, seconds: float, processes: int) -> dict[str, dict[str, float]]:
    """These servers with so many tables each, for so long each; and how much of the machine others took."""
    rivals: list[Rival] = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            for name in names:
                rivals.append(Rival(name, processes, folder))
                await rivals[-1].seat(tables)
            begin, worked = time.perf_counter(), busy()
            known = sum(work(rival.process.pid) for rival in rivals) + time.process_time()
            for turn in range(TURNS):
                for rival in rivals[::-1] if turn % 2 else rivals:
                    await rival.play(seconds / TURNS)
            known = sum(work(rival.process.pid) for rival in rivals) + time.process_time() - known
            others = (busy() - worked - known) / (time.perf_counter() - begin) / (os.cpu_count() or 1)
            return {rival.name: {**rival.found(tables, seconds), "others": others} for rival in rivals}
        finally:
            for rival in rivals:
                rival.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 1000])
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="of ours")
    parser.add_argument("--only", choices=[OURS, PEERS], help="one of the two servers")
    wanted = parser.parse_args()
    rows, ratios, others = [], [], 0.0
    for tables in wanted.tables:
        names = [wanted.only] if wanted.only else [OURS, PEERS]
        found = uvloop.run(measured(names, tables, wanted.seconds, wanted.processes))
        for name, one in found.items():
            others = max(others, one["others"])
            rows.append(
                f"| {tables:,} | {name} | {one['rate']:,.0f} | {one['p50']:,.0f} | {one['p99']:,.0f} | "
                f"{one['memory']:,.0f} | {one['work']:.2f} | {one['drove']:.2f} |"
            )
            print(rows[-1], flush=True)
        if len(found) == 2:
            ours, peer = found[OURS], found[PEERS]
            ratios.append(
                f"At {tables:,} tables: {ours['rate'] / peer['rate']:.2f} times its throughput and "
                f"{ours['p99'] / peer['p99']:.2f} times its p99."
            )
    if not wanted.only:
        page.write(
            "Live tables beside boardgame.io",
            "\n".join(
                [
                    f"{wanted.processes} processes of ours, every choice on the disk before it is told, against its "
                    "one that keeps games in memory;",
                    f"two sockets a table, {wanted.seconds:.0f} seconds each in {TURNS} turns, on "
                    "the cores that also drive the clients. Everybody answers at",
                    "once, so a latency is mostly the number of "
                    "tables divided by the choices a second. Whatever else ran took at most "
                    f"{max(0.0, others):.0%} of the machine.",
                    "",
                    "| tables | server | choices/s | p50, ms | p99, ms | KB a table | CPU, ms a choice "
                    "| of the driver |",
                    "|---|---|---|---|---|---|---|---|",
                    *rows,
                    "",
                    " ".join(ratios),
                ]
            ),
        )


if __name__ == "__main__":
    main()
