"""A hero: figures, cards, and the special ability as hooks named by their moment (U 1.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevencats.core.ints import Int
from sevencats.unmatched.cards import Card
from sevencats.unmatched.fighters import Kind

if TYPE_CHECKING:
    from sevencats.unmatched.bout import Part
    from sevencats.unmatched.state import State


class Hero:
    """One hero of the box with all its cards. What is special about one overrides a hook."""

    def __init__(self, id: str, title: str, kind: Kind, sidekick: Kind, cards: list[Card]) -> None:
        self.id = id
        self.title = title
        self.kind = kind
        self.sidekick = sidekick
        self.cards = cards
        self.equips = any(card.equipment for card in cards)

    def attack_revealed(self, s: State, part: Part) -> None:
        """The attack card of one of its fighters was turned up."""

    def cannot_be_cancelled(self, s: State, seat: Int) -> bool:
        """Are the effects of its cards safe now?"""
        return False

    def __repr__(self) -> str:
        return self.id
