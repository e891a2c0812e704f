"""What happened, told once, and who may hear all of it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from sevencats.core.ints import Int

EVERYBODY: Final = -1


class Event:
    """One thing that happened. A private one is heard by the others too, but without its particulars."""

    kind: str = ""  # by which clients and locales know it

    def __init__(self, seat: Int, audience: Int = EVERYBODY) -> None:
        self.seat = seat  # whom it happened to
        self.audience = audience  # EVERYBODY, or the one seat that hears what it was

    def told_to(self, seat: int | None) -> Mapping[str, Any]:
        """The event as this seat hears it, in the shape that the game's `wire` states; None is a spectator."""
        return self.told(self.audience == EVERYBODY or self.audience == seat)

    @abstractmethod
    def told(self, known: bool) -> Mapping[str, Any]:
        """The event as data, with its secret or without."""

    def __repr__(self) -> str:
        return f"<{' '.join(str(part) for part in self.told(True).values() if part is not None)}>"
