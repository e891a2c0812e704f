"""Geralt of Rivia and Dandelion: Always Prepared, and what only their cards do (U 10)."""

from __future__ import annotations

from typing import Final

from sevencats.core import decision
from sevencats.unmatched.cards import ATTACK, DEFENCE, SCHEME, VERSATILE, Card, Effect, Ongoing, Option, Step
from sevencats.unmatched.conditions import DID_NOT_ATTACK, Healthy, NoneOf, Printed
from sevencats.unmatched.effects import (
    CANCEL,
    END_THE_TURN,
    MAY_DRAW,
    Damage,
    Draw,
    Gain,
    If,
    Move,
    OpponentDiscards,
    Root,
    chosen,
)
from sevencats.unmatched.fighters import Kind
from sevencats.unmatched.health import hurt
from sevencats.unmatched.hero import Hero
from sevencats.unmatched.moving import swap
from sevencats.unmatched.searching import LOOK, SEARCH_EQUIPMENT
from sevencats.unmatched.state import State
from sevencats.unmatched.values import BOOST_THIS, IGNORE_VALUE, AddForEach
from sevencats.unmatched.who import HERO, MINE, THEIRS, Beside, Both, But

GERALT_KIND: Final = Kind("geralt", health=16, move=2)
DANDELION: Final = Kind("dandelion", health=5, move=2, ranged=True)
NEAR: Final = Beside(MINE)


class HitOrSwap(Effect):
    """1 damage to a fighter beside the own one, or the two change places (G3)."""

    about = "riposte"

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        near = NEAR.found(s, step.seat)
        options = chosen(s.roster.hit, near)
        if s.fighters[s.bout().mine(step.seat).fighter].can_leave():
            for option in chosen(s.roster.swap, near):
                assert isinstance(option, Option)
                if s.fighters[option.fighter].can_leave():
                    options.append(option)
        return options

    def answered(self, s: State, step: Step, option: Option) -> None:
        fighter = s.fighters[option.fighter]
        if option is s.roster.hit[option.fighter]:
            hurt(s, fighter, 1)
        else:
            swap(s, s.fighters[s.bout().mine(step.seat).fighter], fighter)


CARDS: Final[list[Card]] = [
    Card(
        "igni",
        ATTACK,
        value=0,
        boost=3,
        copies=2,
        banner=GERALT_KIND,
        meaning="After combat the opposing fighter takes 2 damage and everybody else beside Geralt takes 1.",
        after=[Damage(2, THEIRS), Damage(1, But(Beside(HERO), THEIRS))],
    ),
    Card(
        "riposte",
        VERSATILE,
        value=2,
        boost=2,
        copies=2,
        banner=GERALT_KIND,
        meaning="After combat either deal 1 damage to a fighter beside Geralt or let him change places with one.",
        after=[HitOrSwap("hit-or-swap")],
    ),
    Card(
        "yrden",
        VERSATILE,
        value=2,
        boost=2,
        copies=3,
        banner=GERALT_KIND,
        meaning="At once the opposing fighter is held on its space until the turn is over. "
        "After combat Geralt moves up to 2.",
        immediately=[Root(THEIRS)],
        after=[Move(HERO, 2)],
    ),
    Card(
        "rend",
        VERSATILE,
        value=3,
        boost=2,
        copies=3,
        banner=GERALT_KIND,
        meaning="During combat you may boost this card.",
        during=[BOOST_THIS],
    ),
    Card(
        "disciplined-duelist",
        VERSATILE,
        value=4,
        boost=2,
        copies=3,
        banner=GERALT_KIND,
        meaning="After combat the number printed on the opponent's card decides: at 2 you may draw a card, at 3 the "
        "opposing fighter takes 1 damage, at 4 the opponent discards a card.",
        after=[
            If(Printed(2, 2), [MAY_DRAW]),
            If(Printed(3, 3), [Damage(1, THEIRS)]),
            If(Printed(4, 4), [OpponentDiscards()]),
        ],
    ),
    Card("damn-youre-ugly", VERSATILE, value=5, boost=4, copies=3, banner=GERALT_KIND),
    Card(
        "annoying-tune",
        VERSATILE,
        value=3,
        boost=3,
        copies=3,
        banner=DANDELION,
        meaning="After combat you move the opposing fighter up to 4.",
        after=[Move(THEIRS, 4)],
    ),
    Card(
        "plot-twist",
        VERSATILE,
        value=2,
        boost=2,
        copies=3,
        banner=DANDELION,
        meaning="After combat you see the opponent's hand and pick a card that is discarded; then you draw one.",
        after=[LOOK, Draw(1)],
    ),
    Card(
        "witcher-senses",
        SCHEME,
        boost=3,
        copies=2,
        banner=GERALT_KIND,
        meaning="Search deck or discard pile for an Equipment card and take it. "
        "If it was in the deck, this card is shuffled in there.",
        scheme=[SEARCH_EQUIPMENT],
    ),
    Card(
        "sword-of-steel",
        ATTACK,
        value=4,
        boost=3,
        copies=2,
        banner=GERALT_KIND,
        equipment="sword",
        meaning="After combat you gain an action, or two if the opposing fighter still has 8 health or more.",
        after=[If(Healthy(8), [Gain(2)], [Gain(1)])],
    ),
    Card(
        "sword-of-silver",
        ATTACK,
        value=4,
        boost=3,
        copies=2,
        banner=GERALT_KIND,
        equipment="sword",
        meaning="At once the value of the opponent's card is ignored if a 4 or more is printed on it.",
        immediately=[If(Printed(4, 99), [IGNORE_VALUE])],
    ),
    Card(
        "wolf-medallion",
        DEFENCE,
        value=3,
        boost=3,
        copies=2,
        banner=GERALT_KIND,
        equipment="armor",
        meaning="At once the effects of the opponent's card are cancelled. "
        "During combat its value is ignored if the opposing fighter is not beside Geralt.",
        immediately=[CANCEL],
        during=[If(NoneOf(Both(Beside(HERO), THEIRS)), [IGNORE_VALUE])],
    ),
    Card(
        "armor-of-the-forgotten-wolf",
        DEFENCE,
        value=2,
        boost=3,
        copies=2,
        banner=GERALT_KIND,
        equipment="armor",
        meaning="During combat this card has 1 more for everybody beside Geralt. After combat the turn is over.",
        during=[AddForEach(1, Beside(HERO))],
        after=[END_THE_TURN],
    ),
    Card(
        "blizzard",
        SCHEME,
        boost=3,
        copies=2,
        banner=GERALT_KIND,
        equipment="potion",
        meaning="Draw a card, then Geralt moves up to 3. As long as it lies in play no opponent gains actions. "
        "It is discarded at the end of a turn of yours without an attack.",
        scheme=[Draw(1), Move(HERO, 3)],
        ongoing=Ongoing(DID_NOT_ATTACK, forbids_gains=True),
    ),
    Card(
        "tawny-owl",
        SCHEME,
        boost=3,
        copies=2,
        banner=GERALT_KIND,
        equipment="potion",
        meaning="Draw two cards and gain an action. As long as it lies in play you may ignore an effect that would "
        "have you discard from your hand. It is discarded at the end of a turn of yours without an attack.",
        scheme=[Draw(2), Gain(1)],
        ongoing=Ongoing(DID_NOT_ATTACK, spares_hand=True),
    ),
]
GERALT: Final = Hero("geralt", "Geralt of Rivia", GERALT_KIND, DANDELION, CARDS)
