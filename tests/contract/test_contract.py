"""What every game promises, judged over random setups and choices."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevencats.core.decision import CHANCE, Refused
from sevencats.core.event import EVERYBODY
from sevencats.core.luck import Luck
from sevencats.core.match import Match
from sevencats.core.record import Record, read
from sevencats.core.registry import NAMES, find
from sevencats.core.state import State
from sevencats.core.words import BadInput
from tests.contract.games import advance, begin, games, positions, seated, seats, step


@given(games())
def test_options_are_never_empty_and_never_repeated(game: tuple[str, dict[str, Any], int]) -> None:
    state = begin(*game)

    while state.decision is not None:
        texts = [option.text for option in state.decision.options]
        assert texts
        assert len(set(texts)) == len(texts)
        if state.decision.seat == CHANCE:
            assert len(state.decision.weights) == len(texts)
            assert min(state.decision.weights) > 0
        else:
            always = state.decision.step.rule.always_asks
            assert always or len(texts) > 1, "a question with one answer is not asked, unless it is a turn's action"
        step(state)

    assert state.outcome is not None


@given(positions(), st.text())
def test_an_option_that_is_not_offered_is_refused_and_changes_nothing(state: State, text: str) -> None:
    if state.decision is not None and text in [option.text for option in state.decision.options]:
        return
    before = state.data()

    with pytest.raises(Refused):
        state.choose(text)

    assert state.data() == before


@given(positions(), st.integers(1, 30))
def test_a_copy_is_independent(state: State, choices: int) -> None:
    before = state.data()
    twin = state.copy()
    assert twin == state

    advance(twin, choices)

    assert state.data() == before


@given(positions(), st.integers(0, 20))
def test_a_copy_goes_on_like_the_original(state: State, choices: int) -> None:
    twin = state.copy()

    advance(state, choices)
    advance(twin, choices)

    assert twin == state


@given(games())
def test_a_record_replays_to_an_equal_state_and_equal_events(game: tuple[str, dict[str, Any], int]) -> None:
    name, setup, seed = game
    match = Match(Record(find(name), setup), seed)
    luck, heard = Luck(seed), []
    while match.options:
        match.choose(match.options[luck.below(len(match.options))])
        heard.append([event.told_to(None) for event in match.events])

    twin = Match(Record(find(name), setup), seed)
    record = read(json.loads(json.dumps(match.record.data())))
    again = []
    while twin.options:
        twin.choose(record.choices[twin.number][1])
        again.append([event.told_to(None) for event in twin.events])

    assert again == heard
    assert record.replay() == match.state
    assert record.result == match.record.result


@given(seated(), st.integers(0, 2**31))
def test_a_view_is_the_same_in_every_imagined_world(place: tuple[State, int], seed: int) -> None:
    state, seat = place

    assert state.imagined(seat, Luck(seed)).view(seat) == state.view(seat)


@given(positions(), st.integers(0, 2**31))
def test_a_spectators_view_is_the_same_in_every_imagined_world(state: State, seed: int) -> None:
    assert state.imagined(None, Luck(seed)).view(None) == state.view(None)


@given(seated(), st.integers(0, 2**31), st.integers(0, 2**31))
def test_what_is_imagined_does_not_depend_on_the_truth(place: tuple[State, int], j: int, k: int) -> None:
    state, seat = place

    assert state.imagined(seat, Luck(k)) == state.imagined(seat, Luck(j)).imagined(seat, Luck(k))


@given(positions(), st.integers(0, 2**31))
def test_an_imagined_world_is_a_position_that_can_be_loaded(state: State, seed: int) -> None:
    for seat in (*seats(state), None):
        world = state.imagined(seat, Luck(seed))

        assert find(world.data()["game"]).load(json.loads(json.dumps(world.data()))) == world


@given(seated(), st.integers(0, 2**31))
def test_an_imagined_world_can_be_played_to_its_end(place: tuple[State, int], seed: int) -> None:
    state, seat = place

    world = advance(state.imagined(seat, Luck(seed)), 5000)

    assert world.outcome is not None


@given(positions())
def test_the_options_of_others_are_in_no_view(state: State) -> None:
    for seat in (*seats(state), None):
        asked = state.view(seat)["decision"]
        if asked is not None and asked["seat"] != seat:
            assert "options" not in asked


@given(positions())
def test_a_view_is_plain_json(state: State) -> None:
    for seat in (*seats(state), None):
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == pairs_as_lists(view)


def pairs_as_lists(value: Any) -> Any:
    """A view as JSON gives it back: the typed contract has pairs, JSON only lists."""
    if isinstance(value, dict):
        return {key: pairs_as_lists(one) for key, one in value.items()}
    return [pairs_as_lists(one) for one in value] if isinstance(value, (list, tuple)) else value


@given(positions(), st.integers(1, 20))
def test_a_position_survives_json_in_the_middle_of_anything(state: State, choices: int) -> None:
    loaded = find(state.data()["game"]).load(json.loads(json.dumps(state.data())))
    assert loaded == state

    advance(state, choices)
    advance(loaded, choices)

    assert loaded == state


@pytest.mark.parametrize("name", NAMES)
def test_every_draw_can_come_from_some_small_number_as_the_luck_of_a_position(name: str) -> None:
    state = begin(name, {}, 0)
    while state.decision is not None and (state.decision.seat != CHANCE or len(state.decision.options) < 3):
        state.take(state.decision.options[0])
    assert state.decision is not None

    drawn = {find(name).load({**state.data(), "luck": number}).toss().text for number in range(1, 1001)}

    assert drawn == {option.text for option in state.decision.options}


@given(positions())
def test_a_state_is_no_key_since_it_is_equal_by_what_changes(state: State) -> None:
    assert state == state.copy()

    with pytest.raises(TypeError, match="cannot be hashed"):
        hash(state)


@given(positions())
def test_a_position_survives_the_way_to_another_process(state: State) -> None:
    assert pickle.loads(pickle.dumps(state)) == state


@given(games())
def test_luck_inside_and_luck_as_a_seat_play_the_same_game(game: tuple[str, dict[str, Any], int]) -> None:
    inside, outside = begin(*game, inside=True), begin(*game)

    advance(inside, 5000)
    advance(outside, 5000)

    outside.inside = True
    assert inside == outside


@given(games())
def test_a_game_ends_within_its_bound(game: tuple[str, dict[str, Any], int]) -> None:
    state = begin(*game)

    advance(state, find(game[0]).bound)

    assert state.outcome is not None


@given(positions())
def test_everybody_hears_the_same_events_but_for_their_secrets(state: State) -> None:
    state.listen()
    if state.decision is not None:
        step(state)

    for event in state.events:
        for seat in (*seats(state), None):
            whole, told = event.told(True), event.told_to(seat)
            assert (told["kind"], told["seat"]) == (event.kind, event.seat)
            assert told.keys() == whole.keys()
            hears = event.audience in (EVERYBODY, seat)
            assert all(told[part] == value or (not hears and told[part] is None) for part, value in whole.items())
            assert hears or told != whole


@given(positions())
def test_a_game_goes_on_from_a_position_as_its_setup(state: State) -> None:
    game = find(state.data()["game"])

    setup = game.setup(json.loads(json.dumps({"position": state.data()})))

    assert game.setup(setup) == setup
    assert game.seats_of(setup) == len(setup["seats"])
    assert game.new(setup).view(0) == state.view(0)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("data", [5, [], None, "gwent"])
def test_a_setup_or_a_position_that_is_no_table_is_refused_with_one_sentence(name: str, data: Any) -> None:
    with pytest.raises(BadInput, match=r"^A setup is a table with the fields [a-z_, ]+\.$"):
        find(name).new(data)
    with pytest.raises(BadInput, match=r"^A position is a table with the fields [a-z_, ]+\.$"):
        find(name).load(data)
