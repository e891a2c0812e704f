"""Games written down: saved, loaded, taken back, and refused when they are broken or foreign."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sevencats import __version__
from sevencats.core import record as records
from sevencats.core.luck import Luck
from sevencats.core.match import Match
from sevencats.core.record import BadRecord, Record
from sevencats.core.registry import NAMES, find
from sevencats.core.words import BadInput
from sevencats.gwent import game as gwent
from sevencats.gwent.game import GAME


def begun(seed: int = 3) -> Match:
    return gwent.new("init-monsters", "init-nilfgaard", seed=seed)


def played(seed: int = 3) -> Match:
    match, luck = begun(seed), Luck(seed)
    while match.options:
        match.choose(match.options[luck.below(len(match.options))])
    return match


def broken(**changed: Any) -> dict[str, Any]:
    """The data of a good record, with something changed."""
    match = begun()
    match.choose("done")
    return {**json.loads(json.dumps(match.record.data())), **changed}


# -- saving and loading


def test_a_record_holds_the_setup_and_every_choice_by_seat_and_text() -> None:
    match = begun()

    match.choose("done")

    data = match.record.data()
    assert data["game"] == "gwent"
    assert data["content"] == GAME.content()
    assert data["setup"]["seats"][0]["deck"]["faction"] == "monsters"
    assert len(data["choices"]) == match.number == 22
    assert data["choices"][0][0] == -1
    assert data["choices"][0][1] in ("first 0", "first 1")
    assert data["choices"][21][1] == "done"
    assert data["result"] is None


def test_a_saved_game_is_loaded_at_the_same_question_and_goes_on(tmp_path: Path) -> None:
    match = begun()
    match.choose("done")
    match.choose("done")

    match.save(tmp_path / "game.json")
    loaded = gwent.load(tmp_path / "game.json")

    assert loaded.state == match.state
    assert loaded.record.data() == match.record.data()
    loaded.choose("pass")
    assert loaded.number == match.number + 1


def test_a_finished_game_is_written_down_with_its_result(tmp_path: Path) -> None:
    match = played()
    assert match.state.outcome is not None

    match.save(tmp_path / "game.json")
    loaded = gwent.load(tmp_path / "game.json")

    assert json.loads((tmp_path / "game.json").read_text())["result"] == {
        "winner": match.state.outcome.winner,
        "why": "gems",
    }
    assert loaded.options == ()
    assert loaded.state == match.state


def test_a_record_is_replayed_to_any_number() -> None:
    match = played()

    for number in (0, 1, 25, match.number):
        state = match.record.replay(number)
        again = match.record.replay(number)
        assert state == again
    assert match.record.replay(match.number) == match.record.replay()


def test_a_number_that_the_record_does_not_have_is_refused() -> None:
    record = begun().record

    for number in (-1, 22):
        with pytest.raises(BadRecord) as refused:
            record.replay(number)
        assert str(refused.value) == f"This record has 21 choices; there is no number {number}."


# -- undo


def test_undo_goes_back_to_the_position_after_so_many_choices_and_forgets_the_rest() -> None:
    match = begun()
    at_first = match.state.copy()
    match.choose("done")
    match.choose("done")
    match.choose("pass")

    match.undo(21)

    assert match.number == 21
    assert match.state == at_first
    match.choose("done")
    assert match.number == 22


def test_undo_to_a_draw_lets_luck_draw_again() -> None:
    match = begun()

    match.undo(0)

    assert match.number == 21
    assert match.decision is not None
    assert match.decision.about == "swap"


def test_undo_of_the_end_takes_the_result_back() -> None:
    match = played()
    assert match.record.result is not None

    match.undo(21)

    assert match.record.result is None
    assert match.record.data()["result"] is None
    assert match.options != ()


def test_undo_to_a_number_that_is_not_there_is_refused_and_changes_nothing() -> None:
    match = begun()
    before = match.state.data()

    with pytest.raises(BadRecord) as refused:
        match.undo(99)

    assert str(refused.value) == "This record has 21 choices; there is no number 99."
    assert match.number == 21
    assert match.state.data() == before


# -- broken and foreign records

PAIR = "expected a pair [seat, text] with a seat from -1 (luck) to 1."
FIELDS = "format, game, engine, content, setup, seats, commitment, seed, result, choices"


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ([], f"A record is a JSON object with the fields {FIELDS}."),
        (None, f"A record is a JSON object with the fields {FIELDS}."),
        (broken(choises=[]), '"choises" is not a field of a record; did you mean "choices"?'),
        (broken(format=2), "The record has format 2; this version reads format 1."),
        (broken(game="gwen't"), '"gwen\'t" is not a game; did you mean "gwent"?'),
        (broken(commitment=5), 'The "commitment" of a record is a text, not 5.'),
        (broken(engine=7), 'The "engine" of a record is a text, not 7.'),
        (broken(seed=["x"]), "The \"seed\" of a record is a text, not ['x']."),
        (broken(result=0), 'The "result" of a record is a table, not 0.'),
        (broken(choices="done"), 'The "choices" of a record are a list of [seat, text] pairs.'),
        (broken(choices=[[0, "done"], ["done"]]), f"Choice 2 is ['done']; {PAIR}"),
        (broken(choices=[["0", "done"]]), f"Choice 1 is ['0', 'done']; {PAIR}"),
        (broken(choices=[[-2, "done"]]), f"Choice 1 is [-2, 'done']; {PAIR}"),
        (broken(choices=[[True, "done"]]), f"Choice 1 is [True, 'done']; {PAIR}"),
        (broken(choices=[[10**17, "done"]]), f"Choice 1 is [{10**17}, 'done']; {PAIR}"),
    ],
)
def test_a_broken_record_is_refused_with_one_sentence(data: Any, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        records.read(data)

    assert str(refused.value) == sentence


@pytest.mark.parametrize("field", ["format", "game", "content", "setup", "choices"])
def test_a_record_without_a_needed_field_is_refused(field: str) -> None:
    data = broken()
    del data[field]

    with pytest.raises(BadRecord) as refused:
        records.read(data)

    assert str(refused.value) == f'The record has no "{field}".'


def test_a_record_of_other_cards_is_not_replayed() -> None:
    record = records.read(broken(content="0123456789abcdef"))

    with pytest.raises(BadRecord) as refused:
        record.replay()

    assert str(refused.value) == (
        "This record was made with content 0123456789ab of gwent, but this version has "
        f"{GAME.content()[:12]}; it would show a different game."
    )


def test_a_record_of_another_version_says_so_where_it_and_the_rules_part() -> None:
    data = played().record.data()
    data["engine"] = "0.0.9"
    assert records.read(data).made_by == "0.0.9"
    assert records.read(data).replay().outcome is not None
    data["result"]["winner"] = 1 - data["result"]["winner"]

    with pytest.raises(BadRecord) as refused:
        records.read(data).replay()

    assert str(refused.value).startswith(
        f"Version 0.0.9 made this record, and it does not fit version {__version__}: "
        "The record says that the game ended with "
    )


def test_a_record_with_a_deck_that_cannot_be_played_is_not_replayed() -> None:
    data = broken()
    data["setup"]["seats"][0]["deck"]["cards"] = ["nekker*3"]
    record = records.read(data)

    with pytest.raises(BadInput) as refused:
        record.replay()

    assert "It has 3 units, heroes counted; it needs at least 22." in str(refused.value)


@pytest.mark.parametrize("seats", [["Eredin", "Emhyr"], None])
@pytest.mark.parametrize("game", NAMES)
def test_a_record_whose_setup_is_no_table_is_not_replayed(game: str, seats: list[str] | None) -> None:
    data = {"format": 1, "game": game, "content": find(game).content(), "setup": 5, "choices": []}

    with pytest.raises(BadInput, match=r"^A setup is a table with the fields .*\.$"):
        records.read({**data, "seats": seats} if seats else data).replay()


def test_a_choice_that_is_not_offered_is_named_by_its_number() -> None:
    data = broken()
    data["choices"][21][1] = "don"
    record = records.read(data)

    with pytest.raises(BadRecord) as refused:
        record.replay()

    assert str(refused.value) == ('Choice 22 cannot be made: "don" is not offered for swap; did you mean "done"?')


@pytest.mark.parametrize("number", [1, 22])
def test_a_choice_by_the_wrong_seat_is_named_by_its_number(number: int) -> None:
    data = broken()
    asked, text = data["choices"][number - 1]
    data["choices"][number - 1] = [1 - abs(asked), text]
    record = records.read(data)

    with pytest.raises(BadRecord) as refused:
        record.replay()

    assert str(refused.value) == (
        f'Choice {number} is "{text}" by seat {1 - abs(asked)}, '
        f"but {'chance' if asked == -1 else f'seat {asked}'} was asked."
    )


def test_a_choice_after_the_end_is_named_by_its_number() -> None:
    record = played().record
    record.write(0, "pass")

    with pytest.raises(BadRecord) as refused:
        record.replay()

    assert str(refused.value) == f'Choice {len(record.choices)} is "pass", but the game was over before it.'


def test_a_file_that_is_no_json_or_not_there_is_refused_with_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{")

    with pytest.raises(BadRecord, match=r"bad\.json is not a record: .*\.$"):
        records.load(tmp_path / "bad.json")
    with pytest.raises(BadRecord, match=r"none\.json cannot be read: No such file or directory\.$"):
        records.load(tmp_path / "none.json")


def test_a_record_that_cannot_be_written_is_refused_with_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"game\.json cannot be written: No such file or directory\.$"):
        begun().save(tmp_path / "nowhere" / "game.json")


def test_a_choice_that_is_refused_is_not_written_down() -> None:
    match = begun()

    with pytest.raises(BadInput):
        match.choose("nonsense")

    assert match.number == 21


def test_a_record_made_by_hand_plays_the_same_game() -> None:
    match = played(5)
    record = Record(GAME, match.record.setup)

    for seat, text in match.record.choices:
        record.write(seat, text)

    assert record.replay() == match.state


def test_a_record_that_lies_about_the_result_is_refused() -> None:
    game = gwent.new(seed=3)
    while game.options:
        game.choose(game.options[-1])
    data = game.record.data()
    data["result"] = {"winner": 1 - data["result"]["winner"] if data["result"]["winner"] >= 0 else 0, "why": "gems"}

    with pytest.raises(BadRecord, match="The record says that the game ended with"):
        records.read(data).replay()


@pytest.mark.parametrize("seats", [5, ["one"], [1, 2]])
def test_seats_that_are_no_names_are_refused(seats: object) -> None:
    data = gwent.new(seed=3).record.data() | {"seats": seats}

    with pytest.raises(BadRecord, match='The "seats" of a record are the names of the players'):
        records.read(data)
