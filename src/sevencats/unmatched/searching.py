"""Looking for cards: through the own deck, through the own discard pile, at another hand (U 8.5)."""

from __future__ import annotations

from typing import Final

from sevencats.core import decision
from sevencats.core.piles import take
from sevencats.unmatched.cards import DECLINE, NO_CARD, Card, Effect, Option, Rule, Step
from sevencats.unmatched.discarding import DISCARD_THIS, must_discard
from sevencats.unmatched.drawing import DRAW
from sevencats.unmatched.state import State

SEARCH_DECK: Final = Option({"do": "search-deck", "text": "search deck"})
SEARCH_DISCARD: Final = Option({"do": "search-discard", "text": "search discard"})


def is_wanted(card: Card, equipment: bool) -> bool:
    """Is it an Equipment card, or else a Source card?"""
    return card.equipment != "" if equipment else card.source


class Look(Effect):
    """Look at the opponent's hand and choose a card there, which the opponent discards (X6)."""

    about = "look"

    def do(self, s: State, step: Step) -> None:
        seat = s.bout().theirs(step.seat).seat
        if must_discard(s, seat):
            s.sides[seat].show(step.seat, s.roster.seats)
            s.tell_number("looked", seat, len(s.sides[seat].hand))
            s.ask(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [card.discard for card in s.sides[s.bout().theirs(step.seat).seat].hand]

    def answered(self, s: State, step: Step, option: Option) -> None:
        s.queue(Step(DISCARD_THIS, s.bout().theirs(step.seat).seat, 0, option.card))


class SearchEquipment(Effect):
    """Choose deck or discard pile, then take an Equipment card from it, shown to all (G12)."""

    about = "search"

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        side = s.sides[step.seat]
        options: list[decision.Option] = []
        if side.has_deck():
            options.append(SEARCH_DECK)
        if any(card.equipment for card in side.discard):
            options.append(SEARCH_DISCARD)
        return options

    def answered(self, s: State, step: Step, option: Option) -> None:
        s.queue(Step(TAKE_EQUIPMENT if option is SEARCH_DECK else PICK_UP, step.seat))


class MaySearchSource(Effect):
    """Search the deck for a Source card, or do not (C12)."""

    about = "search"

    def do(self, s: State, step: Step) -> None:
        if s.sides[step.seat].has_deck():
            s.ask(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [SEARCH_DECK, DECLINE]

    def answered(self, s: State, step: Step, option: Option) -> None:
        if option is SEARCH_DECK:
            s.queue(Step(TAKE_SOURCE, step.seat))


class TakeFromDeck(Rule):
    """Look through the deck and take a card that is wanted, or none; then the deck is shuffled (U 8.5)."""

    about = "take"

    def __init__(self, name: str, equipment: bool) -> None:
        super().__init__(name)
        self.equipment = equipment

    def do(self, s: State, step: Step) -> None:
        s.sides[step.seat].shuffle()
        s.tell_seat("searched", step.seat)
        s.ask(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        options: list[decision.Option] = [
            card.take for card in s.sides[step.seat].deck if is_wanted(card, self.equipment)
        ]
        options.append(DECLINE)
        return options

    def answered(self, s: State, step: Step, option: Option) -> None:
        if option is DECLINE:
            return
        side = s.sides[step.seat]
        side.fetch(option.card)
        s.tell_card("took", step.seat, option.card)
        if side.playing is not NO_CARD:  # the scheme goes into the deck, not to the discard pile (G12)
            side.shuffle_in(side.playing)
            side.playing = NO_CARD


class PickUp(Rule):
    """Take an Equipment card from the discard pile."""

    about = "take"

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [card.take for card in s.sides[step.seat].discard if card.equipment]

    def answered(self, s: State, step: Step, option: Option) -> None:
        side = s.sides[step.seat]
        take(side.discard, option.card)
        side.gain(option.card)
        s.tell_card("took", step.seat, option.card)


class Return(Effect):
    """A card of the discard pile goes on top of the deck, or to the hand and another card is drawn (C8)."""

    about = "take"

    def __init__(self, name: str, to_hand: bool) -> None:
        super().__init__(name)
        self.to_hand = to_hand

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [card.take for card in s.sides[step.seat].discard]

    def answered(self, s: State, step: Step, option: Option) -> None:
        side = s.sides[step.seat]
        take(side.discard, option.card)
        s.tell_card("returned", step.seat, option.card)
        if self.to_hand:
            side.gain(option.card)
            s.queue(Step(DRAW, step.seat, 1))
        else:
            side.put_on_top(option.card)


class Mill(Effect):
    """The opponent discards the top card of the deck, and its boost value is added to the opponent's card (L15)."""

    about = "mill"
    of_luck = True

    def do(self, s: State, step: Step) -> None:
        side = s.sides[s.bout().theirs(step.seat).seat]
        if side.top:
            self.strengthen(s, step, side.mill_top())
        elif side.deck:
            s.draw_lots(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [card.discard for card in s.sides[s.bout().theirs(step.seat).seat].deck]

    def answered(self, s: State, step: Step, option: Option) -> None:
        s.sides[s.bout().theirs(step.seat).seat].mill(option.card)
        self.strengthen(s, step, option.card)

    def strengthen(self, s: State, step: Step, card: Card) -> None:
        part = s.bout().theirs(step.seat)
        s.tell_card("discarded", part.seat, card)
        part.add(card.id, card.boost)


LOOK: Final = Look("look")
SEARCH_EQUIPMENT: Final = SearchEquipment("search-equipment")
MAY_SEARCH_SOURCE: Final = MaySearchSource("may-search-source")
TAKE_EQUIPMENT: Final = TakeFromDeck("take-equipment", True)
TAKE_SOURCE: Final = TakeFromDeck("take-source", False)
PICK_UP: Final = PickUp("pick-up")
RETURN_TO_TOP: Final = Return("return-to-top", False)
RETURN_TO_HAND: Final = Return("return-to-hand", True)
MILL: Final = Mill("mill")
