"""The same games over a real Dask scheduler and two worker processes, one of which is killed in the middle."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevencats.core.words import BadInput
from sevencats.lab.cluster import play_as
from sevencats.lab.plan import program
from sevencats.lab.play import play
from sevencats.lab.run import run as run_plan
from sevencats.lab.store import Store
from tests.lab.tools import ENVIRONMENT, rows, run, small_plan

GAMES = 40


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler's address, and its two workers."""
    scheduler = started(
        "scheduler",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--no-dashboard",
        "--scheduler-file",
        str(tmp_path / "scheduler.json"),
    )
    workers = [
        started(
            "worker",
            "--scheduler-file",
            str(tmp_path / "scheduler.json"),
            "--no-nanny",
            "--nthreads",
            "1",
            "--no-dashboard",
            "--host",
            "127.0.0.1",
            "--local-directory",
            str(tmp_path),
        )
        for _ in range(2)
    ]
    try:
        from distributed import Client

        deadline = time.monotonic() + 60
        while not (tmp_path / "scheduler.json").exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        with Client(scheduler_file=str(tmp_path / "scheduler.json"), set_as_default=False) as client:
            client.wait_for_workers(2, timeout=60)
            address = client.scheduler.address
        yield address, workers
    finally:
        for process in (*workers, scheduler):
            process.kill()
            process.wait()


def started(what: str, *args: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", f"distributed.cli.dask_{what}", *args],
        env=ENVIRONMENT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def test_a_worker_that_is_killed_in_the_middle_loses_no_game_and_none_counts_twice(
    cluster: tuple[str, list[subprocess.Popen[bytes]]], tmp_path: Path
) -> None:
    address, workers = cluster
    plan = small_plan(bots=("search:10", "random"))
    store = Store(tmp_path / "cluster", plan)
    after: list[int] = []

    def kill_one() -> None:
        while len(store.finished) < 5:
            time.sleep(0.001)
        workers[0].kill()
        after.append(len(store.finished))

    killer = threading.Thread(target=kill_one, daemon=True)
    killer.start()
    games = run_plan(plan, GAMES, store, cluster=address)
    killer.join(10)

    assert 5 <= after[0] < GAMES
    assert workers[0].wait() != 0
    assert games == run_plan(plan, GAMES, Store(tmp_path / "home", plan), 1)
    assert rows(tmp_path / "cluster") == rows(tmp_path / "home")


def test_a_worker_with_other_rules_or_bots_is_refused() -> None:
    fixture = small_plan().fixture(0)

    assert play_as(fixture, program("gwent")) == play(fixture)
    with pytest.raises(BadInput, match="has another version of the rules or the bots"):
        play_as(fixture, "another")


def test_a_scheduler_that_does_not_answer_gets_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevencats.lab.cluster.PATIENCE", "1s")

    result = run("arena", "gwent", "--games", 2, "--out", tmp_path, "--cluster", "tcp://127.0.0.1:9")

    assert result.exit_code == 2
    assert 'No Dask scheduler answers at "tcp://127.0.0.1:9": ' in result.stderr
    assert "Traceback" not in result.stderr
