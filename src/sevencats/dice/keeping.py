"""Which die Monsters keep, as chances: all that counts of a row's order (D 4.2)."""
from __future__ import annotations

from typing import Final

from sevencats.core.ints import Int

KEPT: Final[dict[int, list[tuple[int, float]]]] = {}        # what was worked out before

def with_record(keep: Int, number: Int) -> Int:
    """The dice of a row that a d10 may keep, as bits: those up to ten that are lower than all before them (D 4.2)."""
    return keep | 1 << (number - 1) if number <= 10 and keep & (1 << number) - 1 == 0 else keep


def kept(keep: Int) -> list[tuple[int, float]]:
    """Which die is kept by how many of the rolls that keep one, from the likeliest on; without a die, nothing is."""
    if keep not in KEPT:
        KEPT[keep] = chances(keep)
    return KEPT[keep]


def chances(keep: Int) -> list[tuple[int, float]]:
    if keep == 0:
        return [(0, 1.0)]
    result: list[tuple[int, float]] = []
    above: Int = 11
    number: Int = 10
    while number > 0:
        if keep >> (number - 1) & 1:
            result.append((number, float(above - number)))
            above = number
        number -= 1
    return sorted(result, key=unlikeliness)


def unlikeliness(pair: tuple[int, float]) -> float:
    return -pair[1]


def rolls_of(outcomes: list[tuple[int, float]]) -> float:
    total = 0.0
    for _, rolls in outcomes:
        total += rolls
    return total
