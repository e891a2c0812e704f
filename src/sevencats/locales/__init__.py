"""Words in six languages, read from the Fluent files beside this one, which the browser reads too."""
from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sevencats.core.words import BadInput, unknown

LANGUAGES = ("en", "fr", "nl", "cs", "de", "pl")


class Words:
    """The messages of one language; what it does not have, English has (the Dutch box keeps English card names)."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadInput(unknown("a language", language, LANGUAGES))
        self.language = language
        self.bundles = [bundle(language)] if language == "en" else [bundle(language), bundle("en")]

    def say(self, id: str, edition: str = "", **values: Any) -> str:
        """A message; an edition that prints another word for it has an attribute of its name."""
        for words in self.bundles:
            if words.has_message(id):
                message = words.get_message(id)
                pattern = message.attributes.get(edition, message.value)
                text, _ = words.format_pattern(pattern, values)
                return str(text)
        raise BadInput(f'There is no message "{id}".')

    def has(self, id: str) -> bool:
        return any(words.has_message(id) for words in self.bundles)

    def name(self, id: str, edition: str = "") -> str:
        """The name of a card or a leader."""
        return self.say(f"card-{id}" if self.has(f"card-{id}") else f"leader-{id}", edition)


@lru_cache
def bundle(language: str) -> Any:
    words = FluentBundle([language], use_isolating=False)
    for path in sorted((Path(__file__).parent / language).glob("*.ftl")):
        words.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return words
