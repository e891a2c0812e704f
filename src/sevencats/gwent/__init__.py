"""Gwent, the card game, in three editions: rules, content, views and positions.

>>> from sevencats import gwent
>>> game = gwent.new("init-monsters", "init-nilfgaard", seed=7)
>>> game.options
"""

from sevencats.gwent.decks import Deck
from sevencats.gwent.editions import ANNIVERSARY, CLASSIC_2015, EDITIONS, WITCHER_3, Edition
from sevencats.gwent.game import GAME, load, new
from sevencats.gwent.state import State

__all__ = ["ANNIVERSARY", "CLASSIC_2015", "EDITIONS", "GAME", "WITCHER_3", "Deck", "Edition", "State", "load", "new"]
