"""What a seat cannot know, drawn anew (G 1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevencats.core.ints import Int
from sevencats.core.luck import Luck
from sevencats.core.piles import holds, insert, merged, without
from sevencats.gwent.cards import Card
from sevencats.gwent.sides import NO_CARDS, Side

if TYPE_CHECKING:
    from sevencats.gwent.state import State


def secrets(s: State, seat: Int, luck: Luck, decks: list[list[Card]], sure: list[Card], strict: bool) -> None:
    """Deal this seat's hidden cards anew, as somebody does who is sure of these cards in the hand, and of the known.

    When no deck that is strictly legal explains what happened, one with more special cards will do."""
    side = s.sides[seat]
    if s.open_lists:
        unseen = never_seen(side)
    else:
        unseen = believed(s, side, without(sure, side.stirred), luck, decks, strict)
    deal(side, without(merged(unseen, side.stirred), sure), merged(side.known, sure), luck)


def never_seen(side: Side) -> list[Card]:
    """Cards of hand, deck and those set aside of which the other seat has learned nothing."""
    hidden = merged(merged(side.hand, side.deck), side.aside)
    return without(without(without(hidden, side.known), side.marked), side.stirred)


def believed(s: State, side: Side, more: list[Card], luck: Luck, decks: list[list[Card]], strict: bool) -> list[Card]:
    """The unseen rest of a deck that this one may be: it holds all that was seen of it, and `more`."""
    size: Int = len(side.hand) + len(side.deck) + len(side.aside)
    size -= len(side.known) + len(side.marked) + len(side.stirred)
    proof = merged(side.seen, more)
    fitting: list[list[Card]] = []
    for deck in decks:
        if len(deck) == size + len(side.seen) and holds(deck, proof):
            fitting.append(deck)
    if fitting:
        return without(fitting[luck.below(len(fitting))], side.seen)
    return drawn_around(s, side, proof, more, size, luck, strict)


def drawn_around(
    s: State, side: Side, proof: list[Card], more: list[Card], size: Int, luck: Luck, strict: bool
) -> list[Card]:
    """So many cards that with the ones already seen would make a legal deck (G 2)."""
    specials: Int = 0
    for card in proof:
        specials += 1 if card.special else 0
    room: Int = min(s.edition.maximum_specials, max(0, size + len(side.seen) - s.edition.minimum_units)) - specials
    places: Int = s.edition.maximum_units - len(proof) + specials
    if not strict:
        room = size
    if not strict or s.edition.maximum_units == 0:
        places = size
    rest = more[:]
    pot = without(s.pool.legal(side.faction.id), proof)
    while len(rest) < size:
        if not pot:
            pot = s.pool.units(side.faction.id)[:]
            places = size
        i = luck.below(len(pot))
        card = pot[i]
        pot[i] = pot[-1]
        pot.pop()
        if card.special and room > 0:
            room -= 1
            insert(rest, card)
        elif not card.special and places > 0:
            places -= 1
            insert(rest, card)
    return rest


def deal(side: Side, pot: list[Card], sure: list[Card], luck: Luck) -> None:
    """Deal hand, deck and the cards set aside, by selection: the piles stay in card order."""
    left: Int = len(pot)
    hand_needs: Int = len(side.hand) - len(sure)
    aside_needs: Int = len(side.aside)
    hand: list[Card] = []
    aside: list[Card] = []
    deck: list[Card] = []
    for card in pot:
        k = luck.below(left)
        left -= 1
        if k < hand_needs:
            hand_needs -= 1
            hand.append(card)
        elif k < hand_needs + aside_needs:
            aside_needs -= 1
            aside.append(card)
        else:
            deck.append(card)
    side.hand = merged(hand, sure) if sure else hand
    side.deck = merged(deck, side.marked) if side.marked else deck
    side.aside = aside if aside else NO_CARDS


def still_shown(side: Side) -> list[Card]:
    """Of the cards that were shown, those that must still be in the hand besides the known ones."""
    return without(without(side.shown, side.familiar), side.left) if side.shown else NO_CARDS


def what_was_shown(side: Side, luck: Luck) -> None:
    """Which cards of its hand the Emperor saw is not known to the one who holds it (G 10.6).

    A card that came to the hand openly since then was not among them; one that was known by then may have been."""
    if not side.shown:
        return
    pot = merged(merged(without(side.hand, side.known), side.familiar), side.left)
    shown: list[Card] = []
    for _ in side.shown:
        insert(shown, pot.pop(luck.below(len(pot))))
    side.shown = shown
