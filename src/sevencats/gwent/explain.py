"""Every number can explain itself: the steps from printed to shown strength, with their causes and paragraphs."""

from __future__ import annotations

from typing import Final

from sevencats.core.piles import count
from sevencats.core.reason import Reason, asked_about
from sevencats.core.words import BadInput, unknown
from sevencats.gwent.cards import ROWS, Card
from sevencats.gwent.catalogue import CARDS
from sevencats.gwent.state import State
from sevencats.gwent.strength import Influence, row_total, total

WORDS: Final = (*ROWS, "total")


def unit(s: State, seat: int, r: int, card: Card) -> list[Reason]:
    """Why a unit of this row is as strong as it is; the last reason bears its strength."""
    influence = Influence(s, seat, r)
    reasons = [Reason("printed", [card.id], "G 8.1", card.strength)]
    if card.hero:
        if influence.weather or influence.boost > card.boost or influence.horns:
            reasons.append(Reason("hero", [], "G 8.7", card.strength))
        return reasons
    n = influence.after_weather(card)
    if influence.weather and (card.strength or n):
        reasons.append(Reason("weather", weather_on(s, seat, r), "G 8.2", n))
    doubled = influence.after_spies(card, n)
    if card.spy and s.spies_are_doubled():
        reasons.append(
            Reason("spies doubled", [s.leader(n).id for n in range(2) if s.leader(n).doubles_spies], "G 8.3", doubled)
        )
    bonded = influence.after_bond(card, doubled)
    if card.bonds and count(influence.units, card) > 1:
        reasons.append(Reason("tight bond", [card.id] * count(influence.units, card), "G 8.4", bonded))
    boosted = influence.after_morale(card, bonded)
    if boosted != bonded:
        reasons.append(Reason("morale", others(card, [c for c in influence.units if c.boost]), "G 8.5", boosted))
    horned = influence.after_horn(card, boosted)
    if influence.horns > (0 if s.edition.horn_unit_doubles_itself else card.doubles):
        reasons.append(Reason("horn", horns_on(s, seat, r, card), "G 8.6", horned))
    return reasons


def open_number(s: State, about: str) -> list[Reason]:
    """The reasons of one unit on the table: `0 close ves`."""
    match about.split():
        case ["0" | "1" as seat, name, id] if name in ROWS and id in CARDS:
            if CARDS[id] in s.sides[int(seat)].rows[ROWS.index(name)].units:
                return unit(s, int(seat), ROWS.index(name), CARDS[id])
    raise BadInput("explain-unit", came=about)


def others(card: Card, sources: list[Card]) -> list[str]:
    """The sources of an effect, the unit itself left out once."""
    names = [source.id for source in sources]
    if card in sources:
        names.remove(card.id)
    return names


def weather_on(s: State, seat: int, r: int) -> list[str]:
    causes = [card.id for side in s.sides for card in side.weather if card.weather >> r & 1]
    return [*causes, s.leader(seat).id] if s.leader(seat).halves_weather else causes


def horns_on(s: State, seat: int, r: int, card: Card) -> list[str]:
    row = s.sides[seat].rows[r]
    causes = [special.id for special in row.specials if special.doubles]
    if row.sounded:
        causes.append(s.sides[seat].leader.id)
    bearers = [unit for unit in row.units if unit.doubles]
    own = [bearer.id for bearer in bearers] if s.edition.horn_unit_doubles_itself else others(card, bearers)
    return causes + own


def told(s: State, about: str) -> str:
    """An explanation in words, of a card on the table, a row, or the totals; `0` or `1` before it picks a seat."""
    seats, what = asked_about(about)
    if what == "total":
        return "\n".join(side_told(s, seat) for seat in seats)
    if what in ROWS:
        return "\n".join(row_told(s, seat, ROWS.index(what)) for seat in seats)
    if what not in CARDS:
        raise unknown("card-row-or-total", what, (*WORDS, *CARDS))
    lines = [
        unit_told(s, seat, r, CARDS[what])
        for seat in seats
        for r in range(3)
        if CARDS[what] in s.sides[seat].rows[r].units
    ]
    if not lines:
        raise BadInput("not-fighting", came=what)
    return "\n".join(lines)


def unit_told(s: State, seat: int, r: int, card: Card) -> str:
    reasons = unit(s, seat, r, card)
    return f"{card.id}, {ROWS[r]} of seat {seat}, {reasons[-1].strength}: " + "; ".join(map(repr, reasons))


def row_told(s: State, seat: int, r: int) -> str:
    influence = Influence(s, seat, r)
    units = " + ".join(f"{card.id} {influence.strength(card)}" for card in influence.units) or "nobody"
    return f"{ROWS[r]} of seat {seat}: {units} = {row_total(s, seat, r)}"


def side_told(s: State, seat: int) -> str:
    rows = " + ".join(f"{name} {row_total(s, seat, r)}" for r, name in enumerate(ROWS))
    return f"seat {seat}: {rows} = {total(s, seat)}"
