"""Measures the rules of Gwent in whatever build is on the path, and prints the figures as JSON."""

from __future__ import annotations

import json
import random
import resource
import sys
import time
from collections.abc import Callable

from sevencats.build import is_compiled
from sevencats.core.game import begun
from sevencats.core.luck import Luck
from sevencats.core.playout import playout
from sevencats.gwent import ANNIVERSARY, decks
from sevencats.gwent.game import fresh
from sevencats.gwent.state import State

DECKS = decks.premade(ANNIVERSARY)
TABLES = [fresh(ANNIVERSARY, [a, b], ["", ""]) for a in DECKS for b in DECKS]


def deal(number: int, inside: bool) -> State:
    return begun(TABLES[number % len(TABLES)].copy(), number, inside)


def bulk(seconds: float) -> dict[str, float]:
    """Games a second with luck inside; steps a second counted as in the same games with every draw a step."""
    games, end = 0, time.perf_counter() + seconds
    start = time.perf_counter()
    while time.perf_counter() < end:
        for _ in range(50):
            playout(deal(games, inside=True))
            games += 1
    spent = time.perf_counter() - start
    sample = range(len(TABLES))
    steps = sum(playout(deal(number, inside=False)) for number in sample) / len(sample)
    return {"games": games / spent, "steps": games * steps / spent, "steps a game": steps}


def stepped(seconds: float) -> dict[str, float]:
    """Steps a second through the public API from plain Python: every draw a decision, every choice checked by hand."""
    games = steps = 0
    draw = random.Random(1).random
    start, end = time.perf_counter(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        state = deal(games, inside=False)
        decision = state.decision
        while decision is not None:
            options = decision.options
            state.take(state.toss() if decision.seat < 0 else options[int(draw() * len(options))])
            steps += 1
            decision = state.decision
        games += 1
    spent = time.perf_counter() - start
    return {"games": games / spent, "steps": steps / spent}


def cost(act: Callable[[State], object], seconds: float) -> float:
    """Microseconds for something done to positions in the middle of games."""
    positions = []
    for number in range(40):
        state = deal(number, inside=True)
        for _ in range(12):
            if state.decision is not None:
                state.take(state.decision.options[0])
        positions.append(state)
    done, start, end = 0, time.perf_counter(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        for state in positions:
            act(state)
        done += len(positions)
    return (time.perf_counter() - start) / done * 1e6


def memory(games: int) -> list[float]:
    """Megabytes in use after each tenth of so many games."""
    used = []
    for tenth in range(10):
        for number in range(games // 10):
            playout(deal(tenth * games // 10 + number, inside=True))
        used.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
    return used


if __name__ == "__main__":
    what, amount = sys.argv[1], float(sys.argv[2])
    luck = Luck(1)
    figures: dict[str, Callable[[], object]] = {
        "bulk": lambda: bulk(amount),
        "stepped": lambda: stepped(amount),
        "copy": lambda: cost(lambda state: state.copy(), amount),
        "imagined": lambda: cost(lambda state: state.imagined(0, luck), amount),
        "memory": lambda: memory(int(amount)),
        "build": lambda: "compiled" if is_compiled() else "plain",
    }
    print(json.dumps(figures[what]()))
