"""The exact solver of positions with open hands (D 8): `perfect` asks, `search` answers.

`rounds` and `stages` know what follows what, `trailing` and `level` bound it without looking ahead; the rest counts,
orders and remembers. The algorithm is alpha-beta with bounds kept in a transposition table; docs/bots.md explains it.

>>> from sevencats import dice
>>> from sevencats.solvers import open_dice
>>> game = dice.new("northern-realms", "monsters", difficulty="easy", seed=7)
>>> open_dice.solve(game.state)
"""

from sevencats.solvers.open_dice.opponent import advice
from sevencats.solvers.open_dice.perfect import solve

__all__ = ["advice", "solve"]
