"""Which fighters an effect means: the nouns of the cards (U 8.1)."""

from __future__ import annotations

from typing import Final

from sevencats.core.ints import Int
from sevencats.unmatched.cards import Who
from sevencats.unmatched.state import State


def count(fighters: Int) -> Int:
    """How many there are in a set of fighters."""
    n: Int = 0
    while fighters:
        n += fighters & 1
        fighters >>= 1
    return n


class TheHero(Who):
    """The seat's hero."""

    def found(self, s: State, seat: Int) -> Int:
        return s.on_board(1 << s.roster.heads[seat])


class TheSidekicks(Who):
    """The seat's sidekicks."""

    def found(self, s: State, seat: Int) -> Int:
        return s.on_board(s.roster.own[seat] & ~(1 << s.roster.heads[seat]))


class MyFighter(Who):
    """The seat's fighter in this combat."""

    def found(self, s: State, seat: Int) -> Int:
        return s.on_board(1 << s.bout().mine(seat).fighter)


class OpposingFighter(Who):
    """The other fighter in this combat."""

    def found(self, s: State, seat: Int) -> Int:
        return s.on_board(1 << s.bout().theirs(seat).fighter)


class Beside(Who):
    """All fighters adjacent to these, of any side."""

    def __init__(self, who: Who) -> None:
        super().__init__(f"beside-{who.name}")
        self.who = who

    def found(self, s: State, seat: Int) -> Int:
        return s.standing_on(s.roster.board.beside(s.spaces(self.who.found(s, seat))))


class InZoneOf(Who):
    """All fighters in the zone of these, of any side (U 1.3)."""

    def __init__(self, who: Who) -> None:
        super().__init__(f"in-zone-of-{who.name}")
        self.who = who

    def found(self, s: State, seat: Int) -> Int:
        zone: Int = 0
        meant = self.who.found(s, seat)
        for fighter in s.fighters:
            if meant >> fighter.index & 1:
                zone |= s.roster.board.zoned[fighter.space]
        return s.standing_on(zone)


class Within(Who):
    """All fighters at most so many spaces away (C7)."""

    def __init__(self, steps: Int, who: Who) -> None:
        super().__init__(f"within-{steps}-of-{who.name}")
        self.steps = steps
        self.who = who

    def found(self, s: State, seat: Int) -> Int:
        spaces: Int = 0
        meant = self.who.found(s, seat)
        for fighter in s.fighters:
            if meant >> fighter.index & 1:
                spaces |= s.roster.board.within(fighter.space, self.steps)
        return s.standing_on(spaces)


class Opposing(Who):
    """Those of them that oppose the seat."""

    def __init__(self, who: Who) -> None:
        super().__init__(f"opposing-{who.name}")
        self.who = who

    def found(self, s: State, seat: Int) -> Int:
        return self.who.found(s, seat) & ~s.roster.own[seat]


class Own(Who):
    """Those of them that are the seat's own."""

    def __init__(self, who: Who) -> None:
        super().__init__(f"own-{who.name}")
        self.who = who

    def found(self, s: State, seat: Int) -> Int:
        return self.who.found(s, seat) & s.roster.own[seat]


class But(Who):
    """Those of them that are not among the others."""

    def __init__(self, who: Who, others: Who) -> None:
        super().__init__(f"{who.name}-but-{others.name}")
        self.who = who
        self.others = others

    def found(self, s: State, seat: Int) -> Int:
        return self.who.found(s, seat) & ~self.others.found(s, seat)


class Both(Who):
    """Those that are meant by the one and by the other."""

    def __init__(self, one: Who, other: Who) -> None:
        super().__init__(f"{one.name}-and-{other.name}")
        self.one = one
        self.other = other

    def found(self, s: State, seat: Int) -> Int:
        return self.one.found(s, seat) & self.other.found(s, seat)


HERO: Final = TheHero("hero")
SIDEKICKS: Final = TheSidekicks("sidekicks")
MINE: Final = MyFighter("mine")
THEIRS: Final = OpposingFighter("theirs")
