"""The games of the house by name; each room is opened when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from sevencats.core.game import Game
from sevencats.core.state import State
from sevencats.core.words import unknown

NAMES: Final = ("gwent", "dice", "unmatched")


def find(name: str) -> Game:
    """The game of this name: the `GAME` of the room beside this one."""
    if name not in NAMES:
        raise unknown("game", name, NAMES)
    game = import_module(f"sevencats.{name}").GAME
    assert isinstance(game, Game)
    return game


def load(name: str, data: dict[str, Any]) -> State:
    """A position of the game of this name, from its data."""
    return find(name).load(data)
