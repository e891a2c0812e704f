"""Questions and answers: a Decision is what one seat must choose now, an Option is one thing it may choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, final

from sevencats.core.ints import Int
from sevencats.core.words import BadInput, unknown

if TYPE_CHECKING:
    from sevencats.core.agenda import Step

CHANCE: Final = -1  # luck sits at the table like everybody else
NO_WEIGHTS: Final[tuple[int, ...]] = ()


class Refused(BadInput):
    """The option is not offered."""


class Option:
    """One thing a seat may choose. Interned: made at load, compared with `is`, stored and typed as its text, told to
    clients with its parts: what it does, and to which card, row, fighter, space or seat."""

    def __init__(self, told: Mapping[str, Any]) -> None:
        self.told = told
        self.text: str = told["text"]

    def __repr__(self) -> str:
        return self.text


@final
class Decision:
    """What one seat must choose now: exactly one of its options. Never changed after it was made."""

    def __init__(self, step: Step, seat: Int, options: tuple[Option, ...], weights: tuple[int, ...]) -> None:
        self.step = step  # the step that asks and will be answered
        self.seat = seat
        self.options = options
        self.weights = weights  # for CHANCE: how many copies of each option lie in the pot

    @property
    def about(self) -> str:
        return self.step.rule.about

    def offered(self, wanted: Option | str) -> Option:
        """The option that is meant, or a refusal that names the nearest one."""
        for option in self.options:
            if option is wanted or option.text == wanted:
                return option
        raise unknown("offered", wanted, [option.text for option in self.options], Refused, about=self.about)

    def told(self) -> list[Mapping[str, Any]]:
        """The options with their parts, for the one who is asked and for nobody else."""
        return [option.told for option in self.options]

    def __repr__(self) -> str:
        return f"<{who(self.seat)} about {self.about}: {', '.join(option.text for option in self.options)}>"


def who(seat: Int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def lottery(step: Step, options: list[Option]) -> Decision:
    """The question to CHANCE: each kind once, weighed by its copies."""
    weights: list[int] = []
    last: Option | None = None
    n: Int = 0
    for option in options:
        if option is not last:
            if n:
                weights.append(n)
            last = option
            n = 0
        n += 1
    weights.append(n)
    return Decision(step, CHANCE, tuple(once(options)), tuple(weights))


def once(options: list[Option]) -> list[Option]:
    """Each option once; equal ones lie side by side, and most lists have none."""
    last: Option | None = None
    for option in options:
        if option is last:
            return without_repeats(options)
        last = option
    return options


def without_repeats(options: list[Option]) -> list[Option]:
    result: list[Option] = []
    last: Option | None = None
    for option in options:
        if option is not last:
            result.append(option)
            last = option
    return result
