"""Setting the table up: equipment, opening hands, figures in their places (U 2)."""

from __future__ import annotations

from typing import Final

from sevencats.core import decision
from sevencats.core.ints import Int
from sevencats.core.piles import insert
from sevencats.unmatched.cards import CATEGORIES, Card, Option, Rule, Step
from sevencats.unmatched.catalogue import choices
from sevencats.unmatched.drawing import DRAW
from sevencats.unmatched.fighters import OFF
from sevencats.unmatched.moving import enter, options_to
from sevencats.unmatched.state import State
from sevencats.unmatched.turns import BEGIN_TURN

OPENING_HAND: Final = 5


class Start(Rule):
    """Equipment, then hands, then places, each in order of play; then the first turn (U 2.1)."""

    def do(self, s: State, step: Step) -> None:
        s.queue(Step(BEGIN_TURN, 0))
        self.queue_for_each(s, SET_UP, 0)
        self.queue_for_each(s, DRAW, OPENING_HAND)
        self.queue_for_each(s, EQUIP, 0)

    def queue_for_each(self, s: State, rule: Rule, n: Int) -> None:
        """What is queued last happens first: the first player's."""
        seat = s.roster.seats - 1
        while seat >= 0:
            s.queue(Step(rule, seat, n))
            seat -= 1


class Equip(Rule):
    """Choose one type of each category that is not settled yet; everybody sees it (U 2.2, G1)."""

    about = "equipment"

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        side = s.sides[step.seat]
        if not side.hero.equips:
            return []
        for category in CATEGORIES:
            if not any(card.equipment == category for card in side.equipment):
                return [card.equip for card in choices(side.hero, category)]
        return []

    def answered(self, s: State, step: Step, option: Option) -> None:
        equip(s, step.seat, option.card)
        s.queue(Step(self, step.seat))


def equip(s: State, seat: Int, card: Card) -> None:
    """Both copies join the deck."""
    side = s.sides[seat]
    side.equipment = (*side.equipment, card)
    for _ in range(card.copies):
        insert(side.deck, card)
    s.tell_card("equipped", seat, card)


class SetUp(Rule):
    """The hero on the seat's starting space, each sidekick on an empty space of its zone (U 2.4)."""

    about = "place"

    def do(self, s: State, step: Step) -> None:
        hero = s.hero(step.seat)
        if hero.space == OFF:
            enter(s, hero, s.roster.board.starts[step.seat])
        if self.waiting(s, step.seat) >= 0:
            s.ask(step)

    def waiting(self, s: State, seat: Int) -> Int:
        """The first of its fighters that has no place yet."""
        for fighter in s.fighters:
            if fighter.seat == seat and fighter.space == OFF:
                return fighter.index
        return -1

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        board = s.roster.board
        free = board.everywhere & ~s.occupied()
        zone = board.zoned[s.hero(step.seat).space] & free
        options: list[decision.Option] = []
        options_to(options, s.roster.place[self.waiting(s, step.seat)], zone if zone else free)
        return options

    def answered(self, s: State, step: Step, option: Option) -> None:
        enter(s, s.fighters[option.fighter], option.space)
        s.queue(Step(self, step.seat))


START: Final = Start("start")
EQUIP: Final = Equip("equip")
SET_UP: Final = SetUp("set-up")
