"""What all games tell and take in the same shape. The words of a game stand in its own `wire`."""

from __future__ import annotations

from typing import Literal, TypedDict

HouseValue = bool | int | str | list[str]
House = dict[str, HouseValue]


class Outcome(TypedDict):
    """How a game ended; the winner of a drawn one is -2."""

    winner: int
    why: str


HouseKind = Literal["flag", "number", "word", "words"]


class HouseRule(TypedDict):
    """A point in which a table may differ from what is printed: its values, and the usual one of each edition."""

    name: str
    kind: HouseKind
    values: list[str]
    usual: dict[str, HouseValue]


def kind(value: object) -> HouseKind:
    """What kind of value a house rule takes, by its usual one."""
    if isinstance(value, bool):
        return "flag"
    return "number" if isinstance(value, int) else "word" if isinstance(value, str) else "words"
