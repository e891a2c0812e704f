"""A combat under way: both fighters, their cards, and how each value came about (U 6, U 7)."""

from __future__ import annotations

from typing import Final, final

from sevencats.core.ints import Int
from sevencats.unmatched.cards import NO_CARD, Card

PRINTED: Final = -1  # the value is not replaced
UNDECIDED: Final = -1  # nobody has won the combat yet


@final
class Part:
    """One side of a combat. The value is worked out from its reasons, never stored (U 7.1)."""

    def __init__(self, seat: Int, fighter: Int) -> None:
        self.seat = seat
        self.fighter = fighter
        self.card = NO_CARD
        self.instead: Int = PRINTED  # "the value is n instead" (U 7.2)
        self.added: tuple[tuple[str, int], ...] = ()  # what was added, each with its cause
        self.ignored = ""  # the card that makes the value count for nothing (U 7.3)
        self.cancelled = False  # what has not resolved yet does not (U 8.2)

    def copy(self) -> Part:
        new = Part(self.seat, self.fighter)
        new.card = self.card
        new.instead = self.instead
        new.added = self.added
        new.ignored = self.ignored
        new.cancelled = self.cancelled
        return new

    def add(self, cause: str, n: Int) -> None:
        self.added = (*self.added, (cause, n))

    def value(self) -> Int:
        """What counts for damage: printed or replaced, then what was added, or nothing if ignored."""
        if self.ignored or self.card is NO_CARD:
            return 0
        n = self.card.value if self.instead == PRINTED else self.instead
        for _, more in self.added:
            n += more
        return max(n, 0)


@final
class Combat:
    """An attack by one fighter on another, until both cards are cleaned up."""

    def __init__(self, attack: Part, defence: Part) -> None:
        self.attack = attack
        self.defence = defence
        self.revealed = False
        self.winner: Int = UNDECIDED

    def copy(self) -> Combat:
        new = Combat(self.attack.copy(), self.defence.copy())
        new.revealed = self.revealed
        new.winner = self.winner
        return new

    def mine(self, seat: Int) -> Part:
        return self.attack if self.attack.seat == seat else self.defence

    def theirs(self, seat: Int) -> Part:
        return self.defence if self.attack.seat == seat else self.attack

    def laid(self, seat: Int) -> Card:
        """The card of this seat that lies face down."""
        if self.revealed:
            return NO_CARD
        if self.attack.seat == seat:
            return self.attack.card
        return self.defence.card if self.defence.seat == seat else NO_CARD
