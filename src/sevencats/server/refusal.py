"""A message that is refused: an error with one word for the counters and a status for HTTP. Nothing was changed."""

from __future__ import annotations

from collections.abc import Sequence

from sevencats.core.words import BadInput
from sevencats.server.ws.messages import Fault, Refused, Sorry


class Refusal(BadInput):
    def __init__(
        self, kind: str, code: str, status: int = 409, faults: Sequence[BadInput] = (), /, **values: object
    ) -> None:
        super().__init__(code, faults, **values)
        self.kind = kind  # late, turn, foreign, option, over, malformed, size, rate, store, broken
        self.status = status  # what it is over HTTP

    @classmethod
    def of(cls, kind: str, why: BadInput, status: int = 409) -> Refusal:
        """An error from below, as a refusal."""
        return Refusal(kind, why.code, status, why.faults, **why.values)


class Late(Refusal):
    """The table has gone on since; the answer is how it stands."""

    def __init__(self) -> None:
        super().__init__("late", "late")


class TooFast(Refusal):
    def __init__(self) -> None:
        super().__init__("rate", "fast", 429)


class StorageUnavailable(Refusal):
    """The repository does not answer."""

    def __init__(self) -> None:
        super().__init__("store", "store", 503)


def sorry(why: BadInput) -> Sorry:
    """How a request is refused over HTTP."""
    return Sorry(str(why), message(why), why.values, faults(why))


def refused(why: BadInput, n: int) -> Refused:
    """How a message is refused at a table."""
    return Refused(str(why), n, message(why), why.values, faults(why))


def faults(why: BadInput) -> list[Fault]:
    return [Fault(message(one), one.values, faults(one)) for one in why.faults]


def message(why: BadInput) -> str:
    """The message of the locales that says it."""
    return f"error-{why.code}"
