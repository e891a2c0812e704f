"""Where games begin: the setups that an environment was given, each taken to its first question."""

from __future__ import annotations

from typing import Any

from sevencats.core.lazy import constant
from sevencats.core.registry import NAMES, find
from sevencats.core.state import State
from sevencats.core.words import BadInput, shown, unknown
from sevencats.envs.layouts.layout import AnyLayout

Setup = dict[str, Any] | list[dict[str, Any]] | None


class Starts:
    """Tables of one game, for as many seats each. No setup means the game's usual one; of several one is drawn."""

    def __init__(self, name: str, setup: Setup = None) -> None:
        self.layout = layout(name)
        self.game = find(name)
        setups = setup if isinstance(setup, list) else [setup or {}]
        if not setups:
            raise BadInput("no-setups")
        self.tables: list[State] = [self.game.new(one) for one in setups]
        numbers = {self.game.seats_of(one) for one in setups}
        if len(numbers) > 1:
            raise BadInput("setups-seats", came=sorted(numbers))
        self.seats = numbers.pop()

    def seat(self, wanted: int) -> int:
        """The seat that is meant, if there is one of this number."""
        if not 0 <= wanted < self.seats:
            raise BadInput("seat-number", most=self.seats - 1, came=shown(wanted))
        return wanted


def layout(name: str) -> AnyLayout:
    """The layout of the game of this name."""
    if name not in NAMES:
        raise unknown("game", name, NAMES)
    found: AnyLayout = constant(f"sevencats.envs.layouts.{name}:LAYOUT")
    return found
