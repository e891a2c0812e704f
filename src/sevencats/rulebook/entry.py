"""One entry of the rulebook: a paragraph, a ruling, or a field in which editions differ."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass
class RulebookEntry:
    """`G 5.3`, `C-01`, `A11`, `muster_from_hand`: what it says, what it is about and what it rests on."""

    id: str
    game: str
    kind: str  # paragraph, contradiction, gap, ruling or field
    chapter: str
    title: str
    text: str  # what holds; of a ruling, the decision
    sources: str = ""
    grounds: str = ""  # of a ruling: what the books say, and why it was decided so
    confidence: str = ""
    paragraphs: list[str] = field(default_factory=list)  # of a ruling or a field: where it counts
    rulings: list[str] = field(default_factory=list)  # of a paragraph or a field: on which it rests
    fields: list[str] = field(default_factory=list)  # the fields of an edition that it names
    about: list[str] = field(default_factory=list)  # ids of messages: `ability-medic`, `leader-king-bran`
    values: dict[str, Any] = field(default_factory=dict)  # of a field: its value in each edition

    def data(self) -> dict[str, Any]:
        """The entry as plain data; what is empty is left out."""
        return {name: value for name, value in asdict(self).items() if value}
