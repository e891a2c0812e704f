"""What people are refused is said in their language: sentences are recognised, and none waits in vain."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevencats.locales import COMPLETE, Words, coded
from sevencats.locales.refusals import messages
from sevencats.server.refusal import refused, sorry

CODES = {one.code for one in messages()}
SOURCE = Path(__file__).parent.parent / "src/sevencats"
MET = ("server", "campaign", "terminal")  # whose refusals people meet at a screen
APART = {  # met by programs, and by whoever runs a server
    "server/bus.py",
    "server/store.py",
    "server/door.py",
    "server/doorman.py",
    "server/doors/bot_api.py",
    "server/doors/rules.py",
    "campaign/database.py",
    "terminal/tables.py",
}


def written(node: ast.AST) -> str | None:
    """A text as it may come, or None if it is none."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in node.values)
    return None


def trees(*rooms: str) -> Iterator[tuple[str, ast.AST]]:
    for path in sorted(path for room in rooms for path in (SOURCE / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield str(path.relative_to(SOURCE)), node


def refusals() -> Iterator[tuple[str, str]]:
    """The sentences with which people are refused, and where."""
    for path, node in trees(*MET):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("BadInput", "Refusal") and path not in APART:
            texts = [text for text in map(written, node.args[-2:] if len(node.args) > 2 else node.args[-1:]) if text]
            yield from ((path, text) for text in texts[:1] if " " in text)


def test_the_sentences_that_people_meet_are_known() -> None:
    less = {
        "A message has at most 7 bytes.",
        "The message is not understood: 7.",
        "Say either a phrase or a text.",
        "Games and their choices have numbers, not 7.",
        "This is not the match of game 7: it was set up differently.",
        'The seats of a table stand in "seats", each with its part of the setup.',
    }

    found = list(refusals())

    assert len(found) > 60
    assert {
        (path, text) for path, text in found if coded(text).code.startswith("error-kind-") and text not in less
    } == set()


def test_every_message_of_a_refusal_says_a_sentence_that_is_written_somewhere() -> None:
    texts = {text for _, node in trees(".") if (text := written(node)) is not None and " " in text}

    found = {coded(text).code for text in texts} | {
        coded(sample).code
        for sample in (
            '"x" is not a card; did you mean "y"?',
            '"x" is not a card; expected one of: y, z.',
            '"x" is not a card.',
            "It has 2 of ves; there is 1.",
            'The deck "x" cannot be played: It is.',
            "It has 3 of ballista; there are 2.",
        )
    }

    assert {code for code in CODES if not code.startswith("error-kind-")} - found == set()


def test_every_kind_of_refusal_has_words() -> None:
    names = ("Refusal", "refused", "sorry")
    kinds = {
        node.args[0].value
        for _, node in trees("server")
        if isinstance(node, ast.Call)
        and node.args
        and getattr(node.func, "id", "") in names
        and isinstance(node.args[0], ast.Constant)
    } | {"late"}

    assert {f"error-kind-{kind}" for kind in kinds} == {code for code in CODES if code.startswith("error-kind-")}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", '"nekkr" is not a card; did you mean "nekker"?'),
        ("fr", "«\xa0nekkr\xa0» ne convient pas ici\u202f; vouliez-vous dire «\xa0nekker\xa0»\u202f?"),
        ("nl", "\u2018nekkr\u2019 past hier niet; bedoelde je \u2018nekker\u2019?"),
        ("cs", "„nekkr“ sem nepatří; nemělo to být „nekker“?"),
        ("de", '"nekkr" is not a card; did you mean "nekker"?'),
    ],
)
def test_a_refusal_is_said_in_the_language_of_its_reader(language: str, sentence: str) -> None:
    assert Words(language).refusal('"nekkr" is not a card; did you mean "nekker"?') == sentence


def test_a_refusal_names_cards_as_they_are_called() -> None:
    why = "Commander's Horn is quoted"

    assert Words("cs").refusal("It has 2 of ves; there is 1.") == "Ves × 2: existuje jen 1."
    assert Words("fr").refusal("scorch is no reserve card.") == "Terre brûlée n\u2019est pas une carte de réserve."
    assert Words("nl").refusal(why) == f"Zo is dit niet te gebruiken. ({why})"


def test_all_that_is_wrong_with_a_deck_is_said_in_the_language_of_its_reader() -> None:
    why = 'The deck "Mine" cannot be played: ' + "It has 2 of ves; there is 1. scorch is no reserve card. " * 20
    why += "Odd."

    said = Words("cs").refusal(why)
    sent = sorry("option", why).faults

    assert said.startswith("S balíčkem „Mine“ se hrát nedá: Ves × 2: existuje jen 1. ")
    assert said.endswith(" (Odd.)")
    assert [fault.code for fault in sent[:2]] == ["error-deck-copy", "error-reserve-card"]
    assert [fault.code for fault in sent[40:]] == ["error-kind-option"]


def test_a_refusal_on_the_wire_has_its_code_and_values_beside_the_english_sentence() -> None:
    assert sorry("turn", 'The name "Ada" is taken; choose another.').values == {"came": "Ada"}
    assert refused("turn", "Ben is asked now, not you.", 4).code == "error-not-asked"
    assert sorry("rate", "A sentence that nobody knows.").code == "error-kind-rate"
    assert sorry("option", "x" * 5000).code == "error-kind-option"


@pytest.mark.parametrize("language", COMPLETE[1:])
def test_every_refusal_can_be_filled(language: str) -> None:
    words = Words(language)

    for one in messages():
        said = words.say(one.code, **dict.fromkeys(one.sentence.groupindex, "7"))
        assert not re.search(r"[{}$]", said), one.code
