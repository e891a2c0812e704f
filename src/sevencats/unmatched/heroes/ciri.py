"""Ciri and Ihuarraquax: the Source, and what only their cards do (U 11)."""

from __future__ import annotations

from typing import Final

from sevencats.core import decision
from sevencats.core.ints import Int
from sevencats.unmatched.board import BITS
from sevencats.unmatched.cards import (
    ATTACK,
    DEFENCE,
    DONE,
    SCHEME,
    VERSATILE,
    Card,
    Effect,
    Ongoing,
    Option,
    Rule,
    Step,
)
from sevencats.unmatched.combat import queue_all
from sevencats.unmatched.conditions import WON, HandOf
from sevencats.unmatched.effects import (
    CANCEL,
    Damage,
    DamageOne,
    Draw,
    If,
    Move,
    OpponentDiscards,
    Recover,
    chosen,
    listed,
)
from sevencats.unmatched.fighters import OFF, Fighter, Kind
from sevencats.unmatched.health import hurt
from sevencats.unmatched.hero import Hero
from sevencats.unmatched.moving import go, options_to
from sevencats.unmatched.searching import MAY_SEARCH_SOURCE, RETURN_TO_HAND, RETURN_TO_TOP
from sevencats.unmatched.state import State
from sevencats.unmatched.values import Instead, SpendSources
from sevencats.unmatched.who import HERO, MINE, THEIRS, But, InZoneOf, Opposing, Within

CIRI_KIND: Final = Kind("ciri", health=15, move=2)
IHUARRAQUAX: Final = Kind("ihuarraquax", health=7, move=2)
SAFE: Final = 7  # with so many Source cards discarded nothing is cancelled
THROUGH_NOBODY: Final = Option({"do": "through-nobody", "text": "through nobody"})


class Ciri(Hero):
    def cannot_be_cancelled(self, s: State, seat: Int) -> bool:
        """Seven Source cards in the discard pile protect every card of hers (C4)."""
        return s.sides[seat].sources() >= SAFE


class Source(Effect):
    """Count the Source cards in the discard pile: the higher threshold reached counts, and only that (C1 to C6)."""

    def __init__(self, low: Int, then: list[Effect], high: Int, more: list[Effect]) -> None:
        self.low = low
        self.then = then
        self.high = high
        self.more = more
        super().__init__(f"source-{low}({listed(then)})-{high}({listed(more)})")

    def do(self, s: State, step: Step) -> None:
        n = s.sides[step.seat].sources()
        if n >= self.high:
            queue_all(s, step.seat, self.more)
        elif n >= self.low:
            queue_all(s, step.seat, self.then)

    def parts(self) -> list[Effect]:
        return self.then + self.more


class Charge(Effect):
    """The own fighter moves up to n spaces, also through foes; one that was passed takes 1 damage (C11)."""

    about = "move"

    def __init__(self, n: Int) -> None:
        super().__init__(f"charge-{n}")
        self.n = n

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        options: list[decision.Option] = []
        fighter = s.fighters[s.bout().mine(step.seat).fighter]
        spaces = s.reach(fighter, self.n, True)
        if fighter.can_leave() and passable(s, fighter, fighter.space, self.n):
            spaces |= BITS[fighter.space]
        options_to(options, s.roster.move[fighter.index], spaces)
        options.append(DONE)
        return options

    def answered(self, s: State, step: Step, option: Option) -> None:
        if option is not DONE:
            fighter = s.fighters[option.fighter]
            passed = passable(s, fighter, option.space, self.n)
            plain: Int = 1 if can_avoid(s, fighter, option.space, self.n) else 0
            go(s, fighter, option.space, "moved")
            if passed:
                s.queue(Step(PASSED, step.seat, plain, None, -1, passed))


def passable(s: State, fighter: Fighter, space: Int, steps: Int) -> Int:
    """The opposing fighters that a walk of so many steps from the fighter's space to this one can enter and leave."""
    board = s.roster.board
    found: Int = 0
    for foe in s.fighters:
        if foe.seat == fighter.seat or foe.space == OFF:
            continue
        if board.distance(fighter.space, foe.space, 0) + board.distance(foe.space, space, 0) <= steps:
            found |= 1 << foe.index
    return found


def can_avoid(s: State, fighter: Fighter, space: Int, steps: Int) -> bool:
    """Can it go there without passing a foe? Staying where it is means having passed one."""
    return space != fighter.space and s.roster.board.distance(fighter.space, space, s.foes(fighter)) <= steps


class Passed(Rule):
    """Whom the charge went through; nobody if the way there could avoid them all, which n tells."""

    about = "through"

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        options = chosen(s.roster.through, step.fighters)
        if step.n:
            options.append(THROUGH_NOBODY)
        return options

    def answered(self, s: State, step: Step, option: Option) -> None:
        if option is not THROUGH_NOBODY:
            hurt(s, s.fighters[option.fighter], 1)


PASSED: Final = Passed("passed")
CARDS: Final[list[Card]] = [
    Card(
        "lion-cub-of-cintra",
        ATTACK,
        value=2,
        boost=2,
        copies=3,
        banner=CIRI_KIND,
        source=True,
        meaning="During combat, Source 1: the value is 4 instead. Source 5: it is 7 instead.",
        during=[Source(1, [Instead(4)], 5, [Instead(7)])],
    ),
    Card(
        "channel-the-source",
        ATTACK,
        value=2,
        boost=3,
        copies=3,
        banner=CIRI_KIND,
        meaning="During combat you may discard Source cards from your hand, as many as you like: 2 more for each.",
        during=[SpendSources(2)],
    ),
    Card(
        "bane-of-the-aen-elle",
        ATTACK,
        value=4,
        boost=4,
        copies=3,
        banner=IHUARRAQUAX,
        meaning="After combat Ihuarraquax moves up to 4, also through opposing fighters, "
        "and one that he passed takes 1 damage.",
        after=[Charge(4)],
    ),
    Card(
        "pushed-to-the-brink",
        VERSATILE,
        value=3,
        boost=2,
        copies=3,
        banner=CIRI_KIND,
        source=True,
        meaning="After combat, Source 2: 1 damage to the opposing fighter. "
        "Source 7: 2 damage to an opposing fighter at most 3 spaces from Ciri.",
        after=[Source(2, [Damage(1, THEIRS)], 7, [DamageOne(2, Opposing(Within(3, HERO)))])],
    ),
    Card(
        "the-lady-of-space-and-time",
        VERSATILE,
        value=2,
        boost=2,
        copies=2,
        banner=CIRI_KIND,
        source=True,
        meaning="After combat, Source 3: a card of your discard pile goes on top of your deck. "
        "Source 8: one goes to your hand, and you draw another.",
        after=[Source(3, [RETURN_TO_TOP], 8, [RETURN_TO_HAND])],
    ),
    Card(
        "zireael",
        VERSATILE,
        value=2,
        boost=2,
        copies=3,
        banner=CIRI_KIND,
        source=True,
        meaning="During combat, Source 3: the value is 4 instead. "
        "Source 5: it is 4, and the opponent discards a card by lot.",
        during=[Source(3, [Instead(4)], 5, [Instead(4), OpponentDiscards(by_lot=True)])],
    ),
    Card(
        "blink",
        VERSATILE,
        value=4,
        boost=1,
        copies=3,
        banner=CIRI_KIND,
        meaning="After combat Ciri moves up to 3, also through opposing fighters.",
        after=[Move(MINE, 3, passing=True)],
    ),
    Card(
        "searching-strike",
        VERSATILE,
        value=3,
        boost=3,
        copies=3,
        banner=IHUARRAQUAX,
        meaning="After combat, if you won: you may search your deck for a Source card, show it and take it.",
        after=[If(WON, [MAY_SEARCH_SOURCE])],
    ),
    Card(
        "parry",
        DEFENCE,
        value=3,
        boost=1,
        copies=3,
        banner=None,
        meaning="At once the effects of the opponent's card are cancelled.",
        immediately=[CANCEL],
    ),
    Card(
        "child-of-the-elder-blood",
        SCHEME,
        boost=2,
        copies=2,
        banner=CIRI_KIND,
        source=True,
        meaning="Source 4: everybody else in Ciri's zone takes 1 damage. Source 9: 3 damage.",
        scheme=[Source(4, [Damage(1, But(InZoneOf(HERO), HERO))], 9, [Damage(3, But(InZoneOf(HERO), HERO))])],
    ),
    Card(
        "unicorn-ally",
        SCHEME,
        boost=2,
        copies=2,
        banner=None,
        meaning="Ciri recovers 2 health. As long as it lies in play you draw a card after each combat of yours. "
        "It is discarded at the end of a turn of yours with 5 or more cards in hand.",
        scheme=[Recover(2, HERO)],
        ongoing=Ongoing(HandOf(5), combat_ends=[Draw(1)]),
    ),
]
CIRI: Final = Ciri("ciri", "Ciri", CIRI_KIND, IHUARRAQUAX, CARDS)
