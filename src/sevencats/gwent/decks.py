"""Decks: reading, writing, and saying all that is wrong with one at once (G 2)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from sevencats.core import toml
from sevencats.core.piles import count, insert, words
from sevencats.core.words import BadInput, shown, unknown
from sevencats.core.writing import put
from sevencats.gwent.cards import Card, Leader
from sevencats.gwent.catalogue import CARDS, HERE, LEADERS
from sevencats.gwent.editions import FACTIONS, Edition
from sevencats.gwent.pool import SHARED, Pool

FIELDS: Final = ("name", "faction", "leader", "source", "cards", "reserve")
PREMADE: Final[dict[str, Deck]] = {}
POOLS: Final[dict[Edition, Pool]] = {}
IN_ALL: Final = sum(card.copies for card in CARDS.values())  # no pile has more cards
FAULTS: Final = 12  # of a pile are told


class BadDeck(BadInput):
    """A deck that cannot be played; `faults` are all that is wrong with it."""


class Deck:
    """A leader, cards and a reserve, in card order."""

    def __init__(
        self, name: str, faction: str, leader: Leader, cards: list[Card], reserve: list[Card], source: str
    ) -> None:
        self.name = name
        self.faction = faction
        self.leader = leader
        self.cards = cards
        self.reserve = reserve
        self.source = source

    @property
    def units(self) -> list[Card]:
        return [card for card in self.cards if not card.special]

    @property
    def specials(self) -> list[Card]:
        return [card for card in self.cards if card.special]

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"name": self.name, "faction": self.faction, "leader": self.leader.id}
        put(data, "source", self.source)
        data["cards"] = words(self.cards)
        put(data, "reserve", words(self.reserve))
        return data

    def __repr__(self) -> str:
        return f"<{self.name}: {len(self.units)} units, {len(self.specials)} specials, {self.leader.id}>"


def faults(deck: Deck, edition: Edition) -> list[BadInput]:
    """All that is wrong with a deck in this edition; nothing if it may be played."""
    pool = pool_of(edition)
    found: list[BadInput] = []
    if deck.faction not in edition.factions:
        found.append(BadInput("deck-faction", faction=deck.faction, box=edition.name))
    if deck.leader.faction != deck.faction:
        found.append(wrong_leader(deck.leader, deck.faction))
    elif deck.leader.id not in pool.leaders and deck.faction in edition.factions:
        found.append(BadInput("deck-leader-edition", leader=deck.leader.id, box=edition.name))
    if len(deck.units) < edition.minimum_units:
        found.append(BadInput("deck-units", n=len(deck.units), least=edition.minimum_units))
    if 0 < edition.maximum_units < len(deck.units):
        found.append(BadInput("deck-most-units", n=len(deck.units), most=edition.maximum_units))
    if len(deck.specials) > edition.maximum_specials:
        found.append(BadInput("deck-specials", n=len(deck.specials), most=edition.maximum_specials))
    for card in dict.fromkeys(deck.cards):
        found.extend(card_faults(card, count(deck.cards, card), deck, edition, pool))
    found.extend(reserve_faults(deck, edition, pool))
    return found


def wrong_leader(leader: Leader, faction: str) -> BadInput:
    return BadInput("deck-leader", leader=leader.id, owner=leader.faction, faction=faction)


def card_faults(card: Card, copies: int, deck: Deck, edition: Edition, pool: Pool) -> list[BadInput]:
    if card.reserve:
        return [BadInput("deck-reserve", card=card.id)]
    if card.id not in pool.cards:
        return [BadInput("deck-card-edition", card=card.id, box=edition.name)]
    if card.faction != deck.faction and card.faction not in SHARED:
        return [BadInput("deck-card-owner", card=card.id, owner=card.faction)]
    if copies > card.copies:
        return [BadInput("deck-copy" if card.copies == 1 else "deck-copies", n=copies, card=card.id, most=card.copies)]
    return []


def reserve_faults(deck: Deck, edition: Edition, pool: Pool) -> list[BadInput]:
    """Each avenger and berserker needs its reserve card, unless the edition has tokens (G 2.6)."""
    found: list[BadInput] = []
    for card in dict.fromkeys(deck.reserve):
        if not card.reserve:
            found.append(BadInput("reserve-card", card=card.id))
        elif card.id not in pool.cards:
            found.append(BadInput("reserve-edition", card=card.id, box=edition.name))
        elif count(deck.reserve, card) > card.copies:
            found.append(BadInput("reserve-copies", n=count(deck.reserve, card), card=card.id, most=card.copies))
    if edition.reserve_is_endless:
        return found
    for card in dict.fromkeys(deck.cards):
        other = card.becomes
        if other is not None and count(deck.reserve, other) < count(deck.cards, card):
            found.append(
                BadInput(
                    "reserve-needs",
                    n=count(deck.cards, card),
                    card=card.id,
                    other=other.id,
                    most=count(deck.reserve, other),
                )
            )
    return found


def checked(deck: Deck, edition: Edition) -> Deck:
    """The deck, if it may be played in this edition."""
    found = faults(deck, edition)
    if found:
        raise BadDeck("deck", found, name=deck.name)
    return deck


def read(data: Any, name: str = "unnamed") -> Deck:
    """A deck from its data; names must be known, but the deck need not be playable yet."""
    if not isinstance(data, dict):
        raise BadInput("deck-fields", names=FIELDS)
    found: list[BadInput] = []
    for field in data:
        if field not in FIELDS:
            found.append(unknown("deck-field", field, FIELDS))
    for field in ("faction", "leader", "cards"):
        if field not in data:
            found.append(BadInput("deck-missing", field=field))
    if "faction" in data and str(data["faction"]) not in FACTIONS:
        found.append(unknown("faction", data["faction"], FACTIONS))
    if "leader" in data and str(data["leader"]) not in LEADERS:
        found.append(unknown("leader", data["leader"], LEADERS))
    cards = pile(data.get("cards", []), "cards", found)
    reserve = pile(data.get("reserve", []), "reserve", found)
    name = str(data.get("name", name))
    if found:
        raise BadDeck("deck", found, name=name)
    return Deck(name, data["faction"], LEADERS[data["leader"]], cards, reserve, str(data.get("source", "")))


def pile(words: Any, what: str, found: list[BadInput]) -> list[Card]:
    """Cards from `["nekker*3", "griffin"]`; what is wrong is added to the faults."""
    cards: list[Card] = []
    if not isinstance(words, list):
        found.append(BadInput("pile", field=what, came=shown(words)))
        return cards
    for word in words:
        if len(found) >= FAULTS:
            break
        match = re.fullmatch(r"([\w-]+)(?:\*([1-9]\d?))?", word) if isinstance(word, str) else None
        if match is None:
            found.append(BadInput("pile-word", field=what, came=shown(word)))
        elif match[1] not in CARDS:
            found.append(unknown("card", match[1], CARDS))
        elif len(cards) + int(match[2] or 1) > IN_ALL:
            found.append(BadInput("cards", field=what, most=IN_ALL))
            break
        else:
            for _ in range(int(match[2] or 1)):
                insert(cards, CARDS[match[1]])
    return cards


def load(path: str | Path) -> Deck:
    """A deck from a TOML file."""
    path = Path(path)
    return read(toml.load(path), path.stem)


def find(name: str) -> Deck:
    """A premade deck by its name."""
    if name not in PREMADE:
        raise unknown("premade-deck", name, PREMADE)
    return PREMADE[name]


def named(name: str) -> Deck:
    """A premade deck by its name, or the deck in a TOML file."""
    return load(name) if name.endswith(".toml") else find(name)


def premade(edition: Edition) -> list[Deck]:
    """The premade decks that may be played in this edition."""
    return [deck for deck in PREMADE.values() if not faults(deck, edition)]


def usual(faction: str, edition: Edition) -> Deck:
    """The deck of a faction for those who choose none; if it may not be played, a premade one that may."""
    first = PREMADE[f"init-{faction}"]
    if not faults(first, edition):
        return first
    return min(premade(edition), key=lambda deck: deck.faction != faction, default=first)


def pool_of(edition: Edition) -> Pool:
    """The cards of this edition; made once."""
    if edition not in POOLS:
        pool = POOLS[edition] = Pool(edition)
        for deck in premade(edition):
            pool.lists[deck.faction].append(deck.cards)
    return POOLS[edition]


PREMADE.update((path.stem, load(path)) for path in sorted((HERE / "decks").glob("*.toml")))
