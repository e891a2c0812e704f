"""What positions of Gwent are worth: cards are the currency, a round is what they buy, and a pass is a price."""
from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Final

from sevencats.bots.evaluate.evaluation import Evaluation
from sevencats.core import toml
from sevencats.core.decision import Decision, Option
from sevencats.core.ints import Int
from sevencats.gwent.cards import Card
from sevencats.gwent.catalogue import CARDS
from sevencats.gwent.sides import Side
from sevencats.gwent.state import State
from sevencats.gwent.strength import total
from sevencats.gwent.turns import PASS, TURN

FEATURES: Final = ("gems", "cards", "worth", "lead", "settled", "leader")
EXTRA: Final = {"spy": 9.0, "medic": 5.0, "muster": 4.0, "tight-bond": 3.0, "morale-boost": 2.0, "hero": 2.0,
                "commanders-horn": 8.0, "decoy": 6.0, "scorch": 5.0, "scorch-close": 2.0, "scorch-ranged": 2.0,
                "scorch-siege": 2.0, "mardroeme": 5.0, "berserker": 4.0, "summon-avenger": 7.0, "agile": 0.5,
                "weather-close": 3.0, "weather-ranged": 3.0, "weather-siege": 2.0, "clear-weather": 1.0}


def worth(card: Card) -> float:
    """What a card in the hand is worth, in points of strength; a spy's own strength goes to the other side."""
    return sum([EXTRA[name] for name in card.abilities], 0.0) + float(-card.strength if card.spy else card.strength)


WORTH: Final[list[float]] = [worth(card) for card in CARDS.values()]


class GwentEvaluation(Evaluation[State]):
    """A linear opinion about named features, one for each stage of the game."""

    def __init__(self) -> None:
        stages = toml.load(Path(__file__).with_name("gwent.toml"))
        self.stages: list[list[float]] = [
            [float(stages[str(gems)][name]) for name in FEATURES] for gems in (2, 3, 4)]

    def chance(self, s: State, seat: Int) -> float:
        outcome = s.outcome
        if outcome is not None:
            return 0.5 if outcome.winner < 0 else 1.0 if outcome.winner == seat else 0.0
        gems: Int = s.sides[0].gems + s.sides[1].gems
        weights = self.stages[min(2, max(0, gems - 2))]
        odds = 0.0
        for i, feature in enumerate(features(s, seat)):
            odds += weights[i] * feature
        return 1.0 / (1.0 + exp(-odds))

    def pick(self, s: State, decision: Decision) -> Option:
        """Any card, but no card more than a round needs, and none for a round that is lost."""
        options = decision.options
        if decision.step.rule is not TURN:
            return options[s.luck.below(len(options))]
        seat = decision.seat
        me = s.sides[seat]
        if s.sides[1 - seat].passed:
            lead = total(s, seat) - total(s, 1 - seat)
            if lead > 0 or (lead == 0 and me.faction.wins_ties) or (me.gems > 1 and float(-lead) > hand_worth(me)):
                return PASS
        elif s.luck.below(4) == 0:
            lead = total(s, seat) - total(s, 1 - seat)
            if lead > 8 or (lead < -24 and me.gems > 1):
                return PASS
        return options[s.luck.below(len(options) - 1)]


def features(s: State, seat: Int) -> list[float]:
    """Mine less the other's, in the order of FEATURES."""
    me = s.sides[seat]
    other = s.sides[1 - seat]
    lead = total(s, seat) - total(s, 1 - seat)
    settled = 0.0
    if other.passed and lead > 0:
        settled += 1.0
    if me.passed and lead < 0:
        settled -= 1.0
    return [
        float(me.gems - other.gems),
        float(len(me.hand) - len(other.hand)),
        (hand_worth(me) - hand_worth(other)) / 10.0,
        max(-1.5, min(1.5, float(lead) / 20.0)),
        settled,
        ready(s, seat) - ready(s, 1 - seat),
    ]


def hand_worth(side: Side) -> float:
    points = 0.0
    for card in side.hand:
        points += WORTH[card.index]
    return points


def ready(s: State, seat: Int) -> float:
    return 1.0 if s.rules(seat).power is not None and not s.sides[seat].leader_used else 0.0


EVALUATION: Final = GwentEvaluation()
