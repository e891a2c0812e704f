"""The hand builder against reference means and against exact computation (D 2.5, D 2.6)."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, pstdev

import pytest

from sevencats.core.luck import Luck
from sevencats.dice import GAME
from sevencats.dice.shapes import SHAPES
from tests.dice.scenes import hand

GAMES = 4000


def sums(seat: dict[str, object], games: int = GAMES) -> list[int]:
    """Sums of base hands of seat 1, with no bonus that would change them."""
    result = []
    for seed in range(games):
        s = GAME.new({"seats": [{"faction": "monsters"}, {"faction": "monsters", **seat}]}, seed, inside=True)
        result.append(sum(hand(s, 1)))
    return result


@pytest.mark.parametrize(
    ("seat", "mean", "spread"),
    [
        ({}, 37.0, 6.0),
        ({"difficulty": "easy"}, 27.6, 4.8),
        ({"difficulty": "normal"}, 38.5, 6.6),
        ({"difficulty": "hard"}, 58.4, 8.1),
    ],
)
def test_the_sum_of_a_base_hand_has_the_reference_mean_and_deviation(
    seat: dict[str, object], mean: float, spread: float
) -> None:
    rolled = sums(seat)

    assert fmean(rolled) == pytest.approx(mean, abs=4 * spread / sqrt(GAMES) + 0.05)
    assert pstdev(rolled) == pytest.approx(spread, rel=0.06)


def test_every_face_of_a_die_is_as_likely_as_the_others() -> None:
    luck = Luck(11)

    for shape in SHAPES.values():
        shown = [luck.below(len(shape.rolls)) for _ in range(6000)]
        for face in range(shape.faces):
            assert shown.count(face) == pytest.approx(6000 / shape.faces, rel=0.2)


def test_a_hand_never_has_a_die_that_is_not_in_the_collection() -> None:
    for seed in range(50):
        s = GAME.new({"seats": [{"faction": "monsters"}, {"faction": "monsters", "difficulty": "hard"}]}, seed, True)
        shapes = [die.shape.id for die in s.sides[1].hand] + [shape.id for shape in s.sides[1].deck]

        assert sorted(shapes) == sorted(["d4", "d6", "d8", "d10", "d12"] * 3)
