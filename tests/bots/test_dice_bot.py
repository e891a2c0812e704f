"""The bots of dice: where hands lie open, expert and master are perfect."""

from __future__ import annotations

import pytest

from sevencats.bots import Seat, level
from sevencats.bots.exact import Exact
from sevencats.bots.levels import evaluation
from sevencats.bots.search import Search
from sevencats.core.decision import CHANCE
from sevencats.core.luck import Luck
from sevencats.dice import GAME
from sevencats.dice.state import State
from sevencats.solvers.open_dice.solution import after, solve
from tests.dice.scenes import about, asked, do, options, scene

SMALL = ({"hand": [2, 5, 7, 8]}, {"hand": [3, 4, 6, 9]})


@pytest.mark.parametrize("name", ["expert", "master"])
@pytest.mark.parametrize(
    "factions", [("northern-realms", "monsters"), ("nilfgaard", "scoiatael"), ("monsters", "monsters")]
)
def test_with_open_hands_every_choice_keeps_the_value_of_the_position(name: str, factions: tuple[str, str]) -> None:
    s = scene(*({**side, "faction": faction} for side, faction in zip(SMALL, factions, strict=True)), open_hands=True)
    bot, luck, answers = level("dice", name), Luck(3), 0

    while s.decision is not None:
        if s.decision.seat == CHANCE:
            s.take(s.toss())
            continue
        thought = bot.choose(Seat(s, s.decision.seat, luck))
        value = solve(s).value
        assert solve(after(s, thought.option.text)).value == pytest.approx(value, abs=1e-9)
        assert thought.considered[0].chance == pytest.approx(value if s.decision.seat == 0 else 1 - value, abs=1e-9)
        s.take(thought.option)
        answers += 1

    assert answers > 3


def test_what_is_too_deep_to_be_solved_is_searched() -> None:
    s = opening(open_hands=True)
    bot = Exact(Search(evaluation("dice"), 40), 9)

    thought = bot.choose(Seat(s, asked(s), Luck(1)))

    assert 20 < sum(one.tries for one in thought.considered) <= 40


def test_hidden_hands_are_searched() -> None:
    s = opening(open_hands=False)

    thought = level("dice", "expert").choose(Seat(s, asked(s), Luck(1)))

    assert sum(one.tries for one in thought.considered) > 100


def opening(open_hands: bool) -> State:
    """A game of monsters, whose rounds depend on each other most, at its first turn."""
    s = GAME.new({"open_hands": open_hands, "seats": [{"faction": "monsters"}, {"faction": "monsters"}]}, 7)
    while about(s) != "turn":
        do(s, s.toss().text if asked(s) == CHANCE else options(s)[0])
    return s
