"""Fighters: what is printed about a kind of fighter, and the figure on the board (U 1.5)."""

from __future__ import annotations

from typing import Final, final

from sevencats.core.ints import Int

OFF: Final = -1  # the space of a fighter that is not on the board


@final
class Kind:
    """One kind of fighter: its printed health, move value and way of attacking."""

    def __init__(self, id: str, health: Int, move: Int, ranged: bool = False, number: Int = 1) -> None:
        self.id = id
        self.health = health
        self.move = move
        self.ranged = ranged
        self.number = number  # how many figures there are

    def __repr__(self) -> str:
        return self.id


@final
class Fighter:
    """A figure. Defeated ones have no health; others off the board wait to return (U 4.10)."""

    def __init__(self, kind: Kind, index: Int, seat: Int) -> None:
        self.kind = kind
        self.index = index  # its place among all fighters of the table
        self.seat = seat
        self.health: Int = kind.health
        self.space: Int = OFF
        self.left = False  # has left its space this turn (U 4.11)
        self.stuck = False  # cannot leave its space this turn (U 4.7)
        self.attacked = False  # has carried out an attack this turn

    def can_leave(self) -> bool:
        """Is it on the board and free to leave its space (U 4.7)?"""
        return self.space != OFF and not self.stuck

    def copy(self) -> Fighter:
        new = Fighter(self.kind, self.index, self.seat)
        new.health = self.health
        new.space = self.space
        new.left = self.left
        new.stuck = self.stuck
        new.attacked = self.attacked
        return new
