"""Effects on the value of a card in combat (U 7)."""

from __future__ import annotations

from typing import Final

from sevencats.core import decision
from sevencats.core.ints import Int
from sevencats.unmatched.cards import DECLINE, DONE, Effect, Option, Step, Who
from sevencats.unmatched.discarding import boosts, discard
from sevencats.unmatched.state import State
from sevencats.unmatched.who import count


class AddForEach(Effect):
    """n more for each of these fighters (U 7.1)."""

    def __init__(self, n: Int, who: Who) -> None:
        super().__init__(f"add-{n}-for-each-{who.name}")
        self.n = n
        self.who = who

    def do(self, s: State, step: Step) -> None:
        part = s.bout().mine(step.seat)
        part.add(part.card.id, self.n * count(self.who.found(s, step.seat)))


class Instead(Effect):
    """The value of this card is n instead (U 7.2)."""

    def __init__(self, n: Int) -> None:
        super().__init__(f"instead-{n}")
        self.n = n

    def do(self, s: State, step: Step) -> None:
        s.bout().mine(step.seat).instead = self.n


class IgnoreValue(Effect):
    """The value of the opponent's card counts for nothing (U 7.3)."""

    def do(self, s: State, step: Step) -> None:
        combat = s.bout()
        combat.theirs(step.seat).ignored = combat.mine(step.seat).card.id


class BoostThis(Effect):
    """Discard a card to add its boost value to this card, or do not (U 7.4)."""

    about = "boost"

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return boosts(s, step.seat)

    def answered(self, s: State, step: Step, option: Option) -> None:
        if option is not DECLINE:
            discard(s, step.seat, option.card)
            s.bout().mine(step.seat).add(option.card.id, option.card.boost)


class SpendSources(Effect):
    """Discard any number of Source cards, n more for each (C10)."""

    about = "spend"

    def __init__(self, n: Int) -> None:
        super().__init__(f"spend-sources-{n}")
        self.n = n

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        options: list[decision.Option] = [card.discard for card in s.sides[step.seat].hand if card.source]
        options.append(DONE)
        return options

    def answered(self, s: State, step: Step, option: Option) -> None:
        if option is not DONE:
            discard(s, step.seat, option.card)
            s.bout().mine(step.seat).add(option.card.id, self.n)
            s.queue(Step(self, step.seat))


IGNORE_VALUE: Final = IgnoreValue("ignore-value")
BOOST_THIS: Final = BoostThis("boost-this")
