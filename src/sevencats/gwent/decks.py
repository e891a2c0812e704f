"""Decks: reading, writing, and saying all that is wrong with one at once (G 2)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from sevencats.core import toml
from sevencats.core.piles import count, insert, words
from sevencats.core.words import BadInput, unknown
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
    """A deck that cannot be played; `faults` are all of them, a sentence each."""

    def __init__(self, name: str, faults: list[str]) -> None:
        super().__init__(f'The deck "{name}" cannot be played: ' + " ".join(faults))
        self.faults = faults


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


def faults(deck: Deck, edition: Edition) -> list[str]:
    """All that is wrong with a deck in this edition, a sentence each; nothing if it may be played."""
    pool = pool_of(edition)
    found: list[str] = []
    if deck.faction not in edition.factions:
        found.append(f"The faction {deck.faction} is not in the edition {edition.name}.")
    if deck.leader.faction != deck.faction:
        found.append(f"The leader {deck.leader.id} belongs to {deck.leader.faction}, not to {deck.faction}.")
    elif deck.leader.id not in pool.leaders and deck.faction in edition.factions:
        found.append(f"The leader {deck.leader.id} is not in the edition {edition.name}.")
    if len(deck.units) < edition.minimum_units:
        found.append(f"It has {len(deck.units)} units, heroes counted; it needs at least {edition.minimum_units}.")
    if len(deck.specials) > edition.maximum_specials:
        found.append(f"It has {len(deck.specials)} special cards; it may have {edition.maximum_specials}.")
    for card in dict.fromkeys(deck.cards):
        found.extend(card_faults(card, count(deck.cards, card), deck, edition, pool))
    found.extend(reserve_faults(deck, edition, pool))
    return found


def card_faults(card: Card, copies: int, deck: Deck, edition: Edition, pool: Pool) -> list[str]:
    if card.reserve:
        return [f"{card.id} belongs in the reserve, not in the deck."]
    if card.id not in pool.cards:
        return [f"{card.id} is not in the edition {edition.name}."]
    if card.faction != deck.faction and card.faction not in SHARED:
        return [f"{card.id} belongs to {card.faction}."]
    if copies > card.copies:
        return [f"It has {copies} of {card.id}; there {'is' if card.copies == 1 else 'are'} {card.copies}."]
    return []


def reserve_faults(deck: Deck, edition: Edition, pool: Pool) -> list[str]:
    """Each avenger and berserker needs its reserve card, unless the edition has tokens (G 2.6)."""
    found: list[str] = []
    for card in dict.fromkeys(deck.reserve):
        if not card.reserve:
            found.append(f"{card.id} is no reserve card.")
        elif card.id not in pool.cards:
            found.append(f"The reserve card {card.id} is not in the edition {edition.name}.")
        elif count(deck.reserve, card) > card.copies:
            found.append(f"The reserve has {count(deck.reserve, card)} of {card.id}; there are {card.copies}.")
    if edition.reserve_is_endless:
        return found
    for card in dict.fromkeys(deck.cards):
        other = card.becomes
        if other is not None and count(deck.reserve, other) < count(deck.cards, card):
            found.append(
                f"{count(deck.cards, card)} of {card.id} need as many of {other.id} in the reserve; "
                f"it has {count(deck.reserve, other)}."
            )
    return found


def checked(deck: Deck, edition: Edition) -> Deck:
    """The deck, if it may be played in this edition."""
    found = faults(deck, edition)
    if found:
        raise BadDeck(deck.name, found)
    return deck


def read(data: Any, name: str = "unnamed") -> Deck:
    """A deck from its data; names must be known, but the deck need not be playable yet."""
    if not isinstance(data, dict):
        raise BadInput("A deck is a table with the fields " + ", ".join(FIELDS) + ".")
    found: list[str] = []
    for field in data:
        if field not in FIELDS:
            found.append(unknown("a field of a deck", field, FIELDS))
    for field in ("faction", "leader", "cards"):
        if field not in data:
            found.append(f'It has no "{field}".')
    if "faction" in data and str(data["faction"]) not in FACTIONS:
        found.append(unknown("a faction", data["faction"], FACTIONS))
    if "leader" in data and str(data["leader"]) not in LEADERS:
        found.append(unknown("a leader", data["leader"], LEADERS))
    cards = pile(data.get("cards", []), "cards", found)
    reserve = pile(data.get("reserve", []), "reserve", found)
    name = str(data.get("name", name))
    if found:
        raise BadDeck(name, found)
    return Deck(name, data["faction"], LEADERS[data["leader"]], cards, reserve, str(data.get("source", "")))


def pile(words: Any, what: str, found: list[str]) -> list[Card]:
    """Cards from `["nekker*3", "griffin"]`; what is wrong is added to the faults."""
    cards: list[Card] = []
    if not isinstance(words, list):
        found.append(f'"{what}" is a list of card names, not {words!r}.')
        return cards
    for word in words:
        if len(found) >= FAULTS:
            break
        match = re.fullmatch(r"([\w-]+)(?:\*([1-9]\d?))?", word) if isinstance(word, str) else None
        if match is None:
            found.append(f'In "{what}" stands {word!r}; expected a card, or a card and how many: "nekker*3".')
        elif match[1] not in CARDS:
            found.append(unknown("a card", match[1], CARDS))
        elif len(cards) + int(match[2] or 1) > IN_ALL:
            found.append(f'"{what}" has more than {IN_ALL} cards; there are no more.')
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
        raise BadInput(unknown("a premade deck", name, PREMADE))
    return PREMADE[name]


def named(name: str) -> Deck:
    """A premade deck by its name, or the deck in a TOML file."""
    return load(name) if name.endswith(".toml") else find(name)


def premade(edition: Edition) -> list[Deck]:
    """The premade decks that may be played in this edition."""
    return [deck for deck in PREMADE.values() if not faults(deck, edition)]


def pool_of(edition: Edition) -> Pool:
    """The cards of this edition; made once."""
    if edition not in POOLS:
        pool = POOLS[edition] = Pool(edition)
        for deck in premade(edition):
            pool.lists[deck.faction].append(deck.cards)
    return POOLS[edition]


PREMADE.update((path.stem, load(path)) for path in sorted((HERE / "decks").glob("*.toml")))
