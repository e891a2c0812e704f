"""Weights are learned from self-play, the same ones from the same seed, into a file that people can read."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sevencats.bots.levels import GAMES
from sevencats.core import toml
from sevencats.lab import train
from sevencats.lab.selfplay import Lesson, Seen, learn, opinion
from tests.lab.tools import ENVIRONMENT, run

LEARN = ("lab", "train", "gwent", "--games", 24, "--bot", "greedy")


def test_the_same_seed_learns_the_same_weights_whatever_the_number_of_workers(tmp_path: Path) -> None:
    for workers in (1, 2):
        result = run(*LEARN, "--seed", 5, "--workers", workers, "--out", tmp_path / f"{workers}.toml")
        assert result.exit_code == 0, result.output

    first, second = [(tmp_path / f"{workers}.toml").read_text(encoding="utf-8") for workers in (1, 2)]
    assert first == second


@pytest.mark.parametrize("game", GAMES)
def test_what_was_learned_has_a_weight_for_every_feature_of_every_stage_and_tells_its_source(
    game: str, tmp_path: Path
) -> None:
    judge = opinion(game)

    result = run("lab", "train", game, "--games", 24, "--bot", "greedy", "--workers", 1, "--out", tmp_path / "new.toml")

    assert result.exit_code == 0, result.output
    new = toml.load(tmp_path / "new.toml")
    text = (tmp_path / "new.toml").read_text(encoding="utf-8")
    assert set(new) == set(judge.stages) == set(toml.load(judge.file))
    assert all(tuple(weights) == judge.names for weights in new.values())
    assert text.count("# Learned from 24 games of greedy against itself, seed 1.\n") == 1
    assert all(f"#   {name} " in text for name in judge.names)


def test_learning_again_tells_only_the_last_source() -> None:
    before = "# What counts.\n# Learned from 1 games of random against itself, seed 9.\n\n[a]\nlead = 1.0\n"

    after = train.written(before, "# Learned from 2 games.", {"a": {"lead": 0.5}})

    assert after == "# What counts.\n# Learned from 2 games.\n\n[a]\nlead = 0.5\n"


def test_weights_that_decide_are_found_again() -> None:
    seen = [
        Seen("4", [0.0, cards], points)
        for cards, points in ((1.0, 1.0), (1.0, 1.0), (1.0, 1.0), (1.0, 0.0), (0.0, 0.5))
        for _ in range(500)
    ]

    weights = train.fitted("4", seen, ("gems", "cards"))

    assert weights["cards"] == pytest.approx(1.0986, abs=0.01)  # three to one, as odds of e
    assert weights["gems"] == 0


@pytest.mark.parametrize(("game", "table"), [("gwent", "anniversary"), ("dice", "open-lives"), ("unmatched", "all")])
def test_a_lesson_has_the_turns_of_one_game_and_one_end(game: str, table: str) -> None:
    seen = learn(Lesson(3, game, 1, "greedy", table))

    assert len(seen) > 10
    assert {one.points for one in seen} <= {0.0, 0.5, 1.0}
    assert len({one.points for one in seen}) == 1
    assert seen == learn(Lesson(3, game, 1, "greedy", table))
    assert seen != learn(Lesson(4, game, 1, "greedy", table))


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--games", 0), "Learning needs at least one game, not 0."),
        (("--bot", "gredy"), '"gredy" is not a bot'),
        (("--games", 1, "--bot", "random"), "Too few games"),
        (("--edition", "aniversary"), '"aniversary" is not an edition'),
    ],
)
def test_bad_input_of_training_gets_a_sentence_and_leaves_the_weights_alone(
    args: tuple[object, ...], said: str, tmp_path: Path
) -> None:
    result = run("lab", "train", "gwent", "--workers", 1, "--out", tmp_path / "new.toml", *args)

    assert result.exit_code == 2
    assert said in result.stderr
    assert not (tmp_path / "new.toml").exists()


def test_training_is_a_module_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sevencats.lab.train", "--help"], capture_output=True, text=True, env=ENVIRONMENT
    )

    assert done.returncode == 0, done.stderr
    assert "--seed" in done.stdout
