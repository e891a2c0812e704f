"""Which fighters an effect means, and what it depends on: the nouns and the ifs of the cards (U 8.1)."""
from __future__ import annotations

from typing import Final

from sevencats.core.ints import Int
from sevencats.unmatched.cards import Condition, Who
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


class Won(Condition):
    """The seat has won the combat (U 6.6)."""

    def holds(self, s: State, seat: Int) -> bool:
        return s.bout().winner == seat


class Unmoved(Condition):
    """The seat's fighter in this combat has not left its space this turn (L13)."""

    def holds(self, s: State, seat: Int) -> bool:
        return not s.fighters[s.bout().mine(seat).fighter].left


class Printed(Condition):
    """The printed value of the opponent's card lies between these; no card has no value (G7, G8)."""

    def __init__(self, least: Int, most: Int) -> None:
        super().__init__(f"printed-{least}-to-{most}")
        self.least = least
        self.most = most

    def holds(self, s: State, seat: Int) -> bool:
        return self.least <= s.bout().theirs(seat).card.value <= self.most


class Healthy(Condition):
    """The opposing fighter has at least so much health now (G9)."""

    def __init__(self, least: Int) -> None:
        super().__init__(f"healthy-{least}")
        self.least = least

    def holds(self, s: State, seat: Int) -> bool:
        return s.fighters[s.bout().theirs(seat).fighter].health >= self.least


class NoneOf(Condition):
    """None of these fighters is found."""

    def __init__(self, who: Who) -> None:
        super().__init__(f"no-{who.name}")
        self.who = who

    def holds(self, s: State, seat: Int) -> bool:
        return self.who.found(s, seat) == 0


class DidNotAttack(Condition):
    """No fighter of the seat was declared attacker this turn (G15)."""

    def holds(self, s: State, seat: Int) -> bool:
        return not s.sides[seat].attacked


class HandOf(Condition):
    """The seat holds at least so many cards (C14)."""

    def __init__(self, least: Int) -> None:
        super().__init__(f"hand-{least}")
        self.least = least

    def holds(self, s: State, seat: Int) -> bool:
        return len(s.sides[seat].hand) >= self.least


WON: Final = Won("won")
UNMOVED: Final = Unmoved("unmoved")
DID_NOT_ATTACK: Final = DidNotAttack("did-not-attack")
