"""Alpha-beta search of open Gwen't: expectiminimax with a transposition table, static bounds and learned move ordering.

Open Gwen't is a game of perfect information with chance nodes between the rounds (D 8). A value is the chance that seat
0 wins, a drawn game counting half: seat 0 maximises, seat 1 minimises. Hands are multisets of values. A window is
(alpha, beta), and results are fail-soft: exact inside the window, a bound outside of it."""

from __future__ import annotations

from typing import Final, final

from sevencats.core.ints import Int
from sevencats.dice.ending import GOES_ON, TIE, round_to
from sevencats.dice.sides import Side
from sevencats.dice.variants import Variant
from sevencats.solvers.open_dice.chance_node import ChanceNode
from sevencats.solvers.open_dice.hands import Hand
from sevencats.solvers.open_dice.keeping import kept, with_record
from sevencats.solvers.open_dice.move_ordering import OPTION, OPTIONS, PASS, MoveOrdering, kind
from sevencats.solvers.open_dice.rounds import NOT_YET, Rounds
from sevencats.solvers.open_dice.seats import SeatTraits
from sevencats.solvers.open_dice.stages import Opening, Stage, roll_off
from sevencats.solvers.open_dice.transposition_table import dice_key, hand_key

NODE_BUDGET: Final = 3_000  # of the first try of a search; a restart has half as much again
MOST_HANDS: Final = 31_000  # their numbers have 15 bits, and one node makes a few dozen new ones at most


class TooDeep(Exception):
    """The node limit is reached, or there are more hands than their numbers can tell apart."""


@final
class Solver:
    """Solves positions of one game: rules, seats and decks are fixed, dice and rounds are not."""

    def __init__(self, rules: Variant, winner_needed: bool, sides: list[Side], limit: Int) -> None:
        self.nodes: Int = 0  # searched so far, up to the limit
        self.limit = limit
        self.restart_at: Int = 0  # the node count at which this try ends
        self.aborted = False  # it has; results mean nothing until the restart
        self.best_option: Int = PASS  # of the node that was expanded last
        self.rules = rules
        self.winner_needed = winner_needed
        self.first = SeatTraits(sides[0])
        self.second = SeatTraits(sides[1])
        self.rounds = Rounds(rules, winner_needed, self.first, self.second)
        self.hands = self.rounds.hands
        self.ordering = MoveOrdering()
        self.last_die_passes = rules.last_die_passes

    def search_root(
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
    ) -> float:
        """Search the root with restarts; `best_option` has the value, if that is good for the side to move.

        A search that exceeds its node budget is abandoned and begun anew with half as much again: the transposition
        table and the move ordering that it has filled mostly lead to the answer sooner than going on."""
        budget: Int = NODE_BUDGET
        while True:
            self.aborted = False
            self.restart_at = self.nodes + budget
            value = self.expand(stage, a, b, lead, keep_a, keep_b, turn, passed, alpha, beta)
            if not self.aborted:
                return value
            budget += budget // 2

    def search(
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
    ) -> float:
        """Cut off by static bounds or the transposition table, else expand; any number once aborted."""
        lower, upper = self.rounds.static_bounds(stage, a, b, lead, keep_a, keep_b, turn, passed, alpha, beta)
        if lower >= beta or lower >= upper:
            return lower
        if upper <= alpha:
            return upper
        table = stage.tables[(passed + 1) * 2 + turn]
        dice = dice_key(a, b, keep_a, keep_b)
        known_lower, known_upper = table.bounds(dice, lead)
        lower = max(lower, known_lower)
        upper = min(upper, known_upper)
        if lower >= beta or lower >= upper:
            return lower
        if upper <= alpha:
            return upper
        alpha, beta = max(alpha, lower), min(beta, upper)
        self.nodes += 1
        if self.nodes > self.limit or len(self.hands.known) > MOST_HANDS:
            raise TooDeep
        if self.nodes > self.restart_at:
            self.aborted = True
            return alpha
        value = self.expand(stage, a, b, lead, keep_a, keep_b, turn, passed, alpha, beta)
        if self.aborted:
            return value
        table.store(dice, lead, value if value > alpha else lower, value if value < beta else upper)
        return value

    def expand(
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
    ) -> float:
        """Search the options in the order of the move ordering, until one causes a cutoff."""
        hand = a if turn == 0 else b
        keep = keep_a if turn == 0 else keep_b
        ahead = lead if turn == 0 else -lead
        history = self.ordering.history(stage.kind, turn, passed, ahead)
        over: Int = 0
        if ahead <= 0 and stage.even is not None:
            over = hand.smallest_above(-ahead)
        best = -1.0 if turn == 0 else 2.0
        best_option: Int = PASS
        options = history.options(hand, over)
        same = hand_key(stage.kind, turn, hand, keep)
        if passed == NOT_YET:
            options = self.ordering.killers.first(same, options)
        while options:
            number: Int = (options & OPTIONS) - 1
            options >>= OPTION
            begun = self.nodes
            if number == PASS:
                value = self.passing(stage, a, b, lead, keep_a, keep_b, turn, passed, alpha, beta)
            else:
                value = self.playing(stage, a, b, lead, keep_a, keep_b, turn, passed, number, alpha, beta)
            tried = kind(hand, number, over)
            history.searched(tried, self.nodes - begun + 1)
            if self.aborted:
                return value
            if turn == 0 and value > best:
                best = value
                best_option = number
                alpha = max(alpha, best)
            elif turn == 1 and value < best:
                best = value
                best_option = number
                beta = min(beta, best)
            if alpha >= beta:
                history.cut_off(tried)
                if passed == NOT_YET:
                    self.ordering.killers.cut_off(same, number)
                break
        self.best_option = best_option
        return best

    def passing(
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
    ) -> float:
        if passed == NOT_YET:
            return self.search(stage, a, b, lead, keep_a, keep_b, 1 - turn, turn, alpha, beta)
        return self.round_over(stage, a, b, lead, keep_a, keep_b, passed, alpha, beta)

    def playing(
        self,
        stage: Stage,
        a: Hand,
        b: Hand,
        lead: Int,
        keep_a: Int,
        keep_b: Int,
        turn: Int,
        passed: Int,
        number: Int,
        alpha: float,
        beta: float,
    ) -> float:
        emptied = False
        if turn == 0:
            a = self.hands.without(a, number)
            lead += number
            if self.first.keeps:
                keep_a = with_record(keep_a, number)
            emptied = a.size == 0
        else:
            b = self.hands.without(b, number)
            lead -= number
            if self.second.keeps:
                keep_b = with_record(keep_b, number)
            emptied = b.size == 0
        if emptied and self.last_die_passes:
            return self.passing(stage, a, b, lead, keep_a, keep_b, turn, passed, alpha, beta)
        return self.search(
            stage, a, b, lead, keep_a, keep_b, turn if passed == 1 - turn else 1 - turn, passed, alpha, beta
        )

    def round_over(
        self,
        stage: Stage,
        a: Hand,
        b: Hand,
        lead: Int,
        keep_a: Int,
        keep_b: Int,
        first_passer: Int,
        alpha: float,
        beta: float,
    ) -> float:
        """Both have passed: a terminal node, or a chance node over the dice that are kept (D 4.2)."""
        winner = round_to(self.rules, self.first.wins_ties, self.second.wins_ties, lead, first_passer)
        result = stage.after[winner] if winner != TIE else stage.after[2]
        if result != GOES_ON:
            return 1.0 if result == 0 else 0.0 if result == 1 else 0.5
        if keep_a == 0 and keep_b == 0:
            return self.add(stage, winner, a, b, 0, 0, alpha, beta)
        node = ChanceNode(alpha, beta)
        for kept_a, rolls_a in kept(keep_a):
            for kept_b, rolls_b in kept(keep_b):
                lower, upper = self.before_adding(stage, winner, a, b, kept_a, kept_b)
                node.add(kept_a * 16 + kept_b, rolls_a * rolls_b, lower, upper)
        while node.needs_search():
            both = node.outcome()
            child_alpha = node.child_alpha()
            child_beta = node.child_beta()
            value = self.add(stage, winner, a, b, both >> 4, both & 15, child_alpha, child_beta)
            if self.aborted:
                return value
            node.update(value, child_alpha, child_beta)
        return node.value()

    def before_adding(
        self, stage: Stage, winner: Int, a: Hand, b: Hand, kept_a: Int, kept_b: Int
    ) -> tuple[float, float]:
        """Bounds of the next round before a die is added, without a search."""
        adds = self.first.adds if winner == 0 else self.second.adds if winner == 1 else []
        if not adds:
            return self.opening_bounds(self.rounds.opening(stage, winner, a, b, kept_a, kept_b))
        lower = 0.0 if winner == 0 else 1.0
        upper = lower
        lower_sum = 0.0
        upper_sum = 0.0
        shown: Int = 0
        for faces in adds:  # from small to large
            while shown < faces:
                shown += 1
                least, most = self.opening_bounds(self.added(stage, winner, a, b, kept_a, kept_b, shown))
                lower_sum += least
                upper_sum += most
            least = lower_sum / float(faces)
            most = upper_sum / float(faces)
            lower = max(lower, least) if winner == 0 else min(lower, least)
            upper = max(upper, most) if winner == 0 else min(upper, most)
        return lower, upper

    def add(
        self, stage: Stage, winner: Int, a: Hand, b: Hand, kept_a: Int, kept_b: Int, alpha: float, beta: float
    ) -> float:
        """Decision node: Northern Realms add the die of their deck that is best for them (D 4.1)."""
        if winner == 0 and self.first.adds:
            best = 0.0
            for faces in self.first.adds:
                best = max(best, self.rolled(stage, winner, a, b, kept_a, kept_b, faces, max(alpha, best), beta))
                if best >= beta:
                    break
            return best
        if winner == 1 and self.second.adds:
            best = 1.0
            for faces in self.second.adds:
                best = min(best, self.rolled(stage, winner, a, b, kept_a, kept_b, faces, alpha, min(beta, best)))
                if best <= alpha:
                    break
            return best
        return self.search_opening(self.rounds.opening(stage, winner, a, b, kept_a, kept_b), alpha, beta)

    def rolled(
        self,
        stage: Stage,
        winner: Int,
        a: Hand,
        b: Hand,
        kept_a: Int,
        kept_b: Int,
        faces: Int,
        alpha: float,
        beta: float,
    ) -> float:
        """Chance node over all that the winner's added die may show."""
        node = self.rolls(stage, winner, a, b, kept_a, kept_b, faces, alpha, beta)
        while node.needs_search():
            child_alpha = node.child_alpha()
            child_beta = node.child_beta()
            opening = self.added(stage, winner, a, b, kept_a, kept_b, node.outcome())
            value = self.search_opening(opening, child_alpha, child_beta)
            if self.aborted:
                return value
            node.update(value, child_alpha, child_beta)
        return node.value()

    def rolls(
        self,
        stage: Stage,
        winner: Int,
        a: Hand,
        b: Hand,
        kept_a: Int,
        kept_b: Int,
        faces: Int,
        alpha: float,
        beta: float,
    ) -> ChanceNode:
        node = ChanceNode(alpha, beta)
        shown = faces
        while shown > 0:
            lower, upper = self.opening_bounds(self.added(stage, winner, a, b, kept_a, kept_b, shown))
            node.add(shown, 1.0, lower, upper)
            shown -= 1
        return node

    def added(self, stage: Stage, winner: Int, a: Hand, b: Hand, kept_a: Int, kept_b: Int, shown: Int) -> Opening:
        return self.rounds.opening(
            stage,
            winner,
            self.hands.plus(a, shown) if winner == 0 else a,
            self.hands.plus(b, shown) if winner == 1 else b,
            kept_a,
            kept_b,
        )

    def opening_bounds(self, o: Opening) -> tuple[float, float]:
        """Static bounds and those of the transposition table."""
        if o.roll_off:
            value = roll_off(self.rules, self.winner_needed, o.stage.a, o.stage.b, o.stage.done)
            return value, value
        stage = o.stage
        lower, upper = self.rounds.static_bounds(
            stage, o.a, o.b, o.lead, o.keep_a, o.keep_b, stage.starter, NOT_YET, 0.0, 1.0
        )
        if lower >= upper:
            return lower, upper
        dice = dice_key(o.a, o.b, o.keep_a, o.keep_b)
        known_lower, known_upper = stage.tables[stage.starter].bounds(dice, o.lead)
        return max(lower, known_lower), min(upper, known_upper)

    def search_opening(self, o: Opening, alpha: float, beta: float) -> float:
        if o.roll_off:
            return roll_off(self.rules, self.winner_needed, o.stage.a, o.stage.b, o.stage.done)
        return self.search(o.stage, o.a, o.b, o.lead, o.keep_a, o.keep_b, o.stage.starter, NOT_YET, alpha, beta)
