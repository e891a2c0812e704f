"""The language that somebody wants: said outright, or that of the system."""
from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sevencats.locales import Words


def words_of(language: str | None) -> Words:
    from sevencats.locales import LANGUAGES, Words

    if language is not None:
        return Words(language)
    said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    code = said.partition(".")[0].partition("_")[0].lower()
    return Words(code if code in LANGUAGES else "en")
