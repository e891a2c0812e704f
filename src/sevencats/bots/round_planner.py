"""Single-agent planning of a round after the other has passed: breadth-first search with a transposition table."""

from __future__ import annotations

from typing import Final, final

from sevencats.bots.bot import Bot, Considered, Thought
from sevencats.bots.evaluate.evaluation import AnyEvaluation
from sevencats.bots.seat import Seat
from sevencats.bots.standing import PASS
from sevencats.core.decision import CHANCE
from sevencats.core.ints import Int
from sevencats.core.state import State

WORLDS: Final = 4  # determinisations for one choice: what is drawn on the way differs
STEPS: Final = 1500  # the node budget of each, short plans first


class RoundPlanner(Bot):
    """Decorator of a bot: plays a round out by the best plan once the other has passed; before that the bot decides.

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
class PlanNode:
    """A node of the plan graph: a position, and those that its options lead to; a leaf, which ends the round, has a
    worth of its own."""

    def __init__(self, s: State, worth: float) -> None:
        self.s = s
        self.worth = worth
        self.after: list[PlanNode] = []

    def best(self) -> float:
        """Value of the best plan from here; 0 if none was searched to its end.

        Whoever draws cards may come back to the same decision and lead, so the graph may have cycles."""
        after = self.after
        self.after = []
        for place in after:
            self.worth = max(self.worth, place.best())
        return self.worth


def planned(s: State, seat: Int, evaluation: AnyEvaluation) -> PlanNode:
    """Breadth-first search of the plans that begin here: when the node budget is used up, those that spend little are
    complete. Positions with the same decision and lead are one node, in whichever order the cards were laid."""
    root = PlanNode(s, 0.0)
    seen: dict[str, PlanNode] = {}
    places = [root]
    steps: Int = 0
    while places and steps < STEPS:
        further: list[PlanNode] = []
        for place in places:
            decision = place.s.decision
            assert decision is not None
            for option in decision.options:
                s = place.s.copy()
                s.take(option)
                steps += 1
                if not is_going_on(s, seat, evaluation):
                    place.after.append(PlanNode(s, evaluation.chance(s, seat)))
                    continue
                name = named(s, seat, evaluation)
                if name not in seen:
                    seen[name] = PlanNode(s, 0.0)
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
    """Transposition key of a turn: its options, hand size and lead; a decision within a turn is unique."""
    decision = s.decision
    standing = evaluation.standing(s, seat)
    if decision is None or standing is None:
        return f"{id(s)}"
    return f"{standing.lead} {standing.held} {' '.join([option.text for option in decision.options])}"
