"""Round contexts of the search: what each result leads to, static bounds, and transposition tables (D 8)."""

from __future__ import annotations

from typing import final

from sevencats.core.ints import Int
from sevencats.dice.ending import GOES_ON, is_bonus, verdict
from sevencats.dice.variants import Variant
from sevencats.solvers.open_dice.even_bounds import EvenBounds
from sevencats.solvers.open_dice.hands import Hand, Hands
from sevencats.solvers.open_dice.keeping import even_chance, keep_of, with_records
from sevencats.solvers.open_dice.last_round import LastRounds
from sevencats.solvers.open_dice.seats import SeatTraits
from sevencats.solvers.open_dice.trailing_bounds import Ties, TrailingBounds
from sevencats.solvers.open_dice.transposition_table import TranspositionTable


@final
class Stage:
    """A round of the game: wins before it, how many are over, who starts it, what each result leads to, and a
    transposition table for each combination of who is to move and who has passed."""

    def __init__(
        self, rules: Variant, winner_needed: bool, a: Int, b: Int, done: Int, starter: Int, stock: Int
    ) -> None:
        self.a = a
        self.b = b
        self.done = done
        self.starter = starter
        self.stock = stock
        self.after = [
            verdict(rules, winner_needed, a + 1, b, done + 1),
            verdict(rules, winner_needed, a, b + 1, done + 1),
            verdict(rules, winner_needed, a, b, done + 1),
        ]
        self.ends0 = self.after[0] == 0  # seat 0 wins the game with this round
        self.ends1 = self.after[1] == 1
        self.bonus = is_bonus(rules, a, b, done)
        self.halves = self.after[2] != 0 and self.after[2] != 1  # a tie of two empty hands is worth a half
        self.tables = [TranspositionTable(not rules.two_wins_needed) for _ in range(6)]  # by mover and passer
        self.kind: Int = min(done, 3) * 3 + (0 if a == b else 1 if a > b else 2)  # alike rounds have the same one
        self.next: list[Stage | None] = [None] * 3  # by who wins it, or a tie; none if it is a bonus round
        self.trailing: TrailingBounds | None = None  # static bounds, if one side must win and then only sums count
        self.even: EvenBounds | None = None  # static bounds, if whoever loses would be such a side in the next round


@final
class Opening:
    """The first turn of a round, or the roll-off in its place (D 5.3)."""

    def __init__(self, stage: Stage, a: Hand, b: Hand, kept_a: Int, kept_b: Int, roll_off: bool) -> None:
        self.stage = stage
        self.a = a
        self.b = b
        self.lead = kept_a - kept_b
        self.keep_a = keep_of(kept_a)
        self.keep_b = keep_of(kept_b)
        self.roll_off = roll_off


def trailing_in(
    stage: Stage,
    rules: Variant,
    winner_needed: bool,
    first: SeatTraits,
    second: SeatTraits,
    hands: Hands,
    last_rounds: LastRounds,
) -> TrailingBounds | None:
    """Who must win this round, if the next one ends the game and there only sums count, but for a roll-off."""
    if stage.ends0 == stage.ends1:
        return None
    seat: Int = 1 if stage.ends0 else 0
    after = Stage(rules, winner_needed, stage.a + 1 - seat, stage.b + seat, stage.done + 1, 0, 0)
    ties_go_on = stage.after[2] == GOES_ON
    again = ties_go_on and rules.two_wins_needed  # and so may many more, until somebody has won
    if stage.after[seat] != GOES_ON or not after.ends0 or not after.ends1 or (again and stage.bonus):
        return None
    me = first if seat == 0 else second
    other = second if seat == 0 else first
    if first.wins_ties != second.wins_ties:
        margin: Int = 0 if me.wins_ties else 1
        ties = Ties(margin, margin, False, False, float(1 - margin), float(1 - margin))
    elif rules.ties == "first-passer":
        ties = Ties(0, 1, False, False, 0.0, 1.0)
    else:
        unclear = 0.5 if first.keeps and second.keeps else 0.0
        ties = Ties(1, 1, ties_go_on, again, 0.5 - unclear, 0.5 + unclear)
    return TrailingBounds(hands, last_rounds, seat, me, other, ties, after.bonus, rules.kept_die == "hand")


def tied(stage: Stage, a: Hand, b: Hand, keep_a: Int, keep_b: Int) -> float:
    """The last round will be a tie of two empty hands that both keep a die: then these dice may decide."""
    if stage.after[2] != GOES_ON or (stage.bonus and stage.stock <= 2):
        return 0.5
    return even_chance(with_records(keep_a, a.records), with_records(keep_b, b.records))


def roll_off(rules: Variant, winner_needed: bool, a: Int, b: Int, done: Int) -> float:
    """Both are as likely to win a roll-off, and there is another until somebody has won the game (D 5.3)."""
    return (
        rolled_off(rules, winner_needed, a + 1, b, done + 1) + rolled_off(rules, winner_needed, a, b + 1, done + 1)
    ) / 2.0


def rolled_off(rules: Variant, winner_needed: bool, a: Int, b: Int, done: Int) -> float:
    """The value after a roll-off, for seat 0."""
    result = verdict(rules, winner_needed, a, b, done)
    if result == GOES_ON:
        return roll_off(rules, winner_needed, a, b, done)
    return 1.0 if result == 0 else 0.0
