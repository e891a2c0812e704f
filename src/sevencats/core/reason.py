"""One step of an explanation: numbers on the table can say how they came about."""

from __future__ import annotations

from typing import Any


def asked_about(about: str) -> tuple[list[int], str]:
    """The seats and the thing that a question names: `0 total`; without a seat both, without a thing the total."""
    words = about.split()
    seats = [int(words.pop(0))] if words and words[0] in ("0", "1") else [0, 1]
    return seats, " ".join(words) or "total"


class Reason:
    """What works, because of which cards or dice, by which paragraph, and how much it is then."""

    def __init__(self, what: str, causes: list[str], paragraph: str, strength: int) -> None:
        self.what = what
        self.causes = causes
        self.paragraph = paragraph
        self.strength = strength

    def data(self) -> dict[str, Any]:
        return {"what": self.what, "causes": self.causes, "paragraph": self.paragraph, "strength": self.strength}

    def __repr__(self) -> str:
        causes = f" ({', '.join(self.causes)})" if self.causes else ""
        return f"{self.what}{causes}: {self.strength} ({self.paragraph})"
