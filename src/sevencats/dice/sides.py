"""One seat's half of the table (D 1.1, D 1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sevencats.core.ints import Int
from sevencats.core.piles import insert, take
from sevencats.dice.shapes import Die, Shape
from sevencats.dice.tables import Difficulty

if TYPE_CHECKING:
    from sevencats.dice.factions import Faction


@final
class Side:
    """The dice of a seat. Its owner alone knows hand, aside, rolling and deck, but for the dice of the hand that were
    `shown`; rows and the dice that are gone are open."""

    def __init__(self, faction: Faction, bonus: Faction, difficulty: Difficulty | None, deck: list[Shape]) -> None:
        self.faction = faction
        self.bonus = bonus  # the faction as it counts: none where bonuses are not played
        self.difficulty = difficulty  # of an NPC; None is a person
        self.deck = deck  # not rolled
        self.rolling: list[Shape] = []  # picked, and to be rolled next
        self.hand: list[Die] = []
        self.aside: list[Die] = []  # rerolled dice, until Tactics is over
        self.shown: list[Die] = []  # dice of the hand that the other has seen
        self.row: list[Die] = []  # in the order of play
        self.gone: list[Die] = []
        self.kept = False  # the first die of the row was kept from the round before
        self.passed = False
        self.wins: Int = 0

    def copy(self) -> Side:
        new = Side(self.faction, self.bonus, self.difficulty, self.deck[:])
        new.rolling = self.rolling[:]
        new.hand = self.hand[:]
        new.aside = self.aside[:]
        new.shown = self.shown[:]
        new.row = self.row[:]
        new.gone = self.gone[:]
        new.kept = self.kept
        new.passed = self.passed
        new.wins = self.wins
        return new

    def total(self) -> Int:
        """The sum of the row, a kept die included (D 3.3)."""
        n: Int = 0
        for die in self.row:
            n += die.value
        return n

    def play(self, die: Die) -> None:
        take(self.hand, die)
        if die in self.shown:
            take(self.shown, die)
        self.row.append(die)

    def clear(self, kept: Die | None) -> None:
        """The dice of the row are gone, but for the one that is kept as the first of the next row."""
        if kept is not None:
            self.row.remove(kept)
        for die in self.row:
            insert(self.gone, die)
        self.row = [] if kept is None else [kept]
        self.kept = kept is not None

    def dice_left(self) -> Int:
        """Dice that can still count: those of the hand, and one kept on the row (D 5.2)."""
        return len(self.hand) + len(self.row)

    def begin_roll(self, shape: Shape) -> None:
        """Take a die from the deck to roll it; an empty deck lends a die for this game (D 4.1)."""
        if self.deck:
            take(self.deck, shape)
        insert(self.rolling, shape)
