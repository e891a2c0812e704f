"""Move ordering: killer moves by the mover's hand first, then a history heuristic by kind of option (D 8).

A killer is an option that caused a cutoff with the same hand before, the last one first. The history counts cutoffs for
each node searched, by kind of option in alike turns. An order of options is one number, packed: each option is a
digit, the first one lowest."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec

from sevencats.core.ints import Int
from sevencats.solvers.open_dice.hands import Hand
from sevencats.solvers.open_dice.hash_map import NOTHING, IntMap

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
OPTION: Final = 4  # bits of a digit; it is the option's value plus one, so that none is 0
OPTIONS: Final = 2**OPTION - 1


def kind(hand: Hand, number: Int, over: Int) -> Int:
    """Classify an option, where `over` is the smallest value that takes the lead, or 0."""
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
class History:
    """History heuristic for alike turns: by kind of option, how many cutoffs it caused and how many nodes it took."""

    def __init__(self) -> None:
        self.cutoffs: vec[float] = vec[float]([1.0] * KINDS)  # a prior of one cutoff
        self.nodes: vec[float] = vec[float]([100.0] * KINDS)  # in a hundred nodes

    def searched(self, kind: Int, nodes: Int) -> None:
        """An option of this kind took so many nodes."""
        self.nodes[kind] += float(nodes)

    def cut_off(self, kind: Int) -> None:
        """An option of this kind caused a cutoff."""
        self.cutoffs[kind] += 1.0

    def score(self, kind: Int) -> float:
        return self.cutoffs[kind] / self.nodes[kind]

    def options(self, hand: Hand, over: Int) -> Int:
        """All options with this hand by descending score; equal ones from low to high."""
        if over:
            return self.ordered(hand, over)
        lowest = self.score(LOWEST)
        between = self.score(BETWEEN)
        highest = self.score(HIGHEST)
        passes = self.score(PASSES)
        number = (
            (1 if between > lowest else 4)
            + (1 if highest > lowest else 16)
            + (1 if passes > lowest else 64)
            + (4 if highest > between else 16)
            + (4 if passes > between else 64)
            + (16 if passes > highest else 64)
        )  # rank the four kinds by pairwise comparison: a perfect hash of their order
        order = hand.orders[number]
        if order == 0:
            order = self.ordered(hand, 0)
            hand.orders[number] = order
        return order

    def ordered(self, hand: Hand, over: Int) -> Int:
        """Selection sort of the kinds by score, then their options."""
        order: Int = 0
        place: Int = 0
        left: Int = (1 << KINDS) - 1  # the kinds to come, as bits
        while left:
            most = -1.0
            best: Int = 0
            for n in range(KINDS):
                score = self.score(n)
                if left >> n & 1 and score > most:
                    most = score
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
class KillerMoves:
    """Killer heuristic, by the mover's hand and the dice it may keep instead of by ply: the options that caused a
    cutoff, the last one first, whatever the other side has."""

    def __init__(self) -> None:
        self.orders = IntMap()

    def first(self, key: Int, options: Int) -> Int:
        """These options, killers first."""
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

    def cut_off(self, key: Int, number: Int) -> None:
        """This option caused a cutoff: move it to the front."""
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
class MoveOrdering:
    """History tables by round, by who is to move and who has passed, and by the mover's lead; and the killers."""

    def __init__(self) -> None:
        self.histories = [History() for _ in range(STAGES * 2 * 3 * 4)]
        self.killers = KillerMoves()

    def history(self, stage: Int, turn: Int, passed: Int, lead: Int) -> History:
        place: Int = 0 if lead < -FAR else 1 if lead <= 0 else 2 if lead <= FAR else 3
        return self.histories[((stage * 2 + turn) * 3 + passed + 1) * 4 + place]
