"""Match log: numbered entries, and the position, offers and clocks that follow from them. Pure: the same entries make
the same log in every process and after every restart."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from sevencats.core.decision import CHANCE
from sevencats.core.event import Event
from sevencats.core.outcome import NOBODY
from sevencats.core.record import BadRecord, Record, ending
from sevencats.core.registry import find
from sevencats.core.state import State
from sevencats.core.unwritten import conclude, make_unwritten
from sevencats.core.wire import Outcome
from sevencats.server.match import fairness
from sevencats.server.match.clock import Times
from sevencats.server.ws.messages import Clock, Offer

if TYPE_CHECKING:
    from sevencats.server.match.draft import Draft


class Entry(Struct, array_like=True):
    """One thing that was done: choose, offer, agree, decline, undo, end, bot or rematch."""

    verb: str
    seat: int
    option: str = ""
    n: int = 0
    at: int = 0  # server time
    lag: int = 0  # milliseconds after the entry before in which it was stored and not yet told


class MatchInfo(Struct, kw_only=True):
    """What does not change while a match is played."""

    id: str
    game: str
    setup: dict[str, Any]
    content: str
    engine: str
    seed: str
    names: list[str]
    bots: list[str | None]
    clock: Clock | None
    began: int
    hot: bool = False  # everybody sits at one screen


class MatchLog:
    def __init__(self, match: MatchInfo) -> None:
        game = find(match.game)
        if match.content != content(match.game):
            raise BadRecord("table-content", game=match.game)
        self.match = match
        self.hot = match.hot
        self.gone: Callable[[int], bool] = nobody  # the table says who has left it
        self.n = 0
        self.bots = match.bots[:]
        self.offer: Offer | None = None
        self.choices: list[tuple[int, str]] = []
        self.left: Outcome | None = None  # an ending outside the rules
        self.rematch: str | None = None
        self.state = game.new(match.setup)
        self.state.listen()
        self.times = Times(match.clock, len(match.names), match.began)
        self.times.ask(self.asked)

    @property
    def seats(self) -> int:
        return len(self.match.names)

    @property
    def asked(self) -> int | None:
        """The seat that must choose now; None when the game is over."""
        decision = self.state.decision
        return None if decision is None or self.left is not None else decision.seat

    @property
    def moves_itself(self) -> bool:
        """Is luck or a bot to move?"""
        asked = self.asked
        return asked is not None and (asked == CHANCE or self.bots[asked] is not None)

    @property
    def result(self) -> Outcome | None:
        return self.left or ending(self.state)

    def follow(self, entry: Entry) -> tuple[Event, ...]:
        """Play the next entry, which was written before; what happened by it."""
        unwritten = self.pass_over(entry)
        if entry.verb != "choose":
            self.enter(entry)
            return ()
        self.state.choose(entry.option)
        self.enter(entry)
        return (*unwritten, *self.state.events)

    def adopt(self, draft: Draft) -> None:
        """Take over what was played ahead and is written now."""
        self.state = draft.state
        for entry in draft.entries:
            self.enter(entry)

    def enter(self, entry: Entry) -> None:
        """Note all that an entry does besides a choice that is played."""
        assert entry.n == self.n + 1
        self.n = entry.n
        self.times.spend(entry.at, entry.lag)
        match entry.verb:
            case "choose":
                self.choices.append((entry.seat, entry.option))
                if entry.seat != CHANCE:
                    self.offer = None
            case "undo":
                self.go_back(int(entry.option))
            case "end":
                self.left = end_of(entry.option)
                self.offer = None
            case "bot":
                self.bots[entry.seat] = entry.option
            case "offer":
                self.offer = Offer(entry.option, entry.seat, [entry.seat])  # type: ignore[arg-type]
            case "agree" if self.offer is not None:
                self.offer.agreed.append(entry.seat)
            case "decline":
                self.offer = None
            case "rematch":
                self.rematch, self.offer = entry.option, None
        self.times.ask(self.asked)

    def pass_over(self, entry: Entry) -> list[Event]:
        """Do what 0.1 left unwritten before this entry, so that the clock runs for the seat that was asked then."""
        if entry.verb != "choose":
            return []
        unwritten = make_unwritten(self.state, (entry.seat, entry.option))
        self.times.ask(self.asked)
        return unwritten

    def conclude(self, result: Outcome | None) -> None:
        """The game is over, and this is how: what 0.1 left unwritten at its end is done."""
        conclude(self.state, result)
        self.times.ask(self.asked)

    def go_back(self, number: int) -> None:
        self.choices = self.choices[:number]
        self.state = self.position(number)
        self.offer = None

    def position(self, number: int) -> State:
        """The position after so many choices."""
        return self.record(number).replay(listen=True)

    def record(self, upto: int | None = None) -> Record:
        """The game written down: with its seed and result once it is over, and never before."""
        record = record_of(self.match, self.choices[:upto])
        if upto is None and self.result is not None:
            record.seed, record.result = self.match.seed, self.result
        return record


def record_of(match: MatchInfo, choices: list[tuple[int, str]]) -> Record:
    record = Record(find(match.game), match.setup, match.names)
    record.engine, record.content = match.engine, match.content
    record.commitment = fairness.commitment(match.seed)
    record.choices = choices
    return record


def choices_of(entries: list[Entry]) -> list[tuple[int, str]]:
    """The choices that these entries leave standing, without playing them."""
    choices: list[tuple[int, str]] = []
    for entry in entries:
        if entry.verb == "choose":
            choices.append((entry.seat, entry.option))
        elif entry.verb == "undo":
            del choices[int(entry.option) :]
    return choices


def nobody(seat: int) -> bool:
    """Nobody has left."""
    return False


@cache
def content(game: str) -> str:
    """The fingerprint of a game's cards, which do not change while the server runs."""
    return find(game).content()


def end_of(option: str) -> Outcome:
    """`1 resigned`: seat 1 won, because the other resigned."""
    winner, _, why = option.partition(" ")
    return {"winner": int(winner), "why": why}


def ended(winner: int | None, why: str) -> str:
    return f"{NOBODY if winner is None else winner} {why}"
