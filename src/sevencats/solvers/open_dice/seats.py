"""Constants of a seat during a search (D 8)."""

from __future__ import annotations

from typing import final

from sevencats.dice.sides import Side


@final
class SeatTraits:
    """What the search must know of a seat besides its dice."""

    def __init__(self, side: Side) -> None:
        self.keeps = side.bonus.keeps
        self.wins_ties = side.bonus.wins_ties
        faces = sorted({int(shape.faces) for shape in side.deck}) or [6]
        self.adds = faces if side.bonus.adds else []  # the dice it may add after a round it has won
