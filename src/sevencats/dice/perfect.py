"""The perfect opponent: the exact value of a position with open hands, and of every choice in it (D 8)."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from sevencats.core.decision import CHANCE
from sevencats.core.ints import Int
from sevencats.core.words import BadInput
from sevencats.dice.ending import is_bonus
from sevencats.dice.experience import PASS
from sevencats.dice.keeping import with_record
from sevencats.dice.lattice import Hand
from sevencats.dice.rounds import NOT_YET
from sevencats.dice.solver import Solver
from sevencats.dice.stages import roll_off, rolled_off
from sevencats.dice.state import State

NO_LIMIT: Final = 1 << 30
CLEAR: Final = 0.01                     # bounds of a value that are so close need no more questions
CLOSE: Final = 1e-9                     # far less than what two different values of a position differ by
PLAYED: Final = ("turn", "keep", "add", "roll", "roll-off", "reward")
PREPARED: Final = ("pick", "base", "explode", "tactics", "check", "first")


@final
class Solution:
    """The chance that seat 0 wins, draws counting half; what each option is worth so; and the best one."""

    def __init__(self, value: float, options: dict[str, float], best: str | None) -> None:
        self.value = value
        self.options = options
        self.best = best                # None when luck or nobody is asked

    def __repr__(self) -> str:
        return f"<{self.value:.4f}{'' if self.best is None else f', best {self.best}'}>"


def solve(s: State, every: bool = False, limit: int = NO_LIMIT) -> Solution:
    """Solve a position as if all hands were open, or raise TooDeep after so many turns (D 8).

    Values are exact; only that of the best option is told, unless every one is asked for."""
    decision = s.decision
    solver = Solver(s.variant, s.winner_needed, s.sides, limit)
    if decision is not None and in_setup(s):
        raise BadInput("The hands are not complete; a position can be solved from the first turn on.")
    if decision is None or decision.seat == CHANCE:
        return Solution(value_of(s, solver, 0.0, 1.0), {}, None)
    if every:
        options = {option.text: value_of(after(s, option.text), solver, 0.0, 1.0) for option in decision.options}
        best = max(options, key=lambda text: options[text] if decision.seat == 0 else -options[text])
        return Solution(options[best], options, best)
    texts = [option.text for option in decision.options]
    if decision.about == "turn":
        turn = Turn(s, solver)
        value = asked(turn.ask, 0.0, 1.0)
        best = next((text for text in texts if shown(text) == turn.best), texts[0])
    else:
        choice = Choice(s, solver, decision.seat, texts)
        value = asked(choice.ask, 0.0, 1.0)
        best = choice.best
    return Solution(value, {best: value}, best)


def asked(ask: Callable[[float, float], float], low: float, high: float) -> float:
    """A value between low and high. Whether it is more than the middle of what it may be is asked again and again, for
    that is answered sooner than what it is."""
    while high - low > CLEAR:
        middle = (low + high) / 2.0
        value = ask(middle, middle + CLOSE)
        if value > middle:
            low = value
        else:
            high = value
    return max(low, min(high, ask(low, high)))


def shown(text: str) -> int:
    """The value of the die that is played, or PASS."""
    return PASS if text == "pass" else int(text.rpartition("=")[2])


@final
class Choice:
    """Any other question to a seat; the best option is the one that gave the last answer that was good for it."""

    def __init__(self, s: State, solver: Solver, seat: Int, texts: list[str]) -> None:
        self.solver = solver
        self.seat = seat
        self.positions = {text: after(s, text) for text in texts}
        self.best = texts[0]

    def ask(self, low: float, high: float) -> float:
        """The value, if it lies between low and high, else a bound beyond them; the likely option is tried first."""
        result = -1.0 if self.seat == 0 else 2.0
        for text in [self.best, *self.positions]:
            value = value_of(self.positions[text], self.solver, low, high)
            if self.seat == 0:
                result = max(result, value)
                if value > low:
                    self.best, low = text, value
            else:
                result = min(result, value)
                if value < high:
                    self.best, high = text, value
            if low >= high:
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


def value_of(s: State, solver: Solver, low: float, high: float) -> float:
    """The value of any position from the first turn on, if it lies between low and high, else a bound beyond them.

    Luck is averaged; a roll that only leads to another is left out."""
    if s.outcome is not None:
        return 1.0 if s.outcome.winner == 0 else 0.0 if s.outcome.winner == 1 else 0.5
    decision = s.decision
    assert decision is not None
    if decision.about == "turn":
        return asked(Turn(s, solver).ask, low, high)
    if decision.about == "reward":
        return 1.0 if decision.step.seat == 0 else 0.0
    if decision.about == "roll-off":
        return roll_off_value(s, decision.step.seat, decision.step.n)
    values = [value_of(after(s, option.text), solver, 0.0, 1.0) for option in decision.options
              if decision.about != "keep" or changes(s, option.text)]
    if decision.seat == CHANCE:
        return sum(values) / len(values)
    return max(values) if decision.seat == 0 else min(values)


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
    return (rolled_off(s.variant, s.winner_needed, a + 1, b, s.round) * float(first - 1)
            + rolled_off(s.variant, s.winner_needed, a, b + 1, s.round) * float(10 - first) + again) / 10.0


@final
class Turn:
    """A turn of the game, as the solver knows it; the best option gave the last answer that was good for who moves."""

    def __init__(self, s: State, solver: Solver) -> None:
        a, b = s.sides
        done = s.round - 1
        stock: Int = s.stock if is_bonus(s.variant, a.wins, b.wins, done) else 0    # else it does not count (D 5.3)
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

    def ask(self, low: float, high: float) -> float:
        """The value, if it lies between low and high, else a bound beyond them."""
        value = self.solver.ask(self.stage, self.a, self.b, self.lead, self.keep_a, self.keep_b, self.turn, self.passed,
                                low, high)
        if value > low if self.turn == 0 else value < high:
            self.best = self.solver.chosen
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
