"""The gate: whatever comes from outside is bounded before anybody looks at what it means."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from sevencats.cli import main
from sevencats.core import gate
from sevencats.core.record import load as load_record
from sevencats.core.registry import NAMES, find
from sevencats.core.words import BadInput
from sevencats.gwent.state import State
from sevencats.gwent.strength import influenced_total

COMMANDO = "blue-stripes-commando*99"


def nested(levels: int) -> Any:
    data: Any = 1
    for _ in range(levels):
        data = [data]
    return data


TOO_MUCH: dict[str, Any] = {
    "nested": nested(5000),
    "many": [[0] * 400] * 400,
    "long": "x" * 5000,
    "number": 10**30,
    "not a number": float("nan"),
    "endless": float("inf"),
    "NUL": "a\0b",
    "half a pair": "a\ud800b",
}


@pytest.mark.parametrize("name", TOO_MUCH)
def test_what_is_too_much_is_refused_wherever_it_stands(name: str) -> None:
    for data in (TOO_MUCH[name], {"a": [TOO_MUCH[name]]}):
        with pytest.raises(BadInput):
            gate.check(data, "The data")
    if isinstance(TOO_MUCH[name], str):
        with pytest.raises(BadInput):
            gate.check({TOO_MUCH[name]: 1}, "The data")


@pytest.mark.parametrize("name", TOO_MUCH)
@pytest.mark.parametrize("game", NAMES)
def test_every_game_stands_behind_the_gate(game: str, name: str) -> None:
    for field in ("side", "seats", "asked", "no such field"):
        with pytest.raises(BadInput):
            find(game).load({field: TOO_MUCH[name]})
        with pytest.raises(BadInput):
            find(game).setup({field: TOO_MUCH[name]})
    with pytest.raises(BadInput):
        find(game).setup({"position": {"side": TOO_MUCH[name]}})


def test_a_letter_that_people_write_is_never_too_much() -> None:
    gate.check(["Éric, l'ours 🐻", "řeřicha", "one\ntwo\tthree", 10**17, -(10**17), 1.5, None, True], "The data")


@pytest.mark.parametrize(
    ("game", "side"),
    [
        ("gwent", {"close": [COMMANDO] * 400}),
        ("gwent", {"hand": [COMMANDO] * 400}),
        ("gwent", {"known": [COMMANDO] * 400}),
        ("gwent", {"hand": [COMMANDO, COMMANDO], "deck": [COMMANDO]}),
        ("dice", {"hand": ["d4=1*99"] * 4000}),
        ("dice", {"deck": ["d4*99"] * 4000}),
        ("dice", {"row": ["d4=1"] * 4000}),
        ("unmatched", {"hero": "geralt", "hand": ["igni*99"] * 4000}),
        ("unmatched", {"hero": "geralt", "top": ["igni"] * 4000}),
        ("unmatched", {"hero": "geralt", "shown": [["igni"]] * 4000}),
    ],
)
def test_a_side_has_no_more_cards_or_dice_than_there_are(game: str, side: dict[str, Any]) -> None:
    other = {"hero": "leshen"} if game == "unmatched" else {}
    begin = time.perf_counter()

    with pytest.raises(BadInput) as why:
        find(game).load({"side": [side, other]})

    assert len(str(why.value)) < 200
    assert time.perf_counter() - begin < 0.2


@pytest.mark.parametrize("game", NAMES)
def test_an_agenda_has_an_end(game: str) -> None:
    sides = [{"hero": "geralt"}, {"hero": "leshen"}] if game == "unmatched" else [{}, {}]

    with pytest.raises(BadInput, match="agenda"):
        find(game).load({"side": sides, "agenda": [{"rule": "draw"}] * 500})


def test_bonds_are_counted_in_one_walk() -> None:
    state = find("gwent").load(
        {"side": [{"close": ["blue-stripes-commando*99"], "hand": ["ves"]}, {"hand": ["nekker"]}]}
    )
    assert isinstance(state, State)
    units = state.sides[0].rows[0].units
    units.extend(units[:1] * 9901)
    begin = time.perf_counter()

    total = influenced_total(state, 0, 0)

    assert total == 10_000 * 10_000 * 4
    assert time.perf_counter() - begin < 0.3


def test_of_many_unknown_cards_the_first_few_are_told() -> None:
    cards = [f"blue-stripes-command{n}" for n in range(2000)]
    deck = {"faction": "northern-realms", "leader": "foltest-king-of-temeria", "cards": cards}

    with pytest.raises(BadInput) as why:
        find("gwent").setup({"seats": [{"deck": deck}, {}]})

    assert len(str(why.value)) < 2000


FILES: dict[str, str | bytes] = {
    "deep.toml": "side = " + "[" * 50_000 + "]" * 50_000,
    "dotted.toml": ".".join("a" * 3000) + " = 1",
    "digits.toml": "luck = " + "1" * 5000,
    "long.toml": "luck = " + "1" * 30,
    "large.toml": "#" * (gate.FILE + 1),
    "letters.toml": b"\xff\xfe",
    "deep.json": "[" * 50_000 + "]" * 50_000,
    "digits.json": '{"format": ' + "1" * 5000 + "}",
    "nan.json": '{"format": NaN}',
    "large.json": " " * (gate.FILE + 1),
    "letters.json": b"\xff\xfe",
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_too_much_is_refused_with_one_sentence_on_the_command_line(name: str, tmp_path: Path) -> None:
    text = FILES[name]
    (tmp_path / name).write_bytes(text if isinstance(text, bytes) else text.encode())
    commands = (["replay"], ["verify"]) if name.endswith("json") else (["position"], ["deck", "check"])

    for command in commands:
        answer = CliRunner().invoke(main, [*command, str(tmp_path / name)])

        assert answer.exit_code == 2, answer.output
        assert "mistake of ours" not in answer.output
        assert len(answer.output) < 400


def test_a_seat_of_a_record_is_a_number_that_can_be_a_seat(tmp_path: Path) -> None:
    from sevencats import gwent

    game = gwent.new(seed=1)
    data = game.record.data() | {"choices": [[10**30, "pass"]]}
    (tmp_path / "game.json").write_text(str(data).replace("'", '"').replace("None", "null").replace("False", "false"))

    with pytest.raises(BadInput, match="too long"):
        load_record(tmp_path / "game.json")


@pytest.mark.parametrize("word", ["9" * 30, "-" + "9" * 30, "--seed=" + "9" * 30, "x" * 5000])
def test_a_word_of_the_command_line_is_bounded(word: str) -> None:
    answer = CliRunner().invoke(main, ["position", "none.toml", "--best", "novice", "--seed", word])

    assert answer.exit_code == 2
    assert "mistake of ours" not in answer.output
