"""An attack from its declaration to the clean-up: cards face down, reveal, three moments, damage (U 6)."""

from __future__ import annotations

from typing import Final

from sevencats.core import decision
from sevencats.core.ints import Int
from sevencats.core.piles import insert
from sevencats.unmatched.bout import Combat, Part
from sevencats.unmatched.cards import AFTER, DECLINE, DURING, IMMEDIATELY, NO_CARD, Card, Effect, Option, Rule, Step
from sevencats.unmatched.events import Attacked, Fought
from sevencats.unmatched.fighters import OFF, Fighter
from sevencats.unmatched.health import hurt
from sevencats.unmatched.state import State


def in_range(s: State, attacker: Fighter, target: Fighter) -> bool:
    """Melee needs an adjacent target, ranged an adjacent one or a common zone (U 6.1)."""
    if attacker.space == OFF or target.space == OFF:
        return False
    board = s.roster.board
    spaces = board.adjacent[attacker.space]
    if attacker.kind.ranged:
        spaces |= board.zoned[attacker.space]
    return spaces >> target.space & 1 == 1


def may_be_attacked(s: State, seat: Int) -> bool:
    """In its first turn a seat attacks only the next one, or those that have had theirs (U 9.5)."""
    return seat != s.seat and (s.turn > s.roster.seats or seat < s.seat or seat == s.next_seat())


def has_attack(hand: list[Card], fighter: Fighter) -> bool:
    """Is there a card with which this fighter may attack?"""
    return any(card.attacks and card.fits(fighter.kind) for card in hand)


def attacks(s: State, seat: Int, options: list[decision.Option]) -> None:
    """Add every attack this seat may declare."""
    hand = s.sides[seat].hand
    for attacker in s.fighters:
        if attacker.seat != seat or attacker.space == OFF or not has_attack(hand, attacker):
            continue
        for target in s.fighters:
            if target.seat != seat and in_range(s, attacker, target) and may_be_attacked(s, target.seat):
                options.append(s.roster.attack[attacker.index][target.index])


def declare(s: State, attacker: Fighter, target: Fighter) -> None:
    """Queue the whole course of an attack (U 6)."""
    s.combat = Combat(Part(attacker.seat, attacker.index), Part(target.seat, target.index))
    s.sides[attacker.seat].attacked = True
    if s.heard is not None:
        s.tell(Attacked(attacker.seat, s.roster.names[attacker.index], s.roster.names[target.index]))
    s.queue(Step(LAY, attacker.seat), Step(DEFEND, target.seat), Step(REVEAL, attacker.seat))


class Lay(Rule):
    """The attacker lays an attack card face down (U 6.2)."""

    about = "attack"
    always_asks = True

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        kind = s.fighters[s.bout().attack.fighter].kind
        return [card.lay for card in s.sides[step.seat].hand if card.attacks and card.fits(kind)]

    def answered(self, s: State, step: Step, option: Option) -> None:
        s.sides[step.seat].lay(option.card)
        s.bout().attack.card = option.card
        s.tell_owner("laid", step.seat, option.card)


class Defend(Rule):
    """The defender may lay a defence card face down (U 6.2). Nobody hears of it before the reveal."""

    about = "defence"

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        kind = s.fighters[s.bout().defence.fighter].kind
        options: list[decision.Option] = [
            card.defend for card in s.sides[step.seat].hand if card.defends and card.fits(kind)
        ]
        options.append(DECLINE)
        return options

    def answered(self, s: State, step: Step, option: Option) -> None:
        if option is not DECLINE:
            s.sides[step.seat].lay(option.card)
            s.bout().defence.card = option.card


class Reveal(Rule):
    """Both cards are turned up at once (U 6.3); then the moments follow (U 6.4)."""

    def do(self, s: State, step: Step) -> None:
        combat = s.bout()
        combat.revealed = True
        for part in (combat.attack, combat.defence):
            if part.card is not NO_CARD:
                s.sides[part.seat].reveal(part.card)
                s.tell_card("revealed", part.seat, part.card)
        s.sides[combat.attack.seat].hero.attack_revealed(s, combat.attack)
        s.queue(Step(MOMENT, 0, AFTER), Step(COMBAT_ENDS, 0), Step(CLEAN_UP, 0))
        s.queue(Step(MOMENT, 0, IMMEDIATELY), Step(MOMENT, 0, DURING), Step(STRIKE, 0))


class Moment(Rule):
    """The effects of one moment: the defender's before the attacker's (U 6.4)."""

    def do(self, s: State, step: Step) -> None:
        combat = s.bout()
        s.queue(Step(RESOLVE, combat.defence.seat, step.n), Step(RESOLVE, combat.attack.seat, step.n))


class Resolve(Rule):
    """The effects of one card in one moment, in printed order, unless they were cancelled (U 8.1, U 8.2)."""

    def do(self, s: State, step: Step) -> None:
        part = s.bout().mine(step.seat)
        if not part.cancelled:
            queue_all(s, step.seat, part.card.moments[step.n])


def queue_all(s: State, seat: Int, effects: list[Effect]) -> None:
    """Do these effects next, in this order."""
    i: Int = len(effects) - 1
    while i >= 0:
        s.queue(Step(effects[i], seat))
        i -= 1


class Strike(Rule):
    """Combat damage, and with it who has won the combat, once and for all (U 6.5, U 6.6)."""

    def do(self, s: State, step: Step) -> None:
        combat = s.bout()
        target = s.fighters[combat.defence.fighter]
        attack, defence = combat.attack.value(), combat.defence.value()
        damage: Int = max(0, attack - defence)
        struck = damage > 0 and target.space != OFF
        combat.winner = combat.attack.seat if struck else combat.defence.seat
        if s.heard is not None:
            s.tell(Fought(combat.winner, attack, defence, damage))
        hurt(s, target, damage)


class CombatEnds(Rule):
    """What happens after a combat but stands on neither card, the defender's before the attacker's (U 6.7)."""

    def do(self, s: State, step: Step) -> None:
        combat = s.bout()
        for seat in (combat.attack.seat, combat.defence.seat):
            ongoing = s.sides[seat].ongoing.ongoing
            if ongoing is not None:
                queue_all(s, seat, ongoing.combat_ends)


class CleanUp(Rule):
    """Both cards go to their owners' discard piles, and the attacker has attacked (U 6.8)."""

    def do(self, s: State, step: Step) -> None:
        combat = s.bout()
        for part in (combat.attack, combat.defence):
            if part.card is not NO_CARD:
                insert(s.sides[part.seat].discard, part.card)
        s.fighters[combat.attack.fighter].attacked = True
        s.combat = None


LAY: Final = Lay("lay")
DEFEND: Final = Defend("defend")
REVEAL: Final = Reveal("reveal")
MOMENT: Final = Moment("moment")
RESOLVE: Final = Resolve("resolve")
STRIKE: Final = Strike("strike")
COMBAT_ENDS: Final = CombatEnds("combat-ends")
CLEAN_UP: Final = CleanUp("clean-up")
