"""A game being played and written down: choices are numbered, luck answers by itself, undo goes to any number."""

from __future__ import annotations

from pathlib import Path

from sevencats.core import record as records
from sevencats.core.decision import CHANCE, Decision, Option
from sevencats.core.event import Event
from sevencats.core.game import AnyGame
from sevencats.core.luck import Luck
from sevencats.core.record import Record
from sevencats.core.state import View
from sevencats.core.words import BadInput


class Match:
    """One game at a table of its own. Where luck does not answer by itself, somebody types what real dice show."""

    def __init__(self, record: Record, seed: int = 0, luck_answers: bool = True) -> None:
        self.record = record
        self.luck = Luck(seed)
        self.luck_answers = luck_answers
        self.state = record.replay(listen=True)
        self.events: list[Event] = []  # what happened since the last choice of a seat
        self.let_luck_answer()

    @property
    def game(self) -> AnyGame:
        return self.record.game

    @property
    def number(self) -> int:
        """How many choices were made so far, luck's included."""
        return len(self.record.choices)

    @property
    def decision(self) -> Decision | None:
        return self.state.decision

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be chosen now; nothing when the game is over."""
        return () if self.state.decision is None else self.state.decision.options

    def choose(self, option: Option | str) -> None:
        """Make a choice for the seat that is asked; a choice that is not offered is refused and nothing changes."""
        option = self.state.offered(option)
        self.events = []
        self.make(option)
        self.let_luck_answer()

    def undo(self, number: int) -> None:
        """Go back to the position after this many choices; what came later is forgotten."""
        self.state = self.record.replay(number, listen=True)
        self.record.choices = self.record.choices[:number]
        self.record.close(self.state)
        self.events = []
        self.let_luck_answer()

    def explain(self, about: str) -> str:
        """How a number on the table came about."""
        return self.game.explain(self.state, about)

    def view(self, seat: int | None) -> View:
        return self.state.view(seat)

    def save(self, path: str | Path) -> None:
        """Write the record down."""
        self.record.save(path)

    def let_luck_answer(self) -> None:
        decision = self.state.decision
        while self.luck_answers and decision is not None and decision.seat == CHANCE:
            self.make(decision.options[self.luck.weighed(decision.weights)])
            decision = self.state.decision

    def make(self, option: Option) -> None:
        decision = self.state.decision
        assert decision is not None
        self.state.take(option)
        self.record.write(decision.seat, option.text)
        self.record.close(self.state)
        self.events.extend(self.state.events)

    def __repr__(self) -> str:
        decision = self.state.decision
        return self.game.show(self.state.view(0 if decision is None else decision.seat))


def load(path: str | Path, seed: int = 0, game: AnyGame | None = None, luck_answers: bool = True) -> Match:
    """A saved game, to look at or to go on with; if a game is named it must be one of that."""
    record = records.load(path)
    if game is not None and record.game is not game:
        raise BadInput("record-game", path=path, came=record.game.name, game=game.name)
    return Match(record, seed, luck_answers)
