"""What every game promises: how it is set up, started, loaded, shown and explained."""
from __future__ import annotations

from abc import abstractmethod
from typing import Any

from sevencats.core.state import State, View


class Game:
    """A game by name: what can be set up, started and loaded."""

    name: str = ""
    seats: int = 2
    bound: int = 0                              # no game takes more choices than this

    @abstractmethod
    def setup(self, wanted: Any) -> dict[str, Any]:
        """The complete setup that is meant, or one sentence about all that is wrong with it."""

    def seats_of(self, setup: dict[str, Any]) -> int:
        """How many play with this setup."""
        return self.seats

    @abstractmethod
    def new(self, setup: Any, seed: int = 0, inside: bool = False) -> State:
        """A game at its first question."""

    @abstractmethod
    def load(self, data: Any) -> State:
        """The position that a state's `data` described."""

    @abstractmethod
    def content(self) -> str:
        """A fingerprint of cards and rules data: records made with another content are not replayed."""

    @abstractmethod
    def show(self, view: View) -> str:
        """The table as text, as the view's seat sees it."""

    @abstractmethod
    def explain(self, state: State, about: str) -> str:
        """How a number on the table came about, in words."""
