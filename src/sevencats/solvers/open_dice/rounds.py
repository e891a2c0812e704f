"""The graph of rounds: which follows which, how they begin, and static bounds of their turns (D 8)."""

from __future__ import annotations

from typing import Final, final

from sevencats.core.ints import Int
from sevencats.dice.ending import TIE, is_bonus
from sevencats.dice.variants import Variant
from sevencats.solvers.open_dice.even_bounds import EvenBounds
from sevencats.solvers.open_dice.hands import Hand, Hands
from sevencats.solvers.open_dice.last_round import LastRounds
from sevencats.solvers.open_dice.seats import SeatTraits
from sevencats.solvers.open_dice.stages import Opening, Stage, tied, trailing_in

NOT_YET: Final = -1  # nobody has passed


@final
class Rounds:
    """The rounds of one game, interned."""

    def __init__(self, rules: Variant, winner_needed: bool, first: SeatTraits, second: SeatTraits) -> None:
        self.rules = rules
        self.winner_needed = winner_needed
        self.first = first
        self.second = second
        self.hands = Hands()
        self.last_rounds = LastRounds()
        self.stages: dict[int, Stage] = {}
        self.both_keep = first.keeps and second.keeps
        self.one_wins_ties = first.wins_ties != second.wins_ties
        self.plain_ties = rules.ties != "first-passer"
        self.kept_in_hand = rules.kept_die == "hand"

    def stage(self, a: Int, b: Int, done: Int, starter: Int, stock: Int) -> Stage:
        key = (((stock * 64 + done) * 4 + a) * 4 + b) * 2 + starter
        if key not in self.stages:
            stage = Stage(self.rules, self.winner_needed, a, b, done, starter, stock)
            self.stages[key] = stage
            stage.trailing = trailing_in(
                stage, self.rules, self.winner_needed, self.first, self.second, self.hands, self.last_rounds
            )
            if a == b == 0 and done < 2 and not (stage.ends0 or stage.ends1):
                first = self.stage(a, b + 1, done + 1, 1 - starter, 0).trailing
                second = self.stage(a + 1, b, done + 1, 1 - starter, 0).trailing
                if first is not None and second is not None:
                    tie = self.stage(a, b, done + 1, 1 - starter, 0)
                    is_last = tie.ends0 and tie.ends1 and not tie.bonus
                    after_tie = None if self.kept_in_hand else tie.even
                    stage.even = EvenBounds(first, second, 1 - starter, is_last, after_tie)
        return self.stages[key]

    def static_bounds(
        self,
        stage: Stage,
        a: Hand,
        b: Hand,
        lead: Int,
        keep_a: Int,
        keep_b: Int,
        turn: Int,
        passed: Int,
        alpha: float,
        beta: float,
    ) -> tuple[float, float]:
        """Bounds of a turn without a search, only as tight as the window (alpha, beta) needs."""
        reach = lead
        if passed != 0:
            reach += a.sum
        if passed != 1:
            reach -= b.sum
        if reach > 0 and stage.ends0:
            return 1.0, 1.0
        if reach < 0 and stage.ends1:
            return 0.0, 0.0
        if reach == 0 and stage.ends0 and stage.ends1:
            if self.one_wins_ties:
                return (1.0, 1.0) if self.first.wins_ties else (0.0, 0.0)
            if passed == NOT_YET and self.plain_ties and stage.halves:
                even = tied(stage, a, b, keep_a, keep_b) if self.both_keep else 0.5
                return even, even
        if stage.trailing is not None:
            return stage.trailing.for_seat_0(a, b, lead, keep_a, keep_b, turn, passed, alpha, beta)
        if stage.even is not None:
            return stage.even.for_seat_0(a, b, lead, keep_a, keep_b, turn, passed, alpha, beta)
        return 0.0, 1.0

    def opening(self, stage: Stage, winner: Int, a: Hand, b: Hand, kept_a: Int, kept_b: Int) -> Opening:
        if self.kept_in_hand:
            if kept_a:
                a = self.hands.plus(a, kept_a)
            if kept_b:
                b = self.hands.plus(b, kept_b)
            kept_a = 0
            kept_b = 0
        place = winner
        if winner == TIE:
            place = 2
        after = stage.next[place]
        if after is not None:
            return Opening(after, a, b, kept_a, kept_b, False)
        wins_a: Int = stage.a + (1 if winner == 0 else 0)
        wins_b: Int = stage.b + (1 if winner == 1 else 0)
        done = stage.done + 1
        if is_bonus(self.rules, wins_a, wins_b, done):
            left_a: Int = a.size + (1 if kept_a else 0)
            left_b: Int = b.size + (1 if kept_b else 0)
            stock = left_a + left_b
            again = is_bonus(self.rules, wins_a, wins_b, done - 1)
            off = left_a == 0 or left_b == 0 or (again and stock >= stage.stock)
            return Opening(self.stage(wins_a, wins_b, done, 1 - stage.starter, stock), a, b, kept_a, kept_b, off)
        after = self.stage(wins_a, wins_b, done, 1 - stage.starter, 0)
        stage.next[place] = after
        return Opening(after, a, b, kept_a, kept_b, False)
