"""Static bounds for a round that one side must win: the other wins the game with it, and then only sums count (D 8).

The side that trails wants to win by as little as it can, for all that it does not spend counts in the last round.
There a larger kept die is never worse, and every die that is played can only make the die that is kept smaller.
Before anybody has passed, two simple plans bound the lead with which it wins: both sides play their lowest dice first,
the one that trails until it cannot be overtaken, the other until passing costs the first most."""

from __future__ import annotations

from typing import Final, final

from sevencats.core.ints import Int
from sevencats.solvers.open_dice.hands import Hand, Hands
from sevencats.solvers.open_dice.hash_map import Cache, mixed
from sevencats.solvers.open_dice.keeping import ROLLS, keep_of, kept, with_record
from sevencats.solvers.open_dice.last_round import LastRound, LastRounds
from sevencats.solvers.open_dice.seats import SeatTraits
from sevencats.solvers.open_dice.transposition_table import start_key

FAR: Final = 32  # a larger surplus before a round is worth the same


@final
class Ties:
    """What ties mean to the side that trails."""

    def __init__(self, margin: Int, margin_alone: Int, go_on: bool, again: bool, least: float, most: float) -> None:
        self.margin = margin  # it wins the round with such a lead
        self.margin_alone = margin_alone  # and with such a lead if the other side passes first
        self.go_on = go_on  # the game goes on after a tie
        self.again = again  # and after many more, until somebody has won
        self.least = least  # what a tie of the last round is worth to it at least
        self.most = most


@final
class TrailingBounds:
    """Static bounds for the side that must win this round; all chances are its own."""

    def __init__(
        self,
        hands: Hands,
        last_rounds: LastRounds,
        seat: Int,
        me: SeatTraits,
        other: SeatTraits,
        ties: Ties,
        roll_off: bool,
        in_hand: bool,
    ) -> None:
        self.seat = seat
        self.hands = hands
        self.keeps = me.keeps
        self.other_keeps = other.keeps
        self.margin = ties.margin
        self.margin_alone = ties.margin_alone
        self.ties_go_on = ties.go_on
        self.safe: Int = 0 if ties.go_on else ties.margin  # it may pass with such a lead over all the other's dice
        self.in_hand = in_hand  # dice that are kept go back to the hands (D 4.2)
        self.starts = Cache()  # memoised bounds
        self.least_starts = Cache()
        adds = me.adds
        self.largest_added: Int = max(adds) if adds else 0
        even = 0.5 if roll_off else 0.0  # a side without dice may come to a roll-off instead (D 5.3)
        self.dumped = 0.0 if me.keeps or adds else even  # it wins the round with all its dice, and has none left
        self.least = last_rounds.of(adds, 0.0, ties.least, 1.0)
        self.most = last_rounds.of(adds, 0.0, ties.most, 1.0)
        self.least_off = last_rounds.of(adds, 0.0, min(ties.least, 1.0 - even), 1.0 - even)
        self.most_off = last_rounds.of(adds, even, max(ties.most, even), 1.0)
        self.strict = last_rounds.of([], 0.0, 0.0, 1.0)  # after a tie it must win the next round, with nothing added
        self.most_tied = self.strict
        if ties.again:  # or there is one tie after another, and a roll-off for each win
            self.most_tied = last_rounds.of([], even * even, 1.0, 1.0)

    def for_seat_0(
        self, a: Hand, b: Hand, lead: Int, keep_a: Int, keep_b: Int, turn: Int, passed: Int, alpha: float, beta: float
    ) -> tuple[float, float]:
        """Bounds of a turn for seat 0, which leads by so much; computed only until they fall outside (alpha, beta)."""
        if self.seat == 0:
            return self.bounds(a, b, lead, keep_a, keep_b, turn, passed, alpha)
        least, most = self.bounds(b, a, -lead, keep_b, keep_a, turn, passed, 1.0 - beta)
        return 1.0 - most, 1.0 - least

    def least_of(self, other_keep: Int) -> LastRound:
        """Only a side that keeps a die surely has one left."""
        return self.least if other_keep else self.least_off

    def most_of(self, keep: Int) -> LastRound:
        return self.most if keep else self.most_off

    def bounds(
        self, mine: Hand, theirs: Hand, lead: Int, keep: Int, other_keep: Int, turn: Int, passed: Int, alpha: float
    ) -> tuple[float, float]:
        """Bounds of a turn where the other side cannot just win the round; only the upper one if that fails low."""
        surplus = lead + mine.sum - theirs.sum
        if passed == self.seat:
            if lead - theirs.sum < self.margin:
                return 0.0, 1.0
            return (
                self.least_of(other_keep).mean(surplus - lead, keep, other_keep),
                self.most_of(keep).mean(surplus - lead, keep, other_keep),
            )
        if passed == 1 - self.seat:
            return self.alone(mine, lead, surplus, keep, other_keep)
        if surplus < self.margin and not self.ties_go_on:
            return 0.0, 1.0
        best = self.best_keep(mine, keep, lead)
        worst = with_record(other_keep, theirs.lowest) if other_keep and theirs.size else other_keep
        smallest, largest = self.leads(mine, theirs, lead, turn)
        most = self.most_by(smallest, surplus, keep, best, worst)
        if worst != other_keep and turn == self.seat:  # the other may also pass at once
            spent: Int = 0
            if lead < theirs.sum:
                spent = mine.lowest
            most = min(most, self.most_by(max(self.margin, lead + spent), surplus, keep, best, other_keep))
        if turn != self.seat:
            most = min(most, self.alone(mine, lead, surplus, keep, other_keep)[1])
        if surplus < self.margin_alone or most <= alpha:
            return 0.0, most
        worst = with_record(keep, mine.lowest) if keep and mine.size else keep
        best = theirs.best_kept if self.other_keeps and other_keep == 0 else other_keep
        least = max(self.dumped, self.least_of(other_keep).mean(surplus - largest, worst, best))
        if turn == self.seat and lead - theirs.sum >= self.margin:
            least = max(least, self.least_of(other_keep).mean(surplus - lead, keep, other_keep))
        return least, most

    def best_keep(self, mine: Hand, keep: Int, lead: Int) -> Int:
        """What this side may keep at best. Behind, it must play a die, and its highest is then the best record."""
        if not self.keeps or (keep and (lead >= 0 or mine.size == 0)):
            return keep
        return with_record(keep, mine.values[0]) if keep else mine.best_kept

    def most_by(self, low: Int, surplus: Int, keep: Int, best: Int, worst: Int) -> float:
        """The most that this side is worth if it wins the round by no less than low, or makes a tie."""
        most = self.most_of(keep).mean(surplus - low, best, worst)
        if self.ties_go_on and most < 1.0 and low <= self.margin:
            most = max(most, self.most_tied.mean(surplus, best, worst))
        return most

    def hope_at_start(self, surplus: Int, keep: Int, other_keep: Int) -> float:
        """A cheap upper bound of `least_at_start`."""
        return max(self.dumped, self.least.mean(surplus - self.margin, keep, other_keep))

    def least_at_start(
        self, mine: Hand, theirs: Hand, surplus: Int, keep: Int, other_keep: Int, largest: Int, turn: Int
    ) -> float:
        """The least that this side is worth before the round, when a d10 is still to say what each side keeps, and the
        other adds a die of up to so many faces, if any.

        The other has some of these dice, at most: then it has no more to be slow or fast with, so the bound of the lead
        holds. The more a die shows that it adds, the worse; so the largest is its best."""
        if surplus + (10 if keep else 0) < self.margin_alone:
            return 0.0
        key = start_key(mine, theirs, surplus, keep, other_keep)
        value = self.least_starts.get(key, -1.0)
        if value < 0.0:
            value = 0.0
            if largest == 0:
                value = self.least_kept(mine, theirs, surplus, keep, other_keep, turn)
            for shown in range(1, largest + 1):
                value += self.least_kept(
                    mine, self.hands.plus(theirs, shown), surplus - shown, keep, other_keep, turn
                ) / float(largest)
            self.least_starts.store(key, value)
        return value

    def least_kept(self, mine: Hand, theirs: Hand, surplus: Int, keep: Int, other_keep: Int, turn: Int) -> float:
        """The same when nothing is added: the mean over all dice that may be kept."""
        value = 0.0
        for number, rolls in kept(keep):
            for other, other_rolls in kept(other_keep):
                n = surplus + number - other
                if n >= self.margin_alone:
                    if self.in_hand:
                        ours = self.hands.with_kept(mine, number)
                        others = self.hands.with_kept(theirs, other)
                        least = self.least_begun(ours, others, n, 0, 0, turn)
                    else:
                        least = self.least_begun(mine, theirs, n, number, other, turn)
                    value += rolls * other_rolls * max(self.dumped, least)
        return value / (ROLLS[keep] * ROLLS[other_keep])

    def least_begun(self, mine: Hand, theirs: Hand, surplus: Int, number: Int, other: Int, turn: Int) -> float:
        """The same when it is clear which dice were kept and lie in the rows."""
        worst = with_record(keep_of(number), mine.lowest) if number and mine.size else keep_of(number)
        best = theirs.best_kept if self.other_keeps and other == 0 else keep_of(other)
        largest = self.leads(mine, theirs, number - other, turn)[1]
        return self.least_of(other).mean(surplus - largest, worst, best)

    def most_at_start(self, surplus: Int, keep: Int, best_kept: Int, other_keep: Int, lowest: Int) -> float:
        """The most that this side is worth before the round, when a d10 is still to say what each side keeps; the other
        side may have to play its lowest die then."""
        surplus = max(-FAR, min(FAR, surplus))
        key = mixed(((((FAR + surplus << 10) + keep << 10) + best_kept << 10) + other_keep << 4) + lowest)
        value = self.starts.get(key, -1.0)
        if value < 0.0:
            value = 0.0
            for number, rolls in kept(keep):
                row = keep_of(number)
                best = row
                if self.keeps and (row == 0 or self.in_hand):
                    best = max(best, best_kept)  # of two single dice, the larger number is the higher one
                if self.in_hand:
                    row = 0
                for other, other_rolls in kept(other_keep):
                    lower: Int = other
                    if 0 < lowest < lower:
                        lower = lowest
                    worst: Int = 0
                    if not self.in_hand:
                        worst = keep_of(lower)
                    n = surplus + number - other
                    most = self.most_of(row).mean(n - self.margin, best, worst)
                    if self.ties_go_on:
                        most = max(most, self.most_tied.mean(n, best, worst))
                    value += rolls * other_rolls * most
            value /= ROLLS[keep] * ROLLS[other_keep]
            self.starts.store(key, value)
        return value

    def leads(self, mine: Hand, theirs: Hand, lead: Int, turn: Int) -> tuple[Int, Int]:
        """Bounds of the lead with which this side wins the round, if it can outlast the other.

        By its plan it wins by no more than its lead when the other passes, or by what its dice must exceed the gap; by
        the other's plan it wins by no less than the lead it then has, or needs to pass first."""
        least = self.margin
        most = self.margin
        played: Int = 1 if turn == self.seat and mine.size else 0
        other: Int = 0
        thinned = self.hands.thinned(mine)
        while True:
            spent: Int = mine.lowest_first[played]
            slow: Int = theirs.lowest_first[other]
            fast: Int = theirs.highest_first[other]
            least = max(least, min(lead + spent - slow, self.safe + theirs.sum - slow))
            most = max(most, lead + spent - slow)
            missing = self.margin_alone - lead - spent + fast
            if missing > 0:
                most = max(most, self.margin_alone + thinned[played].most_excess(missing))
            other += 1
            if other > theirs.size or played == mine.size or spent >= theirs.sum + self.margin - lead:
                return least, most
            played += 1

    def alone(self, mine: Hand, lead: Int, surplus: Int, keep: Int, other_keep: Int) -> tuple[float, float]:
        """The other side has passed."""
        spent = mine.least_sum(self.margin_alone - lead)
        if spent < 0:
            return 0.0, 1.0
        worst = with_record(keep, mine.lowest) if keep and spent else keep
        least = max(self.dumped, self.least_of(other_keep).mean(surplus - lead - spent, worst, other_keep))
        best = self.best_keep(mine, keep, lead)
        most = self.most_of(keep).mean(surplus - lead - spent, best, other_keep)
        if self.ties_go_on and most < 1.0 and lead <= 0 and mine.least_sum(-lead) == -lead:
            most = max(most, self.most_tied.mean(surplus, best, other_keep))
        return least, most
