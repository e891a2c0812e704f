"""A plan for one's own game: what comes of each choice if the others do anything."""

from __future__ import annotations

from sevencats.bots.greedy import Greedy
from sevencats.core.decision import CHANCE
from sevencats.core.ints import Int
from sevencats.core.state import State


class Planner(Greedy):
    """Plays every option on to the end, its own side by rules of thumb. It never asks what the other side wants."""

    def worth(self, s: State, seat: Int) -> float:
        decision = s.decision
        while decision is not None:
            if decision.seat == CHANCE:
                s.take(s.toss())
            elif decision.seat == seat:
                s.take(self.evaluation.pick(s, decision))
            else:
                s.take(decision.options[s.luck.below(len(decision.options))])
            decision = s.decision
        return self.evaluation.chance(s, seat)

    def budget(self) -> str:
        return f"planner, {self.worlds:,} imagined worlds"
