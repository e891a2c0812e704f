"""What the screens know of a table: sights of it come in, choices go out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from sevencats.core.state import View
from sevencats.core.words import BadInput

WAITING: Final = "waiting"  # chairs are empty
LOST: Final = "lost"  # the connection is gone and sought again
THINKING: Final = "thinking"  # somebody else is asked
STEPPING: Final = "stepping"  # a record is turned over


@dataclass(frozen=True)
class Verb:
    """Something to do at a table besides choosing: `undo`, `hint`, `resign`. What it needs to know is asked first."""

    name: str
    asks: str = ""  # what a person types with it, as the name of a message; "" for nothing
    usual: str = ""  # what stands there before anything is typed
    sure: bool = False  # asked twice


@dataclass(frozen=True)
class Sight:
    """The table as one seat sees it now, and all that this seat has heard."""

    game: str
    view: View | None  # None: the game has not begun
    names: tuple[str, ...]
    heard: tuple[View, ...]  # events; a word that somebody said has the kind `said`
    seat: int | None  # who looks; None is a spectator
    number: int = 0
    note: str = ""  # WAITING, LOST, THINKING, STEPPING or nothing
    facts: dict[str, Any] = field(default_factory=dict)  # of a server's table or a record alone

    @property
    def options(self) -> tuple[str, ...]:
        """What may be chosen here and now."""
        decision = self.view and self.view["decision"]
        if self.note or not decision or self.facts.get("over"):
            return ()
        return tuple(option["text"] for option in decision.get("options", ()))

    @property
    def result(self) -> View | None:
        """Who won and why, by the rules or before they ended the game."""
        found: View | None = self.facts.get("over") or (self.view and self.view["outcome"])
        return found


@dataclass(frozen=True)
class Trouble:
    """A house that was never reached: why not, and which of how many tries comes next."""

    house: str
    why: str
    n: int
    most: int


Tell = Callable[[Sight], None]
Thought = list[tuple[str, float]]  # options, the best first, each with the chance to win; -1 where nobody knows


class Session(ABC):
    """A table. `run` tells sights until it is closed; everything else may raise BadInput and then changes nothing."""

    worry: Callable[[Trouble], None] | None = None  # hears of a house that cannot be reached
    shares_screen = False  # two people at this terminal: the screen is covered between them

    @property
    def would_be_lost(self) -> bool:
        """Is there a game that nobody keeps, if one leaves now?"""
        return False

    @abstractmethod
    async def run(self, tell: Tell) -> None:
        """Sit down, tell what is seen, and go on telling."""

    @abstractmethod
    async def choose(self, option: str) -> None:
        """Take an option of the last sight."""

    @abstractmethod
    def verbs(self) -> list[Verb]:
        """What else can be done now."""

    @abstractmethod
    async def do(self, verb: str, typed: str = "") -> str:
        """Do it; the file that was written, if one was."""

    async def hint(self) -> Thought:
        """What a good player would choose now."""
        raise BadInput("no-hints")

    async def close(self) -> None:
        """Get up; a table where nothing is left to do is left as it is."""
        return
