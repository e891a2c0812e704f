"""Many games at once are the same games."""

from __future__ import annotations

import numpy as np
import pytest

from sevencats.build import is_compiled
from sevencats.core.decision import CHANCE
from sevencats.core.luck import Luck
from sevencats.core.registry import NAMES, find
from sevencats.core.words import BadInput
from sevencats.envs.batch import Batch
from sevencats.envs.layouts import games
from sevencats.envs.starts import layout


@pytest.mark.parametrize("name", NAMES)
def test_a_batch_plays_the_games_that_the_rules_play(name: str) -> None:
    batch, numbers = Batch(name, 1, seed=5), layout(name)
    luck = Luck(5)
    luck.below(1)  # which of the setups
    state = find(name).new({}, luck.below(0x7FFFFFFF))

    while True:
        while state.decision is not None and state.decision.seat == CHANCE:
            state.take(state.toss())
        if state.decision is None:
            break
        seat, options = state.decision.seat, state.decision.options
        assert batch.seats[0] == seat
        assert batch.observations[0].tobytes() == numbers.observation(state, seat)
        assert {numbers.actions[n] for n in np.flatnonzero(batch.masks[0])} == {option.text for option in options}
        option = options[state.luck.below(len(options))]
        batch.games.states[0].luck.below(len(options))  # the rules' own dice are at the same place in both
        batch.step([numbers.action_numbers[option.text]])
        state.take(option)

    assert state.outcome is not None
    assert batch.dones[0]
    assert batch.rewards[0].tolist() == [
        0 if state.outcome.winner < 0 else 1 if state.outcome.winner == seat else -1 for seat in range(2)
    ]


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_plays_the_same_games_into_the_same_arrays(name: str) -> None:
    batch = Batch(name, 8, seed=2)
    arrays = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.dones)

    def played() -> list[bytes]:
        batch.reset(9)
        for _ in range(50):
            batch.step(batch.any_actions())
        return [array.tobytes() for array in arrays]

    assert played() == played()
    assert all(array.flags.writeable and array.base is not None for array in arrays), "views of bytes made once"


@pytest.mark.parametrize("name", NAMES)
def test_only_the_chosen_seat_is_waited_for_when_there_is_an_opponent(name: str) -> None:
    batch = Batch(name, 6, opponent="random", seat=1, seed=3)

    ended = 0
    for _ in range(200):
        assert (batch.seats == 1).all()
        batch.step(batch.any_actions())
        ended += batch.dones.sum()

    assert ended


def test_any_bot_can_be_the_opponent() -> None:
    batch = Batch("gwent", 2, opponent="novice", seed=3)

    while not batch.dones.any():
        batch.step(batch.any_actions())

    assert (batch.seats == 0).all()


def test_the_rewards_of_a_game_add_up_to_nothing_and_are_paid_at_its_end() -> None:
    three = {"seats": [{"hero": "geralt"}, {"hero": "ciri"}, {"hero": "leshen"}]}
    batch = Batch("unmatched", 8, three, seed=1)

    paid = []
    for _ in range(900):
        batch.step(batch.any_actions())
        assert (batch.rewards[~batch.dones] == 0).all()
        paid += batch.rewards[batch.dones].tolist()

    assert paid
    assert all(sorted(rewards) in ([-1, -1, 2], [0, 0, 0]) for rewards in paid)


def test_an_action_that_is_not_offered_is_refused_and_no_game_goes_on() -> None:
    batch = Batch("gwent", 3, seed=1)
    actions = batch.any_actions()
    before = [state.data() for state in batch.games.states]

    actions[2] = 0
    with pytest.raises(BadInput, match="Action 0 is not offered in game 2; look at its mask."):
        batch.step(actions)
    with pytest.raises(BadInput, match="3 games need 3 actions, not 1."):
        batch.step(actions[:1])

    assert [state.data() for state in batch.games.states] == before


def test_a_batch_that_cannot_be_is_refused_in_words() -> None:
    with pytest.raises(BadInput, match="A batch has at least one game, not 0."):
        Batch("gwent", 0)
    with pytest.raises(BadInput, match="A seat is a number from 0 to 1, not 2."):
        Batch("gwent", 1, opponent="random", seat=2)


def test_games_are_drawn_from_all_setups() -> None:
    setups = [{"edition": edition} for edition in ("anniversary", "classic-2015", "witcher-3")]

    batch = Batch("gwent", 60, setups, seed=1)

    assert len({state.data()["edition"] for state in batch.games.states}) == 3


def test_the_batch_is_compiled_where_the_rules_are() -> None:
    assert games.__file__.endswith(".py") != is_compiled()
