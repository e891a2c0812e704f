"""Players that are not people. A bot holds a seat's view, its question and worlds it can imagine, never the true state.

`level("gwent", "expert")` is a bot that people can pick."""

from sevencats.bots.bot import Bot, Thought
from sevencats.bots.levels import LEVELS, OPPONENTS, level
from sevencats.bots.seat import Seat

__all__ = ["LEVELS", "OPPONENTS", "Bot", "Seat", "Thought", "level"]
