"""Every number can explain itself: totals, round wins and what a d10 would keep, with their paragraphs."""

from __future__ import annotations

from typing import Final

from sevencats.core.reason import Reason, asked_about
from sevencats.core.words import BadInput, unknown
from sevencats.dice.factions import leftmost
from sevencats.dice.state import State

WORDS: Final = ("total", "wins", "keep")


def told(s: State, about: str) -> str:
    """An explanation in words, of totals, wins or kept dice; `0` or `1` before it picks a seat."""
    seats, what = asked_about(about)
    if what not in WORDS:
        raise unknown("explainable", what, WORDS)
    tell = total_told if what == "total" else wins_told if what == "wins" else keep_told
    return "\n".join(tell(s, seat) for seat in seats)


def total(s: State, seat: int) -> list[Reason]:
    """Why a row has its total: die by die, with the sum so far."""
    side = s.sides[seat]
    reasons = []
    n = 0
    for place, die in enumerate(side.row):
        n += die.value
        kept = side.kept and place == 0
        reasons.append(Reason("kept" if kept else "die", [die.id], "D 4.2" if kept else "D 3.3", n))
    return reasons


def open_number(s: State, about: str) -> list[Reason]:
    """The reasons of one row's total: `0` or `1` for its seat."""
    if about not in ("0", "1"):
        raise BadInput("explain-seat", came=about)
    return total(s, int(about))


def total_told(s: State, seat: int) -> str:
    """`seat 0: 5 (d8, kept, D 4.2) + 7 (d8) = 12 (D 3.3)`"""
    side = s.sides[seat]
    dice = [
        f"{die.value} ({die.shape.id}{', kept, D 4.2' if side.kept and n == 0 else ''})"
        for n, die in enumerate(side.row)
    ]
    return f"seat {seat}: {' + '.join(dice) or 'no dice'} = {side.total()} (D 3.3)"


def wins_told(s: State, seat: int) -> str:
    rounds = ", ".join(f"{score[seat]} to {score[1 - seat]}" for score in s.scores) or "none is over"
    tie = (
        "ties are won by Scoia'tael (D 4.4)"
        if s.sides[0].bonus.wins_ties != s.sides[1].bonus.wins_ties
        else f"ties: {s.variant.ties} (D 3.5)"
    )
    return f"seat {seat}: {s.sides[seat].wins} won (D 3.4), rounds {rounds}; {tie}"


def keep_told(s: State, seat: int) -> str:
    side = s.sides[seat]
    if not side.bonus.keeps:
        return f"seat {seat}: keeps no die (D 4.2)"
    kept = {roll: leftmost(side.row, roll) for roll in range(1, 11)}
    rolls = ", ".join(f"{roll} {'rolls again' if die is None else f'keeps {die.id}'}" for roll, die in kept.items())
    return f"seat {seat}: {rolls if kept[10] is not None else 'has no die to keep'} (D 4.2)"
