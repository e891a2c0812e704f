"""Closed form of the last round: there only sums count, with the dice that are kept (D 8)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import extend, vec

from sevencats.core.ints import Int
from sevencats.solvers.open_dice.hash_map import NOTHING
from sevencats.solvers.open_dice.keeping import RECORDS, ROLLS, kept

UNKNOWN: Final = -1.0
SPAN: Final = 64  # no sum of dice that are kept or added differs by so much
KEPT: Final = 11  # a surplus of this is won or lost whatever is kept


def chances(adds: list[int], lost: float, tie: float, won: float) -> list[float]:
    """What the last round is worth by the surplus before a die is added, from -SPAN on."""
    plain = [lost] * SPAN + [tie] + [won] * SPAN
    if not adds:
        return plain
    return [
        max(sum(plain[min(n + shown, 2 * SPAN)] for shown in range(1, faces + 1)) / faces for faces in adds)
        for n in range(2 * SPAN + 1)
    ]


@final
class LastRound:
    """Value of the last round to a side, by how much larger its sum is and by what may be kept; memoised."""

    def __init__(self, adds: list[int], lost: float, tie: float, won: float) -> None:
        self.chances = chances(adds, lost, tie, won)
        self.reach: Int = KEPT + max(adds) if adds else KEPT  # a larger surplus, or lack, is worth no more, or less
        self.rows: vec[Int] = vec[Int]([NOTHING] * RECORDS)  # where the places for a keep begin,
        self.places: vec[Int] = vec[Int]()  # there, for another one, where the means begin,
        self.means: vec[float] = vec[float]()  # there by surplus

    def mean(self, surplus: Int, keep: Int, other_keep: Int) -> float:
        """Expected value over all dice that may be kept."""
        surplus = max(-self.reach, min(self.reach, surplus))
        if keep == 0 and other_keep == 0:
            return self.chances[SPAN + surplus]
        row = self.rows[keep]
        if row < 0:
            row = len(self.places)
            self.rows[keep] = row
            self.places = extend(self.places, [NOTHING] * RECORDS)
        at = self.places[row + other_keep]
        if at < 0:
            at = len(self.means)
            self.places[row + other_keep] = at
            self.means = extend(self.means, [UNKNOWN] * (2 * self.reach + 1))
        at += self.reach + surplus
        value = self.means[at]
        if value == UNKNOWN:
            value = self.worked_out(surplus, keep, other_keep)
            self.means[at] = value
        return value

    def worked_out(self, surplus: Int, keep: Int, other_keep: Int) -> float:
        value = 0.0
        for number, rolls in kept(keep):
            for other, other_rolls in kept(other_keep):
                value += rolls * other_rolls * self.chances[SPAN + surplus + number - other]
        return value / (ROLLS[keep] * ROLLS[other_keep])


@final
class LastRounds:
    """Intern table of last rounds: what is memoised for one side serves both."""

    def __init__(self) -> None:
        self.known: dict[tuple[tuple[int, ...], float, float, float], LastRound] = {}

    def of(self, adds: list[int], lost: float, tie: float, won: float) -> LastRound:
        """The round before which one of these dice is added, if any, by what a loss, a tie and a win are worth."""
        key = (tuple(adds), lost, tie, won)
        if key not in self.known:
            self.known[key] = LastRound(adds, lost, tie, won)
        return self.known[key]
