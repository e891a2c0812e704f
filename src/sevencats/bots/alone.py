"""The other has passed: what is left of the round is a plan for one, and all plans can be looked at."""

from __future__ import annotations

from typing import Final, final

from sevencats.bots.bot import Bot, Considered, Thought
from sevencats.bots.evaluate.evaluation import AnyEvaluation
from sevencats.bots.seat import Seat
from sevencats.bots.standing import PASS
from sevencats.core.decision import CHANCE
from sevencats.core.ints import Int
from sevencats.core.state import State

WORLDS: Final = 4  # imagined for one choice: what is drawn on the way differs
STEPS: Final = 1500  # choices that are tried in one of them, those of short plans first


class Alone(Bot):
    """Plays a round out by the best plan as soon as the other has passed; before that it asks another bot.

    A plan ends with a pass, and is worth what the position is worth after it: who won the round, and what is kept."""

    def __init__(self, bot: Bot, evaluation: AnyEvaluation) -> None:
        self.bot = bot
        self.evaluation = evaluation

    def think(self, seat: Seat) -> Thought:
        if not self.evaluation.alone(seat.world, seat.seat):
            return self.bot.think(seat)
        totals = [0.0 for _ in seat.options]
        for _ in range(WORLDS):
            for i, after in enumerate(planned(seat.imagine(), seat.seat, self.evaluation).after):
                totals[i] += after.best()
        considered = [
            Considered(option, total / float(WORLDS), WORLDS)
            for option, total in zip(seat.options, totals, strict=True)
        ]
        considered.sort(key=lambda one: (-one.chance, one.option.text != PASS))
        if considered[0].chance == 0.0:  # lost by all plans that were looked at; there may be longer ones
            return self.bot.think(seat)
        return Thought(considered[0].option, considered)

    def budget(self) -> str:
        return self.bot.budget()


@final
class Place:
    """A position on the way, and those that the options lead to; one that ends the round has a worth of its own."""

    def __init__(self, s: State, worth: float) -> None:
        self.s = s
        self.worth = worth
        self.after: list[Place] = []

    def best(self) -> float:
        """What the best plan from here is worth; 0 if none was looked at to its end.

        Whoever draws cards may come back to the same question and lead, so ways may lead in circles."""
        after = self.after
        self.after = []
        for place in after:
            self.worth = max(self.worth, place.best())
        return self.worth


def planned(s: State, seat: Int, evaluation: AnyEvaluation) -> Place:
    """This world with the plans that begin here, breadth first: when the steps are used up, those that spend little are
    complete. Positions with the same question and lead are one, in whichever order the cards were laid."""
    root = Place(s, 0.0)
    seen: dict[str, Place] = {}
    places = [root]
    steps: Int = 0
    while places and steps < STEPS:
        further: list[Place] = []
        for place in places:
            decision = place.s.decision
            assert decision is not None
            for option in decision.options:
                s = place.s.copy()
                s.take(option)
                steps += 1
                if not is_going_on(s, seat, evaluation):
                    place.after.append(Place(s, evaluation.chance(s, seat)))
                    continue
                name = named(s, seat, evaluation)
                if name not in seen:
                    seen[name] = Place(s, 0.0)
                    further.append(seen[name])
                place.after.append(seen[name])
        places = further
    return root


def is_going_on(s: State, seat: Int, evaluation: AnyEvaluation) -> bool:
    """Is this seat still to play the round out, when luck has answered?"""
    while s.decision is not None and s.decision.seat == CHANCE:
        s.take(s.toss())
    return s.decision is not None and s.decision.seat == seat and evaluation.alone(s, seat)


def named(s: State, seat: Int, evaluation: AnyEvaluation) -> str:
    """What is asked at a turn, with how much in hand and which lead; what is asked within one is like nothing else."""
    decision = s.decision
    standing = evaluation.standing(s, seat)
    if decision is None or standing is None:
        return f"{id(s)}"
    return f"{standing.lead} {standing.held} {' '.join([option.text for option in decision.options])}"
