"""Units come to the field and leave it. The one place where a unit is placed, and the one where it falls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevencats.core import decision
from sevencats.core.ints import Int
from sevencats.core.piles import insert, minus, plus
from sevencats.gwent.cards import IN_ROW, THEIRS, Card, Option, Rule, Step
from sevencats.gwent.events import Destroyed, Placed
from sevencats.gwent.state import State

if TYPE_CHECKING:
    from sevencats.gwent import wire


class Deploy(Rule):
    """Put a unit on its row; an agile one asks its player which (G 4.2, G 5.2)."""

    about = "row"
    carries = True

    def __init__(self, name: str, cause: wire.Cause | None = None) -> None:
        super().__init__(name)
        self.cause: wire.Cause | None = cause  # what made it come, if it was not simply played

    def do(self, s: State, step: Step) -> None:
        if step.card.agile:
            s.ask(step)
        else:
            self.answered(s, step, IN_ROW[step.card.rows[0]])

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return step.card.spots

    def aims(self, s: State, seat: Int, card: Card) -> Int:
        rows: Int = 0
        bit: Int = 1
        for r in card.rows:
            rows |= bit << r
        return rows << THEIRS if card.spy else rows

    def answered(self, s: State, step: Step, option: Option) -> None:
        place(s, step.seat, step.card, option.row, self.cause)


class Lay(Deploy):
    """The same, but the unit's abilities do not act (`skellige_units_act`)."""

    def answered(self, s: State, step: Step, option: Option) -> None:
        lay(s, step.seat, step.card, option.row, self.cause)


def place(s: State, seat: Int, card: Card, row: Int, cause: wire.Cause | None) -> None:
    """A seat places a unit, and what it can do happens at once (G 4.2)."""
    lay(s, seat, card, row, cause)
    for ability in card.active:
        ability.deployed(s, seat, card, row)


def lay(s: State, seat: Int, card: Card, row: Int, cause: wire.Cause | None) -> None:
    home = 1 - seat if card.spy else seat
    s.sides[home].rows[row].add(card)
    if s.heard is not None:
        s.tell(Placed(home, card, row, seat, cause))


def destroy(s: State, seat: Int, card: Card, row: Int, by: Int) -> None:
    """A unit on this side of the field is destroyed, by one of the seats."""
    s.sides[seat].rows[row].remove(card)
    if s.heard is not None:
        s.tell(Destroyed(seat, card, row, by))
    fall(s, seat, card, row)


def fall(s: State, seat: Int, card: Card, row: Int) -> None:
    """A unit that lay on this side goes to this side's discard pile (G 11.1)."""
    discard(s, seat, card)
    for ability in card.active:
        ability.leaves(s, seat, card, row)


def discard(s: State, seat: Int, card: Card) -> None:
    """A card goes to a discard pile, but an avenger, by edition, out of the game (G 11.2)."""
    side = s.sides[seat]
    if card.avenger and s.edition.avengers_are_removed:
        side.removed = plus(side.removed, card)
    else:
        insert(side.discard, card)


def from_reserve(s: State, seat: Int, card: Card) -> Card | None:
    """The reserve card that enters for this one, if there is one left (G 2.6)."""
    wanted = card.becomes
    side = s.sides[seat]
    if wanted is None or s.edition.reserve_is_endless:
        return wanted
    if wanted not in side.reserve:
        return None
    side.reserve = minus(side.reserve, wanted)
    return wanted


DEPLOY: Final = Deploy("deploy")
DEPLOY_CALLED: Final = Deploy("deploy-called", "muster")
DEPLOY_REVIVED: Final = Deploy("deploy-revived", "medic")
DEPLOY_AVENGER: Final = Deploy("deploy-avenger", "avenger")
DEPLOY_RETURNED: Final = Deploy("deploy-returned", "skellige")
LAY: Final = Lay("lay", "skellige")
DEPLOYS: Final[list[Rule]] = [DEPLOY, DEPLOY_CALLED, DEPLOY_REVIVED, DEPLOY_AVENGER, DEPLOY_RETURNED, LAY]
