"""Random play to the end, as fast as it goes: what benchmarks do."""

from __future__ import annotations

from sevencats.core.decision import CHANCE
from sevencats.core.ints import Int
from sevencats.core.state import State


def playout(s: State) -> Int:
    """Choose at random, luck included, until the game is over; how many choices were made."""
    n: Int = 0
    decision = s.decision
    while decision is not None:
        if decision.seat == CHANCE:
            s.take(s.toss())
        else:
            options = decision.options
            s.take(options[s.luck.below(len(options))])
        n += 1
        decision = s.decision
    return n
