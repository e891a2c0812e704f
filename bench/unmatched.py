"""How fast is Unmatched? Random games of every duel, beside Gwent in the same run: `python bench/unmatched.py`."""
from __future__ import annotations

import time
from collections.abc import Callable
from itertools import product

from sevencats import gwent, unmatched
from sevencats.core import state
from sevencats.core.playout import playout
from sevencats.core.state import State

SECONDS = 3.0
DUELS = [{"board": board, "seats": [{"hero": a}, {"hero": b}]}
         for board, a, b in product(unmatched.BOARDS, unmatched.HEROES, unmatched.HEROES)]


def measured(name: str, fresh: Callable[[int], State]) -> float:
    """Play to the end again and again; print and return the steps a second, draws counted."""
    steps = games = 0
    spent = 0.0
    while spent < SECONDS:
        table = fresh(games)
        begun = time.perf_counter()
        steps += playout(table)
        spent += time.perf_counter() - begun
        games += 1
    print(f"{name:<10} {steps / spent:>10,.0f} steps/s {games / spent:>8,.0f} games/s")
    return steps / spent


print("rules:", "plain" if state.__file__.endswith(".py") else "compiled")
own = measured("unmatched", lambda n: unmatched.GAME.new(DUELS[n % len(DUELS)], n))
peer = measured("gwent", lambda n: gwent.GAME.new({}, n))
print(f"unmatched makes {own / peer:.2f} of the steps of gwent; at least 0.10 is wanted")
