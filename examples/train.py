"""Learns a game from nothing with numpy alone, by policy gradients against a random player, in a minute:
`python examples/train.py gwent`."""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sevencats.envs.batch import Batch

Floats = NDArray[np.float32]
GAMES, STEPS, RATE = 128, 32, 0.02


class Policy:
    """A weight for every action and every number that ever moves; the chances are the softmax over what is offered."""

    def __init__(self, batch: Batch) -> None:
        used = np.zeros(batch.observations.shape[1], bool)
        for _ in range(STEPS * 4):
            batch.step(batch.any_actions())
            used |= batch.observations.any(axis=0)
        self.used = np.flatnonzero(used)
        self.weights = np.zeros((len(self.used) + 1, batch.masks.shape[1]), np.float32)
        self.moments = [np.zeros_like(self.weights), np.zeros_like(self.weights)]
        self.updates = 0

    def features(self, observations: NDArray[np.uint8]) -> Floats:
        small = np.log1p(observations[:, self.used].astype(np.float32))
        return np.hstack([small, np.ones((len(small), 1), np.float32)])

    def chances(self, features: Floats, masks: NDArray[np.int8]) -> Floats:
        wishes = np.where(masks, features @ self.weights, -np.inf)
        odds: Floats = np.exp(wishes - wishes.max(axis=1, keepdims=True))
        chances: Floats = odds / odds.sum(axis=1, keepdims=True)
        return chances

    def choose(self, batch: Batch, random: np.random.Generator) -> NDArray[np.int64]:
        chances = self.chances(self.features(batch.observations), batch.masks)
        picks = (chances.cumsum(axis=1) < random.random((len(chances), 1))).sum(axis=1)
        last = chances.shape[1] - 1 - np.argmax(batch.masks[:, ::-1], axis=1)  # where rounding went too far
        actions: NDArray[np.int64] = np.minimum(picks, last)
        return actions

    def learn(self, features: Floats, masks: NDArray[np.int8], actions: NDArray[np.int64], worth: Floats) -> None:
        """One step of Adam towards what was worth more than expected."""
        push = -self.chances(features, masks)
        push[np.arange(len(actions)), actions] += 1
        gradient = features.T @ (push * worth[:, None]) / len(actions)
        self.updates += 1
        first, second = self.moments
        first += 0.1 * (gradient - first)
        second += 0.001 * (gradient**2 - second)
        scale = np.sqrt(second / (1 - 0.999**self.updates)) + 1e-8
        self.weights += RATE * first / (1 - 0.9**self.updates) / scale


def train(game: str, updates: int | None = None, seconds: float = 60.0, seed: int = 1, setup: Any = None) -> Policy:
    """So many updates, or so many seconds of them."""
    batch = Batch(game, GAMES, setup, opponent="random", seed=seed)
    policy, random, end, n = Policy(batch), np.random.default_rng(seed), time.perf_counter() + seconds, 0
    while n < updates if updates is not None else time.perf_counter() < end:
        steps = [played(batch, policy, random) for _ in range(STEPS)]
        seen, masks, actions = (np.concatenate([step[k] for step in steps]) for k in range(3))
        returns, known = worth_of([step[3] for step in steps], [step[4] for step in steps])
        better = np.where(known, returns - returns[known].mean(), 0) if known.any() else returns
        policy.learn(policy.features(seen), masks, actions, better)
        n += 1
        if n % 20 == 0 and sys.stderr.isatty():
            print(f"\rupdate {n}, mean result {returns[known].mean():+.2f} ", end="", file=sys.stderr)
    return policy


def played(batch: Batch, policy: Policy, random: np.random.Generator) -> tuple[NDArray[Any], ...]:
    """What was seen, what could be done, what was done, what it gave, and where a game ended."""
    seen, masks = batch.observations.copy(), batch.masks.copy()
    actions = policy.choose(batch, random)
    batch.step(actions)
    return seen, masks, actions, batch.rewards[:, 0].copy(), batch.dones.copy()


def worth_of(rewards: list[NDArray[Any]], dones: list[NDArray[Any]]) -> tuple[Floats, NDArray[np.bool_]]:
    """The result of the game that each choice belongs to, and whether it is known already."""
    result, known = np.zeros(len(rewards[0]), np.float32), np.zeros(len(rewards[0]), bool)
    lines = []
    for reward, done in zip(reversed(rewards), reversed(dones), strict=True):
        result, known = np.where(done, reward, result).astype(np.float32), known | done
        lines.append((result, known))
    lines.reverse()
    return np.concatenate([line[0] for line in lines]), np.concatenate([line[1] for line in lines])


def judged(game: str, policy: Policy, games: int, seed: int, setup: Any = None) -> NDArray[np.float64]:
    """The results of at least so many games against a random player: 1 won, 0.5 drawn, 0 lost.

    Every place plays as many games to their end, so that long ones count as much as short ones."""
    batch = Batch(game, GAMES, setup, opponent="random", seed=seed)
    random = np.random.default_rng(seed)
    each, results = -(-games // GAMES), np.zeros(0)
    ended = np.zeros(GAMES, int)
    while ended.min() < each:
        batch.step(policy.choose(batch, random))
        counted = batch.dones & (ended < each)
        ended += batch.dones
        results = np.concatenate([results, (batch.rewards[counted, 0] + 1) / 2])
    return results


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "gwent"
    results = judged(name, train(name, seconds=float(sys.argv[2]) if len(sys.argv) > 2 else 60.0), 1000, seed=2)
    error = 1.96 * results.std() / len(results) ** 0.5
    print(f"\n{name}: {results.mean():.1%} ± {error:.1%} of {len(results)} games against a random player")
