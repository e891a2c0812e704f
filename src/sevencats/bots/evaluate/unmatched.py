"""Evaluation of Unmatched: health is what counts, cards and places are what health is won with."""

from __future__ import annotations

from typing import Final

from sevencats.bots.evaluate.linear import Linear
from sevencats.core.decision import Decision, Option
from sevencats.core.ints import Int
from sevencats.core.playout import Policy
from sevencats.unmatched.board import Board
from sevencats.unmatched.bout import UNDECIDED
from sevencats.unmatched.cards import DECLINE, NO_CARD, Card
from sevencats.unmatched.cards import Option as FighterOption
from sevencats.unmatched.combat import DEFEND, has_attack, in_range
from sevencats.unmatched.fighters import OFF, Fighter
from sevencats.unmatched.moving import MANOEUVRE_MOVES, MOVES
from sevencats.unmatched.state import State
from sevencats.unmatched.turns import ACTION, BOOST

FEATURES: Final = ("health", "sidekicks", "cards", "worth", "deck", "threat", "near", "tempo")
AHEAD: Final = 3  # a playout goes on for so many turns, then the position is judged
LATE: Final = 6  # health of a hero that is in danger
USUAL_ATTACK: Final = 3.5  # what a card that is still to be laid is worth
USUAL_DEFENCE: Final = 1.5
FAR: Final = 12.0  # steps beyond which distance does not matter

STEPS: Final[dict[str, list[list[int]]]] = {}  # between every two spaces of each board


class UnmatchedEvaluation(Linear[State]):
    """There are two stages: all heroes are well, or one is in danger."""

    def stage(self, s: State) -> Int:
        for seat in range(s.roster.seats):
            if s.hero(seat).health <= LATE and not s.sides[seat].out:
                return 1
        return 0

    def seats(self, s: State) -> Int:
        return s.roster.seats

    def features(self, s: State, seat: Int) -> list[float]:
        return features(s, seat)

    def chance(self, s: State, seat: Int) -> float:
        own = super().chance(s, seat)
        if s.outcome is not None or s.roster.seats == 2:
            return own
        if s.sides[seat].out:
            return 0.0
        together = own
        for other in range(s.roster.seats):
            if other != seat and not s.sides[other].out:
                together += super().chance(s, other)
        return own / together

    def pick(self, s: State, decision: Decision) -> Option:
        """Fight when there is somebody to fight, come closer when there is not, and defend."""
        options = decision.options
        rule = decision.step.rule
        if rule is ACTION:
            first = len(options) - 1
            while first > 0 and is_attack(options[first]):
                first -= 1
            attacks = len(options) - 1 - first
            if attacks and s.luck.below(4):
                return options[first + 1 + s.luck.below(attacks)]
        elif rule is BOOST:
            return options[len(options) - 1]
        elif rule is DEFEND and options[len(options) - 1] is DECLINE:
            return options[s.luck.below(len(options) - 1)]
        elif rule is MANOEUVRE_MOVES or rule is MOVES:
            return closest(s, options)
        return options[s.luck.below(len(options))]

    def policy(self, s: State) -> Policy[State]:
        """A few turns; the fighters of a whole game would take too long to come to an end."""
        return FewTurns(s.turn + AHEAD)


class FewTurns(Policy[State]):
    """Plays as the evaluation picks, up to this turn."""

    def __init__(self, last: Int) -> None:
        self.last = last

    def pick(self, s: State, decision: Decision) -> Option:
        return EVALUATION.pick(s, decision)

    def stops(self, s: State) -> bool:
        return s.turn >= self.last


def is_attack(option: Option) -> bool:
    return isinstance(option, FighterOption) and option.other >= 0


def closest(s: State, options: tuple[Option, ...]) -> Option:
    """Of two options drawn by luck, the one that leads closer to an opposing hero."""
    a = options[s.luck.below(len(options))]
    b = options[s.luck.below(len(options))]
    return a if after_move(s, a) <= after_move(s, b) else b


def after_move(s: State, option: Option) -> float:
    """How far the nearest opposing hero is from where the option leads; staying is neither close nor far."""
    assert isinstance(option, FighterOption)
    if option.space < 0:
        return 3.0
    return distance(s, s.fighters[option.fighter].seat, option.space)


def features(s: State, seat: Int) -> list[float]:
    """Mine less the mean of the others that still play, in the order of FEATURES."""
    mine = own_features(s, seat)
    others: Int = 0
    sums = [0.0 for _ in FEATURES]
    for other in range(s.roster.seats):
        if other != seat and not s.sides[other].out:
            others += 1
            for i, feature in enumerate(own_features(s, other)):
                sums[i] += feature
    return [mine[i] - sums[i] / float(max(1, others)) for i in range(len(mine))]


def own_features(s: State, seat: Int) -> list[float]:
    side = s.sides[seat]
    hero = s.hero(seat)
    sidekicks = 0.0
    threat = 0.0
    for fighter in s.fighters:
        if fighter.seat == seat and fighter.space != OFF:
            if fighter.index != hero.index:
                sidekicks += max(0.0, float(fighter.health) - coming(s, fighter))
            if threatens(s, fighter):
                threat += 1.0
    mine = s.seat == seat
    return [
        max(0.0, float(hero.health) - coming(s, hero)) / 5.0,
        sidekicks / 5.0,
        float(len(side.hand)) / 3.0,
        worth(side.hand) / 10.0,
        float(len(side.deck)) / 10.0,
        threat,
        -min(FAR, distance(s, seat, hero.space)) / 5.0,
        float(s.actions) if mine else 0.0,
    ]


def coming(s: State, fighter: Fighter) -> float:
    """The damage that a combat under way may still do to this fighter: what is laid counts, what is not is guessed."""
    combat = s.combat
    if combat is None or combat.winner != UNDECIDED or combat.defence.fighter != fighter.index:
        return 0.0
    attack = USUAL_ATTACK if combat.attack.card is NO_CARD else float(combat.attack.value())
    defence = USUAL_DEFENCE if combat.defence.card is NO_CARD else float(combat.defence.value())
    return max(0.0, attack - defence)


def threatens(s: State, fighter: Fighter) -> bool:
    """Could it attack an opposing hero from where it stands?"""
    if not has_attack(s.sides[fighter.seat].hand, fighter):
        return False
    return any(seat != fighter.seat and in_range(s, fighter, s.hero(seat)) for seat in range(s.roster.seats))


def worth(hand: list[Card]) -> float:
    """What the cards of a hand are worth in a combat, in points of damage."""
    points = 0.0
    for card in hand:
        points += float(max(card.value, card.boost))
    return points


def distance(s: State, seat: Int, space: Int) -> float:
    """Steps from a space to the nearest hero that opposes this seat."""
    if space == OFF:
        return FAR
    steps = steps_of(s.roster.board)[space]
    nearest = FAR
    for other in range(s.roster.seats):
        goal = s.hero(other).space
        if other != seat and goal != OFF:
            nearest = min(nearest, float(steps[goal]))
    return nearest


def steps_of(board: Board) -> list[list[int]]:
    """Worked out when a board is first played on."""
    if board.name not in STEPS:
        STEPS[board.name] = [[board.distance(a, b, 0) for b in range(board.size)] for a in range(board.size)]
    return STEPS[board.name]


EVALUATION: Final = UnmatchedEvaluation("unmatched", ("well", "danger"), FEATURES)
