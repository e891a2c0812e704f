"""Distribution of the die that Monsters keep: prefix minima of a row as a bit set (D 4.2).

A d10 can keep only dice that are lower than all before them, so this set is all that counts of a row's order."""

from __future__ import annotations

from typing import Final

from sevencats.core.ints import Int

RECORDS: Final = 1024  # so many sets of dice that may be kept
KEPT: Final[list[list[tuple[int, float]]]] = [[] for _ in range(RECORDS)]  # memoised distributions


def with_record(keep: Int, number: Int) -> Int:
    """The dice of a row that a d10 may keep, as bits: those up to ten that are lower than all before them (D 4.2)."""
    return keep | 1 << (number - 1) if number <= 10 and keep & (1 << number) - 1 == 0 else keep


def keep_of(number: Int) -> Int:
    """The dice that may be kept when this one lies in the row; 0 is none."""
    if number == 0:
        return 0
    return with_record(0, number)


def with_records(keep: Int, records: Int) -> Int:
    """The dice that may be kept when all of these records are played too, from high to low: the best order."""
    return keep | records & ((keep & -keep) - 1) if keep else records


def kept(keep: Int) -> list[tuple[int, float]]:
    """Distribution: the die that is kept, by how many of the rolls that keep one, from the likeliest on."""
    outcomes = KEPT[keep]
    if not outcomes:
        outcomes = chances(keep)
        KEPT[keep] = outcomes
    return outcomes


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


def rolls_that_keep(keep: Int) -> float:
    """How many rolls of a d10 keep one of these dice: all but those below the lowest."""
    rolls = 10.0
    while keep and keep & 1 == 0:
        keep >>= 1
        rolls -= 1.0
    return rolls if keep else 1.0


def unlikeliness(pair: tuple[int, float]) -> float:
    return -pair[1]


def even_chance(keep: Int, other: Int) -> float:
    """The chance to keep the higher die of the two, half of that of equal ones included; even if one keeps nothing."""
    if keep == 0 or other == 0:
        return 0.5
    value = 0.0
    for mine, rolls in kept(keep):
        for theirs, other_rolls in kept(other):
            value += rolls * other_rolls * (1.0 if mine > theirs else 0.5 if mine == theirs else 0.0)
    return value / (ROLLS[keep] * ROLLS[other])


ROLLS: Final = [rolls_that_keep(keep) for keep in range(RECORDS)]
