"""Cards from the deck: drawing, and swapping cards of the opening hand."""

from __future__ import annotations

from typing import Final

from sevencats.core import decision
from sevencats.core.ints import Int
from sevencats.gwent.cards import DONE, Card, Option, Rule, Step
from sevencats.gwent.state import State


class Draw(Rule):
    """Draw n cards one by one; an empty deck gives nothing (G 3.2, G-04)."""

    about = "draw"
    by_lot = "always"

    def do(self, s: State, step: Step) -> None:
        if not s.inside:
            if step.n > 0:
                s.draw_lots(step)
            return
        deck = s.sides[step.seat].deck
        n: Int = min(step.n, len(deck))
        while n > 0:
            draw(s, step.seat, deck[s.luck.below(len(deck))])
            n -= 1

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [card.draw for card in s.sides[step.seat].deck]

    def answered(self, s: State, step: Step, option: Option) -> None:
        draw(s, step.seat, option.card)
        if step.n > 1:
            s.queue(Step(self, step.seat, n=step.n - 1))


def draw(s: State, seat: Int, card: Card) -> None:
    s.sides[seat].draw(card)
    s.tell_owner("drew", seat, card)


class Swap(Rule):
    """Replace up to n cards of the opening hand, one at a time; a replaced card cannot come back at once (G 3.3)."""

    about = "swap"

    def do(self, s: State, step: Step) -> None:
        if step.n > 0 and s.sides[step.seat].deck:
            s.ask(step)
        else:
            s.queue(Step(TAKE_BACK, step.seat))

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        options: list[decision.Option] = [card.replace for card in s.sides[step.seat].hand]
        options.append(DONE)
        return options

    def answered(self, s: State, step: Step, option: Option) -> None:
        if option is DONE:
            s.queue(Step(TAKE_BACK, step.seat))
        else:
            s.sides[step.seat].set_aside(option.card)
            s.tell_owner("swapped", step.seat, option.card)
            s.queue(Step(DRAW, step.seat, n=1), Step(self, step.seat, n=step.n - 1))


class TakeBack(Rule):
    """The replaced cards are shuffled back into the deck."""

    def do(self, s: State, step: Step) -> None:
        s.sides[step.seat].take_back_aside()


DRAW: Final = Draw("draw")
SWAP: Final = Swap("swap")
TAKE_BACK: Final = TakeBack("take-back")
