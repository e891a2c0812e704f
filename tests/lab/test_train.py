"""Weights are learned from self-play, the same ones from the same seed, into a file that people can read."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sevencats.bots.evaluate.gwent import FEATURES
from sevencats.core import toml
from sevencats.lab import train
from sevencats.lab.selfplay import Lesson, Seen, learn
from tests.lab.tools import ENVIRONMENT, run

LEARN = ("lab", "train", "gwent", "--games", 24, "--bot", "greedy")


def test_the_same_seed_learns_the_same_weights_whatever_the_number_of_workers(tmp_path: Path) -> None:
    for workers in (1, 2):
        result = run(*LEARN, "--seed", 5, "--workers", workers, "--out", tmp_path / f"{workers}.toml")
        assert result.exit_code == 0, result.output

    first, second = [(tmp_path / f"{workers}.toml").read_text(encoding="utf-8") for workers in (1, 2)]
    assert first == second
    assert first.split("\n[")[0] == train.FILE.read_text(encoding="utf-8").split("\n[")[0]


def test_what_was_learned_has_a_weight_for_every_feature_of_every_stage(tmp_path: Path) -> None:
    run(*LEARN, "--workers", 1, "--out", tmp_path / "new.toml")

    new = toml.load(tmp_path / "new.toml")

    assert list(new) == list(toml.load(train.FILE))
    assert all(tuple(weights) == FEATURES for weights in new.values())
    assert new["3"]["gems"] != 0


def test_weights_that_decide_are_found_again() -> None:
    seen = [Seen(4, [0.0, cards, 0.0, 0.0, 0.0, 0.0], points) for cards, points in
            ((1.0, 1.0), (1.0, 1.0), (1.0, 1.0), (1.0, 0.0), (0.0, 0.5)) for _ in range(500)]

    weights = train.fitted("4", seen)

    assert weights["cards"] == pytest.approx(1.0986, abs=0.01)      # three to one, as odds of e
    assert weights["gems"] == 0


def test_a_lesson_has_the_turns_of_one_game_and_one_end() -> None:
    seen = learn(Lesson(3, 1, "greedy", "anniversary"))

    assert len(seen) > 10
    assert {one.points for one in seen} <= {0.0, 0.5, 1.0}
    assert len({one.points for one in seen}) == 1
    assert seen == learn(Lesson(3, 1, "greedy", "anniversary"))
    assert seen != learn(Lesson(4, 1, "greedy", "anniversary"))


@pytest.mark.parametrize(("args", "said"), [
    (("--games", 0), "Learning needs at least one game, not 0."),
    (("--bot", "gredy"), '"gredy" is not a bot'),
    (("--games", 1, "--bot", "random"), "Too few games"),
])
def test_bad_input_of_training_gets_a_sentence_and_leaves_the_weights_alone(
        args: tuple[object, ...], said: str, tmp_path: Path) -> None:
    result = run("lab", "train", "gwent", "--workers", 1, "--out", tmp_path / "new.toml", *args)

    assert result.exit_code == 2
    assert said in result.stderr
    assert not (tmp_path / "new.toml").exists()


def test_training_is_a_module_too() -> None:
    done = subprocess.run([sys.executable, "-m", "sevencats.lab.train", "--help"], capture_output=True, text=True,
                          env=ENVIRONMENT)

    assert done.returncode == 0, done.stderr
    assert "--seed" in done.stdout
