"""Interface of a bot: a choice, and the explanation of it."""

from __future__ import annotations

from abc import abstractmethod
from typing import final

from sevencats.bots.seat import Seat
from sevencats.core.decision import Option
from sevencats.core.ints import Int


@final
class Considered:
    """An option that was thought about: the estimated chance to win with it, and how often it was tried."""

    def __init__(self, option: Option, chance: float, tries: Int) -> None:
        self.option = option
        self.chance = chance
        self.tries = tries

    def __repr__(self) -> str:
        return f"{self.option.text} {self.chance:.0%}"


@final
class Thought:
    """A choice and why: what was considered, the best first."""

    def __init__(self, option: Option, considered: list[Considered]) -> None:
        self.option = option
        self.considered = considered

    def __repr__(self) -> str:
        return f"<{self.option.text}: {', '.join(map(repr, self.considered))}>"


class Bot:
    def choose(self, seat: Seat) -> Thought:
        """Think, unless there is nothing to think about."""
        options = seat.options
        if len(options) == 1:
            return Thought(options[0], [])
        return self.think(seat)

    @abstractmethod
    def think(self, seat: Seat) -> Thought:
        """Choose one of the seat's options."""

    @abstractmethod
    def budget(self) -> str:
        """What it may spend on a choice, in words."""
