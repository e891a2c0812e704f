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

from sevencats.core.words import BadInput

FILE: Final = 4 * 1024 * 1024  # bytes of a file
DEPTH: Final = 32  # levels of lists and tables within each other
VALUES: Final = 100_000  # in all lists and tables together
LETTERS: Final = 4000  # of a text
STEPS: Final = 99  # on the agenda of a position
DIGITS: Final = 18  # of a whole number
NUMBER: Final = 10**DIGITS
LONG_NUMBER: Final = re.compile(r"(?:--?[a-z-]+=)?[-+]?\d{19,}", re.ASCII)
UNTELLABLE: Final = re.compile(r"[\x00\ud800-\udfff\ufffe\uffff]")  # no database and no screen takes these


def check(data: Any, what: str) -> None:
    """Plain data within the bounds, or one sentence about `what` is too much. A level after the other: no recursion."""
    level: list[Any] = [data]
    depth = values = 0
    while level:
        values += len(level)
        if values > VALUES:
            raise BadInput(f"{what} has more than {VALUES} values; expected fewer.")
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
    return BadInput(f"{what} is nested more than {DEPTH} levels deep; expected fewer lists within lists.")


def check_text(text: str, what: str) -> None:
    if len(text) > LETTERS:
        raise BadInput(f"{what} has a text of {len(text)} letters; expected at most {LETTERS}.")
    found = UNTELLABLE.search(text)
    if found is not None:
        raise BadInput(f"{what} has a letter that cannot be stored, U+{ord(found[0]):04X}; expected text without it.")


def check_number(n: Any, what: str) -> None:
    if isinstance(n, float) and not isfinite(n):
        raise BadInput(f"{what} has the number {n}; expected one that can be counted.")
    if isinstance(n, int) and not -NUMBER < n < NUMBER:
        raise too_long(what)


def too_long(what: str) -> BadInput:
    return BadInput(f"{what} has a number that is too long; expected at most {DIGITS} digits.")


def check_words(words: list[str], what: str) -> None:
    """The words of a command line. A file may have any name, so its letters are not looked at."""
    for word in words:
        if len(word) > LETTERS:
            raise BadInput(f"{what} has a text of {len(word)} letters; expected at most {LETTERS}.")
        if LONG_NUMBER.fullmatch(word):
            raise too_long(what)


def check_count(n: int, most: int, field: str) -> None:
    """No more things in a list than there can be."""
    if n > most:
        raise BadInput(f'"{field}" has {n} entries; there can be {most} at most.')


def text_of(path: str | Path, kind: str) -> str:
    """What is written in a file that should be TOML, or a record."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(FILE + 1)
    except OSError as why:
        raise BadInput(f"{path} cannot be read: {why.strerror}.") from None
    except ValueError:
        raise BadInput(f"{str(path)!r} cannot be read: it is not the name of a file.") from None
    if len(data) > FILE:
        raise BadInput(f"{path} is not {kind}: it has more than {FILE} bytes.")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as why:
        raise BadInput(f"{path} is not {kind}: {why}.") from None


def from_toml(text: str, what: str) -> dict[str, Any]:
    """The data in a text; `what` is the text's name in a complaint."""
    data: dict[str, Any] = parsed(tomllib.loads, text, what, "TOML")
    return data


def from_json(text: str, what: str, kind: str) -> Any:
    return parsed(json.loads, text, what, kind)


def parsed(parse: Callable[[str], Any], text: str, what: str, kind: str) -> Any:
    try:
        data = parse(text)
    except RecursionError:
        raise too_deep(what) from None
    except (tomllib.TOMLDecodeError, json.JSONDecodeError) as why:
        raise BadInput(f"{what} is not {kind}: {why}.") from None
    except ValueError:  # Python reads no number of more than 4,300 digits
        raise too_long(what) from None
    check(data, what)
    return data
