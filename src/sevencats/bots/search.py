"""Single-observer information-set Monte-Carlo tree search (SO-ISMCTS): one UCT tree over many determinisations.

Chance is sampled inside each determinisation and has no nodes."""

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

EXPLORATION: Final = 0.4  # the exploration constant of UCB1
PRIOR_VISITS: Final = 2.0  # how many visits the prior of the evaluation counts for


@final
class Node:
    """A tree node: an option after those above it, as the searching seat can tell them apart."""

    def __init__(self, option: Option | None, seat: Int, prior: float) -> None:
        self.option = option
        self.seat = seat  # who chose it
        self.prior = prior  # the evaluation when it was expanded
        self.children: list[Node] = []
        self.visits: Int = 0
        self.offered: Int = 0  # availability count: in how many visits of the parent it was legal
        self.won: float = 0.0

    def chance(self) -> float:
        return (self.won + PRIOR_VISITS * self.prior) / (float(self.visits) + PRIOR_VISITS)


class Search(Bot):
    """Stops at its simulation budget or its deadline, or earlier when more simulations could not change the choice."""

    def __init__(self, evaluation: AnyEvaluation, simulations: Int, seconds: float = 60.0) -> None:
        self.evaluation = evaluation
        self.simulations = simulations
        self.seconds = seconds

    def think(self, seat: Seat) -> Thought:
        considered = [
            Considered(node.option, node.chance(), node.visits)
            for node in self.grow(seat).children
            if node.option is not None
        ]
        considered.sort(key=lambda one: -one.tries)
        considered = trying(considered, self.evaluation.standing(seat.world, seat.seat))
        return Thought(considered[0].option, considered)

    def grow(self, seat: Seat) -> Node:
        """Grow a new tree with all simulations; its root."""
        root = Node(None, seat.seat, 0.5)
        deadline = time.perf_counter() + self.seconds
        for n in range(self.simulations):
            simulate(root, seat.imagine(), self.evaluation)
            if n & 15 == 15 and (is_decided(root, self.simulations - n - 1) or time.perf_counter() > deadline):
                break
        return root

    def budget(self) -> str:
        return f"search, {self.simulations:,} simulations"


def is_decided(root: Node, left: Int) -> bool:
    """Early stopping: is one option so far ahead that so many more visits could not bring another one there?"""
    best: Int = 0
    second: Int = 0
    for child in root.children:
        if child.visits > best:
            second = best
            best = child.visits
        elif child.visits > second:
            second = child.visits
    return best - second > left


def simulate(root: Node, s: State, evaluation: AnyEvaluation) -> None:
    """One simulation: selection, expansion, rollout by the evaluation's policy, backpropagation."""
    node = root
    path = [root]
    decision = s.decision
    while decision is not None:
        if decision.seat == CHANCE:
            s.take(s.toss())
        elif len(decision.options) == 1:
            s.take(decision.options[0])  # nothing to learn here: a node would cost a simulation
        else:
            node = select(node, decision.options, decision.seat, s.luck)
            path.append(node)
            option = node.option
            assert option is not None
            s.take(option)
            if node.visits == 0:
                node.prior = evaluation.chance(s, node.seat)
                playout(s, evaluation.policy(s))
                break
        decision = s.decision
    seats = evaluation.chances(s)
    for node in path:
        node.visits += 1
        node.won += seats[node.seat]


def select(node: Node, options: tuple[Option, ...], seat: Int, luck: Luck) -> Node:
    """Selection by UCB1 among the options that this determinisation offers; unexpanded ones first, at random."""
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
        score = child.chance() + EXPLORATION * sqrt(log(float(child.offered)) / float(child.visits))
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
