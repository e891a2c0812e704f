"""A small random generator whose numbers are the same in plain and in compiled Python."""

from __future__ import annotations

from typing import Final, final

from sevencats.core.ints import Int

SPREAD: Final = 0x45D9F3B
GATHER: Final = 0x119DE1F3  # SPREAD * GATHER is 1 in 32 bits


@final
class Luck:
    """Xorshift on 32 bits: every product stays below 2**63, so machine words and Python ints agree."""

    def __init__(self, seed: int) -> None:
        low: Int = seed & 0xFFFFFFFF  # whoever asks for luck may name a number of any size
        self.seed: Int = (low * 0x5D588B65 + 0x3C6EF35F) & 0xFFFFFFFF | 1
        self.below(2)
        self.below(2)

    def start(self, number: Int) -> None:
        """Go on from a number above 0 that somebody wrote into a position: neighbours give luck that is not alike."""
        self.seed = (number * SPREAD) & 0xFFFFFFFF

    def number(self) -> Int:
        """The number from which `start` goes on as this luck does."""
        return (self.seed * GATHER) & 0xFFFFFFFF

    def below(self, n: Int) -> Int:
        """A whole number from 0 to n - 1."""
        x = self.seed
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.seed = x
        return (x * n) >> 32

    def weighed(self, weights: tuple[int, ...]) -> Int:
        """An index, drawn by these weights."""
        total: Int = 0
        for weight in weights:
            total += weight
        k = self.below(total)
        i: Int = 0
        for weight in weights:
            k -= weight
            if k < 0:
                break
            i += 1
        return i
