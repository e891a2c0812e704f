"""Interface of an evaluation function: win probabilities of positions, and the rollout policy of a game."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, TypeVar

from sevencats.bots.standing import Standing
from sevencats.core.decision import Option
from sevencats.core.ints import Int
from sevencats.core.playout import Policy
from sevencats.core.state import State

S = TypeVar("S", bound=State)


class Evaluation(Policy[S]):
    """Evaluation function and rollout policy of one game."""

    @abstractmethod
    def chance(self, s: S, seat: Int) -> float:
        """Win probability of this seat, from 0 to 1, with all hands visible."""

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

    def policy(self, s: S) -> Policy[S]:
        """Rollout policy from here until the position can be evaluated; here, to the end."""
        return self


AnyEvaluation = Evaluation[Any]
