"""Bots by name, each with a budget of simulations and no deadline: a slower machine plays the same games."""

from __future__ import annotations

from typing import Final

from sevencats.bots import LEVELS, Bot, level
from sevencats.bots.beginner import Beginner
from sevencats.bots.greedy import Greedy
from sevencats.bots.levels import ENDLESS, evaluation
from sevencats.bots.planner import Planner
from sevencats.bots.search import Search
from sevencats.core.words import BadInput, unknown

NAMES: Final = (*LEVELS, "greedy", "beginner", "planner:WORLDS", "search:SIMULATIONS")


def player(game: str, name: str) -> Bot:
    """The bot that is meant, a fresh one: a level, `greedy`, `beginner`, `planner:40`, or `search:500`."""
    kind, colon, budget = name.partition(":")
    if kind == "search" and colon:
        return Search(evaluation(game), number(name, kind, budget), ENDLESS)
    if kind == "planner" and colon:
        return Planner(evaluation(game), number(name, kind, budget), ENDLESS)
    if name == "greedy":
        return Greedy(evaluation(game), 1)
    if name == "beginner":
        return Beginner(evaluation(game))
    if name not in LEVELS:
        raise unknown("bot", name, NAMES)
    return level(game, name, clock=False)


def number(name: str, kind: str, budget: str) -> int:
    if not budget.isdecimal() or not 1 <= int(budget) <= 10**9:
        raise BadInput("no-budget", came=name, what="simulations" if kind == "search" else "imagined-worlds", kind=kind)
    return int(budget)


def budget(game: str, name: str) -> str:
    """What a bot may spend on a choice, in words."""
    return player(game, name).budget()
