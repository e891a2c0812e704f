"""Piles of dice, kept in order: equal piles are equal lists, and equal dice lie side by side."""
from __future__ import annotations

from typing import TypeVar

from sevencats.core.ints import Int
from sevencats.dice.shapes import Thing

T = TypeVar("T", bound=Thing)


def insert(pile: list[T], thing: T) -> None:
    i: Int = len(pile)
    index = thing.index
    while i > 0 and pile[i - 1].index > index:
        i -= 1
    pile.insert(i, thing)


def take(pile: list[T], thing: T) -> None:
    """Remove one of this kind; it is there."""
    i: Int = len(pile) - 1
    while pile[i] is not thing:
        i -= 1
    pile.pop(i)


def take_if_there(pile: list[T], thing: T) -> bool:
    for other in pile:
        if other is thing:
            take(pile, thing)
            return True
    return False


def count(pile: list[T], thing: T) -> Int:
    n: Int = 0
    for other in pile:
        if other is thing:
            n += 1
    return n


def merged(a: list[T], b: list[T]) -> list[T]:
    """Both piles in one, in order."""
    result = a[:]
    for thing in b:
        insert(result, thing)
    return result
