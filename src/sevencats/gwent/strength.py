"""How strong units are: weather, doubled spies, bond, morale, horn, in this order (G 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sevencats.core.ints import Int
from sevencats.core.piles import count
from sevencats.gwent.cards import NO_CARD, Card
from sevencats.gwent.sides import UNCOUNTED, Row

if TYPE_CHECKING:
    from sevencats.gwent.state import State

TIE: Final = -1


@final
class Influence:
    """All that works on the units of one row of one side now."""

    def __init__(self, s: State, seat: Int, r: Int) -> None:
        row = s.sides[seat].rows[r]
        self.s = s
        self.seat = seat
        self.units = row.units
        self.weather = (s.weather() >> r) & 1 == 1
        self.boost: Int = 0  # morale of all boosters together
        self.horns: Int = 1 if row.horned() else 0
        for card in row.units:
            self.boost += card.boost
            self.horns += card.doubles
        self.bonded = NO_CARD  # whose copies were counted last: those of a kind lie side by side
        self.copies: Int = 0

    def strength(self, card: Card) -> Int:
        if card.hero:
            return card.strength
        return self.after_horn(
            card, self.after_morale(card, self.after_bond(card, self.after_spies(card, self.after_weather(card))))
        )

    def after_weather(self, card: Card) -> Int:  # G 8.2
        n = card.strength
        if not self.weather:
            return n
        if not self.s.leader(self.seat).halves_weather:
            return 1 if n > 0 or self.s.edition.weather_lifts_zero else 0
        if n == 0:
            return 0
        half = n // 2
        return 1 if half == 0 and self.s.edition.bran_spares_the_weakest else half

    def after_spies(self, card: Card, n: Int) -> Int:  # G 8.3
        return n * 2 if card.spy and self.s.spies_are_doubled() else n

    def after_bond(self, card: Card, n: Int) -> Int:  # G 8.4
        if not card.bonds:
            return n
        if card is not self.bonded:
            self.bonded = card
            self.copies = count(self.units, card)
        return n * (min(self.copies, 2) if self.s.edition.bond_only_doubles else self.copies)

    def after_morale(self, card: Card, n: Int) -> Int:  # G 8.5
        return n + self.boost - card.boost

    def after_horn(self, card: Card, n: Int) -> Int:  # G 8.6
        if self.horns == 0:
            return n
        own = 0 if self.s.edition.horn_unit_doubles_itself else card.doubles
        return n * 2 if self.horns > own else n


def row_total(s: State, seat: Int, r: Int) -> Int:
    return total_under(s, seat, r, s.weather())


def total_under(s: State, seat: Int, r: Int, rows: Int) -> Int:
    """A row's total while weather lies on these rows (bits); counted only if either has changed since the last time."""
    row = s.sides[seat].rows[r]
    weather = (rows >> r) & 1 == 1
    if row.total == UNCOUNTED or row.weather != weather:
        row.total = influenced_total(s, seat, r) if weather or row.is_influenced() else printed_total(row)
        row.weather = weather
    return row.total


def printed_total(row: Row) -> Int:
    total: Int = 0
    for card in row.units:
        total += card.strength
    return total


def influenced_total(s: State, seat: Int, r: Int) -> Int:
    influence = Influence(s, seat, r)
    total: Int = 0
    for card in influence.units:
        total += influence.strength(card)
    return total


def total(s: State, seat: Int) -> Int:
    rows = s.weather()
    return total_under(s, seat, 0, rows) + total_under(s, seat, 1, rows) + total_under(s, seat, 2, rows)


def round_winner(s: State, score: tuple[int, int]) -> Int:
    """The seat with the higher total, or TIE; Nilfgaard wins a tie unless both are (G 7.1, G 9.2)."""
    a, b = score
    if a == b and s.sides[0].faction.wins_ties != s.sides[1].faction.wins_ties:
        return 0 if s.sides[0].faction.wins_ties else 1
    return 0 if a > b else 1 if b > a else TIE
