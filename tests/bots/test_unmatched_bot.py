"""The bots of Unmatched fight, defend, and know what a table of three is."""

from __future__ import annotations

import pytest

from sevencats.bots import Seat
from sevencats.bots.evaluate.unmatched import features, steps_of
from sevencats.bots.levels import evaluation
from sevencats.bots.search import Search
from sevencats.core.luck import Luck
from sevencats.unmatched import BOARDS, GAME
from tests.contract.games import advance
from tests.unmatched.scenes import ciri, geralt, scene


def test_a_foe_that_is_hurt_is_good_for_one_and_as_bad_for_the_other() -> None:
    opinion = evaluation("unmatched")
    even = scene(geralt("rend"), ciri())

    hurt = scene(geralt("rend"), ciri(), health={"ciri": 4})

    assert opinion.chance(hurt, 0) > opinion.chance(even, 0)
    assert opinion.chance(hurt, 0) + opinion.chance(hurt, 1) == pytest.approx(1)


def test_what_counts_for_one_of_two_counts_against_the_other() -> None:
    for seed in range(10):
        state = advance(GAME.new({}, seed), 60)
        assert features(state, 0) == pytest.approx([-feature for feature in features(state, 1)])


def test_the_chances_of_three_seats_are_one_together_and_whoever_is_out_has_none() -> None:
    opinion = evaluation("unmatched")
    setup = {"seats": [{"hero": "geralt"}, {"hero": "ciri"}, {"hero": "leshen"}]}

    for seed in range(10):
        state = advance(GAME.new(setup, seed), 60 * seed)
        chances = opinion.chances(state)
        assert sum(chances) == pytest.approx(1)
        assert all(chance == 0 for chance, side in zip(chances, state.sides, strict=True) if side.out)


def test_a_bot_strikes_down_a_hero_that_has_one_health_left() -> None:
    s = scene(geralt("rend"), ciri(), health={"ciri": 1})

    assert Search(evaluation("unmatched"), 200).choose(Seat(s, 0, Luck(1))).option.text == "attack geralt ciri"


@pytest.mark.parametrize("name", BOARDS)
def test_the_table_of_steps_agrees_with_the_board(name: str) -> None:
    board = BOARDS[name]

    steps = steps_of(board)

    assert all(steps[a][a] == 0 for a in range(board.size))
    assert all(steps[a][b] == board.distance(a, b, 0) for a in range(0, board.size, 7) for b in range(0, board.size, 5))
