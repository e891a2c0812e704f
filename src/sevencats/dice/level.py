"""Bounds for a round before which both sides have won as many: whoever wins it makes the other trail (D 8).

A side that can outlast the other wins the round with a lead that is not too large, and then the other is worth no more
than its dice let a trailing side be."""
from __future__ import annotations

from typing import final

from sevencats.core.ints import Int
from sevencats.dice.keeping import with_record
from sevencats.dice.lattice import Hand
from sevencats.dice.trailing import Trailing


@final
class Level:
    """Both sides of such a round, as they trail in the next one if they lose this one."""

    def __init__(self, first: Trailing, second: Trailing) -> None:
        self.first = first
        self.second = second

    def for_seat_0(self, a: Hand, b: Hand, lead: Int, keep_a: Int, keep_b: Int, turn: Int,
                   passed: Int) -> tuple[float, float]:
        """The least and the most that a turn can be worth to seat 0, which leads by so much."""
        least = 0.0
        most = 1.0
        if passed != 0:
            least = 1.0 - most_of_loser(self.first, self.second, a, b, lead, keep_a, keep_b, turn, passed)
        if passed != 1:
            most = most_of_loser(self.second, self.first, b, a, -lead, keep_b, keep_a, turn, passed)
        return least, most


def most_of_loser(winner: Trailing, loser: Trailing, mine: Hand, theirs: Hand, lead: Int, keep: Int, other_keep: Int,
                  turn: Int, passed: Int) -> float:
    """The most that the other side can be worth if this one sees to it that it wins the round."""
    surplus = lead + mine.sum - theirs.sum
    if passed == loser.seat:
        spent = mine.least_sum(winner.margin_alone - lead)
        if spent < 0:
            return 1.0
        high = lead + spent
    elif surplus < winner.margin_alone:
        return 1.0
    else:
        _, high = winner.leads(mine, theirs, lead, turn)
    worst = with_record(keep, mine.lowest) if keep and mine.size else keep
    best = theirs.best_kept if loser.keeps and other_keep == 0 else other_keep
    return loser.most_at_start(high - surplus, best, theirs.best_kept, worst, mine.lowest)
