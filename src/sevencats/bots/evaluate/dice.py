"""Evaluation of Gwen't: rounds won, and the pips that are left to win the others with."""

from __future__ import annotations

from typing import Final

from sevencats.bots.evaluate.linear import Linear
from sevencats.bots.standing import Standing
from sevencats.core.decision import Decision, Option
from sevencats.core.ints import Int
from sevencats.dice.shapes import Option as DieOption
from sevencats.dice.sides import Side
from sevencats.dice.state import State
from sevencats.dice.turns import TURN
from sevencats.solvers.open_dice.opponent import rule_of_thumb

FEATURES: Final = ("wins", "dice", "pips", "lead", "settled", "bonus")


class DiceEvaluation(Linear[State]):
    """Stages are the rounds; bonus rounds count as the third."""

    def stage(self, s: State) -> Int:
        return min(2, s.round - 1)

    def features(self, s: State, seat: Int) -> list[float]:
        return features(s, seat)

    def standing(self, s: State, seat: Int) -> Standing | None:
        decision = s.decision
        if decision is None or decision.step.rule is not TURN:
            return None
        me = s.sides[seat]
        other = s.sides[1 - seat]
        lead = me.total() - other.total()
        return Standing(lead, len(me.row), len(me.hand), other.passed, me.wins > other.wins, other.wins > 0)

    def alone(self, s: State, seat: Int) -> bool:
        return s.sides[1 - seat].passed and not s.sides[seat].passed

    def printed(self, option: Option) -> Int:
        assert isinstance(option, DieOption)
        return option.die.value

    def pick(self, s: State, decision: Decision) -> Option:
        """In a turn mostly what the rule of thumb says, else anything."""
        if decision.step.rule is TURN and s.luck.below(4):
            return rule_of_thumb(s, decision.seat)
        options = decision.options
        return options[s.luck.below(len(options))]


def features(s: State, seat: Int) -> list[float]:
    """Mine less the other's, in the order of FEATURES."""
    me = s.sides[seat]
    other = s.sides[1 - seat]
    lead = me.total() - other.total()
    settled = 0.0
    if other.passed and lead > 0:
        settled += 1.0
    if me.passed and lead < 0:
        settled -= 1.0
    return [
        float(me.wins - other.wins),
        float(dice(me) - dice(other)),
        (pips(me) - pips(other)) / 10.0,
        max(-1.5, min(1.5, float(lead) / 10.0)),
        settled,
        bonus(me) - bonus(other),
    ]


def dice(side: Side) -> Int:
    """Dice that can still be played, those that are about to be rolled included."""
    return len(side.hand) + len(side.aside) + len(side.rolling)


def pips(side: Side) -> float:
    """What these dice show, or will show on average."""
    points = 0.0
    for die in side.hand:
        points += float(die.value)
    for die in side.aside:
        points += float(die.value)
    for shape in side.rolling:
        points += float(shape.faces + 1) / 2.0
    return points


def bonus(side: Side) -> float:
    """A faction's bonus that works on in later rounds."""
    return 1.0 if side.bonus.keeps or side.bonus.adds or side.bonus.wins_ties else 0.0


EVALUATION: Final = DiceEvaluation("dice", ("1", "2", "3"), FEATURES)
