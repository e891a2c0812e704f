"""All cards there are in one edition, and the decks that one may expect to meet in it."""

from __future__ import annotations

from typing import Final, final

from sevencats.gwent.cards import Card
from sevencats.gwent.catalogue import CARDS, LEADERS
from sevencats.gwent.editions import Edition

SHARED: Final = ("neutral", "special", "weather")


@final
class Pool:
    def __init__(self, edition: Edition) -> None:
        self.cards = {card.id: card for card in CARDS.values() if card.set in edition.sets}
        self.leaders = {
            leader.id: leader
            for leader in LEADERS.values()
            if leader.set in edition.sets and leader.faction in edition.factions
        }
        self.lists: dict[str, list[list[Card]]] = {faction: [] for faction in edition.factions}
        self.all: dict[str, list[Card]] = {faction: self.gathered(faction) for faction in edition.factions}

    def gathered(self, faction: str) -> list[Card]:
        return [
            card
            for card in self.cards.values()
            if not card.reserve and (card.faction == faction or card.faction in SHARED)
            for _ in range(card.copies)
        ]

    def legal(self, faction: str) -> list[Card]:
        """Every copy of every card that a deck of this faction may hold (G 2.4, G 2.5)."""
        return self.all[faction]

    def units(self, faction: str) -> list[Card]:
        return [card for card in self.all[faction] if not card.special]

    def expected(self, faction: str) -> list[list[Card]]:
        """The premade decks of this faction: what an opponent may be believed to play."""
        return self.lists[faction]
