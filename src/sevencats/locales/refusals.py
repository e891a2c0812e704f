"""Refusals in every language: the English messages `error-…` recognise a sentence, which gives its code and its values.

Whoever refuses writes one English sentence, for logs and programs; whoever shows it to a person says its code."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

LONGEST: Final = 600  # letters of a sentence that is looked at
LIST: Final = "error-deck"  # its faults are sentences again
FAULTS: Final = 60  # of a list are said


class Fault(NamedTuple):
    """One sentence of a list: the message that says it, and what stands in it."""

    code: str
    values: dict[str, str]


class Coded(NamedTuple):
    """The message that says a refusal, what stands in it, and the sentences of its list."""

    code: str
    values: dict[str, str]
    faults: list[Fault]


class Known(NamedTuple):
    """An English message: its code, the words that stand in it, and the sentences that it says."""

    code: str
    words: list[str]
    sentence: re.Pattern[str]


def coded(why: str, kind: str = "option") -> Coded:
    """The code of a sentence; one that is not known has that of its kind, which says less."""
    found = fault(why, kind)
    said = sentences(found.values["faults"]) if found.code == LIST else []
    return Coded(*found, [fault(one, kind) for one in said[:FAULTS]])


def fault(why: str, kind: str) -> Fault:
    """The message that says one sentence."""
    for known in messages():
        if (len(why) <= LONGEST or known.code == LIST) and all(words in why for words in known.words):
            found = known.sentence.fullmatch(why)
            if found is not None:
                return Fault(known.code, found.groupdict())
    return Fault(f"error-kind-{kind}", {})


def sentences(text: str) -> list[str]:
    """The sentences of a text."""
    return re.split(r"(?<=[.?]) (?=\S)", text)


@lru_cache
def messages() -> list[Known]:
    """All that are known; the one that says most is tried first."""
    text = (Path(__file__).parent / "en/errors.ftl").read_text(encoding="utf-8")
    found = [known(entry) for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]
    return sorted(found, key=lambda one: -len("".join(one.words)))


def known(message: ftl.Message) -> Known:
    assert message.value is not None
    parts = message.value.elements
    words = [str(part.value) for part in parts if isinstance(part, ftl.TextElement)]
    return Known(message.id.name, words, re.compile("".join(map(pattern, parts))))


def pattern(part: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(part, ftl.TextElement):
        return re.escape(str(part.value))
    assert isinstance(part.expression, ftl.VariableReference), "an English refusal has plain variables only"
    return f"(?P<{part.expression.id.name}>.+?)"
