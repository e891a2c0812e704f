"""Entries played ahead, on a copy of the position, before they are durable. Whoever writes a choice plays it here, and
only here; luck, result and events that follow from it are taken over as soon as it is stored."""

from __future__ import annotations

from sevencats.core.decision import CHANCE, Option
from sevencats.core.event import Event
from sevencats.core.record import ending
from sevencats.core.wire import Outcome
from sevencats.server.match import fairness
from sevencats.server.match.log import Entry, MatchLog, end_of


class Draft:
    """What a command wants to write: choices, after which luck answers in the same breath, or anything else."""

    def __init__(self, log: MatchLog, entries: list[Entry]) -> None:
        self.entries = entries[:]
        self.events: list[tuple[Event, ...]] = [() for _ in entries]  # of each entry
        self.state = log.state
        if all(entry.verb == "choose" for entry in entries):
            self.state = log.state.copy()
            self.state.listen()
            for k, entry in enumerate(entries):
                self.events[k] = self.play(self.state.offered(entry.option))
            self.let_luck_answer(log)

    def let_luck_answer(self, log: MatchLog) -> None:
        while (decision := self.state.decision) is not None and decision.seat == CHANCE:
            option = fairness.draw(log.match.seed, len(log.choices) + len(self.entries) + 1, decision)
            self.events.append(self.play(option))
            self.entries.append(Entry("choose", CHANCE, option.text))

    def play(self, option: Option) -> tuple[Event, ...]:
        self.state.take(option)
        return self.state.events

    @property
    def result(self) -> Outcome | None:
        """How the game will have ended when this is written; None if it goes on."""
        for entry in self.entries:
            if entry.verb == "end":
                return end_of(entry.option)
        return ending(self.state)
