"""Flat Monte Carlo: the mean result of each option over playouts of determinisations."""

from __future__ import annotations

from sevencats.bots.evaluate.evaluation import AnyEvaluation
from sevencats.bots.greedy import Greedy
from sevencats.core.decision import Decision, Option
from sevencats.core.ints import Int
from sevencats.core.playout import Policy, playout
from sevencats.core.state import State


class Planner(Greedy):
    """Rolls every option out to the end: its own side by the rollout policy, the opponent uniformly at random."""

    def worth(self, s: State, seat: Int) -> float:
        playout(s, OneSided(self.evaluation, seat))
        return self.evaluation.chance(s, seat)

    def budget(self) -> str:
        return f"planner, {self.worlds:,} imagined worlds"


class OneSided(Policy[State]):
    """One seat plays by the evaluation's rules of thumb, the others at random."""

    def __init__(self, evaluation: AnyEvaluation, seat: Int) -> None:
        self.evaluation = evaluation
        self.seat = seat

    def pick(self, s: State, decision: Decision) -> Option:
        return self.evaluation.pick(s, decision) if decision.seat == self.seat else super().pick(s, decision)
