"""Bots by name, each with a budget that counts simulations and never seconds: a slower machine plays the same games."""
from __future__ import annotations

from typing import Final

from sevencats.bots import LEVELS, Bot, level
from sevencats.bots.greedy import Greedy
from sevencats.bots.levels import evaluation
from sevencats.bots.search import Search
from sevencats.core.words import BadInput, unknown

NAMES: Final = (*LEVELS, "greedy", "search:SIMULATIONS")
ALIAS: Final = {"greedy": "novice"}
ENDLESS: Final = 1e9                # seconds that no thought takes


def player(game: str, name: str) -> Bot:
    """The bot that is meant, a fresh one: a level, `greedy`, or `search:500`."""
    kind, colon, budget = name.partition(":")
    if kind == "search" and colon:
        return Search(evaluation(game), simulations(name, budget), ENDLESS)
    if name not in NAMES[:-1]:
        raise BadInput(unknown("a bot", name, NAMES))
    bot = level(game, ALIAS.get(name, name))
    if isinstance(bot, Search):
        bot.seconds = ENDLESS
    return bot


def simulations(name: str, budget: str) -> int:
    if not budget.isdecimal() or not 1 <= int(budget) <= 10**9:
        raise BadInput(f'"{name}" has no budget; expected a number of simulations, such as search:500.')
    return int(budget)


def budget(game: str, name: str) -> str:
    """What a bot may spend on a choice, in words."""
    bot = player(game, name)
    if isinstance(bot, Search):
        return f"search, {bot.simulations:,} simulations"
    if isinstance(bot, Greedy):
        return f"greedy, {bot.worlds} imagined world{'' if bot.worlds == 1 else 's'}"
    return "any option"
