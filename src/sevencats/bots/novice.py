"""Scripted novice: tries to win every round, and does not know when to stop."""

from __future__ import annotations

from typing import Final

from sevencats.bots.bot import Bot, Thought
from sevencats.bots.evaluate.evaluation import AnyEvaluation
from sevencats.bots.greedy import Greedy
from sevencats.bots.seat import Seat
from sevencats.bots.standing import PASS, Standing
from sevencats.core.ints import Int

TRIES: Final = 3  # cards that it lays before it gives up a round


class Novice(Bot):
    """Lays its weakest card first. It stops only when it is far ahead, even if the other has passed, or as far behind
    somebody who plays on; where there is no round to win it is greedy."""

    def __init__(self, evaluation: AnyEvaluation, far: Int) -> None:
        self.evaluation = evaluation
        self.far = far
        self.greedy = Greedy(evaluation, 1)

    def think(self, seat: Seat) -> Thought:
        thought = self.greedy.think(seat)
        standing = self.evaluation.standing(seat.world, seat.seat)
        if standing is None:
            return thought
        considered = thought.considered
        if self.stops(standing):
            considered.sort(key=lambda one: one.option.text != PASS)
        else:
            considered.sort(key=lambda one: (one.option.text == PASS, self.evaluation.printed(one.option)))
        return Thought(considered[0].option, considered)

    def stops(self, standing: Standing) -> bool:
        if standing.lead >= self.far:
            return True
        hopeless = -standing.lead >= self.far and standing.laid >= TRIES
        return hopeless and not standing.alone and not standing.last

    def budget(self) -> str:
        return "the weakest card first"
