"""One-ply lookahead: the option with the best evaluation right after it, averaged over determinisations."""

from __future__ import annotations

import time

from sevencats.bots.bot import Bot, Considered, Thought
from sevencats.bots.evaluate.evaluation import AnyEvaluation
from sevencats.bots.seat import Seat
from sevencats.bots.standing import trying
from sevencats.core.ints import Int
from sevencats.core.state import State


class Greedy(Bot):
    """Stops at so many determinisations (`worlds`) or at its deadline, whichever comes first."""

    def __init__(self, evaluation: AnyEvaluation, worlds: Int, seconds: float = 60.0) -> None:
        self.evaluation = evaluation
        self.worlds = worlds
        self.seconds = seconds

    def think(self, seat: Seat) -> Thought:
        totals = [0.0 for _ in seat.options]
        deadline = time.perf_counter() + self.seconds
        worlds: Int = 0
        while worlds < self.worlds and (worlds == 0 or time.perf_counter() < deadline):
            worlds += 1
            world = seat.imagine()
            for i, option in enumerate(seat.options):
                after = world.copy()
                after.take(option)
                totals[i] += self.worth(after, seat.seat)
        considered = [
            Considered(option, total / float(worlds), worlds)
            for option, total in zip(seat.options, totals, strict=True)
        ]
        considered.sort(key=lambda one: -one.chance)
        considered = trying(considered, self.evaluation.standing(seat.world, seat.seat))
        return Thought(considered[0].option, considered)

    def worth(self, s: State, seat: Int) -> float:
        """Value of a determinisation in which this seat has chosen."""
        return self.evaluation.chance(s, seat)

    def budget(self) -> str:
        return f"greedy, {self.worlds} imagined world{'' if self.worlds == 1 else 's'}"
