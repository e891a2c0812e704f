"""Information-set Monte-Carlo tree search: one tree over many imagined worlds, luck resolved inside each."""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Final, final

from sevencats.bots.bot import Bot, Considered, Thought
from sevencats.bots.evaluate.evaluation import AnyEvaluation
from sevencats.bots.seat import Seat
from sevencats.bots.standing import trying
from sevencats.core.decision import CHANCE, Option
from sevencats.core.ints import Int
from sevencats.core.luck import Luck
from sevencats.core.playout import playout
from sevencats.core.state import State

CURIOSITY: Final = 0.4  # how much an option that was tried little is preferred
TRUST: Final = 2.0  # how many tries the evaluation's opinion is worth


@final
class Node:
    """An option after those above it, as the searching seat can tell them apart."""

    def __init__(self, option: Option | None, seat: Int, prior: float) -> None:
        self.option = option
        self.seat = seat  # who chose it
        self.prior = prior  # the evaluation's opinion when it was first tried
        self.children: list[Node] = []
        self.tries: Int = 0
        self.offered: Int = 0  # how often it could have been chosen
        self.won: float = 0.0

    def chance(self) -> float:
        return (self.won + TRUST * self.prior) / (float(self.tries) + TRUST)


class Search(Bot):
    """So many simulations or seconds, whichever is over first, or fewer when more could not change the choice."""

    def __init__(self, evaluation: AnyEvaluation, simulations: Int, seconds: float = 60.0) -> None:
        self.evaluation = evaluation
        self.simulations = simulations
        self.seconds = seconds

    def think(self, seat: Seat) -> Thought:
        considered = [
            Considered(node.option, node.chance(), node.tries)
            for node in self.grown(seat).children
            if node.option is not None
        ]
        considered.sort(key=lambda one: -one.tries)
        considered = trying(considered, self.evaluation.standing(seat.world, seat.seat))
        return Thought(considered[0].option, considered)

    def grown(self, seat: Seat) -> Node:
        """The root of a new tree, after all simulations."""
        root = Node(None, seat.seat, 0.5)
        deadline = time.perf_counter() + self.seconds
        for n in range(self.simulations):
            simulate(root, seat.imagine(), self.evaluation)
            if n & 15 == 15 and (is_settled(root, self.simulations - n - 1) or time.perf_counter() > deadline):
                break
        return root

    def budget(self) -> str:
        return f"search, {self.simulations:,} simulations"


def is_settled(root: Node, left: Int) -> bool:
    """Is one option so far ahead that so many more tries could not bring another one there?"""
    best: Int = 0
    second: Int = 0
    for child in root.children:
        if child.tries > best:
            second = best
            best = child.tries
        elif child.tries > second:
            second = child.tries
    return best - second > left


def simulate(root: Node, s: State, evaluation: AnyEvaluation) -> None:
    """Down the tree to a new node, on by the evaluation's players, and the news back up."""
    node = root
    path = [root]
    decision = s.decision
    while decision is not None:
        if decision.seat == CHANCE:
            s.take(s.toss())
        elif len(decision.options) == 1:
            s.take(decision.options[0])  # nothing to learn here: a node would cost a simulation
        else:
            node = chosen(node, decision.options, decision.seat, s.luck)
            path.append(node)
            option = node.option
            assert option is not None
            s.take(option)
            if node.tries == 0:
                node.prior = evaluation.chance(s, node.seat)
                playout(s, evaluation.policy(s))
                break
        decision = s.decision
    seats = evaluation.chances(s)
    for node in path:
        node.tries += 1
        node.won += seats[node.seat]


def chosen(node: Node, options: tuple[Option, ...], seat: Int, luck: Luck) -> Node:
    """The most promising of the options offered in this world; one that was never tried comes first."""
    best: Node | None = None
    best_score = -1.0
    untried: Option | None = None
    unseen: Int = 0
    for option in options:
        child = child_of(node, option)
        if child is None:
            unseen += 1
            if luck.below(unseen) == 0:
                untried = option
            continue
        child.offered += 1
        score = child.chance() + CURIOSITY * sqrt(log(float(child.offered)) / float(child.tries))
        if score > best_score:
            best_score = score
            best = child
    if untried is not None:
        best = Node(untried, seat, 0.5)
        best.offered = 1
        node.children.append(best)
    assert best is not None
    return best


def child_of(node: Node, option: Option) -> Node | None:
    for child in node.children:
        if child.option is option:
            return child
    return None
