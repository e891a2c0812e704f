"""Which options are worth trying first: those that often decided a turn, for the turns it took to find out (D 8)."""
from __future__ import annotations

from typing import Final, final

from sevencats.core.ints import Int
from sevencats.dice.lattice import Hand

PASS: Final = 0                         # as an option beside the values of dice
FAR: Final = 4                          # a lead of more than this is large
STAGES: Final = 12


@final
class Tried:
    """Options of one kind: how many decided a turn, and how many turns they took."""

    def __init__(self) -> None:
        self.decided = 1.0              # as if one had, not too soon
        self.turns = 100.0

    def worth(self) -> float:
        return self.decided / self.turns


@final
class Kinds:
    """The options of turns that are alike, in four kinds: the lowest value, those between, the highest, and to pass."""

    def __init__(self) -> None:
        self.tried = [Tried() for _ in range(4)]

    def of(self, hand: Hand, number: Int) -> Tried:
        if number == PASS:
            return self.tried[3]
        if number == hand.lowest:
            return self.tried[0]
        return self.tried[2 if number == hand.highest else 1]

    def options(self, hand: Hand) -> list[int]:
        """All options with this hand, those worth most first; alike ones from low to high."""
        lowest = self.tried[0].worth()
        between = self.tried[1].worth()
        highest = self.tried[2].worth()
        passing = self.tried[3].worth()
        places = ((1 if between > lowest else 4) + (1 if highest > lowest else 16) + (1 if passing > lowest else 64)
                  + (4 if highest > between else 16) + (4 if passing > between else 64)
                  + (16 if passing > highest else 64))          # of two, the lesser stands one place further back
        order = hand.orders[places]
        if not order:
            order = ordered(hand, places)
            hand.orders[places] = order
        return order


def ordered(hand: Hand, places: Int) -> list[int]:
    """All options with this hand, by the places of their kinds, two bits each."""
    kinds: list[list[int]] = [[], [], [], []]
    for value in reversed(hand.values):
        kinds[places & 3 if value == hand.lowest else places >> 4 & 3 if value == hand.highest
              else places >> 2 & 3].append(value)
    kinds[places >> 6 & 3].append(PASS)
    return [number for kind in kinds for number in kind]


@final
class Experience:
    """What a solution has met so far, by round, by who is to move and has passed, and by the mover's lead."""

    def __init__(self) -> None:
        self.kinds = [Kinds() for _ in range(STAGES * 2 * 3 * 4)]

    def of(self, stage: Int, turn: Int, passed: Int, lead: Int) -> Kinds:
        place: Int = 0 if lead < -FAR else 1 if lead <= 0 else 2 if lead <= FAR else 3
        return self.kinds[((stage * 2 + turn) * 3 + passed + 1) * 4 + place]
