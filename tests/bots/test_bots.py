"""What every bot promises, in every game that bots can play."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevencats.bots import LEVELS, Bot, Seat, level
from sevencats.bots.greedy import Greedy
from sevencats.bots.levels import GAMES, PLANNED, evaluation
from sevencats.bots.planner import Planner
from sevencats.bots.round_planner import RoundPlanner
from sevencats.bots.search import Search
from sevencats.core.luck import Luck
from sevencats.core.state import State
from sevencats.core.words import BadInput
from tests.contract.games import advance, begin, positions, question


def small(game: str) -> dict[str, Bot]:
    """A bot of every kind that plays this game, with a budget for tests."""
    opinion = evaluation(game)
    bots = {
        "random": level(game, "random"),
        "novice": level(game, "novice"),
        "greedy": Greedy(opinion, 1),
        "search": Search(opinion, 30),
        "alone": RoundPlanner(Search(opinion, 10), opinion),
    }
    return {**bots, "planner": Planner(opinion, 1)} if game in PLANNED else bots


def asked(state: State) -> int | None:
    """The seat that a bot could be asked for here."""
    decision = state.decision
    return None if decision is None or decision.seat < 0 else decision.seat


@given(
    positions(GAMES),
    st.integers(0, 2**31),
    st.integers(0, 2**31),
    st.sampled_from(["random", "novice", "greedy", "planner", "search", "alone"]),
)
def test_a_bots_choice_does_not_move_when_everything_hidden_is_dealt_anew(
    state: State, j: int, k: int, name: str
) -> None:
    seat = asked(state)
    if seat is None:
        return
    bot = small(state.data()["game"]).get(name)
    if bot is None:
        return

    chosen = bot.choose(Seat(state, seat, Luck(k)))
    elsewhere = bot.choose(Seat(state.imagined(seat, Luck(j)), seat, Luck(k)))

    assert chosen.option is elsewhere.option
    assert repr(chosen) == repr(elsewhere)


@given(positions(GAMES), st.integers(0, 2**31))
def test_no_bot_makes_an_illegal_choice(state: State, seed: int) -> None:
    seat = asked(state)
    if seat is None:
        return

    for bot in small(state.data()["game"]).values():
        state.copy().choose(bot.choose(Seat(state, seat, Luck(seed))).option.text)


@given(positions(GAMES))
def test_chances_to_win_are_chances_and_a_finished_game_has_none_left(state: State) -> None:
    opinion = evaluation(state.data()["game"])

    for seat in range(opinion.seats(state)):
        chance = opinion.chance(state, seat)
        assert 0 <= chance <= 1
        if state.outcome is not None:
            assert chance in (0, 0.5, 1)


@settings(max_examples=10)
@given(st.integers(0, 2**31))
def test_a_search_says_why_with_every_option_it_considered(seed: int) -> None:
    state = advance(begin("gwent", {}, seed), 40)
    seat = asked(state)
    if seat is None:
        return

    thought = Search(evaluation("gwent"), 200).choose(Seat(state, seat, Luck(seed)))

    assert state.decision is not None
    assert {one.option for one in thought.considered} == set(state.decision.options)
    assert thought.option is thought.considered[0].option
    assert 100 < sum(one.tries for one in thought.considered) <= 200


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_every_level_of_every_game_answers_within_its_time(game: str, name: str) -> None:
    state = begin(game, {}, 3)
    while (seat := asked(state)) is None or question(state).about not in ("turn", "action"):
        advance(state, 1)

    start = time.process_time()
    level(game, name).choose(Seat(state, seat, Luck(1)))

    assert time.process_time() - start < {"expert": 1.2, "master": 3.3}.get(name, 1.0)


@pytest.mark.parametrize("game", GAMES)
def test_the_quick_levels_of_every_game_play_to_the_end(game: str) -> None:
    names = ("random", "novice", "regular")
    for n, setup in enumerate([{}, {"open_hands": True} if game == "dice" else {}]):
        state, luck = begin(game, setup, n), Luck(n)
        bots = [level(game, names[(n + seat) % 3]) for seat in range(2)]
        while state.decision is not None:
            seat = asked(state)
            state.take(state.toss() if seat is None else bots[seat].choose(Seat(state, seat, luck)).option)

        assert state.outcome is not None


def test_an_unknown_level_or_game_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(BadInput, match='"expret" is not a level; did you mean "expert"?'):
        level("gwent", "expret")
    with pytest.raises(BadInput, match='"chess" is not a game that bots can play'):
        level("chess", "expert")
