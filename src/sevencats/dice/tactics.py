"""Tactics: a check against 13 lets a person reroll low dice, each once (D 2.8, D 2.9)."""

from __future__ import annotations

from typing import Final

from sevencats.core import decision
from sevencats.core.agenda import Step
from sevencats.core.piles import insert, take
from sevencats.dice.events import Checked
from sevencats.dice.factions import EXPLODE
from sevencats.dice.hands import ROLL
from sevencats.dice.rules import Rule
from sevencats.dice.shapes import D10, DONE, Die, Option
from sevencats.dice.state import State
from sevencats.dice.tables import DIFFICULTY_NUMBER


class Check(Rule):
    """A d10 is added to the n that was given; every point above 13 is a reroll (D 2.9)."""

    about = "check"

    def do(self, s: State, step: Step) -> None:
        s.draw_lots(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return D10.rolls

    def answered(self, s: State, step: Step, option: Option) -> None:
        total = step.n + option.n
        if s.heard is not None:
            s.tell(Checked(step.seat, option.die, total))
        s.queue(Step(TACTICS, step.seat, rerolls(total)))


def rerolls(total: int) -> int:
    """How many dice a Tactics check of this total lets reroll."""
    return max(0, total - DIFFICULTY_NUMBER)


class Tactics(Rule):
    """Reroll up to n dice that show at most half of their faces. Rerolled dice lie aside until it is over."""

    about = "reroll"

    def do(self, s: State, step: Step) -> None:
        if step.n > 0:
            s.ask(step)
        else:
            self.answered(s, step, DONE)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        options: list[decision.Option] = [die.reroll for die in s.sides[step.seat].hand if is_low(die)]
        options.append(DONE)
        return options

    def answered(self, s: State, step: Step, option: Option) -> None:
        side = s.sides[step.seat]
        if option is DONE:
            for die in side.aside:
                insert(side.hand, die)
            side.aside = []
            s.queue(Step(EXPLODE, step.seat, 0))
        else:
            take(side.hand, option.die)
            insert(side.rolling, option.shape)
            s.tell_owner("rerolled", step.seat, option.die)
            s.queue(Step(ROLL, step.seat, 1), Step(self, step.seat, step.n - 1))


def is_low(die: Die) -> bool:
    return die.value * 2 <= die.shape.faces


CHECK: Final = Check("check")
TACTICS: Final = Tactics("tactics")
