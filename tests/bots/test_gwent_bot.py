"""The bots of Gwent know when to stop."""

from __future__ import annotations

from typing import Any

from sevencats.bots import Seat
from sevencats.bots.levels import evaluation
from sevencats.bots.planner import Planner
from sevencats.bots.search import Search
from sevencats.core.luck import Luck
from tests.gwent.scenes import scene


def best(me: dict[str, Any], other: dict[str, Any], **course: Any) -> str:
    """What a search of some depth plays as seat 0."""
    s = scene(me, other, **course)
    return Search(evaluation("gwent"), 1500).choose(Seat(s, 0, Luck(1))).option.text


def test_a_bot_that_is_ahead_of_an_opponent_who_has_passed_passes() -> None:
    assert (
        best({"close": ["geralt-of-rivia"], "hand": ["ves", "catapult*2"]}, {"passed": True, "close": ["vesemir"]})
        == "pass"
    )


def test_a_bot_takes_the_last_round_with_the_card_that_is_enough() -> None:
    assert (
        best(
            {"gems": 1, "hand": ["geralt-of-rivia", "yarpen-zigrin"]},
            {"gems": 1, "passed": True, "close": ["vesemir", "zoltan-chivay"]},
            round=3,
        )
        == "play geralt-of-rivia"
    )


def test_a_bot_does_not_throw_a_hand_after_a_round_that_is_lost() -> None:
    assert (
        best(
            {"hand": ["yarpen-zigrin", "redanian-foot-soldier", "ves"]},
            {"passed": True, "faction": "monsters", "close": ["draug", "imlerith", "geralt-of-rivia"]},
        )
        == "pass"
    )


def test_a_bot_finds_two_cards_that_win_the_last_round_together() -> None:
    assert (
        best(
            {"gems": 1, "hand": ["scorch", "vesemir"]},
            {"gems": 1, "passed": True, "faction": "nilfgaard", "ranged": ["black-infantry-archer*2"]},
            round=3,
        )
        != "pass"
    )


def test_a_planner_wins_the_round_that_it_can_win_by_itself() -> None:
    s = scene(
        {"gems": 1, "hand": ["geralt-of-rivia", "yarpen-zigrin"]},
        {"gems": 1, "passed": True, "close": ["vesemir", "zoltan-chivay"]},
        round=3,
    )

    thought = Planner(evaluation("gwent"), 20).choose(Seat(s, 0, Luck(1)))

    assert thought.option.text == "play geralt-of-rivia"
    assert {one.tries for one in thought.considered} == {20}
