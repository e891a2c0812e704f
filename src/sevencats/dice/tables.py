"""The tables of the rulebook as data: difficulties, the first collection, rewards and prices (D 1.3, D 1.4, D 6.6)."""

from __future__ import annotations

import hashlib
from typing import Final, final

from sevencats.core.ints import Int
from sevencats.core.words import BadInput, unknown
from sevencats.dice.shapes import D4, D6, D8, D10, D12, Shape

HAND: Final = 10  # dice of a base hand
ROUNDS: Final = 3
WINS: Final = 2  # round wins that win a game; also the lives where lives are played
DIFFICULTY_NUMBER: Final = 13  # what a Tactics check must exceed
FIRST_SET: Final = [D4, D4, D4, D6, D6, D6, D8, D8, D8, D10]
PRICES: Final = {"d4": 48, "d6": 96, "d8": 288, "d10": 424, "d12": 1386}
NEW_SET: Final = sum(PRICES[shape.id] for shape in FIRST_SET)


@final
class Difficulty:
    """A row of the table: up to which d10 it is rolled, its dice, the values kept of them, and what winning pays."""

    def __init__(
        self, id: str, upto: Int, halves: Int, dice: list[Shape], keeps: str, rewards: list[tuple[int, Shape]]
    ) -> None:
        self.id = id
        self.upto = upto
        self.halves = halves  # the bet's multiplier, in halves
        self.dice = dice
        self.keeps = keeps  # lowest, median or highest
        self.rewards = rewards  # up to which d100 which die is won

    def stake(self, bet: int) -> int:
        """What an opponent of this difficulty puts against a bet, in whole crowns (D 6.3)."""
        return bet * self.halves // 2

    def reward(self, roll: Int) -> Shape:
        """The die that this d100 wins (D 5.5)."""
        for upto, shape in self.rewards:
            if roll <= upto:
                return shape
        raise BadInput("d100", came=roll)

    def __repr__(self) -> str:
        return self.id


EASY: Final = Difficulty("easy", 4, 1, [D4] * 5 + [D6] * 4 + [D8] * 3, "lowest", [(75, D4), (96, D6), (100, D8)])
NORMAL: Final = Difficulty(
    "normal", 8, 2, [D4] * 3 + [D6] * 3 + [D8] * 3 + [D10] * 3, "median", [(69, D4), (91, D6), (97, D8), (100, D10)]
)
HARD: Final = Difficulty(
    "hard",
    10,
    4,
    [D4] * 3 + [D6] * 3 + [D8] * 3 + [D10] * 3 + [D12] * 3,
    "highest",
    [(55, D4), (74, D6), (88, D8), (99, D10), (100, D12)],
)
DIFFICULTIES: Final = {difficulty.id: difficulty for difficulty in (EASY, NORMAL, HARD)}


def difficulty(id: object) -> Difficulty:
    """The difficulty of this name."""
    if not isinstance(id, str) or id not in DIFFICULTIES:
        raise unknown("difficulty", id, DIFFICULTIES)
    return DIFFICULTIES[id]


def rolled(roll: Int) -> Difficulty:
    """The difficulty that a d10 gives (D 1.3)."""
    return EASY if roll <= EASY.upto else NORMAL if roll <= NORMAL.upto else HARD


def fingerprint() -> str:
    """A hash of the tables: two programs with the same one play the same dice."""
    rows = [
        (
            one.id,
            int(one.upto),
            int(one.halves),
            [shape.id for shape in one.dice],
            one.keeps,
            [(upto, shape.id) for upto, shape in one.rewards],
        )
        for one in DIFFICULTIES.values()
    ]
    first = [shape.id for shape in FIRST_SET]
    return hashlib.sha256(repr((HAND, ROUNDS, WINS, DIFFICULTY_NUMBER, first, PRICES, rows)).encode()).hexdigest()
