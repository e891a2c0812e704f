"""The faces of the cards and the battlefields, written for the browser: `python -m tests.web.unmatched_content`."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, Final

from sevencats.unmatched import CARDS, board
from sevencats.unmatched.cards import MOMENTS, Card

FILE: Final = Path(__file__).parents[2] / "web/src/games/unmatched/content.json"


def content() -> dict[str, Any]:
    """What is printed: nothing that depends on a game."""
    return {
        "cards": {card.id: face(card) for card in CARDS.values()},
        "boards": {name: field(tomllib.loads(board.source(name).decode())) for name in board.NAMES},
    }


def face(card: Card) -> dict[str, Any]:
    printed: dict[str, Any] = {"type": card.type, "boost": card.boost}
    if card.value >= 0:
        printed["value"] = card.value
    if card.banner is not None:
        printed["banner"] = card.banner.id
    if card.source:
        printed["source"] = True
    if card.ongoing is not None:
        printed["ongoing"] = True
    moments = [moment for moment, effects in zip(MOMENTS, card.moments, strict=True) if effects]
    return printed | ({"moments": moments} if moments else {})


def field(data: dict[str, Any]) -> dict[str, Any]:
    return {
        "starts": data["starts"],
        "spaces": data["spaces"],
        "zones": data["zones"],
        "paths": [path.split("-") for path in data["paths"]],
        "arrows": [arrow.split(">") for arrow in data.get("arrows", [])],
    }


def text() -> str:
    """A line for each card, space, zone."""
    found = content()
    cards = ",\n".join(f"{json.dumps(id)}: {json.dumps(card)}" for id, card in found["cards"].items())
    boards = ",\n".join(
        f"{json.dumps(name)}: {{\n"
        + ",\n".join(f"{json.dumps(part)}: {json.dumps(value)}" for part, value in one.items())
        + "\n}"
        for name, one in found["boards"].items()
    )
    return f'{{"cards": {{\n{cards}\n}},\n"boards": {{\n{boards}\n}}}}\n'


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
