"""What a solution has found out about turns, by their dice and leads (D 8)."""
from __future__ import annotations

from typing import Final, final

from sevencats.core.ints import Int
from sevencats.dice.lattice import Hand

SPREADER: Final = 0x9E3779B1
FOLDED: Final = 0x7FFFFFFF
LOWEST: Final = 0xFFFFF
NOWHERE: Final = -1


@final
class Memory:
    """The least and the most that turns are worth: for some dice a chain of leads with their bounds.

    A higher lead is never worse, so what is known of one lead is a bound for others: with one more win, or one less of
    the other side, all that could be done before can still be done."""

    def __init__(self) -> None:
        self.first: dict[int, int] = {}         # where the chain of some dice begins
        self.next: list[int] = []
        self.leads: list[int] = []
        self.least: list[float] = []
        self.most: list[float] = []

    def bounds(self, dice: Int, lead: Int) -> tuple[float, float]:
        """The least and the most that a turn was found to be worth."""
        least = 0.0
        most = 1.0
        at: Int = self.first.get(dice, NOWHERE)
        while at >= 0:
            other: Int = self.leads[at]
            if other <= lead:
                least = max(least, self.least[at])
            if other >= lead:
                most = min(most, self.most[at])
            at = self.next[at]
        return least, most

    def learn(self, dice: Int, lead: Int, least: float, most: float) -> None:
        """A turn was found to be worth so much."""
        first: Int = self.first.get(dice, NOWHERE)
        at = first
        while at >= 0:
            if self.leads[at] == lead:
                self.least[at] = max(least, self.least[at])
                self.most[at] = min(most, self.most[at])
                return
            at = self.next[at]
        self.first[dice] = len(self.leads)
        self.next.append(first)
        self.leads.append(lead)
        self.least.append(least)
        self.most.append(most)


def dice_key(a: Hand, b: Hand, keep_a: Int, keep_b: Int) -> Int:
    """A number for these dice."""
    return spread((((keep_a << 10) + keep_b << 15) + a.id << 15) + b.id)


def start_key(mine: Hand, theirs: Hand, surplus: Int, keep: Int, other_keep: Int) -> Int:
    """A number for the start of a round, with the dice that may be kept and how much larger one side's sum is."""
    return spread(((((surplus + 128 << 10) + keep << 10) + other_keep << 15) + mine.id << 15) + theirs.id)


def spread(key: Int) -> Int:
    """Another number for each, with all differences in its lowest bits too, by which dictionaries find their way."""
    high = key >> 20
    low = (key & LOWEST) * SPREADER & LOWEST
    return (high << 20) + (low ^ low >> 10 ^ ((high ^ high >> 19) & FOLDED) * SPREADER >> 32 & LOWEST)
