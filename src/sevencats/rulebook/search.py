"""Finds entries by a few words, also by misspelt ones."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from difflib import SequenceMatcher, get_close_matches
from typing import Final

from sevencats.rulebook.entry import RulebookEntry

NEAR: Final = 0.75  # two words this alike may be the same, misspelt
LITTLE_WORDS: Final = 3  # shorter ones are only found as they are


def found(query: str, entries: Sequence[tuple[RulebookEntry, list[str]]]) -> list[RulebookEntry]:
    """The entries that are meant, the best first; each comes with its names."""
    wanted = plain(query)
    scores = [(score(wanted, entry, [plain(name) for name in names]), entry) for entry, names in entries]
    best = sorted((pair for pair in scores if pair[0] > 0), key=lambda pair: -pair[0])
    return [entry for _, entry in best]


def score(wanted: str, entry: RulebookEntry, names: list[str]) -> float:
    """How well an entry fits: by its id, by a name, by a name that is nearly it, or by its text."""
    id = plain(entry.id)
    if wanted.replace(" ", "") in (id.replace(" ", ""), id.partition(" ")[2]):
        return 100
    for place, name in enumerate(names):
        if wanted == name:
            return 95 - min(place, 20) + (3 if entry.kind == "paragraph" else 0)
    words = [word for name in names for word in name.split()]
    asked = wanted.split()
    likeness = [max((alike(one, word) for word in words), default=0.0) for one in asked]
    if asked and min(likeness) >= NEAR:
        return 40 + 20 * sum(likeness) / len(likeness) + (10 if entry.kind == "paragraph" else 0)
    text = plain(entry.text)
    if asked and all(re.search(rf"\b{re.escape(one)}", text) for one in asked):
        return 20 + min(9, text.count(wanted))
    return 0


def alike(one: str, word: str) -> float:
    if one == word:
        return 1.0
    if min(len(one), len(word)) <= LITTLE_WORDS:
        return 0.0
    return SequenceMatcher(None, one, word).ratio()


def plain(text: str) -> str:
    """Small letters without accents, hyphens and marks."""
    bare = "".join(
        letter for letter in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(letter)
    )
    return " ".join(re.sub(r"[^\w.]+", " ", bare).split())


def nearest(query: str, names: Sequence[str]) -> list[str]:
    """The names that are most like a query that found nothing."""
    known = {plain(name): name for name in names if name}
    return [known[name] for name in get_close_matches(plain(query), known, n=3, cutoff=0.0)]
