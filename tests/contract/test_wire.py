"""What a game tells and takes has the shape that its `wire` states: no part too few, too many or of another type."""

from __future__ import annotations

import importlib
import types
import typing
from typing import Any

import pytest
from hypothesis import given

from sevencats.core.registry import NAMES
from sevencats.core.state import State
from sevencats.server.contract.types import fields, is_literal, is_record, is_union
from tests.contract.games import positions, seats, step


def fits(value: Any, type_: Any) -> bool:
    """Is this plain data of this type? Unlike the generated files this knows nothing of names."""
    if is_record(type_):
        expected = {one.name: one for one in fields(type_)}
        return (
            isinstance(value, dict)
            and value.keys() <= expected.keys()
            and all(name in value or not one.required for name, one in expected.items())
            and all(fits(part, expected[name].type) for name, part in value.items())
        )
    if is_union(type_):
        return any(fits(value, one) for one in typing.get_args(type_))
    if is_literal(type_):
        return value in typing.get_args(type_)
    args = typing.get_args(type_)
    match typing.get_origin(type_):
        case origin if origin is list:
            return isinstance(value, list) and all(fits(one, args[0]) for one in value)
        case origin if origin is tuple:
            return len(value) == len(args) and all(map(fits, value, args))
        case origin if origin is dict:
            return isinstance(value, dict) and all(fits(one, args[1]) for one in value.values())
    return type(value) is type_ or (value is None and type_ is types.NoneType)


def wire_of(state: State) -> Any:
    return importlib.import_module(f"sevencats.{state.data()['game']}.wire")


@given(positions())
def test_every_view_has_the_shape_that_the_wire_states(state: State) -> None:
    for seat in (*seats(state), None):
        assert fits(state.view(seat), wire_of(state).View)


@given(positions())
def test_every_event_has_the_shape_that_the_wire_states(state: State) -> None:
    state.listen()
    if state.decision is not None:
        step(state)

    for event in state.events:
        for seat in (*seats(state), None):
            assert fits(event.told_to(seat), wire_of(state).Event)


@given(positions())
def test_a_position_has_the_shape_that_the_wire_states(state: State) -> None:
    assert fits(state.data(), wire_of(state).Position)


@pytest.mark.parametrize("game", NAMES)
def test_a_part_too_many_or_too_few_is_noticed(game: str) -> None:
    wire = importlib.import_module(f"sevencats.{game}.wire")

    assert fits({"do": "done", "text": "done"}, wire.Option)
    assert not fits({"do": "done"}, wire.Option)
    assert not fits({"do": "done", "text": "done", "more": 1}, wire.Option)
    assert not fits({"do": "else", "text": "done"}, wire.Option)
