"""Levels that people can pick: a level is a bot with a budget."""
from __future__ import annotations

from importlib import import_module
from typing import Final

from sevencats.bots.bot import Bot
from sevencats.bots.evaluate.evaluation import AnyEvaluation, Evaluation
from sevencats.bots.greedy import Greedy
from sevencats.bots.random import Random
from sevencats.bots.search import Search
from sevencats.core.words import BadInput, unknown

LEVELS: Final = ("random", "novice", "regular", "expert", "master")
GAMES: Final = ("gwent",)


def level(game: str, name: str) -> Bot:
    """A bot of this level for this game."""
    if name not in LEVELS:
        raise BadInput(unknown("a level", name, LEVELS))
    if name == "random":
        return Random()
    opinion = evaluation(game)
    if name == "novice":
        return Greedy(opinion, 1)
    if name == "regular":
        return Search(opinion, 50)
    return Search(opinion, 1500, 0.9) if name == "expert" else Search(opinion, 20000, 2.7)


def evaluation(game: str) -> AnyEvaluation:
    """What this game tells the bots about its positions."""
    if game not in GAMES:
        raise BadInput(unknown("a game that bots can play", game, GAMES))
    opinion = import_module(f"sevencats.bots.evaluate.{game}").EVALUATION
    assert isinstance(opinion, Evaluation)
    return opinion
