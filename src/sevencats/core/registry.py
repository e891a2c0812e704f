"""The games of the house by name; each room is opened when it is first asked for."""

from __future__ import annotations

from typing import Any, Final

from sevencats.core.game import AnyGame
from sevencats.core.lazy import constant
from sevencats.core.state import State
from sevencats.core.words import unknown

NAMES: Final = ("gwent", "dice", "unmatched")


def find(name: str) -> AnyGame:
    """The game of this name: the `GAME` of the room beside this one."""
    if name not in NAMES:
        raise unknown("game", name, NAMES)
    game: AnyGame = constant(f"sevencats.{name}:GAME")
    return game


def load(name: str, data: dict[str, Any]) -> State:
    """A position of the game of this name, from its data."""
    return find(name).load(data)
