"""Cards from the hand to the discard pile: by choice, by lot, for a boost (U 8.4)."""

from __future__ import annotations

from typing import Final

from sevencats.core import decision
from sevencats.core.ints import Int
from sevencats.unmatched.cards import ACCEPT, DECLINE, IGNORE, Card, Option, Rule, Step
from sevencats.unmatched.state import State


def discard(s: State, seat: Int, card: Card) -> None:
    """A card goes from the hand to the discard pile, face up."""
    s.sides[seat].discard_from_hand(card)
    s.tell_card("discarded", seat, card)


def may_ignore(s: State, seat: Int) -> bool:
    """May this seat ignore a discard that an effect demands (G14)?"""
    ongoing = s.sides[seat].ongoing.ongoing
    return ongoing is not None and ongoing.spares_hand


def must_discard(s: State, seat: Int) -> bool:
    """Has this seat a card that it can be made to discard (U 8.4, U 9.4)?"""
    side = s.sides[seat]
    return bool(side.hand) and not side.dormant


def or_ignore(s: State, seat: Int, options: list[decision.Option]) -> list[decision.Option]:
    """These options, and to ignore the discard where that is allowed."""
    if may_ignore(s, seat):
        options.append(IGNORE)
    return options


def boosts(s: State, seat: Int) -> list[decision.Option]:
    """Discard a card for its boost value, or do not (U 4.2, U 7.4)."""
    options: list[decision.Option] = [card.boosting for card in s.sides[seat].hand]
    options.append(DECLINE)
    return options


class Discard(Rule):
    """An effect makes the seat discard a card of its choice."""

    about = "discard"

    def do(self, s: State, step: Step) -> None:
        if must_discard(s, step.seat):
            s.ask(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return or_ignore(s, step.seat, [card.discard for card in s.sides[step.seat].hand])

    def answered(self, s: State, step: Step, option: Option) -> None:
        if option is not IGNORE:
            discard(s, step.seat, option.card)


class DiscardThis(Discard):
    """An effect makes the seat discard the card that somebody else has chosen in its hand (X6)."""

    def do(self, s: State, step: Step) -> None:
        if may_ignore(s, step.seat):
            s.sides[step.seat].expose(step.card)
        s.ask(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return or_ignore(s, step.seat, [step.card.discard])


class DiscardAtRandom(Rule):
    """An effect makes the seat discard a card by lot; it may be ignored before the lot is drawn (X12)."""

    about = "ignore"

    def do(self, s: State, step: Step) -> None:
        if must_discard(s, step.seat):
            s.ask(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return or_ignore(s, step.seat, [ACCEPT])

    def answered(self, s: State, step: Step, option: Option) -> None:
        if option is not IGNORE:
            s.queue(Step(BY_LOT, step.seat))


class ByLot(Rule):
    """Luck picks the card."""

    about = "discard"
    of_luck = True

    def do(self, s: State, step: Step) -> None:
        s.draw_lots(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [card.discard for card in s.sides[step.seat].hand]

    def answered(self, s: State, step: Step, option: Option) -> None:
        discard(s, step.seat, option.card)


DISCARD: Final = Discard("discard")
DISCARD_THIS: Final = DiscardThis("discard-this")
DISCARD_AT_RANDOM: Final = DiscardAtRandom("discard-at-random")
BY_LOT: Final = ByLot("by-lot")
