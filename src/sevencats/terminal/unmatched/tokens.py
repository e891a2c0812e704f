"""Fighters as a few characters: round brackets for mine, pointed and curly ones for the others, capitals for heroes."""

from __future__ import annotations

from typing import Final

from sevencats.core.state import View
from sevencats.terminal.face import Scene

BRACKETS: Final = ("()", "<>", "{}")
ROLES: Final = ("mine", "theirs", "third")


def token(scene: Scene, fighter: View) -> str:
    """`(GE)` is my hero, `<wA>` a wolf of theirs."""
    left, right = BRACKETS[turn(scene, fighter["seat"])]
    return left + code(scene, fighter) + right


def code(scene: Scene, fighter: View) -> str:
    name = scene.speech.name(fighter["name"])
    words = [word for word in name.split() if not word.startswith("(")]
    if len(words) > 1 and len(words[-1]) == 1:
        return words[0][0].lower() + words[-1]
    return words[0][:2].upper() if fighter["hero"] else words[0][:2].lower()


def role_of(scene: Scene, seat: int) -> str:
    return ROLES[turn(scene, seat)]


def turn(scene: Scene, seat: int) -> int:
    """0 for me, then round the table."""
    return (seat - scene.me) % len(scene.view["sides"])
