"""The language that somebody wants: said outright, or that of the system."""

from __future__ import annotations

import os
from collections.abc import Collection
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sevencats.locales import Words


def words_of(language: str | None) -> Words:
    from sevencats.locales import LANGUAGES, Words

    return Words(system_language(LANGUAGES) if language is None else language)


def system_language(known: Collection[str]) -> str:
    """The system's language if it is one of these, else English."""
    said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    code = said.partition(".")[0].partition("_")[0].lower()
    return code if code in known else "en"
