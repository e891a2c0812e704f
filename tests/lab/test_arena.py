"""Bots against bots: the same results whoever plays them, and every game can be seen again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sevencats.core import record as records
from tests.lab.tools import DECKS, answer, rows, run

ARENA = ("arena", "gwent", "--bots", "greedy,random", "--decks", DECKS, "--games", 12)


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_workers(tmp_path: Path) -> None:
    answers = [
        answer(*ARENA, "--seed", 7, "--workers", workers, "--out", tmp_path / str(workers)) for workers in (1, 2, 3)
    ]

    assert answers[0] == answers[1] == answers[2]
    assert rows(tmp_path / "1") == rows(tmp_path / "2") == rows(tmp_path / "3")
    assert [row[0] for row in rows(tmp_path / "1")] == list(range(12))


def test_every_game_is_a_record_that_replays_to_its_result(tmp_path: Path) -> None:
    run(*ARENA, "--workers", 1, "--out", tmp_path)

    for _, bot0, bot1, side0, side1, winner, choices, text in rows(tmp_path):
        record = records.read(json.loads(text))
        state = record.replay()
        assert state.outcome is not None
        assert state.outcome.winner == winner
        assert (record.seats, len(record.choices)) == ([bot0, bot1], choices)
        assert [seat["deck"]["name"] for seat in record.setup["seats"]] == [side0, side1]


def test_a_game_can_be_taken_out_and_replayed_in_words(tmp_path: Path) -> None:
    run(*ARENA, "--workers", 1, "--out", tmp_path / "out")

    saved = run("lab", "record", tmp_path / "out", 3)
    (tmp_path / "game.json").write_text(saved.stdout, encoding="utf-8")

    assert "greedy: " in run("replay", tmp_path / "game.json", "--text").output
    assert run("lab", "record", tmp_path / "out", 99).stderr.endswith("has no game 99 of gwent.\n")
    assert "cannot be read" in run("lab", "record", tmp_path / "elsewhere", 1).stderr


@pytest.mark.parametrize(
    ("game", "args", "sides"),
    [
        ("dice", ("--factions", "monsters,nilfgaard:hard"), {"monsters", "nilfgaard:hard"}),
        ("dice", ("--variant", "open-lives"), {"northern-realms", "monsters", "nilfgaard", "scoiatael"}),
        ("unmatched", ("--heroes", "geralt,leshen", "--board", "kaer-morhen"), {"geralt", "leshen"}),
    ],
)
def test_the_arena_plays_every_game_and_any_number_of_workers_the_same(
    game: str, args: tuple[str, ...], sides: set[str], tmp_path: Path
) -> None:
    whole = ("arena", game, "--bots", "greedy,random", "--games", 10, *args)

    answers = [answer(*whole, "--workers", workers, "--out", tmp_path / str(workers)) for workers in (1, 2)]

    assert answers[0] == answers[1]
    assert set(answers[0]["sides"]) == sides
    assert rows(tmp_path / "1") == rows(tmp_path / "2")
    for *_, winner, choices, text in rows(tmp_path / "1"):
        record = records.read(json.loads(text))
        outcome = record.replay().outcome
        assert outcome is not None
        assert (outcome.winner, len(record.choices)) == (winner, choices)


def test_heroes_meet_on_every_board(tmp_path: Path) -> None:
    data = answer("arena", "unmatched", "--bots", "greedy,random", "--games", 2, "--workers", 1, "--out", tmp_path)

    plan = json.loads((tmp_path / "plan.json").read_text(encoding="utf-8"))

    assert data["tables"] == ["fayrlund-forest", "kaer-morhen"]
    assert len({tuple(deal) for deal in plan["deals"]}) == 2 * 3 * 3


def test_more_games_go_on_from_those_that_are_there(tmp_path: Path) -> None:
    run(*ARENA[:-1], 6, "--workers", 1, "--out", tmp_path / "grown")
    grown = answer(*ARENA, "--workers", 1, "--out", tmp_path / "grown")

    whole = answer(*ARENA, "--workers", 1, "--out", tmp_path / "whole")

    assert grown == whole
    assert rows(tmp_path / "grown") == rows(tmp_path / "whole")


def test_the_report_has_rates_intervals_and_ratings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    result = run(
        "arena", "gwent", "--bots", "random,greedy,search:2", "--decks", "init-monsters", "--games", 2, "--workers", 1
    )

    assert result.exit_code == 0
    assert result.stdout.count(" against ") == 3
    assert "% to" in result.stdout
    assert "Elo" in result.stdout
    assert "6 games are kept in results/arena-" in result.stderr


def test_a_strong_bot_wins_and_the_budgets_are_told(tmp_path: Path) -> None:
    data = answer(
        "arena",
        "gwent",
        "--bots",
        "search:30,random",
        "--decks",
        "init-monsters,init-nilfgaard",
        "--games",
        12,
        "--workers",
        2,
        "--out",
        tmp_path,
    )

    assert data["pairings"][0]["score"] > 0.5
    assert data["budgets"] == {"search:30": "search, 30 simulations", "random": "any option"}
    assert data["elo"]["search:30"] > data["elo"]["random"]
