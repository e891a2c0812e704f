"""What every game promises: how it is set up, started, loaded, shown and explained."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from sevencats.core.agenda import Step
from sevencats.core.checks import check_setup, only, rows, table, word
from sevencats.core.decision import CHANCE, NO_WEIGHTS, Decision
from sevencats.core.luck import Luck
from sevencats.core.reason import Reason
from sevencats.core.state import State, View
from sevencats.core.words import BadInput

S = TypeVar("S", bound=State, covariant=True)  # what takes any game takes that of any state
T = TypeVar("T", bound=State)


class Game(Generic[S]):
    """A game by name: what can be set up, started and loaded. Its room has a function for each of the rest."""

    name: str = ""
    seats: int = 2
    bound: int = 0  # no game takes more choices than this
    fields: tuple[str, ...] = ()  # of a setup

    def __init__(
        self,
        load: Callable[[Any], S],
        content: Callable[[], str],
        show: Callable[[View], str],
        reasons: Callable[[S, str], list[Reason]],
        explain: Callable[[S, str], str],
    ) -> None:
        self.load = load  # the position that a state's `data` described
        self.content = content  # a fingerprint of cards and rules: records made with another one are not replayed
        self.show = show  # the table as text, as the view's seat sees it
        self.reasons = reasons  # the steps to a number that lies open, or a sentence about what can be asked
        self.explain = explain  # how a number on the table came about, in words

    def setup(self, wanted: Any) -> dict[str, Any]:
        """The complete setup that is meant, or one sentence about all that is wrong with it."""
        check_setup(wanted, self.fields)
        if "position" in wanted:
            return self.set_up_at(wanted)
        only(wanted, self.fields, "setup-field")
        return self.completed(wanted)

    @abstractmethod
    def completed(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """A setup in which everything is said, of one that has only the fields of this game."""

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

    def new(self, setup: Any, seed: int = 0, inside: bool = False) -> S:
        """A game at its first question."""
        meant = self.setup(setup)
        return begun(self.load(meant["position"]) if "position" in meant else self.table(meant), seed, inside)

    @abstractmethod
    def table(self, setup: dict[str, Any]) -> S:
        """The table of a complete setup before anything has happened."""


AnyGame = Game[State]


def asked_again(state: State, step: Step, by_lot: bool) -> None:
    """Ask what a position says was asked, of luck or of the step's seat."""
    state.decision = Decision(step, CHANCE if by_lot else step.seat, (), NO_WEIGHTS)
    if not state.ask_again():
        raise BadInput("few-answers", rule=step.rule.name)


def begun(state: T, seed: int, inside: bool) -> T:
    """A fresh table or a position, taken to its first question, with luck of its own."""
    state.luck = Luck(seed)
    state.inside = inside
    state.run()
    return state
