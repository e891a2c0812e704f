"""Bots: search, flat Monte Carlo and scripted players. A bot holds the view of a seat, its decision and
determinisations of what is hidden, never the true state.

`level("gwent", "expert")` is a bot that people can pick."""

from sevencats.bots.bot import Bot, Thought
from sevencats.bots.levels import LEVELS, OPPONENTS, level
from sevencats.bots.seat import Seat

__all__ = ["LEVELS", "OPPONENTS", "Bot", "Seat", "Thought", "level"]
