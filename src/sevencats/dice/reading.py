"""Piles of dice, read from plain data: checked here, trusted inside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from sevencats.core import gate
from sevencats.core.piles import Ordered, insert
from sevencats.core.words import BadInput, shown
from sevencats.dice.shapes import Die, Shape, die_of, shape_of

T = TypeVar("T", bound=Ordered)
MOST: Final = 999  # dice in a pile


def shapes_in(data: dict[str, Any], field: str) -> list[Shape]:
    """Dice that are not rolled: `["d4*3", "d10"]`."""
    return read_pile(data.get(field, []), field, shape_of)


def dice_in(data: dict[str, Any], field: str) -> list[Die]:
    """Dice that show something: `["d4=1*2", "d8=7"]`, or bare numbers."""
    return read_pile(data.get(field, []), field, die_of)


def read_pile(words: Any, field: str, named: Callable[[object], T]) -> list[T]:
    if not isinstance(words, (list, tuple)):
        raise BadInput("dice-list", field=field, came=shown(words))
    pile: list[T] = []
    for word in words:
        gate.check_count(len(pile), MOST, field)
        if not isinstance(word, str):
            insert(pile, named(word))
            continue
        id, star, times = word.partition("*")
        if star and not (times.isascii() and times.isdigit() and 1 <= int(times) <= 99):
            raise BadInput("dice-word", came=word, field=field)
        for _ in range(int(times) if star else 1):
            insert(pile, named(id))
    gate.check_count(len(pile), MOST, field)
    return pile
