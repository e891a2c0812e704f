"""Win rates with their 95 % intervals, and ratings on the Elo scale."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import log10
from typing import Final

from sevencats.core.intervals import wilson

MIDDLE: Final = 1500.0  # the mean rating of a table
ROUNDS: Final = 2000


@dataclass(frozen=True)
class Rate:
    """Games won, drawn and lost by one side; a draw counts half."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def score(self) -> float:
        """From 0 to 1; one half when nothing was played."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.score, self.games)

    @property
    def reach(self) -> float:
        """Half the width of the interval."""
        low, high = self.interval
        return (high - low) / 2

    def plus(self, points: float) -> Rate:
        """With one more game, worth 1, one half or 0."""
        return Rate(self.won + (points == 1), self.drawn + (points == 0.5), self.lost + (points == 0))

    def turned(self) -> Rate:
        """As the other side sees it."""
        return Rate(self.lost, self.drawn, self.won)

    def data(self) -> dict[str, float]:
        low, high = self.interval
        return {
            "games": self.games,
            "won": self.won,
            "drawn": self.drawn,
            "lost": self.lost,
            "score": self.score,
            "low": low,
            "high": high,
        }

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.score:6.1%}  [{low:6.1%} to {high:6.1%}]"


def points(winner: int, seat: int) -> float:
    """What a seat got out of a game."""
    return 0.5 if winner < 0 else 1.0 if winner == seat else 0.0


def in_pairs(points: list[float]) -> tuple[float, float]:
    """The 95 % interval of games in pairs, with the same deal and places changed.

    A deal that helps in one game of a pair hurts in the other, so pairs vary less than single games would: by as much
    the games are worth more of them to Wilson's interval."""
    games = len(points)
    score = sum(points) / games if games else 0.5
    pairs = [(points[n] + points[n + 1]) / 2 for n in range(0, games - 1, 2)]
    spread = sum((pair - score) ** 2 for pair in pairs) / max(1, len(pairs) - 1)
    alone = score * (1 - score) / 2
    return wilson(score, games * alone / spread if games > 20 and spread > 0 else games)


def elo(rates: Mapping[tuple[str, str], Rate]) -> dict[str, float]:
    """Elo ratings by maximum likelihood (Bradley-Terry model), the best first.

    One drawn game is added to every pairing as a prior: whoever has won them all is strong, not infinitely strong."""
    names = list(dict.fromkeys(name for pairing in rates for name in pairing))
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        strength = improved(strength, rates)
    middle = sum(map(log10, strength.values())) / len(names)
    ratings = {name: MIDDLE + 400 * (log10(value) - middle) for name, value in strength.items()}
    return dict(sorted(ratings.items(), key=lambda rating: -rating[1]))


def improved(strength: dict[str, float], rates: Mapping[tuple[str, str], Rate]) -> dict[str, float]:
    """One step of the usual fixed point: points made, over points expected per unit of strength."""
    made = dict.fromkeys(strength, 0.0)
    expected = dict.fromkeys(strength, 0.0)
    for (a, b), rate in rates.items():
        games = rate.games + 1
        share = games / (strength[a] + strength[b])
        made[a] += rate.score * rate.games + 0.5
        made[b] += (1 - rate.score) * rate.games + 0.5
        expected[a] += share
        expected[b] += share
    return {name: made[name] / expected[name] for name in strength}


def total(rates: Iterable[Rate]) -> Rate:
    together = list(rates)
    return Rate(
        sum(rate.won for rate in together), sum(rate.drawn for rate in together), sum(rate.lost for rate in together)
    )
