"""A table at home: a match with bots in the chairs that nobody holds, or two people who share the screen."""

from __future__ import annotations

import asyncio
import secrets

from sevencats.core.luck import Luck
from sevencats.core.match import Match
from sevencats.core.record import Record
from sevencats.core.state import View
from sevencats.core.words import BadInput
from sevencats.server.thinking import NoAnswer, Thinking
from sevencats.terminal.sessions.session import THINKING, Session, Sight, Tell, Thought, Verb

ADVISER = "expert"


class Local(Session):
    def __init__(self, match: Match, people: tuple[int, ...], level: str, seed: int, pace: float = 0.0) -> None:
        self.match = match
        self.people = people
        self.shares_screen = len(people) > 1
        self.luck = Luck(seed + 1)
        self.level = level
        self.pace = pace  # seconds before a bot's choice, for people to follow
        self.thinking = Thinking(workers=2)  # a hint does not wait for the bot
        self.mine: list[int] = []  # numbers of the choices made here
        self.kept = match.number  # choices that a file has
        self.looks = people[0]
        self.heard: dict[int, list[View]] = {seat: [] for seat in people}
        self.tell: Tell = lambda sight: None

    async def run(self, tell: Tell) -> None:
        self.tell = tell
        if len(self.people) < len(self.match.record.seats):
            await self.thinking.warm_up()
        self.hear()
        await self.go_on()

    async def choose(self, option: str) -> None:
        decision, number = self.match.decision, self.match.number
        if decision is None or decision.seat not in self.people:
            raise BadInput("not-asked-you")
        self.match.choose(option)
        self.mine.append(number)
        self.hear()
        await self.go_on()

    async def go_on(self) -> None:
        """Show the table; let bots answer until a person is asked."""
        while True:
            decision = self.match.decision
            waits = decision is not None and decision.seat not in self.people
            if decision is not None and not waits:
                self.looks = decision.seat
            self.tell(self.sight(THINKING if waits else ""))
            if decision is None or not waits:
                return
            number = self.match.number
            await asyncio.sleep(self.pace)
            found = await self.thinking.think(
                self.match.game.name, self.level, self.match.state, decision.seat, self.luck
            )
            if self.match.number != number:  # taken back meanwhile
                return
            self.match.choose(found[0][0])
            self.hear()

    def hear(self) -> None:
        for seat, heard in self.heard.items():
            heard += [event.told_to(seat) for event in self.match.events]

    def sight(self, note: str) -> Sight:
        return Sight(
            self.match.game.name,
            self.match.view(self.looks),
            tuple(self.match.record.seats),
            tuple(self.heard[self.looks]),
            self.looks,
            self.match.number,
            note,
        )

    def verbs(self) -> list[Verb]:
        decision = self.match.decision
        asked = decision is not None and decision.seat in self.people
        return [
            *([Verb("again")] if decision is None else []),
            *([Verb("undo")] if self.mine else []),
            *([Verb("hint")] if asked else []),
            Verb("save", "file", f"{self.match.game.name}.json"),
        ]

    @property
    def would_be_lost(self) -> bool:
        return self.match.decision is not None and self.match.number != self.kept and bool(self.mine)

    async def do(self, verb: str, typed: str = "") -> str:
        if verb == "save":
            self.match.save(typed)
            self.kept = self.match.number
            return typed
        if verb == "undo":
            await self.undo()
            return ""
        if verb == "again":
            await self.again()
            return ""
        raise BadInput("table-verb", came=verb)

    async def undo(self) -> None:
        if not self.mine:
            raise BadInput("undo-none")
        self.match.undo(self.mine.pop())
        for heard in self.heard.values():
            heard.append({"kind": "undone", "seat": self.looks, "what": "", "where": "", "n": 0})
        await self.go_on()

    async def again(self) -> None:
        """The same table, other luck."""
        record = self.match.record
        self.match = Match(Record(record.game, record.setup, record.seats), secrets.randbelow(2**31))
        self.mine, self.kept = [], 0
        self.heard = {seat: [] for seat in self.people}
        self.hear()
        await self.go_on()

    async def hint(self) -> Thought:
        decision = self.match.decision
        if decision is None or decision.seat not in self.people:
            raise BadInput("hint-asked")
        try:
            return await self.thinking.ask(self.match.game.name, ADVISER, self.match.state, decision.seat, self.luck)
        except NoAnswer:
            raise BadInput("no-hint-now") from None

    async def close(self) -> None:
        await self.thinking.close()
