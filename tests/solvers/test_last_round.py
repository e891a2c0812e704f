"""What the last round is worth by sums and kept dice (D 8)."""

from __future__ import annotations

import pytest

from sevencats.solvers.open_dice.keeping import keep_of, with_record
from sevencats.solvers.open_dice.last_round import LastRounds


def test_a_surplus_of_eleven_is_won_whatever_die_the_other_side_keeps() -> None:
    last = LastRounds().of([], 0.0, 0.5, 1.0)
    ten = keep_of(10)

    assert [last.mean(surplus, 0, ten) for surplus in (9, 10, 11, 60)] == [0.0, 0.5, 1.0, 1.0]
    assert [last.mean(-surplus, ten, 0) for surplus in (9, 10, 11, 60)] == [1.0, 0.5, 0.0, 0.0]


def test_a_roll_of_the_d10_decides_which_die_is_kept_and_with_it_the_round() -> None:
    last = LastRounds().of([], 0.0, 0.0, 1.0)
    eight_then_two = with_record(keep_of(8), 2)  # of the rolls from 2 on, three keep the 8

    assert last.mean(-5, eight_then_two, 0) == pytest.approx(3 / 9)
    assert last.mean(-1, eight_then_two, 0) == 1.0


def test_a_die_that_is_added_may_make_up_for_what_it_shows() -> None:
    last = LastRounds().of([4, 12], 0.0, 0.0, 1.0)

    assert last.mean(-11, 0, 0) == pytest.approx(1 / 12)
    assert [last.mean(surplus, 0, 0) for surplus in (-12, -60)] == [0.0, 0.0]
    assert last.mean(-21, keep_of(10), 0) == pytest.approx(1 / 12)


def test_rounds_that_are_worth_the_same_are_worked_out_once() -> None:
    rounds = LastRounds()

    assert rounds.of([6], 0.0, 0.5, 1.0) is rounds.of([6], 0.0, 0.5, 1.0)
    assert rounds.of([6], 0.0, 0.5, 1.0) is not rounds.of([8], 0.0, 0.5, 1.0)
