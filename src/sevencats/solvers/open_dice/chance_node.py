"""Chance nodes with cutoffs (after Ballard's Star1): a weighted mean from bounds, tightened child by child (D 8).

The node knows bounds of every child, and searches the child with the widest weighted gap next, until the mean is exact,
fails low or fails high. Unlike in Star1, a child's window is not the one in which it alone decides: it is the same
share of the child's gap as the node's window is of the mean's, so that a child may be searched more than once."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec

from sevencats.core.ints import Int

TINY: Final = 1e-12  # far less than what two different sums differ by
NARROW: Final = 1e-10  # and two different values
ROOM: Final = 12  # outcomes, mostly
MANY: Final = 4  # searches for each outcome


@final
class ChanceNode:
    """Expected value of the outcomes within the window (alpha, beta); outside of it, a bound on that side."""

    def __init__(self, alpha: float, beta: float) -> None:
        self.alpha = alpha
        self.beta = beta
        self.outcomes: vec[Int] = vec[Int](capacity=ROOM)
        self.weights: vec[float] = vec[float](capacity=ROOM)
        self.lower: vec[float] = vec[float](capacity=ROOM)
        self.upper: vec[float] = vec[float](capacity=ROOM)
        self.weight = 0.0
        self.lower_sum = 0.0
        self.upper_sum = 0.0
        self.fails_low = False  # the mean is known to be no more than alpha
        self.fails_high = False
        self.at: Int = -1
        self.searched: Int = 0

    def add(self, outcome: Int, weight: float, lower: float, upper: float) -> None:
        self.outcomes = append(self.outcomes, outcome)
        self.weights = append(self.weights, weight)
        self.lower = append(self.lower, lower)
        self.upper = append(self.upper, upper)
        self.weight += weight
        self.lower_sum += weight * lower
        self.upper_sum += weight * upper

    def needs_search(self) -> bool:
        """Is the mean still open? Then the child to search next is the one with the widest weighted gap."""
        if self.upper_sum <= self.alpha * self.weight + TINY:
            self.fails_low = True
            return False
        if self.lower_sum >= self.beta * self.weight - TINY:
            self.fails_high = True
            return False
        self.searched += 1
        self.at = -1
        widest = TINY
        for n in range(len(self.outcomes)):
            width = self.weights[n] * (self.upper[n] - self.lower[n])
            if width > widest:
                widest = width
                self.at = n
        return self.at >= 0

    def outcome(self) -> Int:
        return self.outcomes[self.at]

    def child_alpha(self) -> float:
        """If every child fails low at its alpha, the mean fails low."""
        return self.share(self.alpha)

    def child_beta(self) -> float:
        return max(self.share(self.beta), self.child_alpha() + NARROW)

    def share(self, bound: float) -> float:
        """Where the bound lies in the gap of the mean, as a point in this child's gap; the child's whole gap after many
        searches."""
        lower = self.lower[self.at]
        upper = self.upper[self.at]
        share = (bound * self.weight - self.lower_sum) / (self.upper_sum - self.lower_sum)
        if share <= 0.0 or (self.searched > MANY * len(self.outcomes) and bound == self.alpha):
            return lower
        if share >= 1.0 or self.searched > MANY * len(self.outcomes):
            return upper
        return lower + share * (upper - lower)

    def update(self, value: float, alpha: float, beta: float) -> None:
        """Fail-soft result of a child: exact within the window, an upper bound if it fails low, a lower one if high."""
        weight = self.weights[self.at]
        if value < beta or value <= alpha:
            self.upper_sum += weight * (value - self.upper[self.at])
            self.upper[self.at] = value
        if value > alpha:
            self.lower_sum += weight * (value - self.lower[self.at])
            self.lower[self.at] = value

    def value(self) -> float:
        """Summed anew and divided last, so that 1 is exact."""
        lower_sum = 0.0
        upper_sum = 0.0
        for n in range(len(self.outcomes)):
            lower_sum += self.weights[n] * self.lower[n]
            upper_sum += self.weights[n] * self.upper[n]
        if self.fails_low:
            return min(self.alpha, upper_sum / self.weight)
        if self.fails_high:
            return max(self.beta, lower_sum / self.weight)
        return lower_sum / self.weight
