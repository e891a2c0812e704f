"""Which options are worth trying first: those that decided turns with the same hand, the last one first; then those
of a kind that often decided a turn, for the turns it took to find out (D 8).

An order of options is one number: each is a digit, the first one lowest."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec

from sevencats.core.ints import Int
from sevencats.solvers.open_dice.lattice import Hand
from sevencats.solvers.open_dice.memory import NOTHING, Table

PASS: Final = 0  # as an option beside the values of dice
KINDS: Final = 6  # of options:
LOWEST: Final = 0  # the lowest value,
BETWEEN: Final = 1  # those between; if one takes the lead only those before it,
OVER: Final = 2  # the smallest that takes the lead,
BEYOND: Final = 3  # those after it,
HIGHEST: Final = 4  # the highest,
PASSES: Final = 5  # and to pass
FAR: Final = 4  # a lead of more than this is large
STAGES: Final = 12
OPTION: Final = 4  # bits of such a digit, one more than the option's value so that none is 0
OPTIONS: Final = 2**OPTION - 1


def kind(hand: Hand, number: Int, over: Int) -> Int:
    """Of which kind an option is, where `over` is the smallest value that takes the lead, or 0."""
    if number == PASS:
        return PASSES
    if number == over:
        return OVER
    if number == hand.lowest:
        return LOWEST
    if number == hand.highest:
        return HIGHEST
    return BEYOND if over and number > over else BETWEEN


@final
class Kinds:
    """The options of turns that are alike, by their kinds: how many decided a turn, and how many turns they took."""

    def __init__(self) -> None:
        self.decided: vec[float] = vec[float]([1.0] * KINDS)  # each begins as if one had decided a turn
        self.turns: vec[float] = vec[float]([100.0] * KINDS)  # and taken a hundred

    def learn(self, kind: Int, turns: Int) -> None:
        """An option took so many turns."""
        self.turns[kind] += float(turns)

    def decide(self, kind: Int) -> None:
        """An option decided a turn."""
        self.decided[kind] += 1.0

    def worth(self, kind: Int) -> float:
        return self.decided[kind] / self.turns[kind]

    def options(self, hand: Hand, over: Int) -> Int:
        """All options with this hand, those worth most first; alike ones from low to high."""
        if over:
            return self.ordered(hand, over)
        lowest = self.worth(LOWEST)
        between = self.worth(BETWEEN)
        highest = self.worth(HIGHEST)
        passes = self.worth(PASSES)
        number = (
            (1 if between > lowest else 4)
            + (1 if highest > lowest else 16)
            + (1 if passes > lowest else 64)
            + (4 if highest > between else 16)
            + (4 if passes > between else 64)
            + (16 if passes > highest else 64)
        )  # of two, the lesser stands one place further back
        order = hand.orders[number]
        if order == 0:
            order = self.ordered(hand, 0)
            hand.orders[number] = order
        return order

    def ordered(self, hand: Hand, over: Int) -> Int:
        order: Int = 0
        place: Int = 0
        left: Int = (1 << KINDS) - 1  # the kinds to come, as bits
        while left:
            most = -1.0
            best: Int = 0
            for n in range(KINDS):
                worth = self.worth(n)
                if left >> n & 1 and worth > most:
                    most = worth
                    best = n
            left ^= 1 << best
            digit: Int = PASS + 1  # not shifted as a constant, which has only 32 bits when compiled
            if best == PASSES:
                order |= digit << place
                place += OPTION
            for value in reversed(hand.values):
                if kind(hand, value, over) == best:
                    digit = value + 1
                    order |= digit << place
                    place += OPTION
        return order


@final
class Recent:
    """The options that decided turns of a side, by its hand and the dice it may keep, the last one first: what was good
    with these mostly is again, whatever the other side has."""

    def __init__(self) -> None:
        self.orders = Table()

    def first(self, key: Int, options: Int) -> Int:
        """These options, those that decided turns before the others."""
        order = self.orders.get(key)
        if order == NOTHING:
            return options
        met: Int = 0  # as bits
        place: Int = 0
        while order >> place:
            met |= 1 << (order >> place & OPTIONS)
            place += OPTION
        while options:
            digit = options & OPTIONS
            if met >> digit & 1 == 0:
                order |= digit << place
                place += OPTION
            options >>= OPTION
        return order

    def learn(self, key: Int, number: Int) -> None:
        """This option has decided a turn: it comes first now."""
        old = max(0, self.orders.get(key))
        digit = number + 1
        if old & OPTIONS == digit:
            return
        new = digit
        place: Int = OPTION
        while old:
            if old & OPTIONS != digit:
                new |= (old & OPTIONS) << place
                place += OPTION
            old >>= OPTION
        self.orders.set(key, new)


@final
class Experience:
    """What a solution has met so far, by round, by who is to move and has passed, and by the mover's lead."""

    def __init__(self) -> None:
        self.kinds = [Kinds() for _ in range(STAGES * 2 * 3 * 4)]
        self.recent = Recent()

    def of(self, stage: Int, turn: Int, passed: Int, lead: Int) -> Kinds:
        place: Int = 0 if lead < -FAR else 1 if lead <= 0 else 2 if lead <= FAR else 3
        return self.kinds[((stage * 2 + turn) * 3 + passed + 1) * 4 + place]
