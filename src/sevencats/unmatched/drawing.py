"""Cards from the deck: drawing, and what an empty deck costs (U 8.3)."""

from __future__ import annotations

from typing import Final

from sevencats.core import decision
from sevencats.core.ints import Int
from sevencats.unmatched.cards import Card, Option, Rule, Step
from sevencats.unmatched.events import SecretCardEvent
from sevencats.unmatched.health import hurt_each
from sevencats.unmatched.state import State

EXHAUSTION: Final = 2  # damage to each own fighter for a card that is missing


class Draw(Rule):
    """Draw n cards one by one. For each one that is missing every own fighter on the board takes 2 damage (U 8.3)."""

    about = "draw"
    of_luck = True

    def do(self, s: State, step: Step) -> None:
        side = s.sides[step.seat]
        left = step.n
        while left > 0 and not side.dormant:
            if side.top:
                draw_known(s, step.seat)
            elif not side.deck:
                s.tell_number("exhausted", step.seat, EXHAUSTION)
                hurt_each(s, s.roster.own[step.seat], EXHAUSTION)
            elif s.inside:
                draw(s, step.seat, side.deck[s.luck.below(len(side.deck))])
            else:
                s.draw_lots(Step(self, step.seat, left))
                return
            left -= 1

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [card.draw for card in s.sides[step.seat].deck]

    def answered(self, s: State, step: Step, option: Option) -> None:
        draw(s, step.seat, option.card)
        if step.n > 1:
            s.queue(Step(self, step.seat, step.n - 1))


def draw(s: State, seat: Int, card: Card) -> None:
    s.sides[seat].draw(card)
    s.tell_owner("drew", seat, card)


def draw_known(s: State, seat: Int) -> None:
    """Everybody knows what lies on top, and so what is drawn."""
    card = s.sides[seat].draw_top()
    if s.heard is not None:
        s.tell(SecretCardEvent("drew", seat, card))


DRAW: Final = Draw("draw")
