"""The rounds of a solution: what each result of one leads to, and what was found out about its turns (D 8)."""
from __future__ import annotations

from typing import Final, final

from sevencats.core.ints import Int
from sevencats.dice.ending import GOES_ON, is_bonus, verdict
from sevencats.dice.keeping import with_record
from sevencats.dice.lattice import Hand, Hands
from sevencats.dice.level import Level
from sevencats.dice.sides import Side
from sevencats.dice.trailing import Trailing
from sevencats.dice.variants import Variant

SPREADER: Final = 0x9E3779
LOWEST: Final = 0xFFFFF
NEVER: Final = 999                      # a lead that nobody has


@final
class Seat:
    """What a solution must know of a seat besides its dice."""

    def __init__(self, side: Side) -> None:
        self.keeps = side.perk.keeps
        self.wins_ties = side.perk.wins_ties
        faces = sorted({int(shape.faces) for shape in side.deck}) or [6]
        self.adds = faces if side.perk.adds else []     # the dice it may add after a round it has won


@final
class Stage:
    """A round of the game: wins before it, how many are over, who starts it, what each result leads to, and all that
    was found out about its turns, by who is to move and who has passed."""

    def __init__(self, rules: Variant, winner_needed: bool, a: Int, b: Int, done: Int, starter: Int,
                 stock: Int) -> None:
        self.a = a
        self.b = b
        self.done = done
        self.starter = starter
        self.stock = stock
        self.after = [verdict(rules, winner_needed, a + 1, b, done + 1),
                      verdict(rules, winner_needed, a, b + 1, done + 1), verdict(rules, winner_needed, a, b, done + 1)]
        self.ends0 = self.after[0] == 0         # seat 0 wins the game with this round
        self.ends1 = self.after[1] == 1
        self.bonus = is_bonus(rules, a, b, done)
        self.halves = self.after[2] != 0 and self.after[2] != 1     # a tie of two empty hands is worth a half
        self.won: list[dict[int, int]] = [{} for _ in range(6)]     # the lead that is known to be enough
        self.lost: list[dict[int, int]] = [{} for _ in range(6)]    # the lead that is known to be too little
        self.lower: list[dict[int, float]] = [{} for _ in range(6)]
        self.upper: list[dict[int, float]] = [{} for _ in range(6)]
        self.trailing: Trailing | None = None   # who must win this round, if only sums count in the next
        self.level: Level | None = None         # both sides, if each would be such a one in the next round

    def remembered(self, which: Int, dice: Int, lead: Int) -> tuple[float, float]:
        """The least and the most that a turn was found to be worth; a higher lead is never worse."""
        key = spread(dice)
        if lead >= self.won[which].get(key, NEVER):
            return 1.0, 1.0
        if lead <= self.lost[which].get(key, -NEVER):
            return 0.0, 0.0
        key = spread((lead + 128 << 50) + dice)
        return self.lower[which].get(key, 0.0), self.upper[which].get(key, 1.0)

    def remember(self, which: Int, dice: Int, lead: Int, value: float, low: float, high: float) -> None:
        """A turn was found to be worth so much if that is between low and high, else at most or at least so much."""
        if value == 1.0:
            self.won[which][spread(dice)] = lead
        elif value == 0.0:
            self.lost[which][spread(dice)] = lead
        else:
            key = spread((lead + 128 << 50) + dice)
            if value > low:
                self.lower[which][key] = value
            if value < high:
                self.upper[which][key] = value


@final
class Opening:
    """The first turn of a round, or the roll-off in its place (D 5.3)."""

    def __init__(self, stage: Stage, a: Hand, b: Hand, kept_a: Int, kept_b: Int, roll_off: bool) -> None:
        self.stage = stage
        self.a = a
        self.b = b
        self.lead = kept_a - kept_b
        self.keep_a = with_record(0, kept_a) if kept_a else 0
        self.keep_b = with_record(0, kept_b) if kept_b else 0
        self.roll_off = roll_off


def trailing_in(stage: Stage, rules: Variant, winner_needed: bool, first: Seat, second: Seat,
                hands: Hands) -> Trailing | None:
    """Who must win this round, if the next one ends the game and there only sums count, but for a roll-off."""
    if stage.ends0 == stage.ends1:
        return None
    seat: Int = 1 if stage.ends0 else 0
    after = Stage(rules, winner_needed, stage.a + 1 - seat, stage.b + seat, stage.done + 1, 0, 0)
    ties_go_on = stage.after[2] == GOES_ON
    if stage.after[seat] != GOES_ON or not after.ends0 or not after.ends1 or (ties_go_on and rules.two_wins_needed):
        return None
    me = first if seat == 0 else second
    other = second if seat == 0 else first
    if first.wins_ties != second.wins_ties:
        margin: Int = 0 if me.wins_ties else 1
        tie = float(1 - margin)
        return Trailing(hands, seat, me.keeps, other.keeps, me.adds, margin, margin, False, tie, tie, after.bonus)
    if rules.ties == "first-passer":
        return Trailing(hands, seat, me.keeps, other.keeps, me.adds, 0, 1, False, 0.0, 1.0, after.bonus)
    unclear = 0.5 if first.keeps and second.keeps else 0.0
    return Trailing(hands, seat, me.keeps, other.keeps, me.adds, 1, 1, ties_go_on, 0.5 - unclear, 0.5 + unclear,
                    after.bonus)


def roll_off(rules: Variant, winner_needed: bool, a: Int, b: Int, done: Int) -> float:
    """Both are as likely to win a roll-off, and there is another until somebody has won the game (D 5.3)."""
    return (rolled_off(rules, winner_needed, a + 1, b, done + 1)
            + rolled_off(rules, winner_needed, a, b + 1, done + 1)) / 2.0


def rolled_off(rules: Variant, winner_needed: bool, a: Int, b: Int, done: Int) -> float:
    """The value after a roll-off, for seat 0."""
    result = verdict(rules, winner_needed, a, b, done)
    if result == GOES_ON:
        return roll_off(rules, winner_needed, a, b, done)
    return 1.0 if result == 0 else 0.0


def dice_key(a: Hand, b: Hand, keep_a: Int, keep_b: Int) -> Int:
    """A number for these dice."""
    return (((keep_a << 10) + keep_b << 15) + a.id << 15) + b.id


def spread(key: Int) -> Int:
    """Another number for each, with differences in its lowest bits, by which dictionaries find their way."""
    return key ^ (key >> 20) * SPREADER >> 11 & LOWEST
