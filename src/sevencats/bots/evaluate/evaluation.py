"""What a game tells the bots about its positions."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, TypeVar

from sevencats.bots.standing import Standing
from sevencats.core.decision import CHANCE, Decision, Option
from sevencats.core.ints import Int
from sevencats.core.state import State

S = TypeVar("S", bound=State)


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

    def standing(self, s: S, seat: Int) -> Standing | None:
        """At a turn, how the round stands for this seat; None at other questions, and in games without rounds."""
        return None

    def alone(self, s: S, seat: Int) -> bool:
        """Has the other passed, so that this seat plays the round out by itself?"""
        return False

    def printed(self, option: Option) -> Int:
        """The number on the card or die that an option plays."""
        return 0

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


AnyEvaluation = Evaluation[Any]
