"""No opponent that people meet gives up a round that it has not tried to win."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sevencats.bots import OPPONENTS, Bot, Seat, level
from sevencats.bots.bot import Considered
from sevencats.bots.levels import evaluation
from sevencats.bots.standing import Standing, trying
from sevencats.core.decision import Option
from sevencats.core.luck import Luck
from sevencats.dice.state import State as Dice
from sevencats.gwent.state import State as Cards
from sevencats.lab.players import player
from sevencats.lab.sides import SIDES
from tests.contract.games import advance, begin, question
from tests.dice.scenes import scene as dice
from tests.gwent.scenes import scene as gwent

OPEN: dict[str, Any] = {"open_hands": True}
TABLES = [("gwent", {}), ("dice", {}), ("dice", OPEN)]


def first_acts(game: str, setup: dict[str, Any], bot: Bot, deals: int) -> Iterator[str]:
    """What a bot does first in each deal, as the one who begins and as the second, who answers another like it."""
    for seed in range(deals):
        state, luck = begin(game, setup, seed), Luck(seed)
        seen: set[int] = set()
        while state.decision is not None and len(seen) < 2:
            seat = state.decision.seat
            if seat < 0:
                state.take(state.toss())
                continue
            turn = state.decision.about == "turn"
            option = bot.choose(Seat(state, seat, luck)).option
            if turn and seat not in seen:
                seen.add(seat)
                yield option.text
            state.take(option)


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_the_first_opponent_never_begins_with_a_pass(game: str, setup: dict[str, Any]) -> None:
    acts = list(first_acts(game, setup, level(game, "novice"), 100))

    assert len(acts) == 200
    assert acts.count("pass") == 0


@pytest.mark.parametrize(("game", "name"), [("gwent", "greedy"), ("gwent", "planner:8"), ("gwent", "search:60")])
def test_nobody_begins_with_a_pass_that_looks_a_little_better_than_playing(game: str, name: str) -> None:
    acts = []
    for seed in range(12):
        state = begin(game, {}, seed)
        while question(state).about != "turn":
            advance(state, 1)
        acts.append(player(game, name).choose(Seat(state, question(state).seat, Luck(seed))).option.text)

    assert acts.count("pass") <= 1


@pytest.mark.parametrize("game", ["gwent", "dice"])
def test_the_first_opponent_plays_a_whole_game_and_loses_two_of_three_to_a_beginner(game: str) -> None:
    won = cards = 0
    for seed in range(60):
        state, luck, seat = decked(game, seed), Luck(seed), seed % 2
        bots = [player(game, "beginner"), player(game, "beginner")]
        bots[seat] = level(game, "novice")
        laid = 0
        while (decision := state.decision) is not None:
            if decision.seat < 0:
                state.take(state.toss())
                continue
            option = bots[decision.seat].choose(Seat(state, decision.seat, luck)).option
            laid += decision.seat == seat and decision.about == "turn" and state.round == 1 and option.text != "pass"
            state.take(option)
        assert state.outcome is not None
        won += state.outcome.winner == seat
        cards += laid >= 3

    assert 10 <= won <= 28
    assert cards >= 55


def decked(game: str, seed: int) -> Cards | Dice:
    """A game between two starter decks, or two factions of dice."""
    kind = SIDES[game]
    sides = [side for side in kind.every(kind.usual) if game == "dice" or side["name"].startswith("init")]
    first, second = sides[seed % len(sides)], sides[seed // 2 % len(sides)]
    state = begin(game, kind.setup(kind.usual, [("Ada", first), ("Bo", second)]), seed)
    assert isinstance(state, Cards | Dice)
    return state


def test_a_pass_that_gives_up_a_round_untried_must_be_clearly_better() -> None:
    untried = Standing(lead=0, laid=0, held=9, alone=False, ahead=False, last=False)

    assert first(0.50, 0.45, untried) == "play"
    assert first(0.65, 0.45, untried) == "pass"


@pytest.mark.parametrize(
    "other",
    [
        Standing(lead=4, laid=1, held=9, alone=False, ahead=False, last=False),
        Standing(lead=-9, laid=3, held=5, alone=False, ahead=False, last=False),
        Standing(lead=-40, laid=0, held=5, alone=True, ahead=False, last=False),
        Standing(lead=0, laid=0, held=5, alone=False, ahead=True, last=False),
    ],
)
def test_who_leads_has_tried_stands_alone_or_won_the_round_before_may_pass(other: Standing) -> None:
    assert first(0.50, 0.45, other) == "pass"
    assert first(0.50, 0.45, None) == "pass"


def first(passing: float, playing: float, standing: Standing | None) -> str:
    considered = [Considered(Option({"text": "pass"}), passing, 60), Considered(Option({"text": "play"}), playing, 40)]
    return trying(considered, standing)[0].option.text


def test_how_a_round_stands_is_told_from_the_table() -> None:
    cards = evaluation("gwent").standing(
        gwent({"close": ["vesemir"], "hand": ["ves", "catapult"]}, {"passed": True, "gems": 1}), 0
    )
    pips = evaluation("dice").standing(dice({"hand": [3, 4]}, {"row": [6, 2], "wins": 1}), 0)

    assert told(cards) == (6, 1, 2, True, True, False)
    assert told(pips) == (-8, 0, 2, False, False, True)


def told(standing: Standing | None) -> tuple[object, ...]:
    assert standing is not None
    return standing.lead, standing.laid, standing.held, standing.alone, standing.ahead, standing.last


def test_people_are_not_offered_an_opponent_who_passes_at_random() -> None:
    assert OPPONENTS == ("novice", "regular", "expert", "master")
