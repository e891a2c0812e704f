"""The games of the house, and their content files as data."""
from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fastapi import APIRouter

from sevencats.bots import LEVELS, level
from sevencats.core import toml
from sevencats.core.registry import NAMES, find
from sevencats.core.words import BadInput
from sevencats.server.chat import PHRASES
from sevencats.server.door import Visit, door
from sevencats.server.messages import Content, GameCard, Games
from sevencats.server.refusal import Refusal

router = APIRouter(prefix="/api", tags=["rules"])


@door(router, "GET", "/games", answers=Games, known=None)
async def games(visit: Visit, _: None) -> Games:
    """What can be played here, against whom, and what can be said meanwhile."""
    cards = [GameCard(name, find(name).seats, levels(name), find(name).content()) for name in NAMES]
    return Games(cards, list(PHRASES))


@door(router, "GET", "/games/{name}/content", answers=Content, known=None)
async def content(visit: Visit, _: None) -> Content:
    """Cards, decks, boards: a game's content files as data."""
    name = visit.path["name"]
    if name not in NAMES:
        raise Refusal("foreign", "There is no such game.", 404)
    return Content(name, find(name).content(), contents(name))


@lru_cache
def levels(game: str) -> list[str]:
    """The bots that can play it."""
    able = []
    for name in LEVELS:
        try:
            level(game, name)
            able.append(name)
        except BadInput:
            continue
    return able


@lru_cache
def contents(game: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    collect(files(f"sevencats.{game}"), "", found)
    return found


def collect(folder: Traversable, path: str, found: dict[str, Any]) -> None:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.name.endswith(".toml"):
            found[path + item.name.removesuffix(".toml")] = toml.loads(item.read_text(encoding="utf-8"), item.name)
        elif item.is_dir() and not item.name.startswith("__"):
            collect(item, f"{path}{item.name}/", found)
