"""How long does the solver of open dice take? Fixed openings of all pairings, and the same games four turns later.

`python bench/dice_solver.py` writes its section of docs/performance.md. CPU time counts, so that others may use the
machine meanwhile."""
from __future__ import annotations

import time
from itertools import product

import page

from sevencats.build import is_compiled
from sevencats.core.luck import Luck
from sevencats.dice.factions import FACTIONS
from sevencats.dice.perfect import solve
from sevencats.dice.state import State
from sevencats.dice.tables import DIFFICULTIES
from sevencats.dice.worth import prepared

SEEDS = (1, 2, 3, 4)
TURNS = 4
MONSTERS = ("without Monsters", "Monsters on one side", "Monsters on both sides")


def later(s: State, seed: int) -> State:
    """The same game after some dice were played at random."""
    luck = Luck(seed)
    for _ in range(TURNS):
        assert s.decision is not None
        s.choose(s.decision.options[luck.below(len(s.decision.options) - 1)].text)
    return s


def seconds(s: State) -> float:
    """CPU seconds that a solution takes."""
    begun = time.process_time()
    solve(s)
    return time.process_time() - begun


def row(name: str, times: list[float]) -> str:
    slow = sum(spent > 1.0 for spent in times)
    return f"| {name} | {len(times)} | {sorted(times)[len(times) // 2]:.3f} | {max(times):.2f} | {slow} |"


def table() -> str:
    found: dict[str, list[float]] = {f"{moment}, {monsters}": []
                                     for moment, monsters in product(("opening", "later"), MONSTERS)}
    slow: list[str] = []
    for mine, theirs, difficulty, seed in product(FACTIONS, FACTIONS, DIFFICULTIES, SEEDS):
        monsters = MONSTERS[[mine, theirs].count("monsters")]
        s = prepared(mine, theirs, difficulty, seed)
        for moment in ("opening", "later"):
            spent = seconds(s if moment == "opening" else later(s, seed))
            found[f"{moment}, {monsters}"].append(spent)
            if spent > 1.0:
                slow.append(f"{moment} of {mine} against {theirs}, {difficulty}, seed {seed}")
            print(f"{spent:8.3f} s  {moment} of {mine} against {theirs}, {difficulty}, seed {seed}", flush=True)
    rows = "\n".join(row(name, times) for name, times in found.items())
    head = "| position | asked | median, s | longest, s | over a second |"
    return (f"{head}\n|---|---|---|---|---|\n{rows}\n\nOver a second: {'; '.join(slow) or 'none'}.\n")


if __name__ == "__main__":
    build = "compiled" if is_compiled() else "plain"
    page.write("Perfect play with open dice", f"CPU seconds until the value and the best option are known, {build}. "
               f"{len(SEEDS)} games of each pairing and difficulty,\nat the first turn and {TURNS} random dice "
               f"later.\n\n{table()}")
