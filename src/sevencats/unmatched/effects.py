"""The small vocabulary of the cards: an effect is a rule that does one thing for the seat that plays the card (U 8)."""

from __future__ import annotations

from typing import Final

from sevencats.core import decision
from sevencats.core.ints import Int
from sevencats.unmatched.cards import DECLINE, Condition, Effect, Option, Step, Who
from sevencats.unmatched.combat import CLEAN_UP, queue_all
from sevencats.unmatched.discarding import DISCARD, DISCARD_AT_RANDOM
from sevencats.unmatched.drawing import DRAW
from sevencats.unmatched.health import hurt, hurt_each, recover
from sevencats.unmatched.moving import MOVES, MOVES_THROUGH
from sevencats.unmatched.state import State
from sevencats.unmatched.who import count

DRAW_ONE: Final = Option({"do": "draw-one", "text": "draw"})


# -- when and how often


class If(Effect):
    """Some effects if it is so, and others if not."""

    def __init__(self, condition: Condition, then: list[Effect], otherwise: list[Effect] | None = None) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = [] if otherwise is None else otherwise
        super().__init__(f"if-{condition.name}({listed(self.then)})else({listed(self.otherwise)})")

    def do(self, s: State, step: Step) -> None:
        queue_all(s, step.seat, self.then if self.condition.holds(s, step.seat) else self.otherwise)

    def parts(self) -> list[Effect]:
        return self.then + self.otherwise


class Later(Effect):
    """Effects that wait for the start of the seat's next turn (U 3.3)."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects
        super().__init__(f"later({listed(effects)})")

    def do(self, s: State, step: Step) -> None:
        s.sides[step.seat].later = tuple(self.effects)

    def parts(self) -> list[Effect]:
        return self.effects


def listed(effects: list[Effect]) -> str:
    return ",".join([effect.name for effect in effects])


# -- cards


class Draw(Effect):
    """Draw n cards (U 8.3)."""

    def __init__(self, n: Int) -> None:
        super().__init__(f"draw-{n}")
        self.n = n

    def do(self, s: State, step: Step) -> None:
        s.queue(Step(DRAW, step.seat, self.n))


class DrawForEach(Effect):
    """Draw a card for each of these fighters."""

    def __init__(self, who: Who) -> None:
        super().__init__(f"draw-for-each-{who.name}")
        self.who = who

    def do(self, s: State, step: Step) -> None:
        s.queue(Step(DRAW, step.seat, count(self.who.found(s, step.seat))))


class MayDraw(Effect):
    """Draw a card or do not."""

    about = "draw"

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [DRAW_ONE, DECLINE]

    def answered(self, s: State, step: Step, option: Option) -> None:
        if option is DRAW_ONE:
            s.queue(Step(DRAW, step.seat, 1))


class OpponentDiscards(Effect):
    """The opponent in this combat discards a card, chosen by that player or by lot (U 8.4)."""

    def __init__(self, by_lot: bool = False) -> None:
        super().__init__("opponent-discards-by-lot" if by_lot else "opponent-discards")
        self.by_lot = by_lot

    def do(self, s: State, step: Step) -> None:
        seat = s.bout().theirs(step.seat).seat
        s.queue(Step(DISCARD_AT_RANDOM if self.by_lot else DISCARD, seat))


# -- fighters


class Damage(Effect):
    """n damage to each of these fighters: effect damage, which wins no combat (U 8.6)."""

    def __init__(self, n: Int, who: Who) -> None:
        super().__init__(f"damage-{n}-{who.name}")
        self.n = n
        self.who = who

    def do(self, s: State, step: Step) -> None:
        hurt_each(s, self.who.found(s, step.seat), self.n)


class DamageOne(Effect):
    """n damage to one of these fighters, of the seat's choice."""

    about = "hit"

    def __init__(self, n: Int, who: Who) -> None:
        super().__init__(f"damage-{n}-one-{who.name}")
        self.n = n
        self.who = who

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return chosen(s.roster.hit, self.who.found(s, step.seat))

    def answered(self, s: State, step: Step, option: Option) -> None:
        hurt(s, s.fighters[option.fighter], self.n)


class Recover(Effect):
    """These fighters recover n health (U 8.6)."""

    def __init__(self, n: Int, who: Who) -> None:
        super().__init__(f"recover-{n}-{who.name}")
        self.n = n
        self.who = who

    def do(self, s: State, step: Step) -> None:
        meant = self.who.found(s, step.seat)
        for fighter in s.fighters:
            if meant >> fighter.index & 1:
                recover(s, fighter, self.n)


class Move(Effect):
    """The seat moves each of these fighters up to n spaces (U 4.4, U 4.5); perhaps through foes (U 4.6)."""

    def __init__(self, who: Who, n: Int, passing: bool = False) -> None:
        super().__init__(f"move-{who.name}-{n}{'-passing' if passing else ''}")
        self.who = who
        self.n = n
        self.passing = passing

    def do(self, s: State, step: Step) -> None:
        meant = self.who.found(s, step.seat)
        if not self.passing:
            s.queue(Step(MOVES, step.seat, self.n, None, -1, meant))
            return
        for fighter in s.fighters:
            if meant >> fighter.index & 1 and fighter.can_leave():
                s.queue(Step(MOVES_THROUGH, step.seat, self.n, None, fighter.index))


class Root(Effect):
    """These fighters cannot leave their spaces for the rest of the turn (U 4.7)."""

    def __init__(self, who: Who) -> None:
        super().__init__(f"root-{who.name}")
        self.who = who

    def do(self, s: State, step: Step) -> None:
        meant = self.who.found(s, step.seat)
        for fighter in s.fighters:
            if meant >> fighter.index & 1:
                fighter.stuck = True
                s.tell_fighter("rooted", fighter)


def chosen(options: list[Option], fighters: Int) -> list[decision.Option]:
    """The option of each of these fighters."""
    return [option for option in options if fighters >> option.fighter & 1]


# -- the course of things


class Cancel(Effect):
    """What has not resolved of the opponent's card does not (U 8.2); one without effects is left as it is."""

    def do(self, s: State, step: Step) -> None:
        part = s.bout().theirs(step.seat)
        if any(part.card.moments) and not s.sides[part.seat].hero.cannot_be_cancelled(s, part.seat):
            part.cancelled = True
            s.tell_card("cancelled", part.seat, part.card)


class Gain(Effect):
    """n more actions this turn, unless an opponent's ongoing scheme forbids it (U 3.2, G13)."""

    def __init__(self, n: Int) -> None:
        super().__init__(f"gain-{n}")
        self.n = n

    def do(self, s: State, step: Step) -> None:
        for seat in range(s.roster.seats):
            ongoing = s.sides[seat].ongoing.ongoing
            if seat != step.seat and ongoing is not None and ongoing.forbids_gains and not s.sides[seat].out:
                return
        s.actions += self.n
        s.tell_number("gained", step.seat, self.n)


class EndTheTurn(Effect):
    """Nothing unresolved happens any more: clean up, and the turn is over (U 3.6)."""

    def do(self, s: State, step: Step) -> None:
        s.agenda = None
        s.actions = 0
        s.tell_seat("ended", s.seat)
        s.queue(Step(CLEAN_UP, 0))


MAY_DRAW: Final = MayDraw("may-draw")
CANCEL: Final = Cancel("cancel")
END_THE_TURN: Final = EndTheTurn("end-the-turn")
