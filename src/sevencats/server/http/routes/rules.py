"""The games, their content files as data, and their rules as text."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fastapi import APIRouter
from msgspec import convert

from sevencats.bots import OPPONENTS, level
from sevencats.core import toml
from sevencats.core.registry import NAMES, find
from sevencats.core.words import BadInput, unknown
from sevencats.locales import COMPLETE
from sevencats.rulebook import rulebook
from sevencats.server.http.endpoint import Context, endpoint
from sevencats.server.match.chat import PHRASES
from sevencats.server.refusal import Refusal
from sevencats.server.ws.messages import Content, GameCard, Games, Rules

router = APIRouter(prefix="/api", tags=["rules"])


@endpoint(router, "GET", "/games", answers=Games, known=None)
async def games(context: Context, _: None) -> Games:
    """What can be played here, against whom, and what can be said meanwhile."""
    cards = [GameCard(name, find(name).seats, levels(name), find(name).content()) for name in NAMES]
    return Games(cards, list(PHRASES))


@endpoint(router, "GET", "/games/{name}/content", answers=Content, known=None)
async def content(context: Context, _: None) -> Content:
    """Cards, decks, boards: a game's content files as data."""
    name = context.path["name"]
    if name not in NAMES:
        raise Refusal.of("foreign", unknown("game", name, NAMES), 404)
    return Content(name, find(name).content(), contents(name))


@endpoint(router, "GET", "/rules/{language}", answers=Rules, known=None)
async def rules(context: Context, _: None) -> Rules:
    """Every paragraph and ruling of the three games in one language."""
    if context.path["language"] not in COMPLETE:
        raise Refusal.of("foreign", unknown("rules-language", context.path["language"], COMPLETE), 404)
    return book(context.path["language"])


@lru_cache
def book(language: str) -> Rules:
    return convert(rulebook(language).data(), Rules)


@lru_cache
def levels(game: str) -> list[str]:
    """The bots that can play it."""
    able = []
    for name in OPPONENTS:
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
