"""Errors: every code is raised somewhere with the values of its message, and said in every language."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from time import process_time

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sevencats.core.words import LONGEST, MOST_FAULTS, BadInput, heard, shown, unknown
from sevencats.gwent.game import GAME as GWENT
from sevencats.locales import COMPLETE, Words
from sevencats.server.refusal import Refusal, refused, sorry

SOURCE = Path(__file__).parent.parent / "src/sevencats"
BASES = {"BadInput", "Lost"}
PASSED_ON = {
    "core/words.py",
    "core/record.py",
    "server/refusal.py",
    "terminal/lost.py",
}  # where codes are passed on
PLACES = {
    "unknown": 0,
    "only": 2,
    "whole_crowns": 1,
    "afford": 2,
    "check": 1,
    "check_text": 1,
    "check_words": 1,
}  # the argument that names a message `what-…`


@cache
def trees() -> list[tuple[str, ast.Module]]:
    paths = sorted(SOURCE.rglob("*.py"))
    return [(str(path.relative_to(SOURCE)), ast.parse(path.read_text(encoding="utf-8"))) for path in paths]


@cache
def error_classes() -> set[str]:
    found = set(BASES)
    while True:
        more = {
            node.name
            for _, tree in trees()
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef) and any(getattr(base, "id", "") in found for base in node.bases)
        }
        if more <= found:
            return found
        found |= more


def calls() -> Iterator[tuple[str, str, ast.Call]]:
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield path, getattr(node.func, "id", getattr(node.func, "attr", "")), node


def literals(node: ast.AST) -> list[str] | None:
    """The texts that may stand here, or None if that cannot be seen."""
    if isinstance(node, ast.IfExp):
        one, other = literals(node.body), literals(node.orelse)
        return None if one is None or other is None else one + other
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def keywords(call: ast.Call) -> set[str]:
    return {one.arg for one in call.keywords if one.arg is not None}


def raised() -> Iterator[tuple[str, str, set[str]]]:
    """Where a code is raised, and with which values; `faults` if it brings others along."""
    for path, name, call in calls():
        place = 1 if name == "Refusal" else 0
        if path == "server/refusal.py" and name == "__init__" and len(call.args) > 1:
            place = 1  # a refusal that always says the same
        elif name not in error_classes() and not (name == "error" and path == "core/words.py"):
            continue
        if len(call.args) <= place:
            continue
        codes = literals(call.args[place])
        if codes is None or (place == 0 and path == "server/refusal.py"):
            assert path in PASSED_ON, f"{path}:{call.lineno}: the code of an error is written where it is raised"
            continue
        more = {"faults"} if len(call.args) > (3 if place else 1) else set()
        more |= {"what"} if path == "core/gate.py" and any(one.arg is None for one in call.keywords) else set()
        for code in codes:
            yield f"{path}:{call.lineno}", code, keywords(call) | more


def phrases() -> Iterator[tuple[str, set[str]]]:
    """The messages `what-…` that are used, and with which values."""
    for _, name, call in calls():
        node = call.args[PLACES[name]] if name in PLACES and len(call.args) > PLACES[name] else None
        if node is None:
            node = next((one.value for one in call.keywords if one.arg == "what"), None)
        for what in literals(node) or [] if node is not None else []:
            yield what, keywords(call)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """The variables of each message."""
    text = (SOURCE / f"locales/{language}/errors.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(text).body if not isinstance(entry, ftl.BaseComment)]
    assert all(isinstance(entry, ftl.Message) for entry in entries)
    return {entry.id.name: variables(entry) for entry in entries if isinstance(entry, ftl.Message)}


def variables(entry: ftl.Message) -> set[str]:
    found: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        for child in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
            for one in child if isinstance(child, list) else [child]:
                look(one)

    look(entry.value)
    return found


@pytest.mark.parametrize("language", COMPLETE)
def test_every_error_is_raised_with_exactly_the_values_of_its_message(language: str) -> None:
    there = messages("en") | messages(language)
    wrong = {(where, code, *sorted(values)) for where, code, values in raised() if there.get(f"error-{code}") != values}

    assert len(there) > 300
    assert wrong == set()


def test_no_message_waits_for_an_error_in_vain() -> None:
    codes = {code for _, code, _ in raised()}
    used = {what for what, _ in phrases()}

    assert {id for id in messages("en") if id.startswith("error-")} == {f"error-{code}" for code in codes}
    assert {id for id in messages("en") if id.startswith("what-")} == {f"what-{what}" for what in used}
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", code) for code in codes)


@pytest.mark.parametrize("language", COMPLETE)
def test_what_was_expected_can_be_said_wherever_it_is(language: str) -> None:
    there = messages("en") | messages(language)

    for what, values in phrases():
        assert there[f"what-{what}"] <= values, what


@pytest.mark.parametrize("language", COMPLETE)
def test_every_error_can_be_said(language: str) -> None:
    words = Words(language)
    whats = {what: values for what, values in phrases()}

    for _, code, values in raised():
        faults = [BadInput("over")] if "faults" in values else []
        filled = dict.fromkeys(values - {"faults"}, 7) | ({"what": "card"} if "what" in values else {})
        said = words.refusal(BadInput(code, faults, **filled))
        assert said
        assert not re.search(r"[{}$]|error-|what-", said), code
    for what, values in whats.items():
        said = words.refusal(
            BadInput("nearest", **dict.fromkeys(values, 7) | {"came": "x", "what": what, "names": "y"})
        )
        assert not re.search(r"[{}$]|error-|what-", said), what


def test_english_messages_are_plain_so_that_the_engine_can_fill_them() -> None:
    text = (SOURCE / "locales/en/errors.ftl").read_text(encoding="utf-8")

    for line in text.splitlines():
        assert re.fullmatch(r"(###? .*)?|(error|what)-[a-z0-9-]+ = ([^{}]|\{ \$\w+ \})+", line), line
    for _, code, values in raised():
        error = BadInput(
            code, [BadInput("over")] if "faults" in values else [], **dict.fromkeys(values - {"faults"}, "card")
        )
        assert str(error) == Words("en").refusal(error)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", '"nekkr" is not a card; did you mean "nekker"?'),
        ("fr", "«\xa0nekkr\xa0» n\u2019est pas une carte\u202f; vouliez-vous dire «\xa0nekker\xa0»\u202f?"),
        ("nl", "\u2018nekkr\u2019 is geen kaart; bedoelde je \u2018nekker\u2019?"),
        ("cs", "„nekkr“ není karta; nemělo to být „nekker“?"),
        ("de", '"nekkr" is not a card; did you mean "nekker"?'),
    ],
)
def test_an_error_is_said_in_the_language_of_its_reader(language: str, sentence: str) -> None:
    assert Words(language).refusal(unknown("card", "nekkr", ["nekker", "griffin"])) == sentence


def test_an_error_names_cards_as_they_are_called() -> None:
    assert Words("cs").refusal(BadInput("deck-copy", n=2, card="ves", most=1)) == "Ves × 2: existuje jen 1."
    assert Words("fr").refusal(BadInput("reserve-card", card="scorch")).startswith("Terre brûlée n\u2019est pas")


def test_all_that_is_wrong_with_a_deck_is_said_in_the_language_of_its_reader_and_on_the_wire() -> None:
    wrong = [BadInput("deck-copy", n=2, card="ves", most=1), BadInput("reserve-card", card="scorch")]
    error = BadInput("deck", wrong, name="Mine")

    said = Words("cs").refusal(error)
    sent = sorry(error)

    assert str(error) == 'The deck "Mine" cannot be played: It has 2 of ves; there is 1. scorch is no reserve card.'
    assert said.startswith("S balíčkem „Mine“ se hrát nedá: Ves × 2: existuje jen 1. ")
    assert (sent.why, sent.code, sent.values) == (str(error), "error-deck", {"name": "Mine"})
    assert [(fault.code, fault.values) for fault in sent.faults] == [
        ("error-deck-copy", {"n": 2, "card": "ves", "most": 1}),
        ("error-reserve-card", {"card": "scorch"}),
    ]


def test_an_error_comes_back_from_the_wire_as_it_was_sent() -> None:
    error = Refusal("turn", "deck", 409, [BadInput("reserve-card", card="scorch")], name="Mine")

    for back in (
        heard({"why": "", "code": "error-deck", "values": {"name": "Mine"}, "faults": faults_of(error)}),
        pickle.loads(pickle.dumps(BadInput("deck", error.faults, name="Mine"))),
    ):
        assert (back.code, back.values, str(back)) == (error.code, error.values, str(error))
    assert refused(error, 4).n == 4


def faults_of(error: BadInput) -> list[dict[str, object]]:
    return [{"code": f"error-{one.code}", "values": one.values} for one in error.faults]


@pytest.mark.parametrize(
    "told",
    [
        {"why": "A house of tomorrow says this.", "code": "error-of-tomorrow", "values": {}, "faults": []},
        {"why": "A house of tomorrow says this.", "code": "error-purse", "values": {"purses": 3}, "faults": []},
        {"why": "A house of tomorrow says this."},
    ],
)
def test_what_another_version_says_is_repeated_as_it_was_said(told: dict[str, object]) -> None:
    assert str(heard(told)) == "A house of tomorrow says this."


def test_no_error_grows_with_its_input() -> None:
    long = "x" * 10_000
    huge = {"seats": [long] * 1000, "n": int("9" * 4000)}

    for error in (
        unknown("card", long, ["nekker"]),
        unknown("card", huge, ["nekker"]),
        BadInput("names", field=long, came=shown(huge)),
        BadInput("record-game", path=Path(long), came=long, game=long),
        BadInput("whole", field="n", least=0, most=9, came=1 << 20_000),
        BadInput("setup-fields", names=[long] * 3),
    ):
        assert len(str(error)) < 4 * 300
        assert all(isinstance(value, int) or len(value) <= 3 * LONGEST + 60 for value in error.values.values())
    assert len(BadInput("deck", [BadInput("over")] * 1000, name="x").faults) == MOST_FAULTS


@pytest.mark.parametrize(
    "deck",
    [
        {"name": '" cannot be played: ' * 2500 + "\n", "faction": "monsters", "leader": "x", "cards": []},
        {"name": "x", "faction": "monsters", "leader": "x", "cards": ["x"] * 15_000},
        {"name": "x", "faction": "monsters", "leader": "x", "cards": ["x" * 50_000]},
        {"name": "x", "faction": "y" * 50_000, "leader": "x", "cards": {"x": "y" * 50_000}},
    ],
    ids=["a name of many sentences", "many cards", "a long card", "long fields"],
)
def test_a_deck_that_was_made_to_hurt_is_refused_in_milliseconds(deck: dict[str, object]) -> None:
    languages = [Words(language) for language in COMPLETE]  # which are read once, by the server
    begun = process_time()
    with pytest.raises(BadInput) as error:
        GWENT.setup({"seats": [{"deck": deck}, {}]})
    sent = sorry(error.value)
    for words in languages:
        words.refusal(error.value)

    assert process_time() - begun < 0.5  # of a processor, also while coverage is measured
    assert len(sent.why) < 10_000
