"""Hash maps from integers (open addressing, linear probing), in flat arrays of machine numbers instead of objects."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec

from sevencats.core.ints import Int

MULTIPLIER: Final = 0x9E3779B1  # of Fibonacci hashing
FOLDED: Final = 0x7FFFFFFF
LOWEST: Final = 0xFFFFF
NOTHING: Final = -1  # an empty slot, or no value
SMALL: Final = 128  # slots of an empty map


@final
class IntMap:
    """Hash map from int to int. The low bits of the key index the table, collisions probe linearly; keys and values
    alternate in one array."""

    def __init__(self) -> None:
        self.count: Int = 0
        self.slots: vec[Int] = vec[Int]([NOTHING] * SMALL)
        self.mask: Int = SMALL - 1

    def get(self, key: Int) -> Int:
        """The value of a key, or NOTHING."""
        return self.slots[self.slot(key) + 1]

    def slot(self, key: Int) -> Int:
        """The slot that holds a key, or the free one where it would go."""
        slots = self.slots
        at: Int = 2 * key & self.mask
        while slots[at] != key and slots[at] != NOTHING:
            at = (at + 2) & self.mask
        return at

    def set(self, key: Int, number: Int) -> None:
        """Insert or overwrite. The load factor stays at or below one half, so that probe sequences stay short."""
        at = self.slot(key)
        if self.slots[at] == NOTHING:
            self.count += 1
            if self.count * 4 > self.mask:
                self.grow()
                at = self.slot(key)
            self.slots[at] = key
        self.slots[at + 1] = number

    def grow(self) -> None:
        """Double the table and rehash."""
        slots = self.slots
        self.slots = vec[Int]([NOTHING] * (2 * len(slots)))
        self.mask = len(self.slots) - 1
        at: Int = 0
        while at < len(slots):
            if slots[at] != NOTHING:
                new = self.slot(slots[at])
                self.slots[new] = slots[at]
                self.slots[new + 1] = slots[at + 1]
            at += 2


@final
class Cache:
    """Memoised floats by integer key."""

    def __init__(self) -> None:
        self.places = IntMap()
        self.values: vec[float] = vec[float]()

    def get(self, key: Int, otherwise: float) -> float:
        at = self.places.get(key)
        return self.values[at] if at >= 0 else otherwise

    def store(self, key: Int, value: float) -> None:
        self.places.set(key, len(self.values))
        self.values = append(self.values, value)


def mixed(key: Int) -> Int:
    """Hash mixing: a bijection that carries the high bits of a key into the low ones, which index the tables."""
    high = key >> 20
    low = (key & LOWEST) * MULTIPLIER & LOWEST
    return (high << 20) + (low ^ low >> 10 ^ ((high ^ high >> 19) & FOLDED) * MULTIPLIER >> 32 & LOWEST)
