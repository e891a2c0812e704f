"""What leaders can do: one power is one small rule (G 10). Which leader has which is a line of leaders.toml."""

from __future__ import annotations

from typing import Final

from sevencats.core import decision
from sevencats.core.ints import Int
from sevencats.core.piles import plus, take, without
from sevencats.gwent.abilities import burn_row, strongest
from sevencats.gwent.cards import CLOSE, NO_CARD, RANGED, SIEGE, Card, Option, Rule, Step
from sevencats.gwent.deploy import discard
from sevencats.gwent.events import Shown, Shuffled, Sounded
from sevencats.gwent.specials import clear_weather, horn_is_barred
from sevencats.gwent.state import State
from sevencats.gwent.strength import Influence, row_total


class SoundHorn(Rule):
    """A horn sounds on one row of yours until the round ends (G 10.2)."""

    def __init__(self, name: str, row: Int) -> None:
        super().__init__(name)
        self.row = row

    def playable(self, s: State, seat: Int) -> bool:
        return not horn_is_barred(s, s.sides[seat].rows[self.row])

    def do(self, s: State, step: Step) -> None:
        s.sides[step.seat].rows[self.row].sound()
        if s.heard is not None:
            s.tell(Sounded(step.seat, self.row))


class BurnRow(Rule):
    """Scorches one row of the opponent (G 10.3)."""

    def __init__(self, name: str, row: Int) -> None:
        super().__init__(name)
        self.row = row

    def playable(self, s: State, seat: Int) -> bool:
        return row_total(s, 1 - seat, self.row) >= 10 and len(strongest(s, 1 - seat, 1 << self.row, NO_CARD)) > 0

    def do(self, s: State, step: Step) -> None:
        burn_row(s, 1 - step.seat, self.row, step.seat)


class PlayWeather(Rule):
    """Play the weather of exactly these rows (bits) from your deck (G 10.4)."""

    about = "weather"

    def __init__(self, name: str, rows: Int) -> None:
        super().__init__(name)
        self.rows = rows

    def fits(self, card: Card) -> bool:
        return card.weather == self.rows

    def playable(self, s: State, seat: Int) -> bool:
        return any(self.fits(card) for card in s.sides[seat].deck)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [card.play for card in s.sides[step.seat].deck if self.fits(card)]

    def answered(self, s: State, step: Step, option: Option) -> None:
        s.sides[step.seat].call_from_deck(option.card)
        s.queue(Step(option.card.way, step.seat, option.card))


class PlayAnyWeather(PlayWeather):
    """Any weather of your deck, Clear Weather included."""

    def fits(self, card: Card) -> bool:
        return card.weather != 0 or card.clears


class ClearSkies(Rule):
    """All weather is taken away (G 10.5)."""

    def playable(self, s: State, seat: Int) -> bool:
        return len(s.sides[0].weather) > 0 or len(s.sides[1].weather) > 0

    def do(self, s: State, step: Step) -> None:
        clear_weather(s)


class SeeThreeCards(Rule):
    """Three cards of the opponent's hand, drawn by lot, are shown to you alone (G 10.6)."""

    about = "show"
    by_lot = "always"

    def playable(self, s: State, seat: Int) -> bool:
        return len(s.sides[1 - seat].hand) > 0

    def do(self, s: State, step: Step) -> None:
        other = s.sides[1 - step.seat]
        if not other.shown:
            other.familiar = other.known
        if len(other.shown) < 3 and len(other.shown) < len(other.hand):
            s.draw_lots(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        other = s.sides[1 - step.seat]
        return [card.show for card in without(other.hand, other.shown)]

    def answered(self, s: State, step: Step, option: Option) -> None:
        other = s.sides[1 - step.seat]
        other.shown = plus(other.shown, option.card)
        if s.heard is not None:
            s.tell(Shown(1 - step.seat, option.card, step.seat))
        s.queue(Step(self, step.seat))


class TakeFromOwnDiscard(Rule):
    """Take a card of your own discard pile into your hand (G 10.11)."""

    about = "take"

    def pile(self, s: State, seat: Int) -> list[Card]:
        return s.sides[seat].discard

    def playable(self, s: State, seat: Int) -> bool:
        return any(may_be_taken(s, card) for card in self.pile(s, seat))

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [card.take for card in self.pile(s, step.seat) if may_be_taken(s, card)]

    def answered(self, s: State, step: Step, option: Option) -> None:
        take(s.sides[step.seat].discard, option.card)
        s.sides[step.seat].gain(option.card)
        s.tell_card("took", step.seat, option.card)


def may_be_taken(s: State, card: Card) -> bool:
    """No hero (G 5.1); a special card by edition."""
    return card.plain or (card.special and s.edition.leaders_take_specials)


class TakeFromOpponent(TakeFromOwnDiscard):
    """Take a card of the opponent's discard pile, or by house rule of the deck, into your hand (G 10.8)."""

    def from_deck(self, s: State) -> bool:
        return s.edition.relentless_takes_from == "deck"

    def pile(self, s: State, seat: Int) -> list[Card]:
        other = s.sides[1 - seat]
        return other.deck if self.from_deck(s) else other.discard

    def do(self, s: State, step: Step) -> None:
        if self.from_deck(s):
            s.sides[1 - step.seat].open_deck()
        s.ask(step)

    def answered(self, s: State, step: Step, option: Option) -> None:
        other = s.sides[1 - step.seat]
        if self.from_deck(s):
            other.call_from_deck(option.card)
        else:
            take(other.discard, option.card)
        s.sides[step.seat].gain(option.card)
        s.tell_card("took", step.seat, option.card)


class DiscardTwoTakeOne(Rule):
    """Discard two cards of your hand, then take one of your deck (G 10.10)."""

    def playable(self, s: State, seat: Int) -> bool:
        return len(s.sides[seat].hand) > 1 and len(s.sides[seat].deck) > 0

    def do(self, s: State, step: Step) -> None:
        s.queue(Step(DISCARD, step.seat, n=2), Step(FETCH, step.seat))


class Discard(Rule):
    """Discard n cards of your hand, one by one."""

    about = "discard"

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [card.discard for card in s.sides[step.seat].hand]

    def answered(self, s: State, step: Step, option: Option) -> None:
        s.sides[step.seat].play_from_hand(option.card)
        discard(s, step.seat, option.card)
        s.tell_card("discarded", step.seat, option.card)
        if step.n > 1:
            s.queue(Step(self, step.seat, n=step.n - 1))


class Fetch(Rule):
    """Take a card of your choice from your deck; the opponent does not see which."""

    about = "fetch"

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [card.take for card in s.sides[step.seat].deck]

    def answered(self, s: State, step: Step, option: Option) -> None:
        s.sides[step.seat].draw(option.card)
        s.tell_owner("fetched", step.seat, option.card)


class MoveAgile(Rule):
    """Your agile units go where they are stronger, each judged on its own before any has moved (G 10.14)."""

    def playable(self, s: State, seat: Int) -> bool:
        return len(better_off(s, seat, CLOSE)) > 0 or len(better_off(s, seat, RANGED)) > 0

    def do(self, s: State, step: Step) -> None:
        rows = s.sides[step.seat].rows
        to_ranged = better_off(s, step.seat, CLOSE)
        to_close = better_off(s, step.seat, RANGED)
        for card in to_ranged:
            rows[CLOSE].remove(card)
            rows[RANGED].add(card)
            s.tell_row("moved", step.seat, card, RANGED)
        for card in to_close:
            rows[RANGED].remove(card)
            rows[CLOSE].add(card)
            s.tell_row("moved", step.seat, card, CLOSE)


def better_off(s: State, seat: Int, r: Int) -> list[Card]:
    """The agile units of a row that would be stronger in the other one."""
    rows = s.sides[seat].rows
    here = Influence(s, seat, r)
    movers: list[Card] = []
    for card in rows[r].units[:]:
        if card.agile and card.plain:
            now = here.strength(card)
            rows[1 - r].add(card)
            if Influence(s, seat, 1 - r).strength(card) > now:
                movers.append(card)
            rows[1 - r].remove(card)
    return movers


class ShuffleDiscards(Rule):
    """Both discard piles are shuffled back into their decks (G 10.15)."""

    def playable(self, s: State, seat: Int) -> bool:
        return len(returning(s, 0)) > 0 or len(returning(s, 1)) > 0

    def do(self, s: State, step: Step) -> None:
        for seat in range(2):
            cards = returning(s, seat)
            side = s.sides[seat]
            side.discard = without(side.discard, cards)
            side.shuffle_in(cards)
            if s.heard is not None:
                s.tell(Shuffled(seat, len(cards)))


def returning(s: State, seat: Int) -> list[Card]:
    everything = s.edition.crach_returns == "all"
    return [card for card in s.sides[seat].discard if everything or card.plain]


DISCARD: Final = Discard("discard")
FETCH: Final = Fetch("fetch")
POWERS: Final[list[Rule]] = [
    SoundHorn("horn-close", CLOSE),
    SoundHorn("horn-ranged", RANGED),
    SoundHorn("horn-siege", SIEGE),
    BurnRow("burn-close", CLOSE),
    BurnRow("burn-ranged", RANGED),
    BurnRow("burn-siege", SIEGE),
    PlayWeather("play-close-weather", 1 << CLOSE),
    PlayWeather("play-ranged-weather", 1 << RANGED),
    PlayWeather("play-siege-weather", 1 << SIEGE),
    PlayAnyWeather("play-any-weather", 0),
    ClearSkies("clear-skies"),
    SeeThreeCards("see-three-cards"),
    TakeFromOwnDiscard("take-from-own-discard"),
    TakeFromOpponent("take-from-opponent"),
    DiscardTwoTakeOne("discard-two-take-one"),
    MoveAgile("move-agile"),
    ShuffleDiscards("shuffle-discards"),
]
PASSIVE: Final = ("blanks-the-other", "doubles-spies", "medics-draw-lots", "halves-weather", "extra-card")
