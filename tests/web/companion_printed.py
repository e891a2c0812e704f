"""What the companion must know of the printed games; `python -m tests.web.companion_printed` writes it anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from sevencats.dice.tables import DIFFICULTIES, FIRST_SET, NEW_SET, PRICES
from sevencats.unmatched.cards import Card
from sevencats.unmatched.catalogue import HEROES

FILE: Final = Path(__file__).parents[2] / "web/src/companion/printed.json"


def printed() -> str:
    """Fighters with their health and decks with their size; prices, stakes and rewards of dice."""
    heroes = {
        hero.id: {
            "fighters": [
                {"id": kind.id, "health": int(kind.health)}
                for kind in (hero.kind, hero.sidekick)
                for _ in range(int(kind.number))
            ],
            "deck": deck(hero.cards),
        }
        for hero in HEROES.values()
    }
    difficulties = {
        one.id: {"halves": int(one.halves), "rewards": [[upto, shape.id] for upto, shape in one.rewards]}
        for one in DIFFICULTIES.values()
    }
    found: dict[str, Any] = {
        "heroes": heroes,
        "difficulties": difficulties,
        "prices": PRICES,
        "newSet": NEW_SET,
        "firstSet": [shape.id for shape in FIRST_SET],
    }
    return json.dumps(found, indent=1) + "\n"


def deck(cards: list[Card]) -> int:
    """How many cards are played with: of each kind of equipment one of two sets is chosen (U 2.2)."""
    return sum(int(card.copies) for card in cards) - sum(int(card.copies) for card in cards if card.equipment) // 2


if __name__ == "__main__":
    FILE.write_text(printed(), encoding="utf-8")
