"""How a bot plays its rounds: how many cards in the first one, and how often it passes before it has played any."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sevencats.bots.standing import PASS
from sevencats.core import record as records
from sevencats.dice import state as dice
from sevencats.gwent import state as gwent


@dataclass
class Share:
    """So many of so many."""

    part: int = 0
    whole: int = 0

    def count(self, happened: bool) -> None:
        self.part += happened
        self.whole += 1

    def __str__(self) -> str:
        return f"{self.part} of {self.whole}"


@dataclass
class Habits:
    """What one bot did in its games: first acts that were a pass, in round one by who began it."""

    games: int = 0
    cards: int = 0  # played in round one; a leader's power counts
    beginning: Share = field(default_factory=Share)
    second: Share = field(default_factory=Share)
    later: Share = field(default_factory=Share)  # in the rounds after the first

    @property
    def cards_in_round_one(self) -> float:
        return self.cards / max(1, self.games)


def habits(games: Iterable[dict[str, Any]], bot: str) -> Habits:
    """Replay the records of a bot's games and count."""
    found = Habits()
    for record in map(records.read, games):
        if bot in record.seats:
            watch(record, record.seats.index(bot), found)
    return found


def watch(record: records.Record, seat: int, found: Habits) -> None:
    """One game that has rounds."""
    state = record.game.new(record.setup)
    assert isinstance(state, gwent.State | dice.State)
    seen = 0
    found.games += 1
    for number, (by, text) in enumerate(record.choices, start=1):
        decision = state.decision
        if by == seat and decision is not None and decision.about == "turn":
            now = state.round
            if now > seen:
                seen = now
                first = found.later if now > 1 else found.beginning if state.starter == seat else found.second
                first.count(text == PASS)
            found.cards += now == 1 and text != PASS
        records.follow(state, number, by, text)
