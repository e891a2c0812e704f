"""What a solution has found out: millions of numbers, side by side instead of one object each (D 8)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec

from sevencats.core.ints import Int
from sevencats.solvers.open_dice.lattice import Hand

SPREADER: Final = 0x9E3779B1
FOLDED: Final = 0x7FFFFFFF
LOWEST: Final = 0xFFFFF
NOTHING: Final = -1  # no key, or no number
SMALL: Final = 128  # cells of an empty table
LEAD: Final = 12  # bits of a lead
EVEN: Final = 2 ** (LEAD - 1)  # a lead of nothing, in these bits
LEADS: Final = 2**LEAD - 1


@final
class Table:
    """A number for each key. A key stands in the cell that its lowest bits say, or in the next free one, and its number
    beside it."""

    def __init__(self) -> None:
        self.count: Int = 0
        self.cells: vec[Int] = vec[Int]([NOTHING] * SMALL)
        self.last: Int = SMALL - 1

    def get(self, key: Int) -> Int:
        """The number of a key, or NOTHING."""
        return self.cells[self.cell(key) + 1]

    def cell(self, key: Int) -> Int:
        """Where a key stands, or would."""
        cells = self.cells
        at: Int = 2 * key & self.last
        while cells[at] != key and cells[at] != NOTHING:
            at = (at + 2) & self.last
        return at

    def set(self, key: Int, number: Int) -> None:
        """Half of the cells stay free, so that a key is found soon."""
        at = self.cell(key)
        if self.cells[at] == NOTHING:
            self.count += 1
            if self.count * 4 > self.last:
                self.grow()
                at = self.cell(key)
            self.cells[at] = key
        self.cells[at + 1] = number

    def grow(self) -> None:
        cells = self.cells
        self.cells = vec[Int]([NOTHING] * (2 * len(cells)))
        self.last = len(self.cells) - 1
        at: Int = 0
        while at < len(cells):
            if cells[at] != NOTHING:
                new = self.cell(cells[at])
                self.cells[new] = cells[at]
                self.cells[new + 1] = cells[at + 1]
            at += 2


@final
class Cache:
    """Values that were worked out before, by a number each."""

    def __init__(self) -> None:
        self.places = Table()
        self.values: vec[float] = vec[float]()

    def get(self, key: Int, otherwise: float) -> float:
        at = self.places.get(key)
        return self.values[at] if at >= 0 else otherwise

    def learn(self, key: Int, value: float) -> None:
        self.places.set(key, len(self.values))
        self.values = append(self.values, value)


@final
class Memory:
    """The least and the most that turns are worth: a cell tells dice and lead, and the bounds stand at the same place.
    Turns with the same dice are found together, for all of them stand in the cell that the dice say, or the next free.

    Mostly a higher lead is never worse, so what is known of one lead is a bound for others: with one more win, or one
    less of the other side, all that could be done before can still be done."""

    def __init__(self, higher_is_better: bool) -> None:
        self.higher_is_better = higher_is_better
        self.count: Int = 0
        self.cells: vec[Int] = vec[Int]([NOTHING] * SMALL)
        self.bound: vec[float] = vec[float]([0.0] * (2 * SMALL))  # the least and the most, one after the other
        self.last: Int = SMALL - 1

    def bounds(self, dice: Int, lead: Int) -> tuple[float, float]:
        """The least and the most that a turn was found to be worth."""
        least = 0.0
        most = 1.0
        cells = self.cells
        at: Int = dice & self.last
        cell: Int = cells[at]
        while cell != NOTHING:
            if cell >> LEAD == dice:
                other = (cell & LEADS) - EVEN
                if other == lead or self.higher_is_better:
                    if other <= lead:
                        least = max(least, self.bound[2 * at])
                    if other >= lead:
                        most = min(most, self.bound[2 * at + 1])
            at = (at + 1) & self.last
            cell = cells[at]
        return least, most

    def learn(self, dice: Int, lead: Int, least: float, most: float) -> None:
        """A turn was found to be worth so much."""
        turn = (dice << LEAD) + EVEN + lead
        at = self.place(turn)
        if self.cells[at] == turn:
            self.bound[2 * at] = max(least, self.bound[2 * at])
            self.bound[2 * at + 1] = min(most, self.bound[2 * at + 1])
            return
        self.count += 1
        if 2 * self.count > self.last:
            self.grow()
            at = self.place(turn)
        self.cells[at] = turn
        self.bound[2 * at] = least
        self.bound[2 * at + 1] = most

    def place(self, turn: Int) -> Int:
        """Where a turn stands, or would."""
        cells = self.cells
        at: Int = (turn >> LEAD) & self.last
        while cells[at] != turn and cells[at] != NOTHING:
            at = (at + 1) & self.last
        return at

    def grow(self) -> None:
        """Half of the cells stay free, so that a turn is found soon."""
        cells = self.cells
        bound = self.bound
        self.cells = vec[Int]([NOTHING] * (2 * len(cells)))
        self.bound = vec[float]([0.0] * (2 * len(bound)))
        self.last = len(self.cells) - 1
        at: Int = 0
        while at < len(cells):
            if cells[at] != NOTHING:
                new = self.place(cells[at])
                self.cells[new] = cells[at]
                self.bound[2 * new] = bound[2 * at]
                self.bound[2 * new + 1] = bound[2 * at + 1]
            at += 1


def dice_key(a: Hand, b: Hand, keep_a: Int, keep_b: Int) -> Int:
    """A number for these dice."""
    return spread((((keep_a << 10) + keep_b << 15) + a.id << 15) + b.id)


def hand_key(stage: Int, turn: Int, hand: Hand, keep: Int) -> Int:
    """A number for the hand of who is to move and the dice that it may keep, in alike rounds."""
    return spread((((stage << 1) + turn << 10) + keep << 15) + hand.id)


def start_key(mine: Hand, theirs: Hand, surplus: Int, keep: Int, other_keep: Int) -> Int:
    """A number for the start of a round, with the dice that may be kept and how much larger one side's sum is."""
    return spread(((((surplus + 128 << 10) + keep << 10) + other_keep << 15) + mine.id << 15) + theirs.id)


def spread(key: Int) -> Int:
    """Another number for each, with all differences in its lowest bits too, by which dictionaries find their way."""
    high = key >> 20
    low = (key & LOWEST) * SPREADER & LOWEST
    return (high << 20) + (low ^ low >> 10 ^ ((high ^ high >> 19) & FOLDED) * SPREADER >> 32 & LOWEST)
