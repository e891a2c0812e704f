"""Piles of cards, kept in card order: equal piles are equal lists, and copies of a kind lie side by side.

Piles that change often are changed in place and copied with their side; all others are replaced by new ones (`plus`,
`minus`, `merged`, `without`) and shared between copies."""

from __future__ import annotations

from typing import TypeVar

from sevencats.core.ints import Int


class Ordered:
    """Something that lies in piles; `index` is its place in their order."""

    def __init__(self, id: str, index: Int) -> None:
        self.id = id
        self.index = index

    def __repr__(self) -> str:
        return self.id


C = TypeVar("C", bound=Ordered)


def insert(pile: list[C], card: C) -> None:
    pile.insert(place(pile, card.index), card)


def take(pile: list[C], card: C) -> None:
    """Remove one card of this kind; it is there."""
    pile.pop(place(pile, card.index))


def place(pile: list[C], index: Int) -> Int:
    """Where a card of this index lies or would lie."""
    low: Int = 0
    high: Int = len(pile)
    while low < high:
        middle = (low + high) >> 1
        if pile[middle].index < index:
            low = middle + 1
        else:
            high = middle
    return low


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


def count(pile: list[C], card: C) -> Int:
    n: Int = 0
    for other in pile:
        if other is card:
            n += 1
    return n


def without(pile: list[C], taken: list[C]) -> list[C]:
    """What is left of a pile; cards that are not in it are not missed."""
    rest = pile[:]
    for card in taken:
        i = place(rest, card.index)
        if i < len(rest) and rest[i] is card:
            rest.pop(i)
    return rest


def merged(a: list[C], b: list[C]) -> list[C]:
    """Both piles in one, in card order."""
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


def holds(pile: list[C], wanted: list[C]) -> bool:
    """Does the pile have all of these, copies counted? One walk: both are in card order."""
    i: Int = 0
    for card in wanted:
        while i < len(pile) and pile[i] is not card:
            i += 1
        if i == len(pile):
            return False
        i += 1
    return True


def sorted_pile(cards: list[C]) -> list[C]:
    """These cards as a pile."""
    result: list[C] = []
    for card in cards:
        insert(result, card)
    return result


def words(pile: list[C]) -> list[str]:
    """A pile as people write it: `["nekker*3", "griffin"]`."""
    counts: dict[C, int] = {}
    for thing in pile:
        counts[thing] = counts.get(thing, 0) + 1
    result: list[str] = []
    for thing, n in counts.items():
        result.append(thing.id if n == 1 else f"{thing.id}*{n}")
    return result
