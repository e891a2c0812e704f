"""How fast is Unmatched? Random games of every duel, beside Gwent in the same run. `python bench/unmatched_speed.py`"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import product

import page

from sevencats import gwent, unmatched
from sevencats.build import is_compiled
from sevencats.core.playout import playout
from sevencats.core.state import State

SECONDS = 3.0
DUELS = [
    {"board": board, "seats": [{"hero": a}, {"hero": b}]}
    for board, a, b in product(unmatched.BOARDS, unmatched.HEROES, unmatched.HEROES)
]


def measured(fresh: Callable[[int], State]) -> tuple[float, float]:
    """Play to the end again and again; steps a second, draws counted, and games a second."""
    steps = games = 0
    spent = 0.0
    while spent < SECONDS:
        table = fresh(games)
        begun = time.perf_counter()
        steps += playout(table)
        spent += time.perf_counter() - begun
        games += 1
    return steps / spent, games / spent


if __name__ == "__main__":
    own = measured(lambda n: unmatched.GAME.new(DUELS[n % len(DUELS)], n))
    peer = measured(lambda n: gwent.GAME.new({}, n))
    page.write(
        "Unmatched beside Gwent",
        "\n".join(
            [
                f"Random games of every duel on the {'compiled' if is_compiled() else 'plain'} rules, in the same run.",
                "",
                "| game | steps/s | games/s | against Gwent |",
                "|---|---|---|---|",
                f"| Unmatched | {own[0]:,.0f} | {own[1]:,.0f} | {own[0] / peer[0]:.2f} |",
                f"| Gwent | {peer[0]:,.0f} | {peer[1]:,.0f} | 1.00 |",
            ]
        ),
    )
