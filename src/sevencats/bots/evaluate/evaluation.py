"""What a game tells the bots about its positions."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, Generic, TypeVar

from sevencats.core.decision import CHANCE, Decision, Option
from sevencats.core.ints import Int
from sevencats.core.piles import Ordered
from sevencats.core.state import State

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Ordered)
UNSEEN: Final = 0  # the sight of a position that nobody has looked at


class Evaluation(Generic[S]):
    """An opinion about positions of one game."""

    @abstractmethod
    def chance(self, s: S, seat: Int) -> float:
        """How likely this seat is to win from here, from 0 to 1, for somebody who sees all hands."""

    def seats(self, s: S) -> Int:
        """How many sit at the table."""
        return 2

    def chances(self, s: S) -> list[float]:
        """The same for every seat."""
        return [self.chance(s, seat) for seat in range(self.seats(s))]

    def sight(self, s: S, seat: Int) -> Int:
        """A number for all that this seat sees: the same for positions it cannot tell apart. UNSEEN: it cannot say."""
        return UNSEEN

    def pick(self, s: S, decision: Decision) -> Option:
        """What a player does in a playout; here, anything."""
        options = decision.options
        return options[s.luck.below(len(options))]

    def play_on(self, s: S) -> None:
        """Play until the position can be judged; here, to the end."""
        decision = s.decision
        while decision is not None:
            s.take(s.toss() if decision.seat == CHANCE else self.pick(s, decision))
            decision = s.decision


def mixed(sight: Int, n: Int) -> Int:
    """A sight with one more number in it; 40 bits, so that the product stays below 2**63."""
    return (sight * 1000003 + n + 1) & 0xFFFFFFFFFF


def pile_seen(sight: Int, pile: list[C]) -> Int:
    """A sight with a pile in it: its cards or dice, and how many they are."""
    for card in pile:
        sight = mixed(sight, card.index)
    return mixed(sight, len(pile))


AnyEvaluation = Evaluation[Any]
