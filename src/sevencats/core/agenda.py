"""What is still to do: a chain of steps, each a rule with its particulars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from sevencats.core.decision import Option
from sevencats.core.ints import Int

if TYPE_CHECKING:
    from sevencats.core.state import State

S = TypeVar("S", bound="State")
T = TypeVar("T", bound="Step")
O = TypeVar("O", bound="Option")


class Rule(Generic[S, T, O]):
    """A paragraph of the rulebook. It acts in `do`, or asks there and acts when it is `answered`."""

    about: str = ""  # what its question is about
    always_asks: bool = False  # a turn's action is put to its player even when only one is possible

    def __init__(self, name: str) -> None:
        self.name = name

    def do(self, s: S, step: T) -> None:
        s.ask(step)

    def asks(self, s: S, step: T) -> list[Option]:
        """What may be answered: one option for every copy, equal ones side by side.

        A seat is offered each kind once; luck weighs each kind by its copies."""
        return []

    def answered(self, s: S, step: T, option: O) -> None:
        """Do what the option says; only rules that ask are answered."""

    def __repr__(self) -> str:
        return self.name


class Step:
    """One thing still to do. Plain, never changed, and public: no secret may lie in it."""

    def __init__(self, rule: Rule[Any, Any, Any], seat: Int, n: Int) -> None:
        self.rule = rule
        self.seat = seat
        self.n = n
        self.rest: Step | None = None  # what was queued before; set once, by `queue`


def listed(step: Step | None) -> list[Step]:
    """A chain as a list."""
    result: list[Step] = []
    while step is not None:
        result.append(step)
        step = step.rest
    return result
