"""From a collection to a hand: picking ten dice, rolling them, an NPC's base hand (D 2.4 to D 2.6)."""

from __future__ import annotations

from typing import Final

from sevencats.core import decision
from sevencats.core.agenda import Step
from sevencats.core.ints import Int
from sevencats.core.piles import insert
from sevencats.dice.events import Based
from sevencats.dice.rules import Rule
from sevencats.dice.shapes import Die, Option, Shape
from sevencats.dice.state import State
from sevencats.dice.tables import HAND

LARGEST: Final = Option({"do": "largest", "text": "largest"})


class Pick(Rule):
    """A person picks n more dice to roll; an NPC rolls all it has (D 2.4)."""

    about = "pick"

    def do(self, s: State, step: Step) -> None:
        side = s.sides[step.seat]
        if side.difficulty is not None or len(side.deck) <= step.n:
            side.rolling = side.rolling + side.deck
            side.rolling.sort(key=faces)
            side.deck = []
        elif step.n > 0:
            s.ask(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        deck = s.sides[step.seat].deck
        options: list[decision.Option] = [shape.take for shape in deck]
        if step.n > 1 and deck[0] is not deck[-1]:
            options.append(LARGEST)
        return options

    def answered(self, s: State, step: Step, option: Option) -> None:
        side = s.sides[step.seat]
        if option is LARGEST:
            for _ in range(step.n):
                side.begin_roll(side.deck[-1])
            return
        side.begin_roll(option.shape)
        s.tell_owner("picked", step.seat, option.shape)
        s.queue(Step(self, step.seat, step.n - 1))


def faces(shape: Shape) -> int:
    return shape.faces


class Roll(Rule):
    """Roll the dice that lie ready, one by one; they go to the hand, or with n = 1 aside (D 2.5, D 2.8)."""

    about = "roll"

    def do(self, s: State, step: Step) -> None:
        if s.sides[step.seat].rolling:
            s.draw_lots(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return s.sides[step.seat].rolling[0].rolls

    def answered(self, s: State, step: Step, option: Option) -> None:
        side = s.sides[step.seat]
        side.rolling.pop(0)
        insert(side.aside if step.n else side.hand, option.die)
        s.tell_owner("rolled", step.seat, option.die)
        s.queue(Step(self, step.seat, step.n))


class Base(Rule):
    """An NPC keeps ten of its dice by difficulty; the others are its deck, not rolled any more (D 2.6)."""

    def do(self, s: State, step: Step) -> None:
        side = s.sides[step.seat]
        if side.difficulty is None:
            return
        dropped: Int = len(side.hand) - HAND
        low = dropped_low(side.difficulty.keeps, dropped)
        side.hand, dice = base_hand(side.hand, low, dropped - low)
        for die in dice:
            insert(side.deck, die.shape)
        if s.heard is not None:
            s.tell(Based(step.seat, side.difficulty.keeps))


def dropped_low(keeps: str, dropped: Int) -> Int:
    """How many of the dropped dice are the lowest: the others are the highest (D 2.6)."""
    return 0 if keeps == "lowest" else dropped if keeps == "highest" else dropped // 2


def base_hand(dice: list[Die], low: Int, high: Int) -> tuple[list[Die], list[Die]]:
    """Drop so many of the lowest and of the highest; of equal values the smallest die is dropped as lowest, the
    largest as highest, which is their order in a pile (D 2.6)."""
    end: Int = len(dice) - high
    return dice[low:end], dice[:low] + dice[end:]


PICK: Final = Pick("pick")
ROLL: Final = Roll("roll")
BASE: Final = Base("base")
