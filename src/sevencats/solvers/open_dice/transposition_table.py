"""Transposition table: lower and upper bounds of values by position, in two flat arrays (open addressing, D 8)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec

from sevencats.core.ints import Int
from sevencats.solvers.open_dice.hands import Hand
from sevencats.solvers.open_dice.hash_map import NOTHING, SMALL, mixed

LEAD: Final = 12  # bits of a lead
EVEN: Final = 2 ** (LEAD - 1)  # a lead of nothing, in these bits
LEADS: Final = 2**LEAD - 1


@final
class TranspositionTable:
    """Bounds of turns by dice and lead. The low bits of the dice key index the table and collisions probe linearly, so
    one probe sequence holds all leads with the same dice; nothing is ever evicted.

    Values are monotone in the lead, mostly: what can be done with a lead can still be done with a higher one. Then a
    lower bound holds for all higher leads, and an upper bound for all lower ones (`higher_is_better`)."""

    def __init__(self, higher_is_better: bool) -> None:
        self.higher_is_better = higher_is_better
        self.count: Int = 0
        self.slots: vec[Int] = vec[Int]([NOTHING] * SMALL)
        self.bound: vec[float] = vec[float]([0.0] * (2 * SMALL))  # lower and upper, alternating
        self.mask: Int = SMALL - 1

    def bounds(self, dice: Int, lead: Int) -> tuple[float, float]:
        """Probe: the lower and the upper bound that are known of a turn, 0 and 1 if none are."""
        lower = 0.0
        upper = 1.0
        slots = self.slots
        at: Int = dice & self.mask
        slot: Int = slots[at]
        while slot != NOTHING:
            if slot >> LEAD == dice:
                other = (slot & LEADS) - EVEN
                if other == lead or self.higher_is_better:
                    if other <= lead:
                        lower = max(lower, self.bound[2 * at])
                    if other >= lead:
                        upper = min(upper, self.bound[2 * at + 1])
            at = (at + 1) & self.mask
            slot = slots[at]
        return lower, upper

    def store(self, dice: Int, lead: Int, lower: float, upper: float) -> None:
        """Insert the bounds of a turn, or tighten those that are there."""
        turn = (dice << LEAD) + EVEN + lead
        at = self.slot(turn)
        if self.slots[at] == turn:
            self.bound[2 * at] = max(lower, self.bound[2 * at])
            self.bound[2 * at + 1] = min(upper, self.bound[2 * at + 1])
            return
        self.count += 1
        if 2 * self.count > self.mask:
            self.grow()
            at = self.slot(turn)
        self.slots[at] = turn
        self.bound[2 * at] = lower
        self.bound[2 * at + 1] = upper

    def slot(self, turn: Int) -> Int:
        """The slot that holds a turn, or the free one where it would go."""
        slots = self.slots
        at: Int = (turn >> LEAD) & self.mask
        while slots[at] != turn and slots[at] != NOTHING:
            at = (at + 1) & self.mask
        return at

    def grow(self) -> None:
        """Double the table and rehash: the load factor stays at or below one half."""
        slots = self.slots
        bound = self.bound
        self.slots = vec[Int]([NOTHING] * (2 * len(slots)))
        self.bound = vec[float]([0.0] * (2 * len(bound)))
        self.mask = len(self.slots) - 1
        at: Int = 0
        while at < len(slots):
            if slots[at] != NOTHING:
                new = self.slot(slots[at])
                self.slots[new] = slots[at]
                self.bound[2 * new] = bound[2 * at]
                self.bound[2 * new + 1] = bound[2 * at + 1]
            at += 1


def dice_key(a: Hand, b: Hand, keep_a: Int, keep_b: Int) -> Int:
    """Position key but for the lead: both hands, and the dice that each side may keep."""
    return mixed((((keep_a << 10) + keep_b << 15) + a.id << 15) + b.id)


def hand_key(stage: Int, turn: Int, hand: Hand, keep: Int) -> Int:
    """Key of the mover's own dice: its hand and the dice that it may keep, in alike rounds."""
    return mixed((((stage << 1) + turn << 10) + keep << 15) + hand.id)


def start_key(mine: Hand, theirs: Hand, surplus: Int, keep: Int, other_keep: Int) -> Int:
    """Key of the start of a round: the dice that may be kept, and how much larger one side's sum is."""
    return mixed(((((surplus + 128 << 10) + keep << 10) + other_keep << 15) + mine.id << 15) + theirs.id)
