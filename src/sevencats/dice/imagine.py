"""What a seat cannot know, drawn anew: the dice of the other's hand and deck, and what they show (D 1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevencats.core.ints import Int
from sevencats.core.luck import Luck
from sevencats.core.piles import insert, merged, take
from sevencats.dice.shapes import D10, Die, Shape
from sevencats.dice.sides import Side

if TYPE_CHECKING:
    from sevencats.dice.state import State

TRIES: Final = 12  # how often a hand is built before one that contradicts the table will do


def unseen(side: Side) -> list[Shape]:
    """The dice of hand and deck that the other has not seen, as shapes: those are known from the collection."""
    pool = merged(side.deck, side.rolling)
    for die in side.hand:
        insert(pool, die.shape)
    for die in side.aside:
        insert(pool, die.shape)
    for die in side.shown:
        take(pool, die.shape)
    return pool


def secrets(s: State, seat: Int, luck: Luck) -> None:
    """Deal this seat's unseen dice anew, and roll those of the hand."""
    side = s.sides[seat]
    pool = unseen(side)
    ten_hidden = not side.bonus.explodes or explosions_wait(s, seat)
    if side.difficulty is not None and side.deck:
        build(side, pool, ten_hidden, luck)
    else:
        deal(side, pool, ten_hidden, luck)


def explosions_wait(s: State, seat: Int) -> bool:
    """Could there still be a ten in the hand that has not been shown?"""
    decision = s.decision
    if decision is not None and decision.step.rule.name == "explode" and decision.step.seat == seat:
        return True
    return any(step.rule.name == "explode" and step.seat == seat for step in s.steps())


def rolled(shape: Shape, ten_hidden: bool, luck: Luck) -> Die:
    """A die of a hidden hand; a ten that would have exploded is not hidden."""
    return shape.dice[luck.below(9 if shape is D10 and not ten_hidden else shape.faces)]


def deal(side: Side, pool: list[Shape], ten_hidden: bool, luck: Luck) -> None:
    """Every die of the pool may lie in each of the hidden piles."""
    left: Int = len(pool)
    hand_needs: Int = len(side.hand) - len(side.shown)
    aside_needs: Int = len(side.aside)
    rolling_needs: Int = len(side.rolling)
    side.hand = side.shown[:]
    side.aside = []
    side.rolling = []
    side.deck = []
    for shape in pool:
        k = luck.below(left)
        left -= 1
        if k < hand_needs:
            hand_needs -= 1
            insert(side.hand, rolled(shape, ten_hidden, luck))
        elif k < hand_needs + aside_needs:
            aside_needs -= 1
            insert(side.aside, rolled(shape, True, luck))
        elif k < hand_needs + aside_needs + rolling_needs:
            rolling_needs -= 1
            side.rolling.append(shape)
        else:
            side.deck.append(shape)


def build(side: Side, pool: list[Shape], ten_hidden: bool, luck: Luck) -> None:
    """An NPC's hand was made by dropping dice: roll all and drop as it did, as far as that fits what was seen."""
    dropped: Int = len(side.deck) + len(side.rolling)
    dice: list[Die] = []
    low: Int = 0
    for _ in range(TRIES):
        dice = []
        for shape in pool:
            insert(dice, rolled(shape, ten_hidden, luck))
        low = believed_low(side, dropped, luck)
        if fits(side, dice, low, dropped - low):
            break
    end: Int = len(dice) - (dropped - low)
    side.hand = merged(dice[low:end], side.shown)
    deck: list[Shape] = []
    for die in dice[:low] + dice[end:]:
        insert(deck, die.shape)
    rolling: list[Shape] = []
    for _ in side.rolling:
        insert(rolling, deck.pop(luck.below(len(deck))))
    side.deck = deck
    side.rolling = rolling


def believed_low(side: Side, dropped: Int, luck: Luck) -> Int:
    """How many of the dice in the deck were dropped as the lowest (D 2.6)."""
    assert side.difficulty is not None
    keeps = side.difficulty.keeps
    if keeps == "median":
        return (dropped + luck.below(2)) // 2
    return 0 if keeps == "lowest" else dropped


def fits(side: Side, dice: list[Die], low: Int, high: Int) -> bool:
    """Could the dice that were seen have been kept when these were dropped?"""
    least: Int = dice[low - 1].index if low else 0
    most: Int = dice[len(dice) - high].index if high else 9999
    for pile in (side.shown, side.row, side.gone):
        for die in pile:
            if not least <= die.index <= most:
                return False
    return True
