"""Perfect play with open hands: the exact value of a position and of every choice in it (D 8).

A value is the chance that seat 0 wins, a drawn game counting half. Open Gwen't is a game of perfect information with
luck between the rounds: alpha-beta search over multisets of values, with everything met before remembered. In the last
round only sums count, a higher lead is never worse, and luck's average is cut short once it is out of bounds."""
from __future__ import annotations

from typing import Final, final

from sevencats.core.ints import Int
from sevencats.dice.ending import GOES_ON, TIE, is_bonus, round_to, verdict
from sevencats.dice.keeping import kept, rolls_of, with_record
from sevencats.dice.lattice import Hand, Hands
from sevencats.dice.sides import Side
from sevencats.dice.variants import Variant

NOT_YET: Final = -1                     # nobody has passed


class TooDeep(Exception):
    """The position needs more turns than were allowed."""


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
        self.halves = self.after[2] != 0 and self.after[2] != 1     # a tie of two empty hands is worth a half
        self.won: list[dict[int, int]] = [{} for _ in range(6)]     # the lead that is known to be enough
        self.lost: list[dict[int, int]] = [{} for _ in range(6)]    # the lead that is known to be too little
        self.lower: list[dict[int, float]] = [{} for _ in range(6)]
        self.upper: list[dict[int, float]] = [{} for _ in range(6)]


@final
class Solver:
    """Solves positions of one game: rules, seats and decks are fixed, dice and rounds are not."""

    def __init__(self, rules: Variant, winner_needed: bool, sides: list[Side], limit: Int) -> None:
        self.turns: Int = 0                     # how many were looked at, of so many that are allowed
        self.limit = limit
        self.rules = rules
        self.winner_needed = winner_needed
        self.first = Seat(sides[0])
        self.second = Seat(sides[1])
        self.hands = Hands()
        self.stages: dict[int, Stage] = {}
        self.both_keep = self.first.keeps and self.second.keeps
        self.one_wins_ties = self.first.wins_ties != self.second.wins_ties
        self.plain_ties = rules.ties != "first-passer"
        self.last_die_passes = rules.last_die_passes
        self.kept_in_hand = rules.kept_die == "hand"

    def stage(self, a: Int, b: Int, done: Int, starter: Int, stock: Int) -> Stage:
        key = (((stock * 64 + done) * 4 + a) * 4 + b) * 2 + starter
        if key not in self.stages:
            self.stages[key] = Stage(self.rules, self.winner_needed, a, b, done, starter, stock)
        return self.stages[key]

    def stock_of(self, a: Int, b: Int, done: Int, stock: Int) -> Int:
        """The stock of a round as far as it counts: in bonus rounds (D 5.3)."""
        return stock if is_bonus(self.rules, a, b, done) else 0

    def search(self, stage: Stage, a: Hand, b: Hand, lead: Int, keep_a: Int, keep_b: Int, turn: Int, passed: Int,
               low: float, high: float) -> float:
        """The value of a turn, if it lies between low and high; else a bound on its side of them."""
        reach = lead
        if passed != 0:
            reach += a.sum
        if passed != 1:
            reach -= b.sum
        if reach > 0 and stage.ends0:
            return 1.0
        if reach < 0 and stage.ends1:
            return 0.0
        if reach == 0 and stage.ends0 and stage.ends1:
            if self.one_wins_ties:
                return 1.0 if self.first.wins_ties else 0.0
            if passed == NOT_YET and self.plain_ties and not self.both_keep and stage.halves:
                return 0.5
        which = (passed + 1) * 2 + turn
        dice = (((a.id << 15) + b.id << 10) + keep_a << 10) + keep_b
        won = stage.won[which]
        lost = stage.lost[which]
        if dice in won and lead >= won[dice]:
            return 1.0
        if dice in lost and lead <= lost[dice]:
            return 0.0
        key = (dice << 8) + lead + 128
        upper = stage.upper[which]
        lower = stage.lower[which]
        if key in upper:
            top = upper[key]
            if top <= low or top == lower.get(key, -1.0):
                return top
            high = min(high, top)
        if key in lower:
            bottom = lower[key]
            if bottom >= high:
                return bottom
            low = max(low, bottom)
        self.turns += 1
        if self.turns > self.limit:
            raise TooDeep
        value = self.best(stage, a, b, lead, keep_a, keep_b, turn, passed, low, high)
        if value == 1.0:
            won[dice] = lead
        elif value == 0.0:
            lost[dice] = lead
        else:
            if value > low:
                lower[key] = value
            if value < high:
                upper[key] = value
        return value

    def best(self, stage: Stage, a: Hand, b: Hand, lead: Int, keep_a: Int, keep_b: Int, turn: Int, passed: Int,
             low: float, high: float) -> float:
        hand = a if turn == 0 else b
        pass_first = passed != NOT_YET and (lead > 0 if turn == 0 else lead < 0)
        best = -1.0 if turn == 0 else 2.0
        if pass_first or not hand.size:
            best = self.passing(stage, a, b, lead, keep_a, keep_b, turn, passed, low, high)
            if not hand.size or (best >= high if turn == 0 else best <= low):
                return best
            if turn == 0:
                low = max(low, best)
            else:
                high = min(high, best)
        for number in reversed(hand.values):
            value = self.playing(stage, a, b, lead, keep_a, keep_b, turn, passed, number, low, high)
            if turn == 0:
                if value > best:
                    best = value
                    low = max(low, best)
            elif value < best:
                best = value
                high = min(high, best)
            if low >= high:
                return best
        if not pass_first:
            value = self.passing(stage, a, b, lead, keep_a, keep_b, turn, passed, low, high)
            if value > best if turn == 0 else value < best:
                best = value
        return best

    def passing(self, stage: Stage, a: Hand, b: Hand, lead: Int, keep_a: Int, keep_b: Int, turn: Int, passed: Int,
                low: float, high: float) -> float:
        if passed == NOT_YET:
            return self.search(stage, a, b, lead, keep_a, keep_b, 1 - turn, turn, low, high)
        return self.round_over(stage, a, b, lead, keep_a, keep_b, passed, low, high)

    def playing(self, stage: Stage, a: Hand, b: Hand, lead: Int, keep_a: Int, keep_b: Int, turn: Int, passed: Int,
                number: Int, low: float, high: float) -> float:
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
            return self.passing(stage, a, b, lead, keep_a, keep_b, turn, passed, low, high)
        return self.search(stage, a, b, lead, keep_a, keep_b, turn if passed == 1 - turn else 1 - turn, passed,
                           low, high)

    def round_over(self, stage: Stage, a: Hand, b: Hand, lead: Int, keep_a: Int, keep_b: Int, first_passer: Int,
                   low: float, high: float) -> float:
        """Both have passed: the end of the game, or all that luck and bonuses make of the next round."""
        winner = round_to(self.rules, self.first.wins_ties, self.second.wins_ties, lead, first_passer)
        result = stage.after[winner] if winner != TIE else stage.after[2]
        if result != GOES_ON:
            return 1.0 if result == 0 else 0.0 if result == 1 else 0.5
        if keep_a == 0 and keep_b == 0:
            return self.add(stage, winner, a, b, 0, 0, low, high)
        outcomes_a = kept(keep_a)
        outcomes_b = kept(keep_b)
        n = rolls_of(outcomes_a) * rolls_of(outcomes_b)
        value = 0.0                                         # summed over rolls and divided last, so that 1 is exact
        left = n
        for kept_a, rolls_a in outcomes_a:
            for kept_b, rolls_b in outcomes_b:
                rolls = rolls_a * rolls_b
                left -= rolls
                least = (low * n - value - left) / rolls    # below it, the rest cannot lift the value above low
                most = (high * n - value) / rolls
                one = self.add(stage, winner, a, b, kept_a, kept_b, max(0.0, least), min(1.0, most))
                value += rolls * one
                if one <= least:
                    return min(low, (value + left) / n)
                if one >= most:
                    return max(high, value / n)
        return value / n

    def add(self, stage: Stage, winner: Int, a: Hand, b: Hand, kept_a: Int, kept_b: Int, low: float,
            high: float) -> float:
        """Northern Realms add the die of their deck that is best for them (D 4.1)."""
        if winner == 0 and self.first.adds:
            best = 0.0
            for faces in self.first.adds:
                best = max(best, self.rolled(stage, winner, a, b, kept_a, kept_b, faces, max(low, best), high))
                if best >= high:
                    break
            return best
        if winner == 1 and self.second.adds:
            best = 1.0
            for faces in self.second.adds:
                best = min(best, self.rolled(stage, winner, a, b, kept_a, kept_b, faces, low, min(high, best)))
                if best <= low:
                    break
            return best
        return self.next_round(stage, winner, a, b, kept_a, kept_b, low, high)

    def rolled(self, stage: Stage, winner: Int, a: Hand, b: Hand, kept_a: Int, kept_b: Int, faces: Int, low: float,
               high: float) -> float:
        """The mean over all that the winner's added die may show."""
        n = float(faces)
        value = 0.0
        left = n
        shown = faces
        while shown > 0:
            left -= 1.0
            least = low * n - value - left
            most = high * n - value
            one = self.next_round(stage, winner, self.hands.plus(a, shown) if winner == 0 else a,
                                  self.hands.plus(b, shown) if winner == 1 else b, kept_a, kept_b,
                                  max(0.0, least), min(1.0, most))
            value += one
            if one <= least:
                return min(low, (value + left) / n)
            if one >= most:
                return max(high, value / n)
            shown -= 1
        return value / n

    def next_round(self, stage: Stage, winner: Int, a: Hand, b: Hand, kept_a: Int, kept_b: Int, low: float,
                   high: float) -> float:
        wins_a: Int = stage.a + (1 if winner == 0 else 0)
        wins_b: Int = stage.b + (1 if winner == 1 else 0)
        if self.kept_in_hand:
            if kept_a:
                a = self.hands.plus(a, kept_a)
            if kept_b:
                b = self.hands.plus(b, kept_b)
            kept_a = 0
            kept_b = 0
        done = stage.done + 1
        stock: Int = 0
        if is_bonus(self.rules, wins_a, wins_b, done):
            left_a: Int = a.size + (1 if kept_a else 0)
            left_b: Int = b.size + (1 if kept_b else 0)
            stock = left_a + left_b
            again = is_bonus(self.rules, wins_a, wins_b, done - 1)
            if left_a == 0 or left_b == 0 or (again and stock >= stage.stock):
                return self.roll_off(wins_a, wins_b, done)
        return self.search(self.stage(wins_a, wins_b, done, 1 - stage.starter, stock), a, b, kept_a - kept_b,
                           with_record(0, kept_a) if kept_a else 0, with_record(0, kept_b) if kept_b else 0,
                           1 - stage.starter, NOT_YET, low, high)

    def roll_off(self, a: Int, b: Int, done: Int) -> float:
        """Both are as likely to win a roll-off, and there is another until somebody has won the game (D 5.3)."""
        return (self.rolled_off(a + 1, b, done + 1) + self.rolled_off(a, b + 1, done + 1)) / 2.0

    def rolled_off(self, a: Int, b: Int, done: Int) -> float:
        result = verdict(self.rules, self.winner_needed, a, b, done)
        if result == GOES_ON:
            return self.roll_off(a, b, done)
        return 1.0 if result == 0 else 0.0
