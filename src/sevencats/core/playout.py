"""Playouts: games played on by a policy, as fast as it goes. Searches and benchmarks play them."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sevencats.core.agenda import Step
from sevencats.core.decision import CHANCE, Decision, Option
from sevencats.core.ints import Int
from sevencats.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[S]):
    """A playout policy: it chooses for every seat; here, uniformly at random."""

    def answer(self, s: S, step: Step) -> Option | None:
        """An option that this question is sure to offer, chosen before its options are listed, which costs more than
        all the rest; None if they are to be listed first."""
        return None

    def pick(self, s: S, decision: Decision) -> Option:
        """One of the options of a question."""
        options = decision.options
        return options[s.luck.below(len(options))]

    def stops(self, s: S) -> bool:
        """Has it played far enough?"""
        return False


RANDOM: Final[Policy[Any]] = Policy()


def playout(s: State, policy: Policy[Any] = RANDOM) -> Int:
    """Play on until the game is over or the policy stops; how many questions were asked on the way, luck's included."""
    n: Int = 0
    s.policy = policy
    decision = s.decision
    while decision is not None and not policy.stops(s):
        s.take(s.toss() if decision.seat == CHANCE else policy.pick(s, decision))
        n += 1
        decision = s.decision
    s.policy = None
    return n
