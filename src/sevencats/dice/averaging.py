"""The mean of what luck may bring, from bounds that are sharpened one by one until it is clear enough (D 8)."""
from __future__ import annotations

from typing import final

from sevencats.core.ints import Int


@final
class Average:
    """A mean that is wanted if it lies between low and high, else only as a bound on its side of them."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high
        self.outcomes: list[int] = []
        self.weights: list[float] = []
        self.least: list[float] = []
        self.most: list[float] = []
        self.weight = 0.0
        self.bottom = 0.0               # bounds of the sum
        self.top = 0.0
        self.is_low = False             # the mean is known to be no more than low
        self.is_high = False
        self.at: Int = -1

    def add(self, outcome: Int, weight: float, least: float, most: float) -> None:
        self.outcomes.append(outcome)
        self.weights.append(weight)
        self.least.append(least)
        self.most.append(most)
        self.weight += weight
        self.bottom += weight * least
        self.top += weight * most

    def goes_on(self) -> bool:
        """Is there an outcome that must be looked at? It is the next one."""
        self.is_low = self.is_low or self.top <= self.low * self.weight
        self.is_high = self.is_high or self.bottom >= self.high * self.weight
        if self.is_low or self.is_high:
            return False
        self.at += 1
        while self.at < len(self.outcomes):
            if self.least[self.at] < self.most[self.at]:
                return True
            self.at += 1
        return False

    def outcome(self) -> Int:
        return self.outcomes[self.at]

    def floor(self) -> float:
        """An outcome that is worth no more than this keeps the mean from rising above low."""
        weight = self.weights[self.at]
        return max(0.0, (self.low * self.weight - self.top) / weight + self.most[self.at])

    def ceiling(self) -> float:
        weight = self.weights[self.at]
        return min(1.0, (self.high * self.weight - self.bottom) / weight + self.least[self.at])

    def learn(self, value: float, floor: float, ceiling: float) -> None:
        """The outcome is worth so much, or no more if it is not above the floor, no less if not below the ceiling."""
        self.is_low = 0.0 < value <= floor
        self.is_high = ceiling <= value < 1.0
        weight = self.weights[self.at]
        if not self.is_high:
            self.top += weight * (value - self.most[self.at])
            self.most[self.at] = value
        if not self.is_low:
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
