"""The gate: bounds for all that comes from outside, before anybody looks at what it means.

Size, depth, the number of values, the length of texts and numbers, letters that cannot be stored or shown. Requests,
messages at a socket, files and the command line pass it, and so does whatever is given to a game."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from math import isfinite
from pathlib import Path
from typing import Any, Final

from sevencats.core.words import BadInput, shown

FILE: Final = 4 * 1024 * 1024  # bytes of a file
DEPTH: Final = 32  # levels of lists and tables within each other
VALUES: Final = 100_000  # in all lists and tables together
LETTERS: Final = 4000  # of a text
STEPS: Final = 99  # on the agenda of a position
DIGITS: Final = 18  # of a whole number
NUMBER: Final = 10**DIGITS
LONG_NUMBER: Final = re.compile(r"(?:--?[a-z-]+=)?[-+]?\d{19,}", re.ASCII)
SOURCES: Final = ("the-position", "the-setup", "the-record", "the-message", "the-address", "the-command-line")
UNTELLABLE: Final = re.compile(r"[\x00\ud800-\udfff\ufffe\uffff]")  # no database and no screen takes these


def check(data: Any, what: str) -> None:
    """Plain data within the bounds, or one sentence about `what` is too much. A level after the other: no recursion."""
    level: list[Any] = [data]
    depth = values = 0
    while level:
        values += len(level)
        if values > VALUES:
            raise BadInput("values", most=VALUES, **source(what))
        if depth > DEPTH:
            raise too_deep(what)
        below: list[Any] = []
        for one in level:
            if isinstance(one, str):
                check_text(one, what)
            elif isinstance(one, dict):
                for key in one:
                    check_text(str(key), what)
                below += one.values()
            elif isinstance(one, (list, tuple)):
                below += one
            elif isinstance(one, (int, float)):
                check_number(one, what)
        level = below
        depth += 1


def too_deep(what: str) -> BadInput:
    return BadInput("deep", most=DEPTH, **source(what))


def check_text(text: str, what: str) -> None:
    if len(text) > LETTERS:
        raise BadInput("letters", n=len(text), most=LETTERS, **source(what))
    found = UNTELLABLE.search(text)
    if found is not None:
        raise BadInput("letter", came=f"U+{ord(found[0]):04X}", **source(what))


def check_number(n: Any, what: str) -> None:
    if isinstance(n, float) and not isfinite(n):
        raise BadInput("endless", came=shown(n), **source(what))
    if isinstance(n, int) and not -NUMBER < n < NUMBER:
        raise too_long(what)


def too_long(what: str) -> BadInput:
    return BadInput("digits", most=DIGITS, **source(what))


def check_words(words: list[str], what: str) -> None:
    """The words of a command line. A file may have any name, so its letters are not looked at."""
    for word in words:
        if len(word) > LETTERS:
            raise BadInput("letters", n=len(word), most=LETTERS, **source(what))
        if LONG_NUMBER.fullmatch(word):
            raise too_long(what)


def check_count(n: int, most: int, field: str) -> None:
    """No more things in a list than there can be."""
    if n > most:
        raise BadInput("count", field=field, n=n, most=most)


def source(what: str) -> dict[str, str]:
    """Where the data comes from, as an error says it: one of our own words for it, or the path of a file."""
    return dict(what=what) if what in SOURCES else dict(what="file", path=what)


def text_of(path: str | Path, kind: str) -> str:
    """What is written in a file that should be `toml`, or a `record`."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(FILE + 1)
    except OSError as why:
        raise BadInput("unreadable", path=path, why=why.strerror) from None
    except ValueError:
        raise BadInput("file-name", path=repr(str(path))) from None
    if len(data) > FILE:
        raise BadInput("toml-size" if kind == "toml" else "record-size", path=path, most=FILE)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as why:
        raise BadInput("not-toml" if kind == "toml" else "not-record", path=path, why=why) from None


def from_toml(text: str, what: str) -> dict[str, Any]:
    """The data in a text; `what` is the text's name in a complaint."""
    data: dict[str, Any] = parsed(tomllib.loads, text, what, "toml")
    return data


def from_json(text: str, what: str) -> Any:
    return parsed(json.loads, text, what, "record")


def parsed(parse: Callable[[str], Any], text: str, what: str, kind: str) -> Any:
    try:
        data = parse(text)
    except RecursionError:
        raise too_deep(what) from None
    except (tomllib.TOMLDecodeError, json.JSONDecodeError) as why:
        raise BadInput("not-toml" if kind == "toml" else "not-record", path=what, why=why) from None
    except ValueError:  # Python reads no number of more than 4,300 digits
        raise too_long(what) from None
    check(data, what)
    return data
