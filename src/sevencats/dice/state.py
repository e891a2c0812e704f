"""One position of Gwen't."""

from __future__ import annotations

from typing import Any, final

from sevencats.core import state as core
from sevencats.core.agenda import Rule, Step
from sevencats.core.ints import Int
from sevencats.core.luck import Luck
from sevencats.core.piles import Ordered
from sevencats.core.registry import load
from sevencats.dice import imagine, view, wire, writing
from sevencats.dice.events import HandEvent
from sevencats.dice.shapes import NO_SHAPE, Shape
from sevencats.dice.sides import Side
from sevencats.dice.variants import Variant


@final
class State(core.State):
    """The table of two seats. `seat` is whose turn comes when nothing is left to do."""

    def __init__(self, variant: Variant, sides: list[Side], flow: Rule[Any, Any, Any]) -> None:
        super().__init__(flow)
        self.variant = variant
        self.sides = sides
        self.open_hands = False  # everybody sees all dice
        self.winner_needed = False  # bonus rounds are played until somebody wins
        self.seat: Int = 0
        self.starter: Int = 0  # who started this round
        self.first_passer: Int = -1  # who passed first in this round
        self.round: Int = 1
        self.stock: Int = 0  # dice that both had left together when this round began
        self.scores: tuple[tuple[int, int], ...] = ()  # totals of the rounds that are over, roll-offs included
        self.reward: Shape = NO_SHAPE  # what the winner has won from an NPC

    def tell_owner(self, kind: wire.HandKind, seat: Int, die: Ordered) -> None:
        """Only the owner hears which die it was, unless hands are open."""
        if self.heard is not None:
            self.tell(HandEvent(kind, seat, die, self.open_hands))

    def copy(self) -> State:
        new = State(self.variant, [self.sides[0].copy(), self.sides[1].copy()], self.flow)
        new.open_hands = self.open_hands
        new.winner_needed = self.winner_needed
        new.seat = self.seat
        new.starter = self.starter
        new.first_passer = self.first_passer
        new.round = self.round
        new.stock = self.stock
        new.scores = self.scores
        new.reward = self.reward
        new.go_on_like(self)
        return new

    def view(self, seat: int | None) -> wire.View:
        return view.table(self, seat)

    def told_step(self, step: Step) -> wire.Step:
        return writing.step(step)

    def imagined(self, seat: int | None, luck: Luck) -> State:
        """The same position with all that this seat cannot know drawn anew (D 1.5).

        That the open question was asked is known too: a world in which it would not be is drawn again."""
        new = self.copy()
        new.luck.seed = luck.below(0x7FFFFFFF) + 1
        if self.open_hands:
            return new
        while True:
            for n in range(2):
                if n != seat:
                    imagine.secrets(new, n, luck)
            if new.ask_again():
                return new

    def data(self) -> dict[str, Any]:
        return writing.written(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, ("dice", self.data())

    def __repr__(self) -> str:
        return f"<Gwen't, {self.variant.name}, round {self.round}: {self.decision or self.outcome}>"
