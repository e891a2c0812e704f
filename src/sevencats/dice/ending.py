"""The end of a game: who has won it, bonus rounds, the roll-off, the reward die (D 5)."""

from __future__ import annotations

from typing import Final

from sevencats.core import decision
from sevencats.core.agenda import Step
from sevencats.core.ints import Int
from sevencats.core.outcome import NOBODY, Outcome
from sevencats.dice.events import Rewarded, RolledOff, RoundEvent
from sevencats.dice.rules import Rule
from sevencats.dice.shapes import D10, D100, Option
from sevencats.dice.state import State
from sevencats.dice.tables import ROUNDS, WINS
from sevencats.dice.variants import Variant

GOES_ON: Final = -3
TIE: Final = -1


def round_to(rules: Variant, a_wins_ties: bool, b_wins_ties: bool, lead: Int, first_passer: Int) -> Int:
    """Who wins a round in which seat 0 leads by so much. A tie is won by a single Scoia'tael side, else as the variant
    says (D 3.4, D 3.5)."""
    if lead != 0:
        return 0 if lead > 0 else 1
    if a_wins_ties != b_wins_ties:
        return 0 if a_wins_ties else 1
    return first_passer if rules.ties == "first-passer" else TIE


def verdict(rules: Variant, winner_needed: bool, a: Int, b: Int, done: Int) -> Int:
    """Who has won when the seats have won a and b of so many rounds; NOBODY if it is drawn, or GOES_ON (D 5.1)."""
    if rules.ties == "lives":
        if done < WINS + min(a, b):
            return GOES_ON
    elif max(a, b) < WINS and (done < ROUNDS or rules.two_wins_needed):
        return GOES_ON
    if a == b:
        return GOES_ON if winner_needed else NOBODY
    return 0 if a > b else 1


def verdict_on(s: State, done: Int) -> Int:
    return verdict(s.variant, s.winner_needed, s.sides[0].wins, s.sides[1].wins, done)


def is_bonus(rules: Variant, a: Int, b: Int, done: Int) -> bool:
    """Is the round after so many a bonus round? (D 5.2)"""
    return done >= (WINS + min(a, b) if rules.ties == "lives" else ROUNDS)


def finish(s: State, winner: Int, by_roll_off: bool) -> None:
    """The game is over but for the reward die, which a person wins from an NPC (D 5.5)."""
    rolled: Int = 1 if by_roll_off else 0
    if winner >= 0 and s.sides[winner].difficulty is None and s.sides[1 - winner].difficulty is not None:
        s.queue(Step(REWARD, winner, rolled))
    else:
        close(s, winner, rolled)


def close(s: State, winner: Int, rolled: Int) -> None:
    s.outcome = Outcome(winner, "roll-off" if rolled else "lives" if s.variant.ties == "lives" else "rounds")


class Reward(Rule):
    """A d100 says which die the winner gets, by difficulty (D 5.5)."""

    about = "reward"

    def do(self, s: State, step: Step) -> None:
        s.draw_lots(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return D100.rolls

    def answered(self, s: State, step: Step, option: Option) -> None:
        difficulty = s.sides[1 - step.seat].difficulty
        assert difficulty is not None
        s.reward = difficulty.reward(option.n)
        if s.heard is not None:
            s.tell(Rewarded(step.seat, s.reward, option.n))
        close(s, step.seat, step.n)


def needs_roll_off(s: State) -> bool:
    """Before a bonus round: has somebody no dice, or did the bonus round before leave as many as there were? (D 5.3)"""
    a = s.sides[0]
    b = s.sides[1]
    if a.dice_left() == 0 or b.dice_left() == 0:
        return True
    return is_bonus(s.variant, a.wins, b.wins, s.round - 2) and a.dice_left() + b.dice_left() >= s.stock


class RollOff(Rule):
    """Both roll a d10, and the higher one wins a round; n is what seat 0 has rolled, until seat 1 has too (D 5.3)."""

    about = "roll-off"

    def do(self, s: State, step: Step) -> None:
        s.draw_lots(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return D10.rolls

    def answered(self, s: State, step: Step, option: Option) -> None:
        if s.heard is not None:
            s.tell(RolledOff(step.seat, option.die))
        if step.seat == 0:
            s.queue(Step(self, 1, option.n))
        elif step.n == option.n:
            s.queue(Step(self, 0, 0))
        else:
            winner: Int = 0 if step.n > option.n else 1
            s.scores = (*s.scores, (step.n, option.n))
            s.sides[winner].wins += 1
            if s.heard is not None:
                s.tell(RoundEvent("round", winner, s.round))
            result = verdict_on(s, s.round)
            if result == GOES_ON:
                s.round += 1
                s.queue(Step(self, 0, 0))
            else:
                finish(s, result, True)


REWARD: Final = Reward("reward")
ROLL_OFF: Final = RollOff("roll-off")
