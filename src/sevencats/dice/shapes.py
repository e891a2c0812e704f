"""Dice: shapes that can be rolled, dice that show a value, and options about them (D 1.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sevencats.core import decision
from sevencats.core.ints import Int
from sevencats.core.piles import Ordered
from sevencats.core.words import unknown

if TYPE_CHECKING:
    from sevencats.dice import wire


class Option(decision.Option):
    """Something to choose that is about a die, a shape of die, or a number."""

    def __init__(self, told: wire.Option, shape: Shape | None = None, die: Die | None = None, n: Int = 0) -> None:
        super().__init__(told)
        self.shape = NO_SHAPE if shape is None else shape
        self.die = NO_DIE if die is None else die
        self.n = n


@final
class Shape(Ordered):
    """A die that has not been rolled: only its number of faces is known."""

    def __init__(self, faces: Int) -> None:
        super().__init__(f"d{faces}", faces)
        self.faces = faces
        self.dice: list[Die] = []  # what it can show
        self.rolls: list[decision.Option] = []  # what luck may answer when it is rolled
        if faces:
            self.take = Option({"do": "take", "text": f"take {self.id}", "die": self.id}, self)
            self.add = Option({"do": "add", "text": f"add {self.id}", "die": self.id}, self)
        for value in range(1, faces + 1):
            die = Die(self, value)
            self.dice.append(die)
            self.rolls.append(Option({"do": "roll", "text": die.id, "die": die.id}, self, die, value))


@final
class Die(Ordered):
    """A die that shows a value. Interned; in piles dice lie by value, equal values by faces."""

    def __init__(self, shape: Shape, value: Int) -> None:
        super().__init__(f"{shape.id}={value}", value * 128 + shape.faces)
        self.shape = shape
        self.value = value
        if value:
            self.play = Option({"do": "play", "text": f"play {self.id}", "die": self.id}, shape, self, value)
            self.reroll = Option({"do": "reroll", "text": f"reroll {self.id}", "die": self.id}, shape, self, value)


NO_SHAPE: Final = Shape(0)
NO_DIE: Final = Die(NO_SHAPE, 0)
D4: Final = Shape(4)
D6: Final = Shape(6)
D8: Final = Shape(8)
D10: Final = Shape(10)
D12: Final = Shape(12)
D100: Final = Shape(100)
SHAPES: Final = {shape.id: shape for shape in (D4, D6, D8, D10, D12)}
DICE: Final = {die.id: die for shape in SHAPES.values() for die in shape.dice}
DONE: Final = Option({"do": "done", "text": "done"})


def shape_of(id: object) -> Shape:
    """The shape of this name."""
    if not isinstance(id, str) or id not in SHAPES:
        raise unknown("die", id, SHAPES)
    return SHAPES[id]


def die_of(id: object) -> Die:
    """The die of this name; a bare number is the smallest die that can show it."""
    if isinstance(id, int) and not isinstance(id, bool) and 1 <= id <= 12:
        return next(shape.dice[id - 1] for shape in SHAPES.values() if shape.faces >= id)
    if not isinstance(id, str) or id not in DICE:
        raise unknown("die-showing", id, DICE)
    return DICE[id]
