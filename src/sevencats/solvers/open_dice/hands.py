"""Hands as interned multisets of values (hash consing): equal hands are one object, linked to those one die away."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec

from sevencats.core.ints import Int
from sevencats.solvers.open_dice.keeping import with_record

BITS: Final = 5  # room for the copies of one value
MOST: Final = 31  # so many copies of one value at most
ONE: Final[list[int]] = [0] + [2 ** (BITS * n) for n in range(12)]  # one copy of each value

ORDERS: Final = 256  # hashes of an order of four kinds of options


@final
class Hand:
    """A multiset of values, whatever dice show them: in open play nothing else counts."""

    def __init__(self, id: Int, code: Int, values: list[int], sum: Int, size: Int) -> None:
        self.id = id
        self.code = code  # the copies of each value, packed
        self.values = values  # each value once, from high to low
        self.sum = sum
        self.size = size
        self.after: list[Hand | None] = [None] * 13  # by the value that is played
        self.before: list[Hand | None] = [None] * 13  # by the value that is added
        self.thinned: list[Hand] = []  # without so many of its lowest values, memoised
        self.lowest: Int = values[-1] if values else 0
        self.highest: Int = values[0] if values else 0
        self.best_kept: Int = 0  # the record of the largest value that a d10 can keep
        self.records: Int = 0  # those of all values, played from high to low
        for value in values:
            self.records = with_record(self.records, value)
            if self.best_kept == 0:
                self.best_kept = self.records
        self.orders: vec[Int] = vec[Int]([0] * ORDERS)  # memoised move orders, the pass included
        self.enough: vec[Int] = vec[Int]()  # for each number, the least sum of some of the values that reaches it
        self.excess: vec[Int] = vec[Int]()  # for each number, by how much such a sum exceeds one up to it at worst
        self.lowest_first: vec[Int] = vec[Int]([0])  # the sums of so many of the lowest values
        self.highest_first: vec[Int] = vec[Int]([0])
        for value in values:
            for _ in range((code >> ((value - 1) * BITS)) & MOST):
                self.highest_first = append(self.highest_first, self.highest_first[-1] + value)
        for value in reversed(values):
            for _ in range((code >> ((value - 1) * BITS)) & MOST):
                self.lowest_first = append(self.lowest_first, self.lowest_first[-1] + value)

    def smallest_above(self, number: Int) -> Int:
        """The smallest value above a number; 0 if there is none."""
        for value in reversed(self.values):
            if value > number:
                return value
        return 0

    def least_sum(self, number: Int) -> Int:
        """The least sum of some of these values that is not below a number; -1 if there is none."""
        if number <= 0:
            return 0
        if number > self.sum:
            return -1
        if len(self.enough) == 0:
            self.enough = least_sums(self)
        return self.enough[number]

    def most_excess(self, number: Int) -> Int:
        """By how much the least sum that is not below a number up to this one may exceed it."""
        if number <= 0 or self.sum == 0:
            return 0
        if len(self.excess) == 0:
            if len(self.enough) == 0:
                self.enough = least_sums(self)
            worst: Int = 0
            for n in range(self.sum + 1):
                worst = max(worst, self.enough[n] - n)
                self.excess = append(self.excess, worst)
        return self.excess[min(number, self.sum)]


def least_sums(hand: Hand) -> vec[Int]:
    """Subset sums by dynamic programming."""
    found = [False] * (hand.sum + 1)
    found[0] = True
    for value in hand.values:
        for _ in range((hand.code >> ((value - 1) * BITS)) & MOST):
            for sum in range(hand.sum, value - 1, -1):
                if found[sum - value]:
                    found[sum] = True
    result: vec[Int] = vec[Int]([0] * (hand.sum + 1))
    least: Int = hand.sum
    for sum in range(hand.sum, -1, -1):
        if found[sum]:
            least = sum
        result[sum] = least
    return result


@final
class Hands:
    """The intern table of one solution."""

    def __init__(self) -> None:
        self.known: dict[int, Hand] = {}

    def of(self, values: list[int]) -> Hand:
        code: Int = 0
        for value in values:
            code += ONE[value]
        return self.find(code)

    def find(self, code: Int) -> Hand:
        if code in self.known:
            return self.known[code]
        values: list[int] = []
        total: Int = 0
        size: Int = 0
        value: Int = 12
        while value > 0:
            copies: Int = (code >> ((value - 1) * BITS)) & MOST
            if copies:
                values.append(value)
                total += value * copies
                size += copies
            value -= 1
        hand = Hand(len(self.known), code, values, total, size)
        self.known[code] = hand
        return hand

    def without(self, hand: Hand, value: Int) -> Hand:
        after = hand.after[value]
        if after is None:
            after = self.find(hand.code - ONE[value])
            hand.after[value] = after
        return after

    def thinned(self, hand: Hand) -> list[Hand]:
        """The hand without none, one, two and so on of its lowest values."""
        if not hand.thinned:
            thin = hand
            hand.thinned = [thin]
            while thin.size:
                thin = self.without(thin, thin.lowest)
                hand.thinned.append(thin)
        return hand.thinned

    def plus(self, hand: Hand, value: Int) -> Hand:
        before = hand.before[value]
        if before is None:
            before = self.find(hand.code + ONE[value])
            hand.before[value] = before
        return before

    def with_kept(self, hand: Hand, value: Int) -> Hand:
        """With a die that was kept, if any was."""
        return self.plus(hand, value) if value else hand
