"""One seat's cards, and what the others have learned of its secrets (U 1.7)."""

from __future__ import annotations

from typing import Final, final

from sevencats.core.ints import Int
from sevencats.core.piles import insert, merged, minus, plus, take, without
from sevencats.unmatched.cards import NO_CARD, Card, Effect
from sevencats.unmatched.hero import Hero

NO_CARDS: Final[list[Card]] = []


@final
class Side:
    """Piles are kept in card order. Cards leave hand and deck by the methods below: they also keep what is known.

    The deck is a heap without order under `top`, cards whose order everybody knows, uppermost first. Everybody knows
    that `known` cards lie in this hand and `marked` ones in this deck, at least so many of each kind. `shown` is what
    each seat has seen when it looked at this hand, besides the known cards, and `left` what has left the hand since."""

    def __init__(self, hero: Hero, hand: list[Card], deck: list[Card], discard: list[Card]) -> None:
        self.hero = hero
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.top = NO_CARDS
        self.equipment: tuple[Card, ...] = ()
        self.ongoing = NO_CARD  # the ongoing scheme in play
        self.playing = NO_CARD  # the scheme that is being resolved
        self.later: tuple[Effect, ...] = ()  # what happens at the start of the next own turn
        self.attacked = False  # one of the own fighters attacked this turn
        self.dormant = False  # no fighter on the board (U 9.4)
        self.out = False  # hero defeated, others play on (U 9.5)
        self.known = NO_CARDS
        self.marked = NO_CARDS
        self.shown: tuple[list[Card], ...] = ()
        self.left: tuple[list[Card], ...] = ()

    def copy(self) -> Side:
        new = Side(self.hero, self.hand[:], self.deck[:], self.discard[:])
        new.top = self.top
        new.equipment = self.equipment
        new.ongoing = self.ongoing
        new.playing = self.playing
        new.later = self.later
        new.attacked = self.attacked
        new.dormant = self.dormant
        new.out = self.out
        new.known = self.known
        new.marked = self.marked
        new.shown = self.shown
        new.left = self.left
        return new

    def sources(self) -> Int:
        """How many Source cards lie in the discard pile (U 11.1)."""
        n: Int = 0
        for card in self.discard:
            if card.source:
                n += 1
        return n

    def has_deck(self) -> bool:
        return bool(self.deck) or bool(self.top)

    # -- cards of the hand

    def lay(self, card: Card) -> None:
        """Face down: nobody learns which card has gone, until it is revealed."""
        take(self.hand, card)

    def reveal(self, card: Card) -> None:
        """A card that was in the hand, or face down, has come into the open."""
        if card in self.known:
            self.known = minus(self.known, card)
        else:
            self.gone(card)

    def play(self, card: Card) -> None:
        self.lay(card)
        self.reveal(card)

    def discard_from_hand(self, card: Card) -> None:
        self.play(card)
        insert(self.discard, card)

    def expose(self, card: Card) -> None:
        """A card in the hand is named before everybody, and stays there."""
        if card not in self.known:
            self.gone(card)
            self.known = plus(self.known, card)

    def gain(self, card: Card) -> None:
        """Everybody sees which card comes to the hand."""
        insert(self.hand, card)
        self.known = plus(self.known, card)

    def show(self, seat: Int, seats: Int) -> None:
        """This seat looks at the hand."""
        if not self.shown:
            self.shown = tuple([NO_CARDS for _ in range(seats)])
            self.left = self.shown
        fresh = without(self.hand, self.known)
        self.shown = tuple([fresh if n == seat else cards for n, cards in enumerate(self.shown)])
        self.left = tuple([NO_CARDS if n == seat else cards for n, cards in enumerate(self.left)])

    def gone(self, card: Card) -> None:
        """A card that others may have been shown is no longer to be counted on."""
        if self.shown:
            self.left = tuple([plus(cards, card) if self.shown[n] else cards for n, cards in enumerate(self.left)])

    def still_shown(self, seat: Int) -> list[Card]:
        """Of what this seat was shown, the cards that must still be in the hand."""
        return without(self.shown[seat], self.left[seat]) if self.shown else NO_CARDS

    # -- cards of the deck

    def draw(self, card: Card) -> None:
        """From the heap, seen by the owner alone: whether a marked card went is not known."""
        take(self.deck, card)
        insert(self.hand, card)
        self.marked = NO_CARDS

    def draw_top(self) -> Card:
        card = self.top[0]
        self.top = self.top[1:]
        self.gain(card)
        return card

    def mill_top(self) -> Card:
        card = self.top[0]
        self.top = self.top[1:]
        insert(self.discard, card)
        return card

    def mill(self, card: Card) -> None:
        """From the heap to the discard pile, seen by all."""
        self.take_from_deck(card)
        insert(self.discard, card)

    def fetch(self, card: Card) -> None:
        """From the heap to the hand, seen by all."""
        self.take_from_deck(card)
        self.gain(card)

    def take_from_deck(self, card: Card) -> None:
        take(self.deck, card)
        if card in self.marked:
            self.marked = minus(self.marked, card)

    def put_on_top(self, card: Card) -> None:
        self.top = [card, *self.top]

    def shuffle_in(self, card: Card) -> None:
        insert(self.deck, card)
        self.marked = plus(self.marked, card)

    def shuffle(self) -> None:
        if self.top:
            for card in self.top:
                insert(self.deck, card)
                self.marked = plus(self.marked, card)
            self.top = NO_CARDS


def hidden(side: Side, laid: Card) -> list[Card]:
    """All cards that lie in hand or heap or face down: which they are is public, where they are is not."""
    cards = merged(side.hand, side.deck)
    if laid is not NO_CARD:
        insert(cards, laid)
    return cards
