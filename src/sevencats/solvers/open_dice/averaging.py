"""The mean of what luck may bring, from bounds that are sharpened one by one until it is clear enough (D 8)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec

from sevencats.core.ints import Int

TINY: Final = 1e-12  # far less than what two different sums differ by
NARROW: Final = 1e-10  # and two different values
ROOM: Final = 12  # outcomes, mostly
MANY: Final = 4  # questions for each outcome


@final
class Average:
    """A mean that is wanted if it lies between low and high, else only as a bound on its side of them."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high
        self.outcomes: vec[Int] = vec[Int](capacity=ROOM)
        self.weights: vec[float] = vec[float](capacity=ROOM)
        self.least: vec[float] = vec[float](capacity=ROOM)
        self.most: vec[float] = vec[float](capacity=ROOM)
        self.weight = 0.0
        self.bottom = 0.0  # bounds of the sum
        self.top = 0.0
        self.is_low = False  # the mean is known to be no more than low
        self.is_high = False
        self.at: Int = -1
        self.asked: Int = 0

    def add(self, outcome: Int, weight: float, least: float, most: float) -> None:
        self.outcomes = append(self.outcomes, outcome)
        self.weights = append(self.weights, weight)
        self.least = append(self.least, least)
        self.most = append(self.most, most)
        self.weight += weight
        self.bottom += weight * least
        self.top += weight * most

    def goes_on(self) -> bool:
        """Is there an outcome that must be looked at? It is the next one: that which is least clear."""
        if self.top <= self.low * self.weight + TINY:
            self.is_low = True
            return False
        if self.bottom >= self.high * self.weight - TINY:
            self.is_high = True
            return False
        self.asked += 1
        self.at = -1
        widest = TINY
        for n in range(len(self.outcomes)):
            width = self.weights[n] * (self.most[n] - self.least[n])
            if width > widest:
                widest = width
                self.at = n
        return self.at >= 0

    def outcome(self) -> Int:
        return self.outcomes[self.at]

    def floor(self) -> float:
        """If all outcomes are worth no more than this part of what they may be, the mean does not rise above low."""
        return self.part(self.low)

    def ceiling(self) -> float:
        return max(self.part(self.high), self.floor() + NARROW)

    def part(self, bound: float) -> float:
        """The same part of what this outcome may be worth as the bound is of what the mean may be; all of it after many
        questions."""
        least = self.least[self.at]
        most = self.most[self.at]
        share = (bound * self.weight - self.bottom) / (self.top - self.bottom)
        if share <= 0.0 or (self.asked > MANY * len(self.outcomes) and bound == self.low):
            return least
        if share >= 1.0 or self.asked > MANY * len(self.outcomes):
            return most
        return least + share * (most - least)

    def learn(self, value: float, floor: float, ceiling: float) -> None:
        """The outcome is worth so much, or no more if it is not above the floor, no less if not below the ceiling."""
        weight = self.weights[self.at]
        if value < ceiling or value <= floor:
            self.top += weight * (value - self.most[self.at])
            self.most[self.at] = value
        if value > floor:
            self.bottom += weight * (value - self.least[self.at])
            self.least[self.at] = value

    def value(self) -> float:
        """Summed anew and divided last, so that 1 is exact."""
        bottom = 0.0
        top = 0.0
        for n in range(len(self.outcomes)):
            bottom += self.weights[n] * self.least[n]
            top += self.weights[n] * self.most[n]
        if self.is_low:
            return min(self.low, top / self.weight)
        if self.is_high:
            return max(self.high, bottom / self.weight)
        return bottom / self.weight
