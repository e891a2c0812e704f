"""Numbers from outside have any size, machine words have not: what does not fit is refused with a sentence."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevencats.core.luck import Luck
from sevencats.core.match import Match
from sevencats.core.record import Record, read
from sevencats.core.registry import NAMES, find
from sevencats.core.state import State
from sevencats.core.words import BadInput
from tests.contract.games import SETUPS, advance, positions

HUGE = 10**30


def enlarged(data: Any) -> Iterator[Any]:
    """The data again and again, each time with one of its numbers out of all proportion."""
    match data:
        case dict():
            for key, value in data.items():
                yield from ({**data, key: other} for other in enlarged(value))
        case list():
            for n, value in enumerate(data):
                yield from ([*data[:n], other, *data[n + 1 :]] for other in enlarged(value))
        case bool() | None:
            return
        case int():
            yield from (HUGE, -HUGE, float(HUGE))
        case str() if re.search(r"[*= ]-?\d+$", data):
            yield re.sub(r"\d+$", str(HUGE), data)


def refused_or_played(data: Any, begin: Any) -> None:
    with contextlib.suppress(BadInput):
        state = begin(data)
        assert isinstance(state, State)
        state.view(0)
        advance(state.imagined(0, Luck(1)), 3)


@settings(max_examples=20)
@given(positions())
def test_a_position_with_a_huge_number_is_refused_or_played(state: State) -> None:
    game = find(state.data()["game"])
    for data in enlarged(json.loads(json.dumps(state.data()))):
        refused_or_played(data, game.load)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=10)
@given(data=st.data())
def test_a_setup_with_a_huge_number_is_refused_or_played(name: str, data: st.DataObject) -> None:
    setup = find(name).setup(data.draw(SETUPS[name]))
    for wanted in enlarged(setup):
        refused_or_played(wanted, find(name).new)


@pytest.mark.parametrize("name", NAMES)
def test_a_record_with_a_huge_number_is_refused_or_played(name: str) -> None:
    written = Match(Record(find(name), find(name).setup({})), 1).record.data()
    for data in enlarged(json.loads(json.dumps({**written, "choices": written["choices"][:3]}))):
        refused_or_played(data, lambda data: read(data).replay())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [HUGE, -HUGE, 2**32, -1])
def test_any_whole_number_is_a_seed(name: str, seed: int) -> None:
    setup = find(name).setup({})

    assert find(name).new(setup, seed) == find(name).new(setup, seed & 0xFFFFFFFF)
    assert Match(Record(find(name), setup), seed).state == Match(Record(find(name), setup), seed & 0xFFFFFFFF).state
