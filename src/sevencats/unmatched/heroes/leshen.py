"""The Ancient Leshen and its Wolves: Heart of the Forest, summoning, vanishing (U 12)."""

from __future__ import annotations

from typing import Final

from sevencats.core import decision
from sevencats.unmatched.bout import Part
from sevencats.unmatched.cards import ATTACK, DEFENCE, SCHEME, VERSATILE, Card, Effect, Ongoing, Option, Step
from sevencats.unmatched.conditions import UNMOVED, WON, NoneOf
from sevencats.unmatched.effects import (
    Damage,
    Draw,
    DrawForEach,
    Gain,
    If,
    Later,
    Move,
    OpponentDiscards,
    Recover,
)
from sevencats.unmatched.fighters import OFF, Fighter, Kind
from sevencats.unmatched.hero import Hero
from sevencats.unmatched.moving import PLACE, enter, go, options_to, take_off
from sevencats.unmatched.searching import MILL
from sevencats.unmatched.state import State
from sevencats.unmatched.values import AddForEach
from sevencats.unmatched.who import HERO, MINE, SIDEKICKS, THEIRS, Beside, Both, InZoneOf, Opposing, Own

LESHEN_KIND: Final = Kind("leshen", health=13, move=1, ranged=True)
WOLF: Final = Kind("wolf", health=1, move=3, number=2)
HEART: Final = 3  # what a later attack of the Leshen is worth more


class Leshen(Hero):
    def attack_revealed(self, s: State, part: Part) -> None:
        """Heart of the Forest: 3 more if the Leshen itself has attacked this turn (L1)."""
        fighter = s.fighters[part.fighter]
        if fighter.kind is self.kind and fighter.attacked:
            part.add("heart-of-the-forest", HEART)


class Summon(Effect):
    """A Wolf comes to an empty space of the Leshen's zone: one from off the board, else one is placed anew (L3)."""

    about = "summon"

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        hero = s.hero(step.seat)
        options: list[decision.Option] = []
        if hero.space == OFF:
            return options
        spaces = s.roster.board.zoned[hero.space] & ~s.occupied()
        for wolf in wolves_to_summon(s, step):
            options_to(options, s.roster.place[wolf.index], spaces)
        return options

    def answered(self, s: State, step: Step, option: Option) -> None:
        wolf = s.fighters[option.fighter]
        if wolf.space == OFF:
            wolf.health = wolf.kind.health
            enter(s, wolf, option.space)
        else:
            go(s, wolf, option.space, "placed")


def wolves_to_summon(s: State, step: Step) -> list[Fighter]:
    """One Wolf off the board if there is any, else all that may leave their spaces."""
    wolves = [
        fighter for fighter in s.fighters if fighter.seat == step.seat and fighter.index != s.roster.heads[step.seat]
    ]
    for wolf in wolves:
        if wolf.space == OFF:
            return [wolf]
    return [wolf for wolf in wolves if wolf.can_leave()]


class PlaceHero(Effect):
    """The hero may be placed on any empty space (L17); from off the board it must (L5)."""

    def do(self, s: State, step: Step) -> None:
        hero = s.hero(step.seat)
        if hero.health > 0 and (hero.space == OFF or hero.can_leave()):
            s.queue(Step(PLACE, step.seat, 0, None, hero.index))


class Vanish(Effect):
    """The hero leaves the board without being defeated (L5)."""

    def do(self, s: State, step: Step) -> None:
        take_off(s, s.hero(step.seat))


SUMMON: Final = Summon("summon")
PLACE_HERO: Final = PlaceHero("place-hero")
CARDS: Final[list[Card]] = [
    Card(
        "flock-of-birds",
        ATTACK,
        value=5,
        boost=1,
        copies=2,
        banner=LESHEN_KIND,
        meaning="After combat you may place the Leshen on any space.",
        after=[PLACE_HERO],
    ),
    Card(
        "primeval-slam",
        ATTACK,
        value=4,
        boost=3,
        copies=3,
        banner=LESHEN_KIND,
        meaning="After combat summon a Wolf in the Leshen's zone, then each Wolf moves up to 3.",
        after=[SUMMON, Move(SIDEKICKS, 3)],
    ),
    Card(
        "command-the-forest",
        ATTACK,
        value=4,
        boost=2,
        copies=2,
        banner=None,
        meaning="After combat, if you won: the opponent discards a card.",
        after=[If(WON, [OpponentDiscards()])],
    ),
    Card(
        "nature-abounds",
        ATTACK,
        value=2,
        boost=2,
        copies=3,
        banner=None,
        meaning="After combat draw a card for each fighter of yours beside the opposing fighter.",
        after=[DrawForEach(Own(Beside(THEIRS)))],
    ),
    Card(
        "disturbing-howls",
        ATTACK,
        value=1,
        boost=1,
        copies=3,
        banner=WOLF,
        meaning="After combat you move the opposing fighter up to 2 and gain an action.",
        after=[Move(THEIRS, 2), Gain(1)],
    ),
    Card(
        "planted-feet",
        VERSATILE,
        value=4,
        boost=3,
        copies=3,
        banner=None,
        meaning="After combat draw a card if your fighter has not left its space this turn.",
        after=[If(UNMOVED, [Draw(1)])],
    ),
    Card(
        "wily-fighting",
        VERSATILE,
        value=3,
        boost=1,
        copies=3,
        banner=None,
        meaning="After combat every opposing fighter beside yours takes 1 damage.",
        after=[Damage(1, Opposing(Beside(MINE)))],
    ),
    Card(
        "harrying-strike",
        VERSATILE,
        value=2,
        boost=2,
        copies=3,
        banner=WOLF,
        meaning="During combat this card has 2 more for each fighter of yours beside the opposing fighter.",
        during=[AddForEach(2, Own(Beside(THEIRS)))],
    ),
    Card(
        "primeval-guardian",
        DEFENCE,
        value=5,
        boost=2,
        copies=3,
        banner=LESHEN_KIND,
        meaning="During combat the opponent's top card is discarded, and its boost is added to the opponent's value. "
        "After combat each Wolf moves up to 3.",
        during=[MILL],
        after=[Move(SIDEKICKS, 3)],
    ),
    Card(
        "strength-of-the-pack",
        SCHEME,
        boost=1,
        copies=3,
        banner=LESHEN_KIND,
        meaning="Summon a Wolf in the Leshen's zone. As long as it lies in play the Leshen recovers 1 health at the "
        "start of your turns. It is discarded at the end of a turn of yours with no Wolf in that zone.",
        scheme=[SUMMON],
        ongoing=Ongoing(NoneOf(Both(SIDEKICKS, InZoneOf(HERO))), turn_begins=[Recover(1, HERO)]),
    ),
    Card(
        "vanish-into-murder",
        SCHEME,
        boost=3,
        copies=2,
        banner=LESHEN_KIND,
        meaning="Every opposing fighter in the Leshen's zone takes 1 damage, and the Leshen leaves the board. "
        "At the start of your next turn place it on any empty space, then draw a card.",
        scheme=[Damage(1, Opposing(InZoneOf(HERO))), Vanish("vanish"), Later([PLACE_HERO, Draw(1)])],
    ),
]
LESHEN: Final = Leshen("leshen", "Ancient Leshen", LESHEN_KIND, WOLF, CARDS)
