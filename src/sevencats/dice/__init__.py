"""Gwen't, Gwent with dice, for one sitting or a campaign: rules, tables, views, positions and an exact solver.

    >>> from sevencats import dice
    >>> game = dice.new("northern-realms", "monsters", difficulty="easy", seed=7)
    >>> game.options
"""
from sevencats.dice.game import GAME, load, new
from sevencats.dice.state import State
from sevencats.dice.variants import FOUNDRY, LIVES, RULEBOOK, STRICT, VARIANTS, Variant

__all__ = ["FOUNDRY", "GAME", "LIVES", "RULEBOOK", "STRICT", "VARIANTS", "State", "Variant", "load", "new"]
