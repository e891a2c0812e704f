"""Unmatched: The Witcher - Steel & Silver: three heroes on two battlefields; rules, content, views and positions.

>>> from sevencats import unmatched
>>> game = unmatched.new("geralt", "leshen", board="kaer-morhen", seed=1)
>>> game.options
"""

from sevencats.unmatched.board import BOARDS, Board
from sevencats.unmatched.catalogue import CARDS, HEROES
from sevencats.unmatched.game import GAME, load, new
from sevencats.unmatched.state import State

__all__ = ["BOARDS", "CARDS", "GAME", "HEROES", "Board", "State", "load", "new"]
