"""Gwen't, Gwent with dice, for one sitting or a campaign: rules, tables, views and positions.

>>> from sevencats import dice
>>> game = dice.new("northern-realms", "monsters", difficulty="easy", seed=7)
>>> game.options

Open hands are solved by `sevencats.solvers.open_dice`."""

from sevencats.dice.game import GAME, load, new
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
    "load",
    "new",
]
