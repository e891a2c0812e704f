"""One step: what looks best right after it, averaged over a few imagined worlds."""
from __future__ import annotations

from sevencats.bots.bot import Bot, Considered, Thought
from sevencats.bots.evaluate.evaluation import AnyEvaluation
from sevencats.bots.seat import Seat
from sevencats.core.ints import Int


class Greedy(Bot):
    def __init__(self, evaluation: AnyEvaluation, worlds: Int) -> None:
        self.evaluation = evaluation
        self.worlds = worlds

    def think(self, seat: Seat) -> Thought:
        totals = [0.0 for _ in seat.options]
        for _ in range(self.worlds):
            world = seat.imagine()
            for i, option in enumerate(seat.options):
                after = world.copy()
                after.take(option)
                totals[i] += self.evaluation.chance(after, seat.seat)
        considered = [Considered(option, total / float(self.worlds), self.worlds)
                      for option, total in zip(seat.options, totals, strict=True)]
        considered.sort(key=lambda one: -one.chance)
        return Thought(considered[0].option, considered)

    def budget(self) -> str:
        return f"greedy, {self.worlds} imagined world{'' if self.worlds == 1 else 's'}"
