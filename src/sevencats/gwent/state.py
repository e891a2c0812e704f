"""One position of Gwent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from sevencats.core import state as core
from sevencats.core.agenda import Rule, Step
from sevencats.core.ints import Int
from sevencats.core.luck import Luck
from sevencats.core.registry import load
from sevencats.gwent import imagine, view, wire, writing
from sevencats.gwent.cards import NO_LEADER, Card, Leader
from sevencats.gwent.editions import Edition
from sevencats.gwent.events import CardEvent, RoundEvent, RowEvent, SecretEvent
from sevencats.gwent.sides import NO_CARDS, Side

if TYPE_CHECKING:
    from sevencats.gwent.pool import Pool


@final
class State(core.State):
    """The table of two seats. `seat` is whose turn comes when nothing is left to do."""

    def __init__(self, edition: Edition, pool: Pool, sides: list[Side], flow: Rule[Any, Any, Any]) -> None:
        super().__init__(flow)
        self.edition = edition
        self.pool = pool  # all cards there are in this edition
        self.sides = sides
        self.open_lists = False  # both seats know both deck lists
        self.seat: Int = 0
        self.starter: Int = 0  # who started this round
        self.last_passer: Int = 0
        self.round: Int = 1
        self.scores: tuple[tuple[int, int], ...] = ()  # totals of the rounds that are over

    def leader(self, seat: Int) -> Leader:
        """The leader of this seat as it counts: blank against The White Flame (G 10.7)."""
        return NO_LEADER if self.sides[1 - seat].leader.blanks_the_other else self.sides[seat].leader

    def spies_are_doubled(self) -> bool:
        return self.leader(0).doubles_spies or self.leader(1).doubles_spies

    def medics_draw_lots(self) -> bool:
        return self.leader(0).medics_draw_lots or self.leader(1).medics_draw_lots

    def weather(self) -> Int:
        """Rows under weather, as bits."""
        rows: Int = 0
        for side in self.sides:
            for card in side.weather:
                rows |= card.weather
        return rows

    def tell_card(self, kind: wire.CardKind, seat: Int, card: Card) -> None:
        if self.heard is not None:
            self.tell(CardEvent(kind, seat, card))

    def tell_row(self, kind: wire.RowKind, seat: Int, card: Card, row: Int) -> None:
        if self.heard is not None:
            self.tell(RowEvent(kind, seat, card, row))

    def tell_owner(self, kind: wire.SecretKind, seat: Int, card: Card) -> None:
        """Only this seat hears which card it was."""
        if self.heard is not None:
            self.tell(SecretEvent(kind, seat, card))

    def tell_round(self, kind: wire.RoundKind, seat: Int, round: Int, faction: str | None = None) -> None:
        if self.heard is not None:
            self.tell(RoundEvent(kind, seat, round, faction))

    def copy(self) -> State:
        new = State(self.edition, self.pool, [self.sides[0].copy(), self.sides[1].copy()], self.flow)
        new.open_lists = self.open_lists
        new.seat = self.seat
        new.starter = self.starter
        new.last_passer = self.last_passer
        new.round = self.round
        new.scores = self.scores
        new.go_on_like(self)
        return new

    def view(self, seat: int | None) -> wire.View:
        return view.table(self, seat)

    def told_step(self, step: Step) -> wire.Step:
        return writing.step(step)

    def imagined(self, seat: int | None, luck: Luck, decks: list[list[Card]] | None = None) -> State:
        """The same position with all that this seat cannot know drawn anew (G 1.5).

        While lists are private, the other's deck is believed to be one of these decks that agrees with all that was
        seen, by default the premade ones of its faction, or else a legal one drawn around it. That the open question
        was asked is known too: a world in which it would not be is drawn again, with less and less faith."""
        new = self.copy()
        new.luck.seed = luck.below(0x7FFFFFFF) + 1
        tries: Int = 0
        while True:
            for n in range(2):
                side = new.sides[n]
                if n != seat:
                    candidates = [] if tries > 20 else self.pool.expected(side.faction.id) if decks is None else decks
                    sure = NO_CARDS if seat is None else imagine.still_shown(side)
                    imagine.secrets(new, n, luck, candidates, sure, tries < 100)
                if seat is None or n == seat:
                    imagine.what_was_shown(side, luck)
            if new.ask_again():
                return new
            tries += 1

    def data(self) -> dict[str, Any]:
        return writing.written(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, ("gwent", self.data())

    def __repr__(self) -> str:
        return f"<Gwent, {self.edition.name}, round {self.round}: {self.decision or self.outcome}>"
