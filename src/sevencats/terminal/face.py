"""What a game shows in a terminal: its table on a canvas, and what there is to say about the things on it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from sevencats.core.lazy import constant
from sevencats.core.state import View
from sevencats.terminal.canvas import Canvas
from sevencats.terminal.sessions.session import Sight
from sevencats.terminal.speech import Speech

About = tuple[str, ...]  # ("unit", "0", "close", "ves"): what a place is about


@dataclass(frozen=True)
class Scene:
    """What is drawn: a sight, its words, and what the cursor in the list of options points at."""

    sight: Sight
    speech: Speech
    lit: frozenset[str] = field(default_factory=frozenset)  # words of the options that could be taken here
    chosen: frozenset[str] = field(default_factory=frozenset)  # words of the option under the cursor
    option: str = ""  # that option, if it is a single one

    @property
    def view(self) -> View:
        assert self.sight.view is not None
        return self.sight.view

    @property
    def me(self) -> int:
        """The seat below; a spectator sits behind the first."""
        return self.sight.seat if self.sight.seat is not None else 0

    def role(self, words: set[str], usual: str) -> str:
        """Lit if the option under the cursor means it."""
        return "lit" if words & self.chosen else usual


class Face(ABC):
    """One game. It draws what a view says and knows no rules."""

    looked_through: tuple[str, ...]  # the piles of a side, in the order in which they are shown
    lies_there: str = "card"  # what the things in them are

    @abstractmethod
    def height(self, width: int, height: int) -> int:
        """How many lines of a screen of this size the table takes."""

    @abstractmethod
    def headline(self, scene: Scene) -> str:
        """Round, turn, score: what stands above the table."""

    @abstractmethod
    def paint(self, canvas: Canvas, scene: Scene) -> None:
        """The table."""

    @abstractmethod
    def told(self, scene: Scene, about: About) -> list[str]:
        """What a thing is and how its number came about; the first line is its name."""

    @abstractmethod
    def facts(self, scene: Scene, option: str) -> list[str]:
        """What an option's card is and does, in a few lines."""

    def piles(self, scene: Scene) -> list[tuple[str, list[About]]]:
        """Every pile that may be looked through, mine first, with a title, and what lies in it."""
        found: list[tuple[str, list[About]]] = []
        sides = scene.view["sides"]
        for seat in ((scene.me - n) % len(sides) for n in range(len(sides))):
            for pile in self.looked_through:
                if sides[seat].get(pile):
                    title = f"{scene.sight.names[seat]} · {scene.speech.say('pile-' + pile)}"
                    found.append((title, [(self.lies_there, word) for word in sides[seat][pile]]))
        return found


def face_of(game: str) -> Face:
    face: Face = constant(f"sevencats.terminal.{game}.face:FACE")
    return face
