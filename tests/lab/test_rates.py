"""Win rates, their intervals, and ratings."""

from __future__ import annotations

import pytest

from sevencats.core.intervals import wilson
from sevencats.lab.rates import Rate, elo, in_pairs


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 2, 0.0945, 0.9055),
        (500, 1000, 0.4691, 0.5309),
        (950, 1000, 0.9347, 0.9619),
    ],
)
def test_intervals_are_those_of_wilson(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won / games, games) == pytest.approx((low, high), abs=5e-5)


def test_pairs_that_cancel_luck_are_worth_more_games_and_pairs_that_repeat_it_fewer() -> None:
    alike = [1.0, 1.0, 0.0, 0.0] * 50
    apart = [1.0, 0.0] * 96 + [1.0, 1.0, 0.0, 0.0] * 2

    assert in_pairs([1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0] * 50) == pytest.approx(wilson(0.5, 400), abs=0.001)
    assert in_pairs(alike) == pytest.approx(wilson(0.5, 100), abs=0.002)
    assert in_pairs(apart)[0] > 0.48
    assert in_pairs([1.0] * 100) == wilson(1.0, 100)
    assert in_pairs([]) == (0, 1)


def test_without_games_anything_is_possible() -> None:
    assert Rate().score == 0.5
    assert Rate().interval == (0, 1)


def test_a_drawn_game_counts_half_for_both() -> None:
    rate = Rate().plus(1).plus(0.5).plus(0.5).plus(0)

    assert rate == Rate(1, 2, 1)
    assert rate.score == 0.5
    assert Rate(3, 2, 1).turned() == Rate(1, 2, 3)


@pytest.mark.parametrize(("won", "lost", "apart"), [(50, 50, 0), (64, 36, 99), (76, 24, 197), (91, 9, 393)])
def test_two_ratings_are_as_far_apart_as_the_elo_formula_says(won: int, lost: int, apart: float) -> None:
    ratings = elo({("a", "b"): Rate(won, 0, lost)})

    assert ratings["a"] - ratings["b"] == pytest.approx(apart, abs=4)  # one drawn game is added
    assert ratings["a"] + ratings["b"] == pytest.approx(3000)


def test_ratings_agree_with_rates_that_follow_from_ratings() -> None:
    true = {"a": 1700.0, "b": 1500.0, "c": 1300.0}
    games = 10**9
    rates = {}
    for one, other in (("a", "b"), ("a", "c"), ("b", "c")):
        won = round(games / (1 + 10 ** ((true[other] - true[one]) / 400)))
        rates[one, other] = Rate(won, 0, games - won)

    ratings = elo(rates)

    assert list(ratings) == ["a", "b", "c"]
    assert ratings == pytest.approx(true, abs=0.01)


def test_who_has_won_everything_is_strong_but_not_infinitely_strong() -> None:
    ratings = elo({("a", "b"): Rate(100, 0, 0)})

    assert 800 < ratings["a"] - ratings["b"] < 1000
