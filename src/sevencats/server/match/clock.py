"""Clocks of a match, in server time: a monotonic count of milliseconds that goes on while the server runs and stands
while it does not. It is never read from the wall clock, so a wall clock that jumps changes nothing."""

from __future__ import annotations

import time

from sevencats.core.decision import CHANCE
from sevencats.server.ws.messages import Clock

DAY = 86_400_000
BEAT = 2.0  # seconds between two writings of the server time


class ServerTime:
    """Milliseconds that the server has run, in all its processes together."""

    def __init__(self, known: int = 0) -> None:
        self.known = known
        self.read = time.monotonic()

    def now(self) -> int:
        return self.known + int((time.monotonic() - self.read) * 1000)

    def hear(self, known: int) -> None:
        """Another process has run for longer."""
        if known > self.now():
            self.known, self.read = known, time.monotonic()


class Times:
    """What is left to each seat, and who is thinking since when."""

    def __init__(self, clock: Clock | None, seats: int, began: int) -> None:
        self.clock = clock
        self.since = began  # the last entry was written
        self.told = began  # and broadcast: from here on somebody is charged
        self.asked: int | None = None
        whole = 0 if clock is None else int(clock.days * DAY) if clock.days else int((clock.minutes or 0) * 60_000)
        self.whole = whole
        self.left = [whole] * seats

    def spend(self, at: int, lag: int = 0) -> None:
        """Whoever was asked has thought until now, but for the time in which they were not told yet."""
        if self.asked is not None:
            self.left[self.asked] -= max(0, at - self.since - lag)
        self.since = self.told = max(self.since, at)

    def tell(self, now: int) -> None:
        """What was written is broadcast now: nobody is charged for the time that storing it took."""
        self.told = max(self.told, now)

    def give_back(self, time: int) -> None:
        """Nobody is charged for this time."""
        self.told += max(0, time)

    @property
    def lag(self) -> int:
        """The time since the last entry for which nobody is charged."""
        return self.told - self.since

    def ask(self, seat: int | None) -> None:
        """This seat is asked now; luck takes no time, and a turn of several choices is one turn."""
        if self.clock is None or seat == CHANCE or seat == self.asked:
            return
        if self.asked is not None and not self.clock.days:
            self.left[self.asked] += int(self.clock.increment * 1000)
        if seat is not None and self.clock.days:
            self.left[seat] = self.whole
        self.asked = seat

    def deadline(self) -> int | None:
        """When the clock of the asked seat falls."""
        if self.clock is None or self.asked is None:
            return None
        return self.told + self.left[self.asked]

    def shown(self, seat: int, now: int) -> int | None:
        """Milliseconds left to this seat."""
        if self.clock is None:
            return None
        thinking = max(0, now - self.told) if seat == self.asked else 0
        return max(0, self.left[seat] - thinking)
