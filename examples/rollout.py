"""Plays random games of any of the three environments and says how fast: `python examples/rollout.py gwent 1000`."""

from __future__ import annotations

import sys
import time

from sevencats.envs.batch import Batch


def rollout(game: str, steps: int, count: int = 64, seed: int = 1) -> tuple[int, float]:
    """So many steps of so many games at once; how many games ended, and the share that the first seat won."""
    batch = Batch(game, count, seed=seed)
    ended = won = 0
    for _ in range(steps):
        batch.step(batch.any_actions())
        ended += int(batch.dones.sum())
        won += int((batch.rewards[:, 0] > 0).sum())
    return ended, won / max(1, ended)


if __name__ == "__main__":
    name, length = sys.argv[1] if len(sys.argv) > 1 else "gwent", int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    begun = time.perf_counter()
    games, share = rollout(name, length)
    spent = time.perf_counter() - begun
    print(
        f"{games} random games of {name}, of which the first seat won {share:.0%}; "
        f"{64 * length / spent:,.0f} steps a second"
    )
