"""Piles of cards, kept in card order: equal piles are equal lists, and copies of a kind lie side by side.

Piles that change often are changed in place and copied with their side; all others are replaced by new ones (`plus`,
`minus`, `merged`, `without`) and shared between copies."""
from __future__ import annotations

from typing import TypeVar

from sevencats.core.ints import Int


class Ordered:
    """Something that lies in piles; `index` is its place in their order."""

    def __init__(self, index: Int) -> None:
        self.index = index


C = TypeVar("C", bound=Ordered)


def insert(pile: list[C], card: C) -> None:
    i: Int = len(pile)
    index = card.index
    while i > 0 and pile[i - 1].index > index:
        i -= 1
    pile.insert(i, card)


def take(pile: list[C], card: C) -> None:
    """Remove one card of this kind; it is there."""
    i: Int = len(pile) - 1
    while pile[i] is not card:
        i -= 1
    pile.pop(i)


def plus(pile: list[C], card: C) -> list[C]:
    """A new pile with this card too."""
    result = pile[:]
    insert(result, card)
    return result


def minus(pile: list[C], card: C) -> list[C]:
    """A new pile with one card of this kind less; it is there."""
    result = pile[:]
    take(result, card)
    return result


def without(pile: list[C], taken: list[C]) -> list[C]:
    """What is left of a pile; cards that are not in it are not missed."""
    rest = pile[:]
    for card in taken:
        if card in rest:
            take(rest, card)
    return rest


def merged(a: list[C], b: list[C]) -> list[C]:
    """Both piles in one, in card order."""
    if not b:
        return a[:]
    result: list[C] = []
    i: Int = 0
    j: Int = 0
    while i < len(a) or j < len(b):
        if j == len(b) or (i < len(a) and a[i].index <= b[j].index):
            result.append(a[i])
            i += 1
        else:
            result.append(b[j])
            j += 1
    return result


def sorted_pile(cards: list[C]) -> list[C]:
    """These cards as a pile."""
    result: list[C] = []
    for card in cards:
        insert(result, card)
    return result
