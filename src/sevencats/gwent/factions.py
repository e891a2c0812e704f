"""The ability of each faction, by moment (G 9)."""

from __future__ import annotations

from typing import Final

from sevencats.core import decision
from sevencats.core.ints import Int
from sevencats.core.piles import take
from sevencats.gwent.cards import NO_CARD, Option, Rule, Step
from sevencats.gwent.clearing import CLEAR, KEEP_ONE
from sevencats.gwent.deploy import DEPLOY_RETURNED, LAY
from sevencats.gwent.drawing import DRAW
from sevencats.gwent.state import State


class Faction:
    """A faction without an ability, and the moments at which one may act."""

    chooses_who_starts: bool = False
    wins_ties: bool = False

    def __init__(self, id: str) -> None:
        self.id = id

    def clears(self, s: State, seat: Int) -> None:
        """The round is over: this side of the field is cleared."""
        s.queue(Step(CLEAR, seat))

    def won(self, s: State, seat: Int) -> None:
        """The next round begins, and this seat has won the last one."""

    def begins(self, s: State, seat: Int) -> None:
        """The next round begins."""

    def __repr__(self) -> str:
        return self.id


class NorthernRealms(Faction):
    """Draws a card for a round that was won (G 9.1)."""

    def won(self, s: State, seat: Int) -> None:
        s.queue(Step(DRAW, seat, n=1))


class Nilfgaard(Faction):
    """Wins ties (G 9.2)."""

    wins_ties = True


class Monsters(Faction):
    """Keeps one unit, drawn by lot (G 9.3)."""

    def clears(self, s: State, seat: Int) -> None:
        s.queue(Step(KEEP_ONE, seat))


class Scoiatael(Faction):
    """Decides who starts the game (G 9.4)."""

    chooses_who_starts = True


class Skellige(Faction):
    """Two units of its discard pile return for the third round (G 9.5)."""

    def begins(self, s: State, seat: Int) -> None:
        if s.round == 3:
            s.queue(Step(RETURN, seat, n=2))


class Return(Rule):
    """Draw n units of the discard pile by lot, then let them enter in the order in which they were drawn."""

    about = "return"
    by_lot = "always"
    carries = True

    def do(self, s: State, step: Step) -> None:
        if step.n > 0 and self.asks(s, step):
            s.draw_lots(step)
        elif step.card is not NO_CARD:
            s.queue(Step(DEPLOY_RETURNED if s.edition.skellige_units_act else LAY, step.seat, step.card))

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [card.revive for card in s.sides[step.seat].discard if card.plain]

    def answered(self, s: State, step: Step, option: Option) -> None:
        take(s.sides[step.seat].discard, option.card)
        s.tell_card("returned", step.seat, option.card)
        s.queue(Step(self, step.seat, step.card), Step(self, step.seat, option.card, n=step.n - 1))


RETURN: Final = Return("return")
FACTIONS: Final[dict[str, Faction]] = {
    faction.id: faction
    for faction in (
        NorthernRealms("northern-realms"),
        Nilfgaard("nilfgaard"),
        Monsters("monsters"),
        Scoiatael("scoiatael"),
        Skellige("skellige"),
    )
}
