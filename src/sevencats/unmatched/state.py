"""One position of Unmatched."""

from __future__ import annotations

from typing import Any, final

from sevencats.core import state as core
from sevencats.core.agenda import Rule, Step
from sevencats.core.ints import Int
from sevencats.core.luck import Luck
from sevencats.core.registry import load
from sevencats.unmatched import imagine, view, wire, writing
from sevencats.unmatched.board import BITS
from sevencats.unmatched.bout import Combat
from sevencats.unmatched.cards import Card
from sevencats.unmatched.events import CardEvent, FighterEvent, HealthEvent, NumberEvent, SeatEvent, SecretCardEvent
from sevencats.unmatched.fighters import OFF, Fighter
from sevencats.unmatched.roster import Roster
from sevencats.unmatched.sides import Side


@final
class State(core.State):
    """The table of two or three seats. `seat` is whose turn it is, `actions` how many are left to it."""

    def __init__(self, roster: Roster, sides: list[Side], fighters: list[Fighter], flow: Rule[Any, Any, Any]) -> None:
        super().__init__(flow)
        self.roster = roster
        self.sides = sides
        self.fighters = fighters
        self.seat: Int = 0
        self.turn: Int = 0  # how many turns have begun
        self.actions: Int = 0
        self.combat: Combat | None = None

    def bout(self) -> Combat:
        """The combat under way."""
        combat = self.combat
        assert combat is not None
        return combat

    def hero(self, seat: Int) -> Fighter:
        return self.fighters[self.roster.heads[seat]]

    def on_board(self, fighters: Int) -> Int:
        """Those of these fighters that are on the board."""
        found: Int = 0
        for fighter in self.fighters:
            if fighter.space != OFF:
                found |= 1 << fighter.index
        return found & fighters

    def spaces(self, fighters: Int) -> Int:
        """The spaces on which these fighters stand."""
        found: Int = 0
        for fighter in self.fighters:
            if fighters >> fighter.index & 1 and fighter.space != OFF:
                found |= BITS[fighter.space]
        return found

    def standing_on(self, spaces: Int) -> Int:
        """The fighters that stand on any of these spaces."""
        found: Int = 0
        for fighter in self.fighters:
            if fighter.space != OFF and spaces >> fighter.space & 1:
                found |= 1 << fighter.index
        return found

    def occupied(self) -> Int:
        """The spaces on which anybody stands."""
        found: Int = 0
        for fighter in self.fighters:
            if fighter.space != OFF:
                found |= BITS[fighter.space]
        return found

    def foes(self, fighter: Fighter) -> Int:
        """The spaces of those that oppose this fighter, whoever moves it (U 4.5)."""
        return self.spaces(~self.roster.own[fighter.seat])

    def reach(self, fighter: Fighter, steps: Int, passing: bool) -> Int:
        """The other spaces where its move may end: empty ones it can walk to, through friends but not foes (U 4.4)."""
        if not fighter.can_leave():
            return 0
        blocked: Int = 0 if passing else self.foes(fighter)
        return self.roster.board.reach(fighter.space, steps, blocked) & ~self.occupied()

    def next_seat(self) -> Int:
        """Who comes next in order of play; seats that are out are passed over."""
        seat = self.seat
        while True:
            seat = (seat + 1) % self.roster.seats
            if not self.sides[seat].out or seat == self.seat:
                return seat

    def tell_seat(self, kind: wire.SeatKind, seat: Int) -> None:
        if self.heard is not None:
            self.tell(SeatEvent(kind, seat))

    def tell_number(self, kind: wire.NumberKind, seat: Int, n: Int) -> None:
        if self.heard is not None:
            self.tell(NumberEvent(kind, seat, n))

    def tell_card(self, kind: wire.CardKind, seat: Int, card: Card) -> None:
        if self.heard is not None:
            self.tell(CardEvent(kind, seat, card))

    def tell_owner(self, kind: wire.SecretCardKind, seat: Int, card: Card) -> None:
        """Only this seat hears which card it was."""
        if self.heard is not None:
            self.tell(SecretCardEvent(kind, seat, card, seat))

    def tell_fighter(self, kind: wire.FighterKind, fighter: Fighter) -> None:
        if self.heard is not None:
            self.tell(FighterEvent(kind, fighter.seat, self.roster.names[fighter.index], self.space_of(fighter)))

    def tell_health(self, kind: wire.HealthKind, fighter: Fighter, n: Int) -> None:
        if self.heard is not None:
            self.tell(HealthEvent(kind, fighter.seat, self.roster.names[fighter.index], self.space_of(fighter), n))

    def space_of(self, fighter: Fighter) -> str | None:
        """The name of its space, if it is on the board."""
        return None if fighter.space == OFF else self.roster.board.ids[fighter.space]

    def copy(self) -> State:
        new = State(
            self.roster, [side.copy() for side in self.sides], [fighter.copy() for fighter in self.fighters], self.flow
        )
        new.seat = self.seat
        new.turn = self.turn
        new.actions = self.actions
        combat = self.combat
        if combat is not None:
            new.combat = combat.copy()
        new.go_on_like(self)
        return new

    def view(self, seat: int | None) -> wire.View:
        return view.table(self, seat)

    def told_step(self, step: Step) -> wire.Step:
        return writing.step(self, step)

    def imagined(self, seat: int | None, luck: Luck) -> State:
        """The same position with all that this seat cannot know drawn anew (U 1.7).

        That the open question was asked is known too: a world in which it would not be is drawn again."""
        new = self.copy()
        new.luck.seed = luck.below(0x7FFFFFFF) + 1
        while not (imagine.secrets(new, seat, luck) and new.ask_again()):
            pass
        return new

    def data(self) -> dict[str, Any]:
        return writing.written(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, ("unmatched", self.data())

    def __repr__(self) -> str:
        heroes = " against ".join(hero.id for hero in self.roster.heroes)
        return f"<Unmatched, {heroes} on {self.roster.board.name}: {self.decision or self.outcome}>"
