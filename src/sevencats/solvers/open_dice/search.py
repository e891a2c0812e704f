"""Perfect play with open hands: the exact value of a position and of every choice in it (D 8).

A value is the chance that seat 0 wins, a drawn game counting half. Open Gwen't is a game of perfect information with
luck between the rounds: alpha-beta search over multisets of values, with everything met before remembered. In the last
round only sums count, which bounds the rounds before it; luck's average is cut short once it is out of bounds. Which
options are tried first is learned on the way."""

from __future__ import annotations

from typing import Final, final

from sevencats.core.ints import Int
from sevencats.dice.ending import GOES_ON, TIE, round_to
from sevencats.dice.sides import Side
from sevencats.dice.variants import Variant
from sevencats.solvers.open_dice.averaging import Average
from sevencats.solvers.open_dice.experience import OPTION, OPTIONS, PASS, Experience, kind
from sevencats.solvers.open_dice.keeping import kept, with_record
from sevencats.solvers.open_dice.lattice import Hand
from sevencats.solvers.open_dice.memory import dice_key, hand_key
from sevencats.solvers.open_dice.rounds import NOT_YET, Rounds
from sevencats.solvers.open_dice.seats import Seat
from sevencats.solvers.open_dice.stages import Opening, Stage, roll_off

PATIENCE: Final = 3_000  # turns until a question is asked anew, at first
MOST_HANDS: Final = 31_000  # their numbers have 15 bits, and one turn makes a few dozen new ones at most


class TooDeep(Exception):
    """The position needs more turns than were allowed, or more hands than can be told apart."""


@final
class Solver:
    """Solves positions of one game: rules, seats and decks are fixed, dice and rounds are not."""

    def __init__(self, rules: Variant, winner_needed: bool, sides: list[Side], limit: Int) -> None:
        self.turns: Int = 0  # how many were looked at, of so many that are allowed
        self.limit = limit
        self.rest: Int = 0  # a question is asked anew after so many
        self.tired = False  # that is so
        self.chosen: Int = PASS  # the option of the last turn that was looked at
        self.rules = rules
        self.winner_needed = winner_needed
        self.first = Seat(sides[0])
        self.second = Seat(sides[1])
        self.rounds = Rounds(rules, winner_needed, self.first, self.second)
        self.hands = self.rounds.hands
        self.experience = Experience()
        self.last_die_passes = rules.last_die_passes

    def ask(
        self,
        stage: Stage,
        a: Hand,
        b: Hand,
        lead: Int,
        keep_a: Int,
        keep_b: Int,
        turn: Int,
        passed: Int,
        low: float,
        high: float,
    ) -> float:
        """The value of a turn, if it lies between low and high; else a bound on its side of them. The option that was
        chosen is worth it, if that is good for the side to move.

        A question that takes long is dropped and asked anew, with more patience each time: what was learned meanwhile,
        of turns and of which options are worth trying, mostly leads to the answer sooner than going on."""
        patience: Int = PATIENCE
        while True:
            self.tired = False
            self.rest = self.turns + patience
            value = self.best(stage, a, b, lead, keep_a, keep_b, turn, passed, low, high)
            if not self.tired:
                return value
            patience += patience // 2

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
        low: float,
        high: float,
    ) -> float:
        """The same without patience, from what is known or foreseen if that is enough; any number once tired."""
        bottom, top = self.rounds.foreseen(stage, a, b, lead, keep_a, keep_b, turn, passed, low, high)
        if bottom >= high or bottom >= top:
            return bottom
        if top <= low:
            return top
        known = stage.known[(passed + 1) * 2 + turn]
        dice = dice_key(a, b, keep_a, keep_b)
        least, most = known.bounds(dice, lead)
        bottom = max(bottom, least)
        top = min(top, most)
        if bottom >= high or bottom >= top:
            return bottom
        if top <= low:
            return top
        low, high = max(low, bottom), min(high, top)
        self.turns += 1
        if self.turns > self.limit or len(self.hands.known) > MOST_HANDS:
            raise TooDeep
        if self.turns > self.rest:
            self.tired = True
            return low
        value = self.best(stage, a, b, lead, keep_a, keep_b, turn, passed, low, high)
        if self.tired:
            return value
        known.learn(dice, lead, value if value > low else bottom, value if value < high else top)
        return value

    def best(
        self,
        stage: Stage,
        a: Hand,
        b: Hand,
        lead: Int,
        keep_a: Int,
        keep_b: Int,
        turn: Int,
        passed: Int,
        low: float,
        high: float,
    ) -> float:
        """Options are tried in the order of what they are worth trying, until one decides the turn."""
        hand = a if turn == 0 else b
        keep = keep_a if turn == 0 else keep_b
        ahead = lead if turn == 0 else -lead
        kinds = self.experience.of(stage.kind, turn, passed, ahead)
        over: Int = 0
        if ahead <= 0 and stage.level is not None:
            over = hand.smallest_above(-ahead)
        best = -1.0 if turn == 0 else 2.0
        chosen: Int = PASS
        options = kinds.options(hand, over)
        same = hand_key(stage.kind, turn, hand, keep)
        if passed == NOT_YET:
            options = self.experience.recent.first(same, options)
        while options:
            number: Int = (options & OPTIONS) - 1
            options >>= OPTION
            begun = self.turns
            if number == PASS:
                value = self.passing(stage, a, b, lead, keep_a, keep_b, turn, passed, low, high)
            else:
                value = self.playing(stage, a, b, lead, keep_a, keep_b, turn, passed, number, low, high)
            tried = kind(hand, number, over)
            kinds.learn(tried, self.turns - begun + 1)
            if self.tired:
                return value
            if turn == 0 and value > best:
                best = value
                chosen = number
                low = max(low, best)
            elif turn == 1 and value < best:
                best = value
                chosen = number
                high = min(high, best)
            if low >= high:
                kinds.decide(tried)
                if passed == NOT_YET:
                    self.experience.recent.learn(same, number)
                break
        self.chosen = chosen
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
        low: float,
        high: float,
    ) -> float:
        if passed == NOT_YET:
            return self.search(stage, a, b, lead, keep_a, keep_b, 1 - turn, turn, low, high)
        return self.round_over(stage, a, b, lead, keep_a, keep_b, passed, low, high)

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
        low: float,
        high: float,
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
            return self.passing(stage, a, b, lead, keep_a, keep_b, turn, passed, low, high)
        return self.search(
            stage, a, b, lead, keep_a, keep_b, turn if passed == 1 - turn else 1 - turn, passed, low, high
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
        low: float,
        high: float,
    ) -> float:
        """Both have passed: the end of the game, or all that luck and bonuses make of the next round."""
        winner = round_to(self.rules, self.first.wins_ties, self.second.wins_ties, lead, first_passer)
        result = stage.after[winner] if winner != TIE else stage.after[2]
        if result != GOES_ON:
            return 1.0 if result == 0 else 0.0 if result == 1 else 0.5
        if keep_a == 0 and keep_b == 0:
            return self.add(stage, winner, a, b, 0, 0, low, high)
        average = Average(low, high)
        for kept_a, rolls_a in kept(keep_a):
            for kept_b, rolls_b in kept(keep_b):
                least, most = self.before_adding(stage, winner, a, b, kept_a, kept_b)
                average.add(kept_a * 16 + kept_b, rolls_a * rolls_b, least, most)
        while average.goes_on():
            both = average.outcome()
            floor = average.floor()
            ceiling = average.ceiling()
            value = self.add(stage, winner, a, b, both >> 4, both & 15, floor, ceiling)
            if self.tired:
                return value
            average.learn(value, floor, ceiling)
        return average.value()

    def before_adding(
        self, stage: Stage, winner: Int, a: Hand, b: Hand, kept_a: Int, kept_b: Int
    ) -> tuple[float, float]:
        """The least and the most that the next round can be worth before a die is added."""
        adds = self.first.adds if winner == 0 else self.second.adds if winner == 1 else []
        if not adds:
            return self.outlook(self.rounds.opening(stage, winner, a, b, kept_a, kept_b))
        bottom = 0.0 if winner == 0 else 1.0
        top = bottom
        all_least = 0.0
        all_most = 0.0
        shown: Int = 0
        for faces in adds:  # from small to large
            while shown < faces:
                shown += 1
                least, most = self.outlook(self.added(stage, winner, a, b, kept_a, kept_b, shown))
                all_least += least
                all_most += most
            least = all_least / float(faces)
            most = all_most / float(faces)
            bottom = max(bottom, least) if winner == 0 else min(bottom, least)
            top = max(top, most) if winner == 0 else min(top, most)
        return bottom, top

    def add(
        self, stage: Stage, winner: Int, a: Hand, b: Hand, kept_a: Int, kept_b: Int, low: float, high: float
    ) -> float:
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
        return self.opened(self.rounds.opening(stage, winner, a, b, kept_a, kept_b), low, high)

    def rolled(
        self, stage: Stage, winner: Int, a: Hand, b: Hand, kept_a: Int, kept_b: Int, faces: Int, low: float, high: float
    ) -> float:
        """The mean over all that the winner's added die may show."""
        average = self.rolls(stage, winner, a, b, kept_a, kept_b, faces, low, high)
        while average.goes_on():
            floor = average.floor()
            ceiling = average.ceiling()
            opening = self.added(stage, winner, a, b, kept_a, kept_b, average.outcome())
            value = self.opened(opening, floor, ceiling)
            if self.tired:
                return value
            average.learn(value, floor, ceiling)
        return average.value()

    def rolls(
        self, stage: Stage, winner: Int, a: Hand, b: Hand, kept_a: Int, kept_b: Int, faces: Int, low: float, high: float
    ) -> Average:
        average = Average(low, high)
        shown = faces
        while shown > 0:
            least, most = self.outlook(self.added(stage, winner, a, b, kept_a, kept_b, shown))
            average.add(shown, 1.0, least, most)
            shown -= 1
        return average

    def added(self, stage: Stage, winner: Int, a: Hand, b: Hand, kept_a: Int, kept_b: Int, shown: Int) -> Opening:
        return self.rounds.opening(
            stage,
            winner,
            self.hands.plus(a, shown) if winner == 0 else a,
            self.hands.plus(b, shown) if winner == 1 else b,
            kept_a,
            kept_b,
        )

    def outlook(self, o: Opening) -> tuple[float, float]:
        if o.roll_off:
            value = roll_off(self.rules, self.winner_needed, o.stage.a, o.stage.b, o.stage.done)
            return value, value
        stage = o.stage
        least, most = self.rounds.foreseen(
            stage, o.a, o.b, o.lead, o.keep_a, o.keep_b, stage.starter, NOT_YET, 0.0, 1.0
        )
        if least >= most:
            return least, most
        dice = dice_key(o.a, o.b, o.keep_a, o.keep_b)
        bottom, top = stage.known[stage.starter].bounds(dice, o.lead)
        return max(least, bottom), min(most, top)

    def opened(self, o: Opening, low: float, high: float) -> float:
        if o.roll_off:
            return roll_off(self.rules, self.winner_needed, o.stage.a, o.stage.b, o.stage.done)
        return self.search(o.stage, o.a, o.b, o.lead, o.keep_a, o.keep_b, o.stage.starter, NOT_YET, low, high)
