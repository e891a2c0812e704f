"""One seat's half of the table, and what the other seat has learned of its secrets (G 1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sevencats.core.ints import Int
from sevencats.core.piles import insert, merged, minus, plus, take, without
from sevencats.gwent.cards import Card, Leader

if TYPE_CHECKING:
    from sevencats.gwent.factions import Faction


NO_CARDS: Final[list[Card]] = []
UNCOUNTED: Final = -1


@final
class Row:
    """What lies on a row is changed here alone: its total is remembered from one change to the next."""

    def __init__(self, units: list[Card], specials: list[Card], sounded: bool) -> None:
        self.units = units
        self.specials = specials  # decoys, horns and mardroeme that lie here
        self.sounded = sounded  # a leader's horn sounds here until the round ends
        self.total: Int = UNCOUNTED  # as `row_total` last counted it
        self.weather = False  # was it under weather then?

    def copy(self) -> Row:
        new = Row(self.units[:], self.specials, self.sounded)
        new.total = self.total
        new.weather = self.weather
        return new

    def add(self, card: Card) -> None:
        insert(self.units, card)
        self.total = UNCOUNTED

    def remove(self, card: Card) -> None:
        take(self.units, card)
        self.total = UNCOUNTED

    def lay(self, special: Card) -> None:
        self.specials = plus(self.specials, special)
        self.total = UNCOUNTED

    def sound(self) -> None:
        self.sounded = True
        self.total = UNCOUNTED

    def clear(self) -> None:
        self.units = []
        self.specials = NO_CARDS
        self.sounded = False
        self.total = 0

    def horned(self) -> bool:
        """Is the place for a Commander's Horn taken?"""
        if self.sounded:
            return True
        return any(card.doubles for card in self.specials)

    def is_influenced(self) -> bool:
        """Does anything that lies here work on the units?"""
        return self.horned() or any(card.influences for card in self.units)

    def brewed(self) -> bool:
        """Does Mardroeme work here, from a card or a unit?"""
        for card in self.specials:
            if card.brews:
                return True
        return any(card.brews for card in self.units)


@final
class Side:
    """Piles are kept in card order. A card leaves hand and deck by the methods below: they also keep what is known.

    What the other seat knows: `known` cards lie in this hand and `marked` ones in this deck, at least so many of each
    kind; `stirred` ones in either. `seen` cards of this deck's list have been revealed. `shown` ones were seen in this
    hand by the other seat alone, to whom `familiar` ones were known before; `left` ones went since, unknown."""

    def __init__(
        self,
        faction: Faction,
        leader: Leader,
        hand: list[Card],
        deck: list[Card],
        discard: list[Card],
        seen: list[Card],
        rows: list[Row],
    ) -> None:
        self.faction = faction
        self.leader = leader
        self.leader_used = False
        self.gems: Int = 2
        self.passed = False
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.rows = rows
        self.reserve = NO_CARDS
        self.removed = NO_CARDS  # out of the game
        self.aside = NO_CARDS  # swapped cards, until the swapping ends
        self.weather = NO_CARDS  # weather this seat has played
        self.seen = seen
        self.known = NO_CARDS
        self.marked = NO_CARDS
        self.stirred = NO_CARDS
        self.shown = NO_CARDS
        self.familiar = NO_CARDS
        self.left = NO_CARDS

    def copy(self) -> Side:
        rows = self.rows
        new = Side(
            self.faction,
            self.leader,
            self.hand[:],
            self.deck[:],
            self.discard[:],
            self.seen[:],
            [rows[0].copy(), rows[1].copy(), rows[2].copy()],
        )
        new.leader_used = self.leader_used
        new.gems = self.gems
        new.passed = self.passed
        new.reserve = self.reserve
        new.removed = self.removed
        new.aside = self.aside
        new.weather = self.weather
        new.known = self.known
        new.marked = self.marked
        new.stirred = self.stirred
        new.shown = self.shown
        new.familiar = self.familiar
        new.left = self.left
        return new

    # -- cards that everybody sees go

    def play_from_hand(self, card: Card) -> None:
        take(self.hand, card)
        if card in self.known:
            self.known = minus(self.known, card)
            return
        if self.shown:
            self.left = plus(self.left, card)
        self.reveal(card)

    def call_from_deck(self, card: Card) -> None:
        take(self.deck, card)
        if card in self.marked:
            self.marked = minus(self.marked, card)
        else:
            self.reveal(card)

    def reveal(self, card: Card) -> None:
        """A card of hand or deck that could be known to lie in either, or else is seen for the first time."""
        if card in self.stirred:
            self.stirred = minus(self.stirred, card)
        else:
            insert(self.seen, card)

    # -- cards that go unseen

    def draw(self, card: Card) -> None:
        take(self.deck, card)
        insert(self.hand, card)
        if self.marked:
            self.stirred = merged(self.stirred, self.marked)
            self.marked = NO_CARDS

    def set_aside(self, card: Card) -> None:
        take(self.hand, card)
        self.aside = plus(self.aside, card)
        if self.known:
            self.stirred = merged(self.stirred, self.known)
            self.known = NO_CARDS
        self.forget_the_showing(NO_CARDS)

    def forget_the_showing(self, known: list[Card]) -> None:
        """Of the cards that were shown these are simply known from now on; the others may have gone."""
        self.known = merged(self.known, known)
        self.shown = self.familiar = self.left = NO_CARDS

    def take_back_aside(self) -> None:
        for card in self.aside:
            insert(self.deck, card)
        self.aside = NO_CARDS

    # -- cards that everybody sees come

    def gain(self, card: Card) -> None:
        insert(self.hand, card)
        self.known = plus(self.known, card)

    def shuffle_in(self, cards: list[Card]) -> None:
        self.deck = merged(self.deck, cards)
        self.marked = merged(self.marked, cards)

    def open_deck(self) -> None:
        """The other seat looks through this deck: all of it is known, and so is what must then be in the hand."""
        learned = merged(self.marked, self.stirred)
        self.seen = merged(self.seen, without(self.deck, learned))
        found = without(learned, self.deck)
        self.known = merged(self.known, found)
        if self.shown:
            self.left = merged(self.left, found)  # known now, and so no longer to be counted among the shown
        self.marked = self.deck[:]
        self.stirred = NO_CARDS
