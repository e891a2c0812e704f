"""What an effect depends on: the ifs of the cards (U 8.1)."""

from __future__ import annotations

from typing import Final

from sevencats.core.ints import Int
from sevencats.unmatched.cards import Condition, Who
from sevencats.unmatched.state import State


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
