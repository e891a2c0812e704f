"""What happened, told once, and who may hear all of it."""

from __future__ import annotations

from typing import Any, Final, final

from sevencats.core.ints import Int

EVERYBODY: Final = -1


@final
class Event:
    """One thing that happened. A private one is heard by the others too, but without its particulars."""

    def __init__(self, kind: str, seat: Int, what: str, where: str, n: Int, audience: Int) -> None:
        self.kind = kind
        self.seat = seat  # whom it happened to
        self.what = what  # a card, a die, a fighter
        self.where = where  # a row, a space
        self.n = n  # an amount
        self.audience = audience  # EVERYBODY, or the one seat that hears what it was

    def told_to(self, seat: int | None) -> dict[str, Any]:
        """The event as this seat hears it; None is a spectator."""
        open_ = self.audience == EVERYBODY or self.audience == seat
        return {
            "kind": self.kind,
            "seat": self.seat,
            "what": self.what if open_ else "",
            "where": self.where if open_ else "",
            "n": self.n,
        }

    def __repr__(self) -> str:
        return f"<{' '.join(word for word in (self.kind, str(self.seat), self.what, self.where) if word)}>"
