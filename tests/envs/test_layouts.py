"""Numbers mean what they say, tell a seat nothing but its view, and never change within a version."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevencats.core.decision import CHANCE
from sevencats.core.luck import Luck
from sevencats.core.registry import NAMES
from sevencats.core.state import State
from sevencats.core.words import BadInput
from sevencats.envs.starts import layout
from tests.contract.games import begin, games, seated, step
from tests.envs.golden import fingerprints
from tests.envs.seen import told_by_the_view


@given(games())
def test_everything_that_is_ever_offered_has_a_number(game: tuple[str, dict[str, Any], int]) -> None:
    numbers, state = layout(game[0]), begin(*game)

    while state.decision is not None:
        known = numbers.lot_numbers if state.decision.seat == CHANCE else numbers.action_numbers
        assert [option.text for option in state.decision.options if option.text not in known] == []
        step(state)


@given(seated(), st.integers(0, 2**31))
def test_an_observation_is_the_same_in_every_imagined_world(place: tuple[State, int], seed: int) -> None:
    state, seat = place
    numbers = layout(state.data()["game"])

    world = state.imagined(seat, Luck(seed))

    assert numbers.observation(world, seat) == numbers.observation(state, seat)


@given(seated())
def test_an_observation_tells_exactly_what_the_view_tells(place: tuple[State, int]) -> None:
    state, seat = place
    numbers = layout(state.data()["game"])

    expected = told_by_the_view(numbers, state.view(seat))

    labels = [f"{field.name}: {label}" for field in numbers.fields for label in field.labels]
    seen = zip(labels, numbers.observation(state, seat), expected, strict=True)
    assert [(label, ours, told) for label, ours, told in seen if ours != told] == []


@given(seated())
def test_a_mask_marks_what_is_offered_and_whoever_is_not_asked_can_only_wait(place: tuple[State, int]) -> None:
    state, seat = place
    numbers = layout(state.data()["game"])
    asked = state.decision is not None and state.decision.seat == seat

    mask = numbers.mask(state.decision, seat)

    offered = [option.text for option in state.decision.options] if state.decision is not None and asked else ["wait"]
    assert sorted(numbers.actions[n] for n, legal in enumerate(mask) if legal) == sorted(offered)


@pytest.mark.parametrize("name", NAMES)
def test_no_number_has_two_meanings(name: str) -> None:
    numbers = layout(name)

    assert len(set(numbers.actions)) == len(numbers.actions)
    assert len(set(numbers.lots)) == len(numbers.lots)
    assert sum(len(field.labels) for field in numbers.fields) == numbers.size
    assert all(len(set(field.labels)) == len(field.labels) for field in numbers.fields)


@pytest.mark.parametrize("name", NAMES)
def test_a_layout_does_not_change_without_a_new_version(name: str) -> None:
    numbers = layout(name)

    assert fingerprints()[f"{name}_v{numbers.version}"] == numbers.fingerprint(), (
        "others have learned this version by heart: raise the version, then `make golden`"
    )


def test_every_number_can_be_printed() -> None:
    done = subprocess.run([sys.executable, "-m", "sevencats.envs", "dice"], capture_output=True, text=True, check=True)

    lines = done.stdout.splitlines()
    assert lines[0] == "dice_v0"
    assert "0 wait" in lines
    assert f"{layout('dice').size - 1} their deck: d12" in lines


def test_a_game_that_is_not_known_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(BadInput, match='"gwnt" is not a game; did you mean "gwent"?'):
        layout("gwnt")
