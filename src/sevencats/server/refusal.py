"""A message that is refused: one sentence for people, one word for the counters. Nothing was changed."""
from __future__ import annotations

from sevencats.core.words import BadInput


class Refusal(BadInput):
    def __init__(self, kind: str, why: str, status: int = 409) -> None:
        super().__init__(why)
        self.kind = kind            # late, turn, foreign, option, over, malformed, size, rate, store
        self.status = status        # what it is over HTTP


class Late(Refusal):
    """The table has gone on since; the answer is how it stands."""

    def __init__(self) -> None:
        super().__init__("late", "The table has gone on since; look again.")
