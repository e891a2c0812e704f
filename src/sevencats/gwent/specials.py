"""What special cards do: one is one small rule, the way its card is played (G 6)."""

from __future__ import annotations

from typing import Final

from sevencats.core import decision
from sevencats.core.ints import Int
from sevencats.core.piles import insert, plus
from sevencats.gwent.abilities import EVERY_ROW, brew, burn, strongest
from sevencats.gwent.cards import IN_ROW, NO_CARD, THEIRS, Card, Option, Rule, Step
from sevencats.gwent.sides import NO_CARDS, Row
from sevencats.gwent.state import State


class Special(Rule):
    """The way a special card is played, and what of it merely counts while it lies on a row."""

    carries = True
    conditional: bool = False  # may be unplayable
    doubles: Int = 0  # a horn for the units of its row
    brews: bool = False  # turns the berserkers of its row


class Decoy(Special):
    """Takes the place of a unit on your side, which returns to your hand (G 6.1)."""

    about = "decoy"
    conditional = True

    def playable(self, s: State, seat: Int) -> bool:
        for row in s.sides[seat].rows:
            for card in row.units:
                if card.plain:
                    return True
        return False

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        rows = s.sides[step.seat].rows
        return [card.decoy[r] for r in range(3) for card in rows[r].units if card.plain]

    def aims(self, s: State, seat: Int, card: Card) -> Int:
        rows: Int = 0
        bit: Int = 1
        for row in s.sides[seat].rows:
            if any(unit.plain for unit in row.units):
                rows |= bit
            bit <<= 1
        return rows

    def answered(self, s: State, step: Step, option: Option) -> None:
        side = s.sides[step.seat]
        row = side.rows[option.row]
        row.remove(option.card)
        row.lay(step.card)
        side.gain(option.card)
        s.tell_row("decoyed", step.seat, option.card, option.row)


class RowCard(Special):
    """A special card that lies on a row of its player's choice."""

    about = "row"
    conditional = True

    def fits(self, s: State, row: Row) -> bool:
        return True

    def playable(self, s: State, seat: Int) -> bool:
        return any(self.fits(s, row) for row in s.sides[seat].rows)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        rows = s.sides[step.seat].rows
        return [IN_ROW[r] for r in range(3) if self.fits(s, rows[r])]

    def aims(self, s: State, seat: Int, card: Card) -> Int:
        rows: Int = 0
        bit: Int = 1
        for row in s.sides[seat].rows:
            if self.fits(s, row):
                rows |= bit
            bit <<= 1
        return rows

    def answered(self, s: State, step: Step, option: Option) -> None:
        s.sides[step.seat].rows[option.row].lay(step.card)
        s.tell_row("laid", step.seat, step.card, option.row)
        self.laid(s, step.seat, option.row)

    def laid(self, s: State, seat: Int, row: Int) -> None:
        """The card lies on its row."""


class Horn(RowCard):
    """Doubles the units of a row; one horn a row (G 6.2)."""

    doubles: Int = 1

    def fits(self, s: State, row: Row) -> bool:
        return not horn_is_barred(s, row)


def horn_is_barred(s: State, row: Row) -> bool:
    """Is the place taken, by a horn or, where they share one, by Mardroeme?"""
    return row.horned() or (s.edition.one_special_per_row and brewing_card(row))


class Mardroeme(RowCard):
    """Turns the berserkers of a row, now and later (G 6.4)."""

    brews = True

    def fits(self, s: State, row: Row) -> bool:
        return not s.edition.one_special_per_row or not (row.horned() or brewing_card(row))

    def laid(self, s: State, seat: Int, row: Int) -> None:
        brew(s, seat, row)


def brewing_card(row: Row) -> bool:
    return any(card.brews for card in row.specials)


class Scorch(Special):
    """Destroys the strongest units of both sides, then is discarded (G 6.3)."""

    def do(self, s: State, step: Step) -> None:
        s.tell_card("played", step.seat, step.card)
        insert(s.sides[step.seat].discard, step.card)
        burn(s, strongest(s, 0, EVERY_ROW, NO_CARD) + strongest(s, 1, EVERY_ROW, NO_CARD), step.seat)


class Weather(Special):
    """Lies with the weather; where weather does not stack, what adds nothing is discarded (G 6.5)."""

    def do(self, s: State, step: Step) -> None:
        s.tell_card("played", step.seat, step.card)
        if not s.edition.weather_stacks and covered(s, step.card):
            insert(s.sides[step.seat].discard, step.card)
            return
        side = s.sides[step.seat]
        side.weather = plus(side.weather, step.card)

    def aims(self, s: State, seat: Int, card: Card) -> Int:
        return card.weather | card.weather << THEIRS


def covered(s: State, card: Card) -> bool:
    """Is this weather there already? If not, the single ones that it covers are discarded."""
    for side in s.sides:
        for other in side.weather:
            if other.weather & card.weather == card.weather:
                return True
    for side in s.sides:
        for other in side.weather:
            if other.weather & card.weather == other.weather:
                insert(side.discard, other)
        side.weather = [other for other in side.weather if other.weather & card.weather != other.weather]
    return False


class ClearWeather(Special):
    """Takes all weather away, then is discarded (G 6.6)."""

    def do(self, s: State, step: Step) -> None:
        s.tell_card("played", step.seat, step.card)
        insert(s.sides[step.seat].discard, step.card)
        clear_weather(s)


def clear_weather(s: State) -> None:
    """Weather goes to the discard piles of those who played it (G 11.1)."""
    for side in s.sides:
        for card in side.weather:
            insert(side.discard, card)
        side.weather = NO_CARDS


WEATHER: Final = Weather("weather")
CLEAR_WEATHER: Final = ClearWeather("clear-weather")
SPECIALS: Final[list[Special]] = [Decoy("decoy"), Horn("commanders-horn"), Scorch("scorch"), Mardroeme("mardroeme")]
