"""Fighters change spaces: moved along ways, placed, swapped, taken off the board (U 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevencats.core import decision
from sevencats.core.ints import Int
from sevencats.unmatched.cards import DECLINE, DONE, Option, Rule, Step
from sevencats.unmatched.fighters import OFF, Fighter
from sevencats.unmatched.state import State

if TYPE_CHECKING:
    from sevencats.unmatched import wire


def options_to(options: list[decision.Option], table: list[Option], spaces: Int) -> None:
    """Add the option of each of these spaces."""
    i: Int = 0
    while spaces:
        if spaces & 1:
            options.append(table[i])
        spaces >>= 1
        i += 1


def go(s: State, fighter: Fighter, space: Int, kind: wire.FighterKind) -> None:
    """The fighter is now there, and has left where it was, if it was anywhere (U 4.11)."""
    if fighter.space != OFF:
        fighter.left = True
    fighter.space = space
    s.sides[fighter.seat].dormant = False
    s.tell_fighter(kind, fighter)


def enter(s: State, fighter: Fighter, space: Int) -> None:
    """A fighter comes onto the board, and has not left its space yet (L13)."""
    go(s, fighter, space, "placed")
    fighter.left = False
    fighter.stuck = False


def swap(s: State, a: Fighter, b: Fighter) -> None:
    """Two fighters change places at once; arrows do not matter (U 4.9)."""
    space = a.space
    go(s, a, b.space, "swapped")
    go(s, b, space, "swapped")


def take_off(s: State, fighter: Fighter) -> None:
    """Off the board, but not defeated (U 4.10)."""
    s.tell_fighter("removed", fighter)
    fighter.space = OFF
    fighter.left = True


class Moves(Rule):
    """The seat moves each of the step's fighters up to n spaces, in any order, each once (U 4.3)."""

    about = "move"

    def steps(self, fighter: Fighter, n: Int) -> Int:
        return n

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        options: list[decision.Option] = []
        for fighter in s.fighters:
            if step.fighters >> fighter.index & 1:
                options_to(options, s.roster.move[fighter.index], s.reach(fighter, self.steps(fighter, step.n), False))
        options.append(DONE)
        return options

    def answered(self, s: State, step: Step, option: Option) -> None:
        if option is DONE:
            return
        go(s, s.fighters[option.fighter], option.space, "moved")
        rest = step.fighters & ~(1 << option.fighter)
        if rest:
            s.queue(Step(self, step.seat, step.n, None, -1, rest))


class ManoeuvreMoves(Moves):
    """In a manoeuvre n is the boost, which is added to each fighter's own move value (U 4.2)."""

    def steps(self, fighter: Fighter, n: Int) -> Int:
        return fighter.kind.move + n


class MovesThrough(Rule):
    """The seat moves the step's fighter up to n spaces; it may pass opposing fighters (U 4.6)."""

    about = "move"

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        options: list[decision.Option] = []
        fighter = s.fighters[step.fighter]
        options_to(options, s.roster.move[step.fighter], s.reach(fighter, step.n, True))
        options.append(DONE)
        return options

    def answered(self, s: State, step: Step, option: Option) -> None:
        if option is not DONE:
            go(s, s.fighters[step.fighter], option.space, "moved")


class Place(Rule):
    """The seat may place the step's fighter on any empty space; one that is off the board must enter (U 4.8)."""

    about = "place"

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        options: list[decision.Option] = []
        options_to(options, s.roster.place[step.fighter], s.roster.board.everywhere & ~s.occupied())
        if s.fighters[step.fighter].space != OFF:
            options.append(DECLINE)
        return options

    def answered(self, s: State, step: Step, option: Option) -> None:
        fighter = s.fighters[step.fighter]
        if option is DECLINE:
            return
        if fighter.space == OFF:
            enter(s, fighter, option.space)
        else:
            go(s, fighter, option.space, "placed")


MOVES: Final = Moves("moves")
MANOEUVRE_MOVES: Final = ManoeuvreMoves("manoeuvre-moves")
MOVES_THROUGH: Final = MovesThrough("moves-through")
PLACE: Final = Place("place")
