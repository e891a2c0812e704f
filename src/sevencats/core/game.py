"""What every game promises: how it is set up, started, loaded, shown and explained."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, TypeVar

from sevencats.core.checks import only, rows, table, word
from sevencats.core.luck import Luck
from sevencats.core.reason import Reason
from sevencats.core.state import State, View
from sevencats.core.words import BadInput

S = TypeVar("S", bound=State)


class Game:
    """A game by name: what can be set up, started and loaded."""

    name: str = ""
    seats: int = 2
    bound: int = 0  # no game takes more choices than this

    @abstractmethod
    def setup(self, wanted: Any) -> dict[str, Any]:
        """The complete setup that is meant, or one sentence about all that is wrong with it."""

    def set_up_at(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """The setup of a game that goes on from a position: the whole position, and the names of the seats."""
        only(wanted, ("position", "seats"), "position-setup-field")
        data = self.load({**table(wanted, "position"), "luck_inside": False}).data()
        seats = rows(wanted, "seats") or [{} for _ in data["side"]]
        if len(seats) != len(data["side"]):
            raise BadInput("position-seats", sides=len(data["side"]), seats=len(seats))
        for seat in seats:
            for field in seat:
                if field != "name":
                    raise BadInput("position-seat", came=field)
        return {"position": data, "seats": [{"name": word(seat, "name", f"seat {n}")} for n, seat in enumerate(seats)]}

    def seats_of(self, setup: Any) -> int:
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
    def reasons(self, state: State, about: str) -> list[Reason]:
        """The steps by which a number that lies open on the table came about, or a sentence about what can be asked."""

    @abstractmethod
    def explain(self, state: State, about: str) -> str:
        """How a number on the table came about, in words."""


def begun(state: S, seed: int, inside: bool) -> S:
    """A fresh table or a position, taken to its first question, with luck of its own."""
    state.luck = Luck(seed)
    state.inside = inside
    state.run()
    return state
