"""What units can do: one ability is one small class, with hooks named by the moment (G 5)."""

from __future__ import annotations

from typing import Final, final

from sevencats.core import decision
from sevencats.core.ints import Int
from sevencats.core.piles import plus, take
from sevencats.gwent.cards import CLOSE, DONE, NO_CARD, RANGED, SIEGE, Ability, Card, Option, Step
from sevencats.gwent.deploy import DEPLOY_AVENGER, DEPLOY_CALLED, DEPLOY_REVIVED, destroy, from_reserve, place
from sevencats.gwent.drawing import DRAW
from sevencats.gwent.state import State
from sevencats.gwent.strength import Influence, row_total


class Medic(Ability):
    """Play a unit of your discard pile at once (G 5.3); Invader of the North has it drawn by lot (G 10.9)."""

    about = "revive"
    by_lot = "sometimes"

    def deployed(self, s: State, seat: Int, card: Card, row: Int) -> None:
        s.queue(Step(self, seat, card))

    def do(self, s: State, step: Step) -> None:
        if self.binds(s, step):
            s.draw_lots(step)
        else:
            s.ask(step)

    def binds(self, s: State, step: Step) -> bool:
        """Does Invader of the North bind this medic?"""
        return s.medics_draw_lots() and (s.edition.invader_binds_heroes or not step.card.hero)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        options: list[decision.Option] = [card.revive for card in s.sides[step.seat].discard if card.plain]
        if options and s.edition.medic_may_decline and not self.binds(s, step):
            options.append(DONE)
        return options

    def answered(self, s: State, step: Step, option: Option) -> None:
        if option is DONE:
            return
        take(s.sides[step.seat].discard, option.card)
        s.tell_card("revived", step.seat, option.card)
        s.queue(Step(DEPLOY_REVIVED, step.seat, option.card))


class MoraleBoost(Ability):  # G 5.4
    acts = False
    boost: Int = 1


class Muster(Ability):
    """Call all cards of the group from the deck, and by edition from the hand (G 5.5)."""

    def deployed(self, s: State, seat: Int, card: Card, row: Int) -> None:
        side = s.sides[seat]
        if s.edition.muster_from_hand:
            for other in called(side.hand, card.calls):
                side.play_from_hand(other)
                s.queue(Step(DEPLOY_CALLED, seat, other))
        for other in called(side.deck, card.calls):
            side.call_from_deck(other)
            s.queue(Step(DEPLOY_CALLED, seat, other))


def called(pile: list[Card], group: Int) -> list[Card]:
    return [card for card in pile if card.group == group]


class TightBond(Ability):  # G 5.6
    acts = False
    bonds = True


class RowScorch(Ability):
    """Destroys the strongest of the enemy's row if it totals 10 or more (G 5.7)."""

    def __init__(self, name: str, row: Int) -> None:
        super().__init__(name)
        self.row = row

    def deployed(self, s: State, seat: Int, card: Card, row: Int) -> None:
        burn_row(s, 1 - seat, self.row, seat)


class Spy(Ability):
    """Lies on the opponent's side; its player draws two (G 5.8)."""

    crosses = True

    def deployed(self, s: State, seat: Int, card: Card, row: Int) -> None:
        s.queue(Step(DRAW, seat, n=2))


class HornBearer(Ability):  # G 5.9
    acts = False
    doubles: Int = 1


class SummonAvenger(Ability):
    """When it goes from the field to the discard pile, its reserve card enters on that side (G 5.10)."""

    avenged = True

    def leaves(self, s: State, seat: Int, card: Card, row: Int) -> None:
        avenger = from_reserve(s, seat, card)
        if avenger is not None:
            s.queue(Step(DEPLOY_AVENGER, seat, avenger))


class Berserker(Ability):
    """Turns into its reserve card where Mardroeme works (G 5.11)."""

    berserk = True

    def deployed(self, s: State, seat: Int, card: Card, row: Int) -> None:
        if s.sides[seat].rows[row].brewed():
            transform(s, seat, card, row)


class Brewer(Ability):
    """A unit that works as Mardroeme on its row (G 5.12)."""

    brews = True

    def deployed(self, s: State, seat: Int, card: Card, row: Int) -> None:
        brew(s, seat, row)


def brew(s: State, seat: Int, r: Int) -> None:
    """All berserkers of the row turn."""
    for card in s.sides[seat].rows[r].units[:]:
        if card.berserk:
            transform(s, seat, card, r)


def transform(s: State, seat: Int, card: Card, row: Int) -> None:
    """The reserve card is played; the berserker leaves the game (G 11.2)."""
    new = from_reserve(s, seat, card)
    if new is None:
        return
    side = s.sides[seat]
    side.rows[row].remove(card)
    side.removed = plus(side.removed, card)
    s.tell_row("transformed", seat, card, row)
    place(s, seat, new, row, "mardroeme")


class Scorcher(Ability):
    """A unit that scorches the whole field, itself not spared (G 5.13)."""

    def deployed(self, s: State, seat: Int, card: Card, row: Int) -> None:
        spared = NO_CARD if s.edition.pirate_burns_itself else card
        burn(s, strongest(s, seat, EVERY_ROW, spared) + strongest(s, 1 - seat, EVERY_ROW, NO_CARD), seat)


EVERY_ROW: Final = 0b111


def burn_row(s: State, seat: Int, row: Int, by: Int) -> None:
    """Scorch one row of this seat, if it totals 10 or more, heroes counted (G 5.7)."""
    if row_total(s, seat, row) >= 10:
        burn(s, strongest(s, seat, 1 << row, NO_CARD), by)


@final
class Victim:
    """A unit that may burn, and how strong it is."""

    def __init__(self, seat: Int, card: Card, row: Int, strength: Int) -> None:
        self.seat = seat
        self.card = card
        self.row = row
        self.strength = strength


def strongest(s: State, seat: Int, rows: Int, spared: Card) -> list[Victim]:
    """The strongest units of this side's rows (bits); heroes and the spared card do not count."""
    best: Int = 0
    found: list[Victim] = []
    for r in range(3):
        units = s.sides[seat].rows[r].units
        if not units or not (rows >> r) & 1:
            continue
        influence = Influence(s, seat, r)
        for card in units:
            if not card.plain or card is spared:
                continue
            n = influence.strength(card)
            if n > best:
                found.clear()
                best = n
            if n == best:
                found.append(Victim(seat, card, r, n))
    return found


def burn(s: State, victims: list[Victim], by: Int) -> None:
    """Destroy the strongest of these, ties included."""
    best: Int = 0
    for victim in victims:
        best = max(best, victim.strength)
    for victim in victims:
        if victim.strength == best:
            destroy(s, victim.seat, victim.card, victim.row, by)


MEDIC: Final = Medic("medic")
ABILITIES: Final[list[Ability]] = [
    MEDIC,
    MoraleBoost("morale-boost"),
    Muster("muster"),
    TightBond("tight-bond"),
    RowScorch("scorch-close", CLOSE),
    RowScorch("scorch-ranged", RANGED),
    RowScorch("scorch-siege", SIEGE),
    Spy("spy"),
    HornBearer("commanders-horn"),
    SummonAvenger("summon-avenger"),
    Berserker("berserker"),
    Brewer("mardroeme"),
    Scorcher("scorch"),
]
