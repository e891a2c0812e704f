"""What a seat cannot know, drawn anew (U 1.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevencats.core.ints import Int
from sevencats.core.luck import Luck
from sevencats.core.piles import insert, merged, take, without
from sevencats.unmatched.cards import NO_CARD, Card
from sevencats.unmatched.sides import NO_CARDS, Side, hidden

if TYPE_CHECKING:
    from sevencats.unmatched.bout import Combat
    from sevencats.unmatched.state import State


def secrets(s: State, seat: int | None, luck: Luck) -> bool:
    """Deal anew what this seat cannot know of the others; False if that cannot be how it is."""
    possible = True
    for n in range(s.roster.seats):
        side = s.sides[n]
        if n != seat:
            laid = NO_CARD if s.combat is None else s.combat.laid(n)
            sure = merged(side.known, NO_CARDS if seat is None else side.still_shown(seat))
            deal(side, laid, sure, luck)
            if laid is not NO_CARD and not lay_again(s, side, s.bout(), luck):
                possible = False
        for other in range(len(side.shown)):
            if seat is None or (n != seat and other != seat):
                show_again(s, n, other, luck)
    return possible


def deal(side: Side, laid: Card, sure: list[Card], luck: Luck) -> None:
    """Deal hand and heap by selection, so that they stay in card order; a card that was face down is in the hand."""
    pot = without(without(hidden(side, laid), sure), side.marked)
    left: Int = len(pot)
    needs: Int = len(side.hand) + (0 if laid is NO_CARD else 1) - len(sure)
    hand: list[Card] = []
    deck: list[Card] = []
    for card in pot:
        k = luck.below(left)
        left -= 1
        if k < needs:
            needs -= 1
            hand.append(card)
        else:
            deck.append(card)
    side.hand = merged(hand, sure)
    side.deck = merged(deck, side.marked)


def lay_again(s: State, side: Side, combat: Combat, luck: Luck) -> bool:
    """Lay one of the cards face down with which the fighter could attack; False if there is none."""
    kind = s.fighters[combat.attack.fighter].kind
    fitting = [card for card in side.hand if card.attacks and card.fits(kind)]
    if not fitting:
        # keep the number of cards right, so that the next deal starts from a full hand
        combat.attack.card = side.hand[0]
        take(side.hand, side.hand[0])
        return False
    combat.attack.card = fitting[luck.below(len(fitting))]
    take(side.hand, combat.attack.card)
    return True


def show_again(s: State, n: Int, other: Int, luck: Luck) -> None:
    """What another seat has seen of this hand: any of the cards that were there then (U 1.7)."""
    side = s.sides[n]
    if not side.shown[other]:
        return
    hand = side.hand
    laid = NO_CARD if s.combat is None else s.combat.laid(n)
    if laid is not NO_CARD:
        hand = hand[:]
        insert(hand, laid)
    pot = merged(without(hand, side.known), side.left[other])
    shown: list[Card] = []
    for _ in side.shown[other]:
        insert(shown, pot.pop(luck.below(len(pot))))
    side.shown = tuple([shown if k == other else cards for k, cards in enumerate(side.shown)])
