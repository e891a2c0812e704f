"""A message that is refused: one sentence for people, one word for the counters. Nothing was changed."""

from __future__ import annotations

from typing import Final

from sevencats.core.words import BadInput
from sevencats.locales import coded
from sevencats.server.messages import Fault, Refused, Sorry

NO_ANSWER: Final = "The store does not answer; try again in a moment."
TOO_FAST: Final = "Not so fast; try again in a moment."


class Refusal(BadInput):
    def __init__(self, kind: str, why: str, status: int = 409) -> None:
        super().__init__(why)
        self.kind = kind  # late, turn, foreign, option, over, malformed, size, rate, store, broken
        self.status = status  # what it is over HTTP


class Late(Refusal):
    """The table has gone on since; the answer is how it stands."""

    def __init__(self) -> None:
        super().__init__("late", "The table has gone on since; look again.")


def sorry(kind: str, why: str) -> Sorry:
    """How a request is refused over HTTP."""
    code, values, faults = coded(why, kind)
    return Sorry(why, code, values, [Fault(*one) for one in faults])


def refused(kind: str, why: str, n: int) -> Refused:
    """How a message is refused at a table."""
    code, values, faults = coded(why, kind)
    return Refused(why, n, code, values, [Fault(*one) for one in faults])
