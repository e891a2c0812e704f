"""Static bounds for a round at an even score: whoever wins it makes the other side trail (D 8).

A side that can outlast the other wins the round with a lead that is not too large, and then the other is worth no more
than its dice let a trailing side be. A side may also play no more dice and trail then, with what the other had to spend
for its win as a surplus."""

from __future__ import annotations

from typing import final

from sevencats.core.ints import Int
from sevencats.solvers.open_dice.hands import Hand
from sevencats.solvers.open_dice.hash_map import Cache
from sevencats.solvers.open_dice.keeping import ROLLS, keep_of, kept, with_record
from sevencats.solvers.open_dice.trailing_bounds import TrailingBounds
from sevencats.solvers.open_dice.transposition_table import start_key


@final
class EvenBounds:
    """Static bounds for both sides of such a round, from the bounds of the next one, in which the loser trails."""

    def __init__(
        self, first: TrailingBounds, second: TrailingBounds, starter: Int, is_last: bool, next: EvenBounds | None
    ) -> None:
        self.first = first
        self.second = second
        self.starter = starter  # of the next round
        self.is_last = is_last  # after a tie the next round ends the game
        self.next = next  # the round after a tie, if it is such a one too
        self.starts = Cache()  # memoised bounds

    def for_seat_0(
        self, a: Hand, b: Hand, lead: Int, keep_a: Int, keep_b: Int, turn: Int, passed: Int, alpha: float, beta: float
    ) -> tuple[float, float]:
        """Bounds of a turn for seat 0, which leads by so much; computed only until they fall outside (alpha, beta)."""
        least = 0.0
        most = 1.0
        if passed != 0:
            least = 1.0 - most_of_loser(self.first, self.second, a, b, lead, keep_a, keep_b, turn, passed)
        if passed != 1:
            most = most_of_loser(self.second, self.first, b, a, -lead, keep_b, keep_a, turn, passed)
        if least < beta and most > alpha:
            least = max(least, self.least_of_passer(self.first, self.second, a, b, lead, keep_a, keep_b, passed, beta))
        if least < beta and most > alpha:
            most = min(
                most,
                1.0 - self.least_of_passer(self.second, self.first, b, a, -lead, keep_b, keep_a, passed, 1.0 - alpha),
            )
        return least, most

    def least_of_passer(
        self,
        me: TrailingBounds,
        other: TrailingBounds,
        mine: Hand,
        theirs: Hand,
        lead: Int,
        keep: Int,
        other_keep: Int,
        passed: Int,
        wanted: float,
    ) -> float:
        """The least that a side is worth if it plays no more dice in this round, whatever the other does; or 0 if that
        is less than wanted.

        What the other may keep is at best what it may keep now; or else its best die, or nothing."""
        may_play = passed != other.seat
        value = self.least_against(me, other, mine, theirs, lead, keep, other_keep, may_play, wanted)
        if value > 0.0 and other.keeps and other_keep == 0 and may_play:
            best = theirs.best_kept
            value = min(value, self.least_against(me, other, mine, theirs, lead, keep, best, True, wanted))
        return value

    def least_against(
        self,
        me: TrailingBounds,
        other: TrailingBounds,
        mine: Hand,
        theirs: Hand,
        lead: Int,
        keep: Int,
        other_keep: Int,
        may_play: bool,
        wanted: float,
    ) -> float:
        """The other spends nothing; or it wins the round with the least sum that suffices, for it will miss what it
        spends; or it makes a tie."""
        value = 1.0
        surplus = mine.sum - theirs.sum
        if lead >= me.margin:
            value = 1.0 - other.most_at_start(-surplus, other_keep, theirs.best_kept, keep, mine.lowest)
            if value < wanted:
                return 0.0
        spent = theirs.least_sum(lead + other.margin)
        if spent == 0 or (spent > 0 and may_play):
            if me.hope_at_start(surplus + spent, keep, other_keep) < wanted:
                return 0.0
            value = min(
                value,
                me.least_at_start(mine, theirs, surplus + spent, keep, other_keep, other.largest_added, self.starter),
            )
            if value < wanted:
                return 0.0
        can_tie = me.margin == 1 and other.margin == 1 and (lead == 0 or (lead > 0 and may_play))
        if can_tie and theirs.least_sum(lead) == lead:
            value = min(value, self.least_tied(me, mine, theirs, surplus + lead, keep, other_keep))
        return value if value >= wanted else 0.0

    def least_tied(
        self, me: TrailingBounds, mine: Hand, theirs: Hand, surplus: Int, keep: Int, other_keep: Int
    ) -> float:
        if self.is_last:
            return me.strict.mean(surplus, keep, other_keep)
        if self.next is not None and self.next.is_last:
            return self.next.least_at_start(me.seat, mine, theirs, surplus, keep, other_keep)
        return 0.0

    def least_at_start(self, seat: Int, mine: Hand, theirs: Hand, surplus: Int, keep: Int, other_keep: Int) -> float:
        """The least that a side is worth before this round if it plays no dice in it, and the other has some of these.

        Whatever the other does is thought to be possible, so that a higher die that it keeps is never better."""
        me = self.first if seat == 0 else self.second
        other = self.second if seat == 0 else self.first
        if me.strict.mean(surplus, keep, other_keep) == 0.0:
            return 0.0
        key = start_key(mine, theirs, surplus, keep, other_keep) * 2 + seat
        value = self.starts.get(key, -1.0)
        if value < 0.0:
            value = 0.0
            for number, rolls in kept(keep):
                for theirs_number, their_rolls in kept(other_keep):
                    mine_kept = keep_of(number)
                    theirs_kept = keep_of(theirs_number)
                    least = min(
                        me.strict.mean(surplus, mine_kept, theirs_kept),
                        1.0 - other.most_at_start(-surplus, theirs_kept, theirs.best_kept, mine_kept, mine.lowest),
                    )
                    spent = theirs.least_sum(number - theirs_number + other.margin)
                    if spent >= 0 and least > 0.0:
                        least = min(
                            least,
                            me.least_at_start(
                                mine, theirs, surplus + spent, mine_kept, theirs_kept, other.largest_added, self.starter
                            ),
                        )
                    value += rolls * their_rolls * least
            value /= ROLLS[keep] * ROLLS[other_keep]
            self.starts.store(key, value)
        return value


def most_of_loser(
    winner: TrailingBounds,
    loser: TrailingBounds,
    mine: Hand,
    theirs: Hand,
    lead: Int,
    keep: Int,
    other_keep: Int,
    turn: Int,
    passed: Int,
) -> float:
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
        high = winner.leads(mine, theirs, lead, turn)[1]
    worst = with_record(keep, mine.lowest) if keep and mine.size else keep
    best = theirs.best_kept if loser.keeps and other_keep == 0 else other_keep
    most = loser.most_at_start(high - surplus, best, theirs.best_kept, worst, mine.lowest)
    if best != other_keep:  # the other may also keep nothing
        most = max(most, loser.most_at_start(high - surplus, 0, theirs.best_kept, worst, mine.lowest))
    return most
