"""Round summary for the seat to move, in the games that have rounds and a pass; and the rule against early passes."""

from __future__ import annotations

from typing import Final, final

from sevencats.bots.bot import Considered
from sevencats.core.ints import Int

PASS: Final = "pass"
CLEARLY: Final = 0.12  # how much better a pass must look that gives up a round untried; less is noise


@final
class Standing:
    """The round as this seat sees it at its turn."""

    def __init__(self, lead: Int, laid: Int, held: Int, alone: bool, ahead: bool, last: bool) -> None:
        self.lead = lead
        self.laid = laid  # cards or dice on its side of the table
        self.held = held  # and in its hand
        self.alone = alone  # the other has passed
        self.ahead = ahead  # this seat has won more rounds
        self.last = last  # a round that this seat must not lose

    def untried(self) -> bool:
        """Would a pass give the round away before this seat has tried to win it?"""
        return not self.alone and not self.ahead and self.laid == 0 and self.lead <= 0


def trying(considered: list[Considered], standing: Standing | None) -> list[Considered]:
    """The same options, the best first; but a pass that gives up a round untried is the best only if it is so clearly.

    A search of some hundred simulations that prefers such a pass by less is mostly wrong: one of 20,000 plays on."""
    if standing is None or len(considered) < 2 or considered[0].option.text != PASS or not standing.untried():
        return considered
    if considered[0].chance - considered[1].chance >= CLEARLY:
        return considered
    return [considered[1], considered[0], *considered[2:]]
