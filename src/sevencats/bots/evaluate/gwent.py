"""Evaluation of Gwent: cards are the currency, a round is what they buy, and a pass is a price."""

from __future__ import annotations

from typing import Final

from sevencats.bots.evaluate.linear import Linear
from sevencats.bots.standing import Standing
from sevencats.core.agenda import Step as AnyStep
from sevencats.core.decision import Decision
from sevencats.core.decision import Option as AnyOption
from sevencats.core.ints import Int
from sevencats.core.playout import Policy
from sevencats.gwent.cards import Card, Option
from sevencats.gwent.catalogue import CARDS
from sevencats.gwent.sides import Side
from sevencats.gwent.state import State
from sevencats.gwent.strength import total
from sevencats.gwent.turns import LEADER, PASS, TURN, leader_is_playable

FEATURES: Final = ("gems", "cards", "worth", "lead", "settled", "price", "leader")
EXTRA: Final = {
    "spy": 9.0,
    "medic": 5.0,
    "muster": 4.0,
    "tight-bond": 3.0,
    "morale-boost": 2.0,
    "hero": 2.0,
    "commanders-horn": 8.0,
    "decoy": 6.0,
    "scorch": 5.0,
    "scorch-close": 2.0,
    "scorch-ranged": 2.0,
    "scorch-siege": 2.0,
    "mardroeme": 5.0,
    "berserker": 4.0,
    "summon-avenger": 7.0,
    "agile": 0.5,
    "weather-close": 3.0,
    "weather-ranged": 3.0,
    "weather-siege": 2.0,
    "clear-weather": 1.0,
}


def worth(card: Card) -> float:
    """What a card in the hand is worth, in points of strength; a spy's own strength goes to the other side."""
    return sum([EXTRA[name] for name in card.abilities], 0.0) + float(-card.strength if card.spy else card.strength)


# How often of a hundred somebody who looks up passes, by the own gems, the other's, and the lead in eights from -24 and
# worse to 24 and better: twice as often as the search did at such a lead in 13,000 turns against itself.
PASSING: Final = [
    [[0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 6, 10, 50]],
    [[70, 36, 12, 14, 20, 44, 76, 100], [100, 54, 16, 18, 20, 56, 100, 100]],
]
SPECIAL: Final = 2  # what a special card or the leader counts for somebody who compares printed numbers
WORTH: Final[list[float]] = [worth(card) for card in CARDS.values()]


class GwentEvaluation(Linear[State]):
    """Stages are told by the gems that the two sides have left together."""

    def stage(self, s: State) -> Int:
        gems: Int = s.sides[0].gems + s.sides[1].gems
        return min(2, max(0, gems - 2))

    def features(self, s: State, seat: Int) -> list[float]:
        return features(s, seat)

    def standing(self, s: State, seat: Int) -> Standing | None:
        decision = s.decision
        if decision is None or decision.step.rule is not TURN:
            return None
        me = s.sides[seat]
        other = s.sides[1 - seat]
        laid: Int = 0
        for row in me.rows:
            laid += len(row.units)
        lead = total(s, seat) - total(s, 1 - seat)
        return Standing(lead, laid, len(me.hand), other.passed, me.gems > other.gems, me.gems == 1)

    def alone(self, s: State, seat: Int) -> bool:
        return s.sides[1 - seat].passed and not s.sides[seat].passed

    def printed(self, option: AnyOption) -> Int:
        """What is no unit counts like a small one."""
        if isinstance(option, Option) and option is not LEADER and option.card.strength > 0:
            return option.card.strength
        return SPECIAL

    def pick(self, s: State, decision: Decision) -> AnyOption:
        """In a turn any card, or a pass when that is enough."""
        if decision.step.rule is not TURN:
            return decision.options[s.luck.below(len(decision.options))]
        return any_card(s, decision.seat) if needed(s, decision.seat) > 0 else PASS

    def policy(self, s: State) -> Policy[State]:
        """To the end; whoever plays on alone spends little."""
        return Hasty()


class Hasty(Policy[State]):
    """Fast rollout policy: takes a turn without generating its options, and counts totals only when whoever is to move
    may have enough; these two cost more than all the rest."""

    def __init__(self) -> None:
        self.due: Int = 0  # points that are wanted before totals are counted again

    def answer(self, s: State, step: AnyStep) -> AnyOption | None:
        return self.turn(s, step.seat) if step.rule is TURN else None

    def pick(self, s: State, decision: Decision) -> AnyOption:
        return self.turn(s, decision.seat) if decision.step.rule is TURN else super().pick(s, decision)

    def turn(self, s: State, seat: Int) -> Option:
        if self.due <= 0:
            self.due = needed(s, seat)
        option = card_for(s, seat, self.due) if self.due > 0 else PASS
        self.due -= max(1, 0 if option.card.spy else option.card.strength)
        return option


def needed(s: State, seat: Int) -> Int:
    """How many points more this seat wants from this round; nothing if it has enough, or if the round is lost.

    Whoever plays on alone counts them; else one looks up at every other turn."""
    me = s.sides[seat]
    other = s.sides[1 - seat]
    if not other.passed and s.luck.below(2):
        return 1
    lead = total(s, seat) - total(s, 1 - seat)
    if not other.passed:
        odds = PASSING[min(2, me.gems) - 1][min(2, other.gems) - 1]
        return 0 if s.luck.below(100) < odds[min(7, max(0, lead // 8 + 4))] else 1
    if lead > 0 or (lead == 0 and me.faction.wins_ties) or (me.gems > 1 and float(-lead) > hand_worth(me)):
        return 0
    return 1 - lead


def any_card(s: State, seat: Int) -> Option:
    """Any card that may be played, or the leader's power, or a pass if there is nothing else."""
    me = s.sides[seat]
    hand = me.hand
    n: Int = len(hand)
    k = s.luck.below(n if me.leader_used else n + 1)
    if k == n:
        if leader_is_playable(s, seat):
            return LEADER
        k = 0
    for _ in range(n):
        if hand[k].playable(s, seat):
            return hand[k].play
        k = (k + 1) % n
    return PASS


def card_for(s: State, seat: Int, points: Int) -> Option:
    """Any card, but whoever plays on alone takes the least of those that bring so many points by themselves."""
    least: Card | None = None
    if s.sides[1 - seat].passed:
        for card in s.sides[seat].hand:
            better = least is None or WORTH[card.index] < WORTH[least.index]
            if better and card.strength >= points and not card.spy and card.playable(s, seat):
                least = card
    return any_card(s, seat) if least is None else least.play


def features(s: State, seat: Int) -> list[float]:
    """Mine less the other's, in the order of FEATURES."""
    me = s.sides[seat]
    other = s.sides[1 - seat]
    lead = total(s, seat) - total(s, 1 - seat)
    points = max(-1.5, min(1.5, float(lead) / 20.0))
    settled = 0.0
    if other.passed and lead > 0:
        settled += 1.0
    if me.passed and lead < 0:
        settled -= 1.0
    return [
        float(me.gems - other.gems),
        float(len(me.hand) - len(other.hand)),
        (hand_worth(me) - hand_worth(other)) / 10.0,
        points,
        settled,
        points if me.passed != other.passed else 0.0,
        ready(s, seat) - ready(s, 1 - seat),
    ]


def hand_worth(side: Side) -> float:
    points = 0.0
    for card in side.hand:
        points += WORTH[card.index]
    return points


def ready(s: State, seat: Int) -> float:
    return 1.0 if s.leader(seat).power is not None and not s.sides[seat].leader_used else 0.0


EVALUATION: Final = GwentEvaluation("gwent", ("2", "3", "4"), FEATURES)
