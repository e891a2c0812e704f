"""Root of the solver: the exact value of a position with open hands, by bisection with null-window searches (D 8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from sevencats.core.decision import CHANCE
from sevencats.core.ints import Int
from sevencats.core.words import BadInput
from sevencats.dice.ending import is_bonus
from sevencats.dice.state import State
from sevencats.solvers.open_dice.hands import Hand
from sevencats.solvers.open_dice.keeping import with_record
from sevencats.solvers.open_dice.move_ordering import PASS
from sevencats.solvers.open_dice.rounds import NOT_YET
from sevencats.solvers.open_dice.search import Solver, TooDeep
from sevencats.solvers.open_dice.stages import roll_off, rolled_off

NO_LIMIT: Final = 1 << 30
NARROW: Final = 0.01  # an interval that one full-window search settles
NULL_WINDOW: Final = 1e-9  # far less than what two different values of a position differ by
PLAYED: Final = ("turn", "keep", "add", "roll", "roll-off", "reward")
PREPARED: Final = ("pick", "base", "explode", "tactics", "check", "first")


@final
class Solution:
    """Value (the chance that seat 0 wins, draws counting half), that of each option, and the best one.

    Where the node limit is reached, the value is the middle of the two bounds that were found until then."""

    def __init__(self, bounds: tuple[float, float], options: dict[str, float], best: str | None) -> None:
        self.least, self.most = bounds
        self.value = middle(bounds)
        self.is_exact = self.least == self.most
        self.options = options
        self.best = best  # None when luck or nobody is asked

    def __repr__(self) -> str:
        value = f"{self.value:.4f}" if self.is_exact else f"{self.least:.4f} to {self.most:.4f}"
        return f"<{value}{'' if self.best is None else f', best {self.best}'}>"


def middle(bounds: tuple[float, float]) -> float:
    return (bounds[0] + bounds[1]) / 2.0


def solve(s: State, every: bool = False, limit: int = NO_LIMIT) -> Solution:
    """Solve a position as if all hands were open (D 8). At the node limit the value is only known between bounds.

    Only the best option has a value, unless every one is asked for."""
    decision = s.decision
    solver = Solver(s.variant, s.winner_needed, s.sides, limit)
    if decision is not None and in_setup(s):
        raise BadInput("solver-hands")
    if decision is None or decision.seat == CHANCE:
        return Solution(bounds_of(s, solver), {}, None)
    texts = [option.text for option in decision.options]
    if every:
        found = {text: bounds_of(after(s, text), solver) for text in texts}
        best = max(texts, key=lambda text: middle(found[text]) if decision.seat == 0 else -middle(found[text]))
        options = {text: middle(bounds) for text, bounds in found.items()}
        return Solution(best_of(list(found.values()), decision.seat), options, best)
    if decision.about == "turn":
        turn = Turn(s, solver)
        bounds = Bisection(turn.search, 0.0, 1.0).bounds()
        best = next((text for text in texts if shown(text) == turn.best), texts[0])
    else:
        choice = Choice(s, solver, decision.seat, texts)
        bounds = Bisection(choice.search, 0.0, 1.0).bounds()
        best = choice.best
    return Solution(bounds, {best: middle(bounds)}, best)


@final
class Bisection:
    """Bisection with null-window searches (MTD(bi), also known as C*): whether the value is above the middle of the
    interval cuts off sooner than what it is. A narrow interval is searched once with its full window."""

    def __init__(self, search: Callable[[float, float], float], alpha: float, beta: float) -> None:
        self.search = search
        self.alpha = alpha
        self.beta = beta

    def value(self) -> float:
        while self.beta - self.alpha > NARROW:
            middle = (self.alpha + self.beta) / 2.0
            value = self.search(middle, middle + NULL_WINDOW)
            if value > middle:
                self.alpha = value
            else:
                self.beta = value
        return max(self.alpha, min(self.beta, self.search(self.alpha, self.beta)))

    def bounds(self) -> tuple[float, float]:
        """The value twice, or the interval that it lies in if the node limit is reached."""
        try:
            value = self.value()
            return value, value
        except TooDeep:
            return self.alpha, self.beta


def shown(text: str) -> int:
    """The value of the die that is played, or PASS."""
    return PASS if text == "pass" else int(text.rpartition("=")[2])


@final
class Choice:
    """Any other decision of a seat at the root; the best option is the last one that raised its value."""

    def __init__(self, s: State, solver: Solver, seat: Int, texts: list[str]) -> None:
        self.solver = solver
        self.seat = seat
        self.positions = {text: after(s, text) for text in texts}
        self.best = texts[0]

    def search(self, alpha: float, beta: float) -> float:
        """Fail-soft value in the window; the best option so far is searched first."""
        result = -1.0 if self.seat == 0 else 2.0
        for text in [self.best, *self.positions]:
            value = value_of(self.positions[text], self.solver, alpha, beta)
            if self.seat == 0:
                result = max(result, value)
                if value > alpha:
                    self.best, alpha = text, value
            else:
                result = min(result, value)
                if value < beta:
                    self.best, beta = text, value
            if alpha >= beta:
                break
        return result


def in_setup(s: State) -> bool:
    """Is the first turn still to come?"""
    assert s.decision is not None
    return s.decision.about not in PLAYED or any(step.rule.name in PREPARED for step in s.steps())


def after(s: State, text: str) -> State:
    new = s.copy()
    new.inside = False
    new.choose(text)
    return new


def value_of(s: State, solver: Solver, alpha: float, beta: float) -> float:
    """Fail-soft value of any position from the first turn on, in the window (alpha, beta)."""
    if s.decision is not None and s.decision.about == "turn":
        return Bisection(Turn(s, solver).search, alpha, beta).value()
    least, most = bounds_of(s, solver)
    if least < most:
        raise TooDeep
    return least


def bounds_of(s: State, solver: Solver) -> tuple[float, float]:
    """Bounds of any position from the first turn on; equal, unless the node limit is reached."""
    if s.outcome is not None:
        value = 1.0 if s.outcome.winner == 0 else 0.0 if s.outcome.winner == 1 else 0.5
        return value, value
    decision = s.decision
    assert decision is not None
    if decision.about == "turn":
        return Bisection(Turn(s, solver).search, 0.0, 1.0).bounds()
    if decision.about == "reward":
        value = 1.0 if decision.step.seat == 0 else 0.0
        return value, value
    if decision.about == "roll-off":
        value = roll_off_value(s, decision.step.seat, decision.step.n)
        return value, value
    found = [
        bounds_of(after(s, option.text), solver)
        for option in decision.options
        if decision.about != "keep" or changes(s, option.text)
    ]  # a roll that leads to another is left out
    if decision.seat != CHANCE:
        return best_of(found, decision.seat)
    return sum(least for least, _ in found) / len(found), sum(most for _, most in found) / len(found)


def best_of(found: list[tuple[float, float]], seat: Int) -> tuple[float, float]:
    """The bounds of what the best of several options is worth."""
    best = max if seat == 0 else min
    return best(least for least, _ in found), best(most for _, most in found)


def changes(s: State, text: str) -> bool:
    """Does this d10 keep a die, or is it rolled again?"""
    roll = int(text.rpartition("=")[2])
    assert s.decision is not None
    return any(die.value <= roll for die in s.sides[s.decision.step.seat].row)


def roll_off_value(s: State, seat: Int, first: Int) -> float:
    """A d10 each, the higher wins; seat 0 has rolled `first` if seat 1 is to roll."""
    a = s.sides[0].wins
    b = s.sides[1].wins
    again = roll_off(s.variant, s.winner_needed, a, b, s.round - 1)
    if seat == 0:
        return again
    return (
        rolled_off(s.variant, s.winner_needed, a + 1, b, s.round) * float(first - 1)
        + rolled_off(s.variant, s.winner_needed, a, b + 1, s.round) * float(10 - first)
        + again
    ) / 10.0


@final
class Turn:
    """A turn at the root, in the terms of the search; the best option is that of the first search, or of the last one
    that raised the mover's value."""

    def __init__(self, s: State, solver: Solver) -> None:
        a, b = s.sides
        done = s.round - 1
        stock: Int = s.stock if is_bonus(s.variant, a.wins, b.wins, done) else 0  # else it does not count (D 5.3)
        self.solver = solver
        self.stage = solver.rounds.stage(a.wins, b.wins, done, s.starter, stock)
        self.a = hand_of(s, 0, solver)
        self.b = hand_of(s, 1, solver)
        self.lead = a.total() - b.total()
        self.keep_a = records(s, 0)
        self.keep_b = records(s, 1)
        self.turn = s.seat
        self.passed: Int = 0 if a.passed else 1 if b.passed else NOT_YET
        self.best: Int = NOT_YET

    def search(self, alpha: float, beta: float) -> float:
        """Fail-soft value in the window (alpha, beta)."""
        value = self.solver.search_root(
            self.stage, self.a, self.b, self.lead, self.keep_a, self.keep_b, self.turn, self.passed, alpha, beta
        )
        if self.best == NOT_YET or (value > alpha if self.turn == 0 else value < beta):
            self.best = self.solver.best_option
        return value


def hand_of(s: State, seat: Int, solver: Solver) -> Hand:
    return solver.hands.of([int(die.value) for die in s.sides[seat].hand])


def records(s: State, seat: Int) -> Int:
    """The dice of a row that a d10 might keep."""
    keep: Int = 0
    if s.sides[seat].bonus.keeps:
        for die in s.sides[seat].row:
            keep = with_record(keep, die.value)
    return keep
