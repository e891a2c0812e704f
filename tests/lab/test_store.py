"""Results survive: being killed, damage, and two programs at once."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import psutil
import pytest

from sevencats.core.words import BadInput
from sevencats.lab.executors import parallel
from sevencats.lab.plan import Fixture
from sevencats.lab.play import Played, play
from sevencats.lab.run import run as run_plan
from sevencats.lab.store import Store
from tests.lab.tools import COMMAND, DECKS, ENVIRONMENT, answer, rows, run, small_plan

ARENA = ("arena", "gwent", "--bots", "search:8,random", "--decks", DECKS)
SMALL = ("arena", "gwent", "--bots", "greedy,random", "--decks", DECKS, "--workers", "1")


def lines(path: Path) -> int:
    return path.read_text(encoding="utf-8").count("\n") if path.exists() else 0


def test_a_run_that_was_killed_goes_on_and_loses_and_repeats_no_game(tmp_path: Path) -> None:
    killed = subprocess.Popen(
        [*COMMAND, *ARENA, "--games", "2000", "--workers", "2", "--out", tmp_path / "out"],
        env=ENVIRONMENT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    journal = tmp_path / "out/journal.jsonl"
    while lines(journal) < 5 and killed.poll() is None:
        time.sleep(0.002)
    workers = psutil.Process(killed.pid).children(recursive=True)
    os.kill(killed.pid, signal.SIGKILL)
    killed.wait()
    kept = [json.loads(line) for line in journal.read_text(encoding="utf-8").rpartition("\n")[0].splitlines()]
    games = len(kept) * 2 + 8

    resumed = answer(*ARENA, "--games", games, "--workers", 1, "--out", tmp_path / "out")

    assert resumed == answer(*ARENA, "--games", games, "--workers", 1, "--out", tmp_path / "whole")
    assert rows(tmp_path / "out") == rows(tmp_path / "whole")
    assert {game["record"] for game in kept} <= {row[-1] for row in rows(tmp_path / "out")}
    assert not psutil.wait_procs(workers, timeout=20)[1]


def test_a_run_that_is_interrupted_says_how_far_it_came_and_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = small_plan()

    def tired(work: Iterable[Fixture], *_: object) -> Iterator[Played]:
        yield from map(play, islice(work, 3))
        raise KeyboardInterrupt

    monkeypatch.setattr("sevencats.lab.run.execute", tired)
    with pytest.raises(BadInput, match="Interrupted after 3 of 6 games; the same command goes on from there."):
        run_plan(plan, 6, Store(tmp_path, plan), 1)

    assert [row[0] for row in rows(tmp_path)] == [0, 1, 2]


def test_a_worker_process_that_dies_gets_a_sentence() -> None:
    with pytest.raises(BadInput, match="A worker process died; the finished games are kept"):
        list(parallel(os._exit, [3, 3], 2))


def test_finished_games_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = small_plan()
    before = run_plan(plan, 6, Store(tmp_path, plan), 1)
    handed: list[int] = []

    def none(work: Iterable[Fixture], *_: object) -> list[Played]:
        handed.extend(one.number for one in work)
        return []

    monkeypatch.setattr("sevencats.lab.run.execute", none)

    after = run_plan(plan, 6, Store(tmp_path, plan), 1)

    assert handed == []
    assert after == before


def test_a_corrupt_part_is_set_aside_and_named_and_the_rest_is_kept(tmp_path: Path) -> None:
    run(*SMALL, "--games", 4, "--out", tmp_path)
    whole = answer(*SMALL, "--games", 8, "--out", tmp_path)
    first, second = sorted(tmp_path.glob("part-*.parquet"))
    kept = second.read_bytes()
    damaged = bytearray(first.read_bytes())
    damaged[len(damaged) // 2] ^= 1
    first.write_bytes(damaged)

    result = run(*SMALL, "--games", 8, "--out", tmp_path)

    assert result.exit_code == 0
    assert f"{first.name} is corrupt" in result.stderr
    assert first.with_suffix(".corrupt").read_bytes() == damaged
    assert second.read_bytes() == kept
    assert answer(*SMALL, "--games", 8, "--out", tmp_path) == whole
    assert [row[0] for row in rows(tmp_path)] == list(range(8))


@pytest.mark.parametrize("damage", [b"", b"PAR1 nothing PAR1"])
def test_a_part_that_is_no_parquet_at_all_is_set_aside_too(tmp_path: Path, damage: bytes) -> None:
    whole = answer(*SMALL, "--games", 4, "--out", tmp_path)
    part = next(tmp_path.glob("part-*.parquet"))
    part.write_bytes(damage)

    assert "is corrupt" in run("lab", "record", tmp_path, 1).stderr
    assert answer(*SMALL, "--games", 4, "--out", tmp_path) == whole
    assert part.with_suffix(".corrupt").exists()


def test_a_line_that_was_broken_off_is_forgotten_and_a_corrupt_one_set_aside(tmp_path: Path) -> None:
    plan = small_plan()
    store = Store(tmp_path, plan)
    whole = run_plan(plan, 4, Store(tmp_path / "whole", plan), 1)
    finished = Store(tmp_path / "whole", plan)
    records = dict(finished.records())
    finished.close()
    for played in whole[:3]:
        store.journal.write(played.__class__(**{**vars(played), "record": json.dumps(records[played.number])}))
    store.journal.close()
    good = store.journal.path.read_text(encoding="utf-8").splitlines(keepends=True)
    store.journal.path.write_text(good[0] + "{nonsense}\n" + good[1] + good[2][:40], encoding="utf-8")

    again = Store(tmp_path, plan)

    assert sorted(again.finished) == [0, 1]
    assert again.notes == ["1 corrupt line of journal.jsonl was set aside in journal.corrupt, and played again."]
    assert (tmp_path / "journal.corrupt").read_text(encoding="utf-8") == "{nonsense}\n"
    assert run_plan(plan, 4, again, 1) == whole


def test_games_that_were_sealed_but_not_cleared_count_once(tmp_path: Path) -> None:
    plan = small_plan()
    store = Store(tmp_path, plan)
    games = run_plan(plan, 4, store, 1)
    records = dict(store.records())
    again = Store(tmp_path, plan)
    again.journal.write(games[1].__class__(**{**vars(games[1]), "record": json.dumps(records[1])}))
    again.close()

    last = Store(tmp_path, plan)

    assert sorted(last.finished) == [0, 1, 2, 3]
    assert [number for number, _ in last.records()] == [0, 1, 2, 3]
    last.close()


def test_two_programs_do_not_write_into_the_same_results(tmp_path: Path) -> None:
    plan = small_plan()
    store = Store(tmp_path, plan)

    with pytest.raises(BadInput, match="Another program is at work in"):
        Store(tmp_path, plan)

    store.close()
    Store(tmp_path, plan).close()


def test_results_of_another_plan_are_not_mixed_in(tmp_path: Path) -> None:
    Store(tmp_path, small_plan(1)).close()

    with pytest.raises(BadInput, match='holds games of another plan: its "seed" is not the same'):
        Store(tmp_path, small_plan(2))


def test_a_corrupt_plan_and_a_directory_of_other_things_are_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "corrupt").mkdir()
    (tmp_path / "corrupt/plan.json").write_text("{", encoding="utf-8")
    (tmp_path / "file").write_text("", encoding="utf-8")

    said = [
        run(*SMALL, "--games", 2, "--out", out).stderr for out in (tmp_path / "corrupt", tmp_path, tmp_path / "file")
    ]

    assert "plan.json is corrupt" in said[0]
    assert "holds other things; results need a new or an empty directory." in said[1]
    assert "cannot be used for results: " in said[2]
