"""Who is at the table: the subscribers of this process and what other processes say of theirs."""

from __future__ import annotations

from time import monotonic
from typing import Final

STALE: Final = 12.0  # seconds after which another process's word about its subscribers is old


class Presence:
    def __init__(self, seats: int, grace: float) -> None:
        self.grace = grace  # seconds that somebody may be gone before the others may claim
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        self.last_seen = [monotonic()] * seats

    def hear(self, process: str, seats: list[int]) -> None:
        self.elsewhere[process] = (frozenset(seats), monotonic())

    def here(self, own: set[int]) -> set[int]:
        """The seats that somebody holds now."""
        now = monotonic()
        seats = set(own)
        for those, at in self.elsewhere.values():
            if now - at < STALE:
                seats |= those
        for seat in seats:
            self.last_seen[seat] = now
        return seats

    def gone_for(self, seat: int) -> float:
        return monotonic() - self.last_seen[seat]

    def is_gone(self, seat: int, own: set[int]) -> bool:
        return seat not in self.here(own) and self.gone_for(seat) >= self.grace
