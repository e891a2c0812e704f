"""The whole rulebook in one language: entries with what they are about, and the search among them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from sevencats.core.words import BadInput, unknown
from sevencats.gwent.editions import EDITIONS, FIELDS, plain
from sevencats.locales import COMPLETE, Words
from sevencats.rulebook import reading, search
from sevencats.rulebook.blocks import blocks
from sevencats.rulebook.entry import RulebookEntry

GAMES: Final = tuple(reading.PAGES)


class Rulebook:
    """All entries of one language. Rulings and paragraphs name each other by id."""

    def __init__(self, language: str) -> None:
        self.words = Words(language)
        self.entries = reading.read("en")
        self.by_id = {entry.id: entry for entry in self.entries}
        self.link()
        for entry in self.entries:
            entry.about = what_about(entry)
        self.evidence = reading.evidence()
        if language != "en":
            self.translate(reading.read(language), reading.reasons(language))
        for entry in self.editions():
            entry.title = self.words.say(message(entry))

    def link(self) -> None:
        """Fill in which rulings a paragraph rests on, which fields it names, and the values of fields."""
        known = {
            game: [entry.id for entry in self.entries if entry.game == game and entry.kind != "paragraph"]
            for game in GAMES
        }
        for entry in self.entries:
            entry.rulings = [
                id for id in reading.spread(entry.sources, reading.RULING, known[entry.game]) if id in known[entry.game]
            ]
            entry.fields = [name for name in FIELDS if f"`{name}`" in entry.text and name != entry.id]
            if entry.kind == "field":
                entry.values = {name: plain(getattr(edition, entry.id)) for name, edition in EDITIONS.items()}

    def translate(self, others: Iterable[RulebookEntry], reasons: dict[str, dict[str, str]]) -> None:
        """Take over titles, texts, sources and reasons of another language."""
        for other in others:
            entry = self.by_id[other.id]
            entry.title, entry.text = other.title, other.text
            entry.chapter = other.chapter or entry.chapter
        for entry in self.entries:
            if entry.kind == "field":
                entry.text = self.words.part(message(entry), "does")
            entry.sources = reading.rephrased(entry.sources, reasons["phrases"])
            entry.grounds = reasons["grounds"].get(entry.id, "")
            entry.confidence = reasons["confidence"].get(entry.confidence, "")
        self.evidence = reasons["evidence"]

    def entry(self, id: str) -> RulebookEntry:
        """The entry of this id."""
        if id not in self.by_id:
            raise unknown("paragraph-or-ruling", id, self.by_id)
        return self.by_id[id]

    def of(self, *about: str) -> list[RulebookEntry]:
        """The entries about any of these: `card-ves`, `ability-medic`, `leader-king-bran`."""
        return [entry for entry in self.entries if any(id in entry.about for id in about)]

    def contradictions(self) -> list[RulebookEntry]:
        return [entry for entry in self.entries if entry.kind == "contradiction"]

    def editions(self) -> list[RulebookEntry]:
        """The fields of an edition, each with its values side by side."""
        return [entry for entry in self.entries if entry.kind == "field"]

    def search(self, query: str, game: str = "") -> list[RulebookEntry]:
        """The entries that a query means, the best first; refused with the nearest names if there are none."""
        entries = [entry for entry in self.entries if game in ("", entry.game)]
        about = self.card(query)
        if about:
            named = [entry for entry in self.of(*about) if entry in entries]
            if named:
                return sorted(named, key=lambda entry: entry.kind != "paragraph")
        found = search.found(query, [(entry, self.names(entry)) for entry in entries])
        if not found:
            names = search.nearest(query, [name for entry in entries for name in self.names(entry)])
            raise BadInput("rules-nothing", query=query, names=names)
        return found

    def card(self, query: str) -> list[str]:
        """What the card of this name is about, if there is one and no rule has its name: its abilities and itself."""
        wanted = search.plain(query)
        for id, abilities in cards().items():
            if wanted in {search.plain(id), search.plain(self.words.say(f"card-{id}"))}:
                return abilities
        return []

    def names(self, entry: RulebookEntry) -> list[str]:
        """What an entry may be called: its title and the names of what it is about, here and in English."""
        names = [entry.title, *(id.partition("-")[2] for id in entry.about)]
        for words in (self.words, Words("en")):
            names += [words.say(id) for id in entry.about if words.has(id)]
        return names

    def data(self) -> dict[str, Any]:
        """All of it as plain data, for the browser."""
        return {
            "language": self.words.language,
            "evidence": self.evidence,
            "entries": [drawn(entry) for entry in self.entries],
        }


def drawn(entry: RulebookEntry) -> dict[str, Any]:
    """An entry as plain data with its texts also as blocks, so that nobody else reads Markdown."""
    texts = {"text": entry.text, "sources": entry.sources, "grounds": entry.grounds}
    return {**entry.data(), "blocks": {name: blocks(text) for name, text in texts.items() if text}}


def message(entry: RulebookEntry) -> str:
    """The id of the message that names a field."""
    return f"house-{entry.id.replace('_', '-')}"


def what_about(entry: RulebookEntry) -> list[str]:
    """The ids of messages that an entry is about: those of about.toml, and the cards that it names."""
    about = list(subjects().get(entry.id, []))
    if entry.game == "dice":
        return about
    text = f"{entry.title} {entry.text}"
    return about + [
        id
        for id, name in card_names(entry.game).items()
        if id not in about and re.search(rf"\b{re.escape(name)}s?\b", text)
    ]


@lru_cache
def subjects() -> dict[str, list[str]]:
    return {id: about for id, about in tomllib.loads((reading.HERE / "about.toml").read_text("utf-8")).items()}


@lru_cache
def cards() -> dict[str, list[str]]:
    """The units of Gwent by id, each with the abilities that it has."""
    from sevencats.gwent.catalogue import CARDS

    return {
        id: [
            *(f"ability-{name}" for name in card.abilities),
            *(["ability-agile"] if card.agile else []),
            *(["ability-hero"] if card.hero else []),
            f"card-{id}",
        ]
        for id, card in CARDS.items()
        if card.rows
    }


@lru_cache
def card_names(game: str) -> dict[str, str]:
    from sevencats.gwent.catalogue import CARDS
    from sevencats.unmatched.catalogue import CARDS as ACTION_CARDS

    words = Words("en")
    return {f"card-{id}": words.say(f"card-{id}") for id in (CARDS if game == "gwent" else ACTION_CARDS)}


@lru_cache
def rulebook(language: str = "en") -> Rulebook:
    """The rules in this language."""
    if language not in COMPLETE:
        raise unknown("rules-language", language, COMPLETE)
    return Rulebook(language)
