"""What the browser and Python must both know stands in both, and stands there alike."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from sevencats.commands.causes import ACCOUNTS, CAUSES
from sevencats.locales import words
from tests.web.companion_vectors import FILE, vectors

WEB: Final = Path(__file__).parent.parent / "web/src"
NAMING: Final = "words/naming.ts"
REFUSALS: Final = "words/refusals.ts"


def source(file: str) -> str:
    return (WEB / file).read_text(encoding="utf-8")


def listed(file: str, name: str) -> list[str]:
    """The words of a constant, its keys included."""
    found = re.search(rf"const {name}\b[^=]*= ([\[{{].*?[\]}}]);", source(file), re.DOTALL)
    assert found is not None, f"{file} has no {name}"
    return re.findall(r"[a-z0-9-]+", found[1])


def test_both_speak_the_same_languages() -> None:
    there = re.findall(r'^  ([a-z]{2}): "', source("words/languages.ts"), re.MULTILINE)

    assert there == [*words.LANGUAGES]


def test_both_ledgers_know_the_same_causes_by_the_same_messages() -> None:
    pattern = r'\[\s*/\^(.+?)\$/,\s.*?say\("web-dice-cause-([a-z-]+)"'
    there = re.findall(pattern, source("pages/campaign/causes.ts"), re.DOTALL)

    here = [(re.sub(r"\?P<\w+>", "", pattern), id) for pattern, id in CAUSES.items()]

    assert there == here


def test_both_ledgers_call_the_same_accounts_by_the_same_messages() -> None:
    there = re.search(r"web-dice-account-\$\{\{(.+?)\}", source("pages/campaign/causes.ts"))

    here = ", ".join(f'{account}: "{id}"' for account, id in ACCOUNTS.items())

    assert there is not None
    assert there[1].strip() == here


@pytest.mark.parametrize("pattern", [words.GUEST, words.DIE, words.FIGHTER], ids=["guest", "die", "fighter"])
def test_both_recognise_a_name_by_the_same_pattern(pattern: re.Pattern[str]) -> None:
    there = re.findall(r"/\^(.+?)\$/", source(NAMING))

    assert pattern.pattern in there


@pytest.mark.parametrize(
    ("file", "name", "here"),
    [
        (NAMING, "KINDS", [word for game, kinds in words.KINDS.items() for word in (game, *kinds)]),
        (REFUSALS, "THINGS", [*words.THINGS]),
        (REFUSALS, "NAMED", [*words.NAMED]),
        ("words/languages.ts", "COMPLETE", [*words.COMPLETE]),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_both_name_the_same_things_in_the_same_order(file: str, name: str, here: list[str]) -> None:
    there = listed(file, name)

    assert there == here


def test_what_the_engine_says_of_the_companions_boards_is_fresh() -> None:
    assert FILE.read_text(encoding="utf-8") == vectors(), "run `python -m tests.web.companion_vectors`"
