"""Playouts play the game that `choose` plays, whatever the policy answers before it is asked."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevencats.bots.levels import evaluation
from sevencats.core.agenda import Step
from sevencats.core.decision import CHANCE, Decision, Option, once
from sevencats.core.luck import Luck
from sevencats.core.playout import Policy, playout
from sevencats.core.registry import NAMES
from sevencats.core.state import State, is_question
from tests.contract.games import advance, begin, games, positions


class Noted(Policy[State]):
    """Chooses at random with luck of its own, half of the time before it is asked, and notes what it chose."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)
        self.choices: list[tuple[int, str]] = []
        self.early = 0

    def answer(self, s: State, step: Step) -> Option | None:
        options = once(step.rule.asks(s, step))
        if not is_question(step, options) or self.luck.below(2):
            return None
        self.early += 1
        return self.noted(step.seat, options)

    def pick(self, s: State, decision: Decision) -> Option:
        return self.noted(decision.seat, list(decision.options))

    def noted(self, seat: int, options: list[Option]) -> Option:
        option = options[self.luck.below(len(options))]
        self.choices.append((seat, option.text))
        return option


@given(positions(), st.integers(0, 2**31), st.booleans())
def test_a_playout_is_the_game_in_which_the_same_options_are_chosen(state: State, seed: int, inside: bool) -> None:
    state.inside = inside
    twin, policy = state.copy(), Noted(seed)

    playout(state, policy)

    choices = iter(policy.choices)
    while twin.decision is not None:
        decision = twin.decision
        seat, text = (CHANCE, twin.toss().text) if decision.seat == CHANCE else next(choices)
        assert seat == decision.seat
        twin.choose(text)
    assert list(choices) == []
    assert twin == state


@pytest.mark.parametrize("name", NAMES)
def test_the_policy_of_that_law_does_answer_before_it_is_asked(name: str) -> None:
    policy = Noted(1)

    playout(begin(name, {}, 1), policy)

    assert 0 < policy.early < len(policy.choices)


@given(games())
def test_a_random_playout_is_the_game_of_random_choices(game: tuple[str, dict[str, Any], int]) -> None:
    played, chosen = begin(*game), begin(*game)

    playout(played)

    assert played == advance(chosen, 5000)


class Checked(Policy[State]):
    """Plays by another policy, and looks whether what that answers before it is asked would be offered."""

    def __init__(self, policy: Policy[Any]) -> None:
        self.policy = policy
        self.early = 0

    def answer(self, s: State, step: Step) -> Option | None:
        option = self.policy.answer(s, step)
        if option is not None:
            self.early += 1
            assert option in step.rule.asks(s, step)
        return option

    def pick(self, s: State, decision: Decision) -> Option:
        option = self.policy.pick(s, decision)
        assert option in decision.options
        return option

    def stops(self, s: State) -> bool:
        return self.policy.stops(s)


@given(positions())
def test_the_policies_of_the_bots_take_only_what_is_offered(state: State) -> None:
    playout(state, Checked(evaluation(state.data()["game"]).policy(state)))

    assert state.policy is None
