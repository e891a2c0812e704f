"""The other has passed: the round is won with as little as it takes, or left."""

from __future__ import annotations

from typing import Any

import pytest

from sevencats.bots import Seat, level
from sevencats.bots.levels import evaluation
from sevencats.bots.random import Random
from sevencats.bots.round_planner import PlanNode, RoundPlanner
from sevencats.core.luck import Luck
from sevencats.core.state import State
from tests.dice.scenes import scene as dice
from tests.gwent.scenes import scene as gwent

MUST = {"gems": 1}  # this round, or the game is lost


def played_out(game: str, s: State, name: str = "") -> list[str]:
    """What a bot plays until it passes; without a name one that knows nothing but plans."""
    bot = level(game, name) if name else RoundPlanner(Random(), evaluation(game))
    done: list[str] = []
    while s.decision is not None and s.decision.seat == 0 and (not done or done[-1] != "pass"):
        done.append(bot.choose(Seat(s, 0, Luck(1))).option.text)
        s.choose(done[-1])
    return done


@pytest.mark.parametrize("name", ["", "regular", "expert"])
@pytest.mark.parametrize(
    ("me", "other", "plays"),
    [
        (
            {"hand": ["geralt-of-rivia", "yarpen-zigrin", "ves"]},
            {"close": ["redanian-foot-soldier"]},
            ["play yarpen-zigrin"],
        ),
        ({"hand": ["yarpen-zigrin", "ves", "keira-metz"]}, {"close": ["draug", "imlerith", "geralt-of-rivia"]}, []),
        ({"close": ["vesemir"], "hand": ["geralt-of-rivia", "ves"]}, {"close": ["yarpen-zigrin"]}, []),
    ],
)
def test_no_card_is_spent_on_a_round_that_is_won_or_lost_without_it(
    me: dict[str, Any], other: dict[str, Any], plays: list[str], name: str
) -> None:
    s = gwent(me, {"hand": ["vesemir", "zoltan-chivay", "ves"], "passed": True, **other})

    assert played_out("gwent", s, name) == [*plays, "pass"]


def test_the_only_cards_that_win_the_last_round_together_are_found() -> None:
    hand = ["biting-frost", "yarpen-zigrin", "siege-tower", "catapult*2", "kaedweni-siege-expert", "ves"]
    s = gwent({**MUST, "hand": hand}, {**MUST, "passed": True, "close": ["draug", "imlerith", "vesemir"]}, round=3)

    done = played_out("gwent", s)

    assert {"play catapult"} <= set(done)
    assert s.outcome is not None
    assert s.outcome.winner == 0


def test_a_game_that_is_won_is_ended_at_once() -> None:
    s = gwent({**MUST, "close": ["vesemir"], "hand": ["ves"]}, {**MUST, "passed": True, "close": ["ves"]}, round=3)

    assert played_out("gwent", s) == ["pass"]
    assert s.outcome is not None
    assert s.outcome.winner == 0


def test_dice_are_spent_as_little_as_it_takes() -> None:
    s = dice({"hand": [1, 3, 4, 6, 8]}, {"hand": [5, 5, 5], "row": [5], "passed": True})

    assert played_out("dice", s) == ["play d6=6", "pass"]


def test_plans_that_come_back_to_the_same_question_and_lead_come_to_an_end() -> None:
    a, b = PlanNode(gwent(), 0.0), PlanNode(gwent(), 0.0)
    a.after = [b, PlanNode(gwent(), 0.25)]
    b.after = [a, PlanNode(gwent(), 0.75)]

    assert a.best() == 0.75
    assert b.best() == 0.75


def test_while_the_other_plays_on_the_other_bot_is_asked() -> None:
    s = gwent({"hand": ["ves", "catapult"]}, {})

    assert RoundPlanner(Random(), evaluation("gwent")).choose(Seat(s, 0, Luck(1))).considered == []
    assert level("gwent", "expert").budget() == "search, 600 simulations"
