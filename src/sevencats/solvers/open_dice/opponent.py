"""Determinisation (perfect-information Monte Carlo): sample what is hidden, solve each sample, average (D 8)."""

from __future__ import annotations

from typing import Final

from sevencats.core.decision import CHANCE, Option
from sevencats.core.ints import Int
from sevencats.core.luck import Luck
from sevencats.dice.shapes import DONE
from sevencats.dice.state import State
from sevencats.dice.turns import PASS
from sevencats.solvers.open_dice.solution import solve

LIMIT: Final = 40_000  # nodes for one determinisation
EVEN: Final = 1e-9  # options that differ by less are worth the same


def advice(s: State, luck: Luck, worlds: int = 8, limit: int = LIMIT) -> str:
    """The option with the best mean over determinisations (`worlds`) for the seat that is asked.

    Before the first turn, and where a determinisation exceeds the node limit, a rule of thumb answers."""
    decision = s.decision
    assert decision is not None
    assert decision.seat != CHANCE
    if decision.about != "turn":
        return preparation(s)
    worth: dict[str, float] = {option.text: 0.0 for option in decision.options}
    for _ in range(1 if s.open_hands else worlds):
        solution = solve(s.imagined(decision.seat, luck), True, limit)
        if not solution.is_exact:
            return rule_of_thumb(s, decision.seat).text
        for text, value in solution.options.items():
            worth[text] += value if decision.seat == 0 else -value
    best = max(worth, key=lambda text: worth[text])
    usual = rule_of_thumb(s, decision.seat).text
    return usual if worth[usual] >= worth[best] - EVEN else best


def preparation(s: State) -> str:
    """Start oneself, add the largest die, take the largest dice, and reroll the die with the most to gain."""
    decision = s.decision
    assert decision is not None
    texts = [option.text for option in decision.options]
    if decision.about == "first":
        return f"first {decision.seat}"
    if decision.about == "pick":
        return "largest" if "largest" in texts else texts[-1]
    if decision.about == "reroll":
        return max(texts, key=gain)
    return next(text for text in reversed(texts) if text.startswith("add"))


def gain(text: str) -> float:
    """What a reroll is expected to bring: the mean of the die less what it shows."""
    if text == DONE.text:
        return 0.0
    shape, _, value = text.removeprefix("reroll d").partition("=")
    return (int(shape) + 1) / 2 - int(value)


def rule_of_thumb(s: State, seat: Int) -> Option:
    """Take the lead with the smallest die that does; pass when ahead of one who has passed, or too far behind."""
    me = s.sides[seat]
    other = s.sides[1 - seat]
    behind = other.total() - me.total()
    if other.passed and behind < 0:
        return PASS
    for die in me.hand:
        if die.value > behind:
            return die.play
    return me.hand[-1].play if len(me.hand) > 4 and behind <= 12 else PASS
