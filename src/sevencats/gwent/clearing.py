"""The field is cleared after a round (G 7.4): one side, then the other, then avengers enter (G 7.5)."""

from __future__ import annotations

from typing import Final

from sevencats.core import decision
from sevencats.core.ints import Int
from sevencats.core.piles import insert
from sevencats.gwent.cards import NO_CARD, Card, Option, Rule, Step
from sevencats.gwent.deploy import fall
from sevencats.gwent.sides import NO_CARDS
from sevencats.gwent.state import State


class Clear(Rule):
    """All cards of one side go to its discard pile."""

    def do(self, s: State, step: Step) -> None:
        clear(s, step.seat, NO_CARD, 0)


class KeepOne(Rule):
    """The same, but one unit stays, drawn by lot (G 9.3)."""

    about = "keep"
    by_lot = "always"

    def do(self, s: State, step: Step) -> None:
        if self.asks(s, step):
            s.draw_lots(step)
        else:
            clear(s, step.seat, NO_CARD, 0)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        rows = s.sides[step.seat].rows
        return [
            card.keep[r] for r in range(3) for card in rows[r].units if card.plain or s.edition.monsters_keep_heroes
        ]

    def answered(self, s: State, step: Step, option: Option) -> None:
        s.tell_row("kept", step.seat, option.card, option.row)
        clear(s, step.seat, option.card, option.row)


def clear(s: State, seat: Int, kept: Card, kept_row: Int) -> None:
    """Clear one side; after seat 0 comes seat 1, so that avengers, queued before, wait for both."""
    side = s.sides[seat]
    if kept is not NO_CARD:
        side.rows[kept_row].remove(kept)
    for r in range(3):
        row = side.rows[r]
        units = row.units
        specials = row.specials
        row.clear()
        for card in units:
            fall(s, seat, card, r)
        for card in specials:
            insert(side.discard, card)
    if kept is not NO_CARD:
        side.rows[kept_row].add(kept)
    for card in side.weather:
        insert(side.discard, card)
    side.weather = NO_CARDS
    if seat == 0:
        s.sides[1].faction.clears(s, 1)


CLEAR: Final = Clear("clear")
KEEP_ONE: Final = KeepOne("keep-one")
