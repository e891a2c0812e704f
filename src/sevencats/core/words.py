"""Sentences for bad input: what came, what was expected, and the nearest valid name."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

LONGEST: Final = 60  # letters of a name that are compared with others
MOST_NAMES: Final = 30  # that are listed; of more, only the nearest


class BadInput(ValueError):
    """Something from outside that cannot be used; its text is one sentence for people."""


def unknown(what: str, came: object, known: Iterable[str]) -> str:
    """`"nekkr" is not a card; did you mean "nekker"?`"""
    names = list(known)
    near = get_close_matches(str(came)[:LONGEST], names, n=1, cutoff=0.6)
    if near:
        return f'"{came}" is not {what}; did you mean "{near[0]}"?'
    if len(names) <= MOST_NAMES:
        return f'"{came}" is not {what}; expected one of: {", ".join(names)}.'
    nearest = get_close_matches(str(came)[:LONGEST], names, n=3, cutoff=0.0)
    return f'"{came}" is not {what}; the nearest are: {", ".join(nearest)}.'
