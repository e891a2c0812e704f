"""Gwen't by numbers."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter

from sevencats.core.ints import Int
from sevencats.dice.factions import FACTIONS, UNDECIDED
from sevencats.dice.shapes import D100, DICE, NO_SHAPE, SHAPES, Die, Shape
from sevencats.dice.sides import Side
from sevencats.dice.state import State
from sevencats.dice.tables import DIFFICULTIES
from sevencats.dice.variants import VARIANTS
from sevencats.envs.layouts.layout import Layout, one_more, put, totals

ABOUTS: Final = (
    "turn",
    "pick",
    "reroll",
    "explode",
    "add",
    "first",
    "roll",
    "keep",
    "check",
    "roll-off",
    "reward",
    "faction",
    "difficulty",
)
ROUNDS: Final = 5
PLACES: Final = 16  # of a row, from the left
FACTION_NUMBERS: Final = {faction: n for n, faction in enumerate((*FACTIONS, UNDECIDED.id))}
DIFFICULTY_NUMBERS: Final = {difficulty: n for n, difficulty in enumerate(DIFFICULTIES)}
VARIANT_NUMBERS: Final = {variant: n for n, variant in enumerate(VARIANTS)}
SHAPE_NUMBERS: Final[list[Int]] = [-1] * 13  # by the number of faces
FIRST_DICE: Final[list[Int]] = [-1] * 13  # where the dice of a shape begin, by the number of faces
for number, each in enumerate(SHAPES.values()):
    SHAPE_NUMBERS[each.faces] = number
    FIRST_DICE[each.faces] = list(DICE).index(each.dice[0].id)


def texts() -> list[str]:
    """All that a seat may be offered."""
    found = ["pass", "done", "decline", "largest", "first 0", "first 1"]
    found += [shape.take.text for shape in SHAPES.values()] + [shape.add.text for shape in SHAPES.values()]
    found += [die.play.text for die in DICE.values()] + [die.reroll.text for die in DICE.values()]
    return found


def lots() -> list[str]:
    """All that luck may be offered."""
    found = ["first 0", "first 1", *[faction.option.text for faction in FACTIONS.values()]]
    for shape in (*SHAPES.values(), D100):
        found += [option.text for option in shape.rolls]
    return found


@final
class DiceHalf:
    """Where the numbers of one side begin."""

    def __init__(self, layout: Layout[State], who: str) -> None:
        dice, shapes = list(DICE), list(SHAPES)
        self.faction = layout.field(f"{who} faction", list(FACTION_NUMBERS))
        self.difficulty = layout.field(f"{who} difficulty", list(DIFFICULTIES))
        self.plain = layout.field(
            f"{who} side", ["wins", "passed", "total", "kept", "hand_size", "rolling_size", "deck_size"]
        )
        self.places = layout.field(f"{who} places", [str(n) for n in range(PLACES)])
        self.row = layout.field(f"{who} row", dice)
        self.gone = layout.field(f"{who} gone", dice)
        self.shown = layout.field(f"{who} shown", dice)
        self.unseen = layout.field(f"{who} unseen", shapes)
        self.hand = layout.field(f"{who} hand", dice)
        self.aside = layout.field(f"{who} aside", dice)
        self.rolling = layout.field(f"{who} rolling", shapes)
        self.deck = layout.field(f"{who} deck", shapes)


class DiceLayout(Layout[State]):
    name = "dice"

    def __init__(self) -> None:
        super().__init__()
        self.actions += texts()
        self.lots += lots()
        self.seat = self.field("seat", ["0", "1"])
        self.variant = self.field("variant", list(VARIANTS))
        self.course = self.field(
            "course",
            [
                "open_hands",
                "winner_needed",
                "round",
                "stock",
                "my turn",
                "i started",
                "i passed first",
                "they passed first",
                "i am asked",
                "luck is asked",
            ],
        )
        self.scores = self.field(
            "scores", [f"round {n + 1} {who}" for n in range(ROUNDS) for who in ("mine", "theirs")]
        )
        self.reward = self.field("reward", list(SHAPES))
        self.about = self.field_of_abouts(ABOUTS)
        self.n = self.field("asked number", ["n"])
        self.halves = [DiceHalf(self, who) for who in ("my", "their")]
        self.close()

    def observe(self, s: State, seat: Int, out: BytesWriter) -> None:
        out[self.seat + seat] = 1
        out[self.variant + VARIANT_NUMBERS[s.variant.name]] = 1
        self.observe_course(s, seat, out)
        self.observe_side(s.sides[seat], self.halves[0], True, out)
        self.observe_side(s.sides[1 - seat], self.halves[1], s.open_hands, out)

    def observe_course(self, s: State, seat: Int, out: BytesWriter) -> None:
        course = self.course
        if s.open_hands:
            out[course] = 1
        if s.winner_needed:
            out[course + 1] = 1
        put(out, course + 2, s.round)
        put(out, course + 3, s.stock)
        if s.seat == seat:
            out[course + 4] = 1
        if s.starter == seat:
            out[course + 5] = 1
        if s.first_passer >= 0:
            out[course + (6 if s.first_passer == seat else 7)] = 1
        totals(out, self.scores, s.scores[:ROUNDS], seat)
        if s.reward is not NO_SHAPE:
            out[self.reward + SHAPE_NUMBERS[s.reward.faces]] = 1
        decision = s.decision
        if decision is not None:
            self.observe_question(decision, seat, course + 8, out)

    def observe_side(self, side: Side, half: DiceHalf, is_open: bool, out: BytesWriter) -> None:
        out[half.faction + FACTION_NUMBERS[side.faction.id]] = 1
        if side.difficulty is not None:
            out[half.difficulty + DIFFICULTY_NUMBERS[side.difficulty.id]] = 1
        plain = half.plain
        put(out, plain, side.wins)
        if side.passed:
            out[plain + 1] = 1
        put(out, plain + 2, side.total())
        if side.kept:
            out[plain + 3] = 1
        put(out, plain + 4, len(side.hand) + len(side.aside))
        put(out, plain + 5, len(side.rolling))
        put(out, plain + 6, len(side.deck))
        place: Int = half.places
        for die in side.row[:PLACES]:
            put(out, place, die.value)
            place += 1
        dice(out, half.row, side.row)
        dice(out, half.gone, side.gone)
        dice(out, half.shown, side.shown)
        shapes(out, half.unseen, side.deck)  # of which shapes the hidden dice are is public
        shapes(out, half.unseen, side.rolling)
        rolled(out, half.unseen, side.hand)
        rolled(out, half.unseen, side.aside)
        for die in side.shown:
            at = half.unseen + SHAPE_NUMBERS[die.shape.faces]
            out[at] = out[at] - 1
        if is_open:
            dice(out, half.hand, side.hand)
            dice(out, half.aside, side.aside)
            shapes(out, half.rolling, side.rolling)
            shapes(out, half.deck, side.deck)


def dice(out: BytesWriter, at: Int, pile: list[Die]) -> None:
    """How many of each die lie there."""
    for die in pile:
        one_more(out, at + FIRST_DICE[die.shape.faces] + die.value - 1)


def shapes(out: BytesWriter, at: Int, pile: list[Shape]) -> None:
    for shape in pile:
        one_more(out, at + SHAPE_NUMBERS[shape.faces])


def rolled(out: BytesWriter, at: Int, pile: list[Die]) -> None:
    """Of which shapes these dice are."""
    for die in pile:
        one_more(out, at + SHAPE_NUMBERS[die.shape.faces])


LAYOUT: Final = DiceLayout()
