"""How sure a rate is that was found by sampling."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


def wilson(score: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a rate by Wilson's score; it stays within 0 and 1 and is honest for few games."""
    if games == 0:
        return 0.0, 1.0
    square = Z * Z / games
    middle = (score + square / 2) / (1 + square)
    reach = Z * sqrt(score * (1 - score) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)
