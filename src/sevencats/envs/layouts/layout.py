"""How a game looks to a machine: actions by number, and what a seat may know as a row of small numbers."""

from __future__ import annotations

import hashlib
from abc import abstractmethod
from typing import Any, Final, Generic, TypeVar, final

from librt.strings import BytesWriter
from mypy_extensions import u8

from sevencats.core.decision import CHANCE, Decision, Option
from sevencats.core.ints import Int
from sevencats.core.piles import Ordered
from sevencats.core.state import State

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Ordered)
WAIT: Final = "wait"  # action 0 of every game: all that one may do who is not asked
MOST: Final = 255  # numbers of an observation are bytes; what is larger is shown as this


@final
class Field:
    """A named stretch of an observation; `labels` says what each of its numbers tells."""

    def __init__(self, name: str, at: Int, labels: list[str]) -> None:
        self.name = name
        self.at = at
        self.labels = labels

    def __repr__(self) -> str:
        return f"<{self.name}: {len(self.labels)} from {self.at}>"


class Layout(Generic[S]):
    """The numbers of one game. Nothing here may change without a new version: others have learned it by heart."""

    name: str = ""
    version: int = 0
    seats: int = 2  # the most that an observation has room for

    def __init__(self) -> None:
        self.actions: list[str] = [WAIT]  # what a seat may choose, by its number
        self.lots: list[str] = []  # what luck may choose, by its number
        self.fields: list[Field] = []
        self.size: Int = 0  # of an observation
        self.abouts: dict[str, int] = {}  # what a question may be about, by its number
        self.about: Int = 0  # where the field of these begins
        self.n: Int = 0  # where the number of the step that asks is
        self.action_numbers: dict[str, int] = {}
        self.lot_numbers: dict[str, int] = {}
        self.no_observation = b""  # nothing but zeros
        self.no_mask = b""

    def observation(self, s: S, seat: Int) -> bytes:
        """What this seat may know, a byte for each number."""
        out = BytesWriter()
        out.write(self.no_observation)
        self.observe(s, seat, out)
        return out.getvalue()

    @abstractmethod
    def observe(self, s: S, seat: Int, out: BytesWriter) -> None:
        """Write what this seat may know over zeros; the own side comes first, then the next seats."""

    def observe_question(self, decision: Decision, seat: Int, asked: Int, out: BytesWriter) -> None:
        """Is this seat asked, or luck (from `asked` on), what about, and with which number?"""
        if decision.seat == seat:
            out[asked] = 1
        elif decision.seat == CHANCE:
            out[asked + 1] = 1
        step = decision.step
        out[self.about + self.abouts[step.rule.about]] = 1
        put(out, self.n, step.n)

    def field_of_abouts(self, abouts: tuple[str, ...]) -> Int:
        self.abouts = {about: n for n, about in enumerate(abouts)}
        return self.field("about", list(abouts))

    def field(self, name: str, labels: list[str]) -> Int:
        """Add a stretch to the observation; where it begins."""
        at = self.size
        self.fields.append(Field(name, at, labels))
        self.size += len(labels)
        return at

    def close(self) -> None:
        """All texts and fields are there."""
        self.action_numbers = {text: n for n, text in enumerate(self.actions)}
        self.lot_numbers = {text: n for n, text in enumerate(self.lots)}
        self.no_observation = bytes(self.size)
        self.no_mask = bytes(len(self.actions))

    def mask(self, decision: Decision | None, seat: Int) -> bytes:
        """What this seat may choose, a byte for each action."""
        out = BytesWriter()
        out.write(self.no_mask)
        if decision is None or decision.seat != seat:
            out[0] = 1
        else:
            numbers = self.action_numbers
            for option in decision.options:
                out[numbers[option.text]] = 1
        return out.getvalue()

    def option(self, decision: Decision, number: Int) -> Option | None:
        """The offered option of this number, if it is offered."""
        numbers = self.action_numbers
        for option in decision.options:
            if numbers[option.text] == number:
                return option
        return None

    def fingerprint(self) -> str:
        """A hash of every number's meaning: the same version always has the same one."""
        text = "\n".join(["actions", *self.actions, "lots", *self.lots])
        for field in self.fields:
            text += "\n".join(["\nfield", field.name, str(field.at), *field.labels])
        return hashlib.sha256(text.encode()).hexdigest()

    def __repr__(self) -> str:
        return f"<{self.name}_v{self.version}: {len(self.actions)} actions, {self.size} numbers>"


AnyLayout = Layout[Any]


def put(out: BytesWriter, at: Int, n: Int) -> None:
    """A number as a byte."""
    if n > MOST:
        out[at] = MOST
    else:
        out[at] = u8(n)


def one_more(out: BytesWriter, at: Int) -> None:
    """Counts one; an `out[at] += 1` would not be compiled to as little."""
    out[at] = out[at] + 1


def totals(out: BytesWriter, at: Int, scores: tuple[tuple[int, int], ...], seat: Int) -> None:
    """The totals of rounds that are over, this seat's first."""
    for score in scores:
        put(out, at, score[seat])
        put(out, at + 1, score[1 - seat])
        at += 2


def counts(out: BytesWriter, at: Int, pile: list[C]) -> None:
    """How many of each kind lie in a pile."""
    for card in pile:
        one_more(out, at + card.index)
