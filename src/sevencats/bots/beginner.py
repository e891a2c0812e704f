"""Scripted baseline for comparisons: how somebody plays who was told the rules a minute ago."""

from __future__ import annotations

from typing import Final

from sevencats.bots.bot import Bot, Thought
from sevencats.bots.evaluate.evaluation import AnyEvaluation
from sevencats.bots.seat import Seat
from sevencats.bots.standing import PASS, Standing

ENOUGH: Final = 10
KEPT: Final = 3


class Beginner(Bot):
    """Plays the highest card that it may. It passes when it is ten ahead, when it leads and the other has passed, and,
    unless it must win the round, with three cards left. It swaps nothing; other questions it answers at random."""

    def __init__(self, evaluation: AnyEvaluation) -> None:
        self.evaluation = evaluation

    def think(self, seat: Seat) -> Thought:
        options = seat.options
        texts = [option.text for option in options]
        standing = self.evaluation.standing(seat.world, seat.seat)
        if standing is not None and self.has_enough(standing):
            return Thought(options[texts.index(PASS)], [])
        if standing is not None:
            cards = [option for option in options if option.text != PASS]
            return Thought(max(cards, key=self.evaluation.printed), [])
        return Thought(options[texts.index("done") if "done" in texts else seat.luck.below(len(options))], [])

    def has_enough(self, standing: Standing) -> bool:
        if standing.lead >= ENOUGH or (standing.alone and standing.lead > 0):
            return True
        return standing.held <= KEPT and not standing.last

    def budget(self) -> str:
        return "the highest card first"
