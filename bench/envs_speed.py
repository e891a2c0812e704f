"""How fast are the environments, beside RLCard and PettingZoo, on one core in one run? `python bench/envs_speed.py`

Ours and the peers take turns, several times over, and the median of steps a second of processor time counts. All play
at random among legal actions, with masks and observations made at every step."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import numpy as np
import one_core
import page
import rlcard
from pettingzoo.classic import hanabi_v5

from sevencats.build import is_compiled
from sevencats.core.registry import NAMES
from sevencats.envs.batch import Batch
from sevencats.envs.pettingzoo import dice_v0, gwent_v0, unmatched_v0

ROUNDS, SECONDS, GAMES = 5, 1.0, 64
WANTED = {"gin rummy": 10.0, "hanabi": 3.0}
random.seed(1)


def gin_rummy() -> Iterator[int]:
    """RLCard's, through its environment."""
    env = rlcard.make("gin-rummy")
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            yield 1


def batch(name: str) -> Iterator[int]:
    """Ours, many games at once."""
    games = Batch(name, GAMES, seed=1)
    while True:
        games.step(games.any_actions())
        yield GAMES


def turns(env: Any) -> Iterator[int]:
    """Any of PettingZoo's environments, stepped as in its own benchmark."""
    while True:
        env.reset()
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            yield 1


def speed(steps: Iterator[int]) -> float:
    done, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        done += next(steps)
    return done / (time.process_time() - start)


def measured(players: dict[str, Iterator[int]]) -> dict[str, float]:
    found: dict[str, list[float]] = {name: [] for name in players}
    for n in range(ROUNDS):
        print(f"\rround {n + 1} of {ROUNDS} ", end="", file=sys.stderr, flush=True)
        for name, steps in players.items():
            found[name].append(speed(steps))
    print(file=sys.stderr)
    return {name: median(speeds) for name, speeds in found.items()}


def compared(peer: str, players: dict[str, Iterator[int]]) -> list[str]:
    """A table of all, each beside the peer, and whether Gwent is as fast as is wanted."""
    speeds = measured(players)
    rows = [f"| {name} | {steps:,.0f} | {steps / speeds[peer]:.1f} |" for name, steps in speeds.items()]
    times = next(steps for name, steps in speeds.items() if name.startswith("gwent")) / speeds[peer]
    reached = "reached" if times >= WANTED[peer] else "missed"
    return [
        f"| what | steps/s | times {peer} |",
        "|---|---|---|",
        *rows,
        "",
        f"Wanted of Gwent: {WANTED[peer]:.0f} times {peer}; {reached}.",
        "",
    ]


if __name__ == "__main__":
    one_core.stay()
    modules: dict[str, Callable[[], Any]] = {"gwent": gwent_v0.env, "dice": dice_v0.env, "unmatched": unmatched_v0.env}
    many = compared(
        "gin rummy", {"gin rummy": gin_rummy(), **{f"{name}, a batch of {GAMES}": batch(name) for name in NAMES}}
    )
    single = compared(
        "hanabi",
        {"hanabi": turns(hanabi_v5.env()), **{f"{name}, PettingZoo": turns(env()) for name, env in modules.items()}},
    )
    page.write(
        "Environments beside RLCard and PettingZoo",
        "\n".join(
            [
                f"Random actions on the {'compiled' if is_compiled() else 'plain'} rules, on one core, the median of "
                f"{ROUNDS} rounds.",
                "",
                *many,
                *single,
            ]
        ),
    )
