"""Exact solver of Gwen't with open hands (D 8): expectiminimax with alpha-beta and a transposition table.

| module | role |
|---|---|
| `solution` | root: bisection of the value with null-window searches |
| `search` | alpha-beta with restarts; `chance_node` has the cutoffs of chance nodes |
| `transposition_table`, `hash_map` | bounds by position; open addressing in flat arrays |
| `move_ordering` | killer moves by hand, then a history heuristic |
| `trailing_bounds`, `even_bounds`, `last_round` | static bounds without a search |
| `rounds`, `stages`, `seats`, `hands`, `keeping` | the game: which round follows which, hands as interned multisets |
| `opponent`, `worth` | hidden hands by determinisation; values of factions by sampling |

docs/bots.md explains the algorithm. The package is frozen: its values and node counts do not change.

>>> from sevencats import dice
>>> from sevencats.solvers import open_dice
>>> game = dice.new("northern-realms", "monsters", difficulty="easy", seed=7)
>>> open_dice.solve(game.state)
"""

from sevencats.solvers.open_dice.opponent import advice
from sevencats.solvers.open_dice.solution import solve

__all__ = ["advice", "solve"]
