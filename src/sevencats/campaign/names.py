"""Names of characters: what a new one may be, and when two of them are the same."""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

from sevencats.core.words import BadInput, shown

LONGEST: Final = 40
FORBIDDEN: Final = "/\\%?#"  # they mean something in addresses


def canonical(name: str) -> str:
    """The form in which names are compared: neither capitals nor another spelling of an accent make another name."""
    return " ".join(normalize("NFKC", normalize("NFKC", name).casefold()).split())


def new_name(name: str) -> str:
    """A new name as the book writes it (NFC)."""
    written = normalize("NFC", name)
    if (
        not 1 <= len(written) <= LONGEST
        or written != written.strip()
        or not written.isprintable()
        or not any(letter.isalnum() for letter in written)
        or any(sign in written for sign in FORBIDDEN)
    ):
        raise BadInput("character-name", most=LONGEST, signs=" ".join(FORBIDDEN), came=shown(name))
    return written


def found(name: str, names: list[str]) -> str | None:
    """The one of these that is meant, None if there is none. Old books may hold two that are the same by now: there the
    exact one is meant."""
    if name in names:
        return name
    alike = [one for one in names if canonical(one) == canonical(name)]
    if len(alike) > 1:
        raise BadInput("character-which", came=name, names=alike)
    return alike[0] if alike else None
