"""Gwen't, Gwent with dice, for one sitting or a campaign: rules, tables, views, positions and an exact solver.

>>> from sevencats import dice
>>> game = dice.new("northern-realms", "monsters", difficulty="easy", seed=7)
>>> game.options
>>> dice.solve(game.state)
"""

from sevencats.dice.game import GAME, load, new
from sevencats.dice.opponent import advice
from sevencats.dice.solver.perfect import solve
from sevencats.dice.state import State
from sevencats.dice.variants import FOUNDRY, LIVES, RULEBOOK, STRICT, VARIANTS, Variant

__all__ = [
    "FOUNDRY",
    "GAME",
    "LIVES",
    "RULEBOOK",
    "STRICT",
    "VARIANTS",
    "State",
    "Variant",
    "advice",
    "load",
    "new",
    "solve",
]
