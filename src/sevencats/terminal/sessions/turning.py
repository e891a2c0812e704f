"""A record that is turned over, step by step, forward and back, from any seat."""

from __future__ import annotations

from sevencats.core.decision import CHANCE, Option
from sevencats.core.record import Record, follow
from sevencats.core.state import View
from sevencats.core.unwritten import conclude
from sevencats.core.words import BadInput
from sevencats.terminal.sessions.session import STEPPING, Session, Sight, Tell, Verb


class Turning(Session):
    def __init__(self, record: Record, number: int | None = None) -> None:
        record.replay()  # refused now, if it does not follow the rules
        self.record = record
        self.last = len(record.choices)
        self.number = self.last if number is None else number
        self.seat: int | None = 0
        self.tell: Tell = lambda sight: None

    async def run(self, tell: Tell) -> None:
        self.tell = tell
        self.show()

    def show(self) -> None:
        state = self.record.game.new(self.record.setup)
        state.listen()
        heard: list[View] = []
        chose = self.record.choices[self.number - 1][0] if self.number else CHANCE
        choice: Option | None = None
        for number, (seat, text) in enumerate(self.record.choices[: self.number], start=1):
            choice = follow(state, number, seat, text)
            if number == self.last:
                conclude(state, self.record.result)
            heard += [event.told_to(self.seat) for event in state.events]
        self.tell(
            Sight(
                self.record.game.name,
                state.view(self.seat),
                tuple(self.record.seats),
                tuple(heard),
                self.seat,
                self.number,
                STEPPING,
                {
                    "last": self.last,
                    "chose": chose,
                    "choice": None if choice is None else choice.told,
                    "made_by": self.record.made_by,
                },
            )
        )

    async def choose(self, option: str) -> None:
        raise BadInput("record-fixed")

    def verbs(self) -> list[Verb]:
        return [Verb("forward"), Verb("back"), Verb("end"), Verb("start"), Verb("turn_table")]

    async def do(self, verb: str, typed: str = "") -> str:
        steps = {"forward": 1, "back": -1, "end": self.last, "start": -self.last, "forward_ten": 10, "back_ten": -10}
        if verb == "turn_table":
            self.seat = (0 if self.seat is None else self.seat + 1) % len(self.record.seats)
        elif verb in steps:
            self.number = max(0, min(self.last, self.number + steps[verb]))
        else:
            raise BadInput("record-verb", came=verb)
        self.show()
        return ""
