"""Difficulty levels that people can pick: a level is an algorithm with a budget."""

from __future__ import annotations

from typing import Final

from sevencats.bots.bot import Bot
from sevencats.bots.evaluate.evaluation import AnyEvaluation
from sevencats.bots.greedy import Greedy
from sevencats.bots.novice import Novice
from sevencats.bots.planner import Planner
from sevencats.bots.random import Random
from sevencats.bots.round_planner import RoundPlanner
from sevencats.bots.search import Search
from sevencats.core.lazy import constant
from sevencats.core.words import unknown

LEVELS: Final = ("random", "novice", "regular", "expert", "master")
OPPONENTS: Final = LEVELS[1:]  # offered to people; random is a baseline, and passes at random too
SIMULATIONS: Final = {  # budget for a choice, by game; of a planner, determinisations
    "gwent": {"regular": 65, "expert": 600, "master": 12000},
    "dice": {"regular": 50, "expert": 1000, "master": 5000},
    "unmatched": {"regular": 30, "expert": 300, "master": 1500},
}
GAMES: Final = tuple(SIMULATIONS)
PLANNED: Final = ("gwent",)  # games in which a regular is a planner
FAR: Final = {"gwent": 40, "dice": 9}  # the lead at which a novice feels safe, in games with rounds
SECONDS: Final = {
    "regular": 0.5,
    "expert": 0.9,
    "master": 2.7,
}  # deadlines, which a usual machine does not reach
NODE_LIMITS: Final = {"expert": 200_000, "master": 600_000}  # of the solver of open dice
ENDLESS: Final = 1e9  # seconds that no thought takes


def level(game: str, name: str, clock: bool = True) -> Bot:
    """A bot of this level for this game; without a clock only its simulations count."""
    if name not in LEVELS:
        raise unknown("level", name, LEVELS)
    opinion = evaluation(game)
    if name == "random":
        return Random()
    if name == "novice":
        return Novice(opinion, FAR[game]) if game in FAR else Greedy(opinion, 1)
    seconds = SECONDS[name] if clock else ENDLESS
    if name == "regular" and game in PLANNED:
        return RoundPlanner(Planner(opinion, SIMULATIONS[game][name], seconds), opinion)
    search = RoundPlanner(Search(opinion, SIMULATIONS[game][name], seconds), opinion)
    return solver(search, NODE_LIMITS[name]) if game == "dice" and name in NODE_LIMITS else search


def solver(otherwise: Bot, node_limit: int) -> Bot:
    bot: Bot = constant("sevencats.bots.exact:Exact")(otherwise, node_limit)
    return bot


def evaluation(game: str) -> AnyEvaluation:
    """What this game tells the bots about its positions."""
    if game not in GAMES:
        raise unknown("game-of-bots", game, GAMES)
    opinion: AnyEvaluation = constant(f"sevencats.bots.evaluate.{game}:EVALUATION")
    return opinion
