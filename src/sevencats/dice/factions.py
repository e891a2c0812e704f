"""The bonus of each faction, by moment (D 4)."""

from __future__ import annotations

from typing import Final

from sevencats.core import decision
from sevencats.core.agenda import Step
from sevencats.core.ints import Int
from sevencats.core.piles import count, insert
from sevencats.core.words import unknown
from sevencats.dice.events import Exploded, Kept, RolledAgain
from sevencats.dice.hands import ROLL
from sevencats.dice.rules import Rule
from sevencats.dice.shapes import D6, D10, DICE, Die, Option, Shape
from sevencats.dice.sides import Side
from sevencats.dice.state import State
from sevencats.dice.variants import Variant

DECLINE: Final = Option({"do": "decline", "text": "decline"})
TEN: Final = DICE["d10=10"]


class Faction:
    """A faction without a bonus, and the moments at which a bonus may act."""

    chooses_who_starts: bool = False
    wins_ties: bool = False
    explodes: bool = False  # a ten on a d10 of the hand adds a die
    keeps: bool = False  # one die of the row stays for the next round
    adds: bool = False  # a round that was won adds a die

    def __init__(self, id: str) -> None:
        self.id = id
        self.option = Option({"do": "faction", "text": f"faction {id}", "faction": id})

    def clears(self, s: State, seat: Int) -> None:
        """The round is over: this row is cleared."""
        s.sides[seat].clear(None)

    def won(self, s: State, seat: Int) -> None:
        """This seat has won a round, and the game goes on."""

    def __repr__(self) -> str:
        return self.id


class NorthernRealms(Faction):
    """A die from the deck for every round that was won (D 4.1)."""

    adds = True

    def won(self, s: State, seat: Int) -> None:
        s.queue(Step(ADD, seat, 0))


class Monsters(Faction):
    """Keep the leftmost die that a d10 allows (D 4.2)."""

    keeps = True

    def clears(self, s: State, seat: Int) -> None:
        s.queue(Step(KEEP, seat, 0))


class Nilfgaard(Faction):
    """Tens on d10s explode (D 4.3)."""

    explodes = True


class Scoiatael(Faction):
    """Decide who starts, and win ties (D 4.4)."""

    chooses_who_starts = True
    wins_ties = True


class Add(Rule):
    """Roll a die of the deck into the hand; with an empty deck a d6 of the house (D 4.1)."""

    about = "add"

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return additions(s.sides[step.seat])

    def answered(self, s: State, step: Step, option: Option) -> None:
        add(s, step.seat, option.shape)


def additions(side: Side) -> list[decision.Option]:
    """A die of the deck or, if it is empty, a d6 of the house."""
    return [shape.add for shape in side.deck] if side.deck else [D6.add]


def add(s: State, seat: Int, shape: Shape) -> None:
    s.sides[seat].begin_roll(shape)
    s.tell_owner("added", seat, shape)
    s.queue(Step(ROLL, seat, 0))


class Explode(Rule):
    """Each ten on a d10 of the hand is shown once and may add a die, which may explode again (D 4.3)."""

    about = "explode"

    def do(self, s: State, step: Step) -> None:
        side = s.sides[step.seat]
        if side.bonus.explodes and count(side.hand, TEN) > count(side.shown, TEN):
            insert(side.shown, TEN)
            if s.heard is not None:
                s.tell(Exploded(step.seat, TEN))
            s.ask(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [*additions(s.sides[step.seat]), DECLINE]

    def answered(self, s: State, step: Step, option: Option) -> None:
        s.queue(Step(self, step.seat, 0))
        if option is not DECLINE:
            add(s, step.seat, option.shape)


class Keep(Rule):
    """Roll a d10 until it is not below every die of the row; dice above ten are never kept (D 4.2)."""

    about = "keep"

    def do(self, s: State, step: Step) -> None:
        side = s.sides[step.seat]
        if leftmost(side.row, 10) is None:
            side.clear(None)
        else:
            s.draw_lots(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return D10.rolls

    def answered(self, s: State, step: Step, option: Option) -> None:
        side = s.sides[step.seat]
        die = leftmost(side.row, option.n)
        if die is None:
            if s.heard is not None:
                s.tell(RolledAgain(step.seat, option.die))
            s.queue(Step(self, step.seat, 0))
            return
        if s.heard is not None:
            s.tell(Kept(step.seat, die, option.n))
        side.clear(die)
        if s.variant.kept_die == "hand":
            side.row = []
            side.kept = False
            insert(side.hand, die)
            insert(side.shown, die)


def leftmost(row: list[Die], roll: Int) -> Die | None:
    """The first die of the row that shows no more than the roll."""
    for die in row:
        if die.value <= roll:
            return die
    return None


ADD: Final = Add("add")
EXPLODE: Final = Explode("explode")
KEEP: Final = Keep("keep")
NO_FACTION: Final = Faction("none")
UNDECIDED: Final = Faction("random")  # until luck chooses one (D 2.1)
FACTIONS: Final[dict[str, Faction]] = {
    faction.id: faction
    for faction in (
        NorthernRealms("northern-realms"),
        Monsters("monsters"),
        Nilfgaard("nilfgaard"),
        Scoiatael("scoiatael"),
    )
}


def faction_of(id: object) -> Faction:
    """The faction of this name; `random` is left to luck."""
    if id == UNDECIDED.id:
        return UNDECIDED
    if not isinstance(id, str) or id not in FACTIONS:
        raise unknown("faction", id, FACTIONS)
    return FACTIONS[id]


def join(side: Side, faction: Faction, variant: Variant) -> None:
    """The side plays this faction, with its bonus where bonuses are played (D 4.5)."""
    side.faction = faction
    side.bonus = faction if variant.faction_bonuses else NO_FACTION
