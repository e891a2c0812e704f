"""How long does the solver of open dice take? Fixed openings of all pairings, and the same games four turns later; and
openings of the deepest pairing as other variants and with other dice.

`python bench/dice_solver.py` writes its section of docs/performance.md. CPU time counts, so that others may use the
machine meanwhile."""

from __future__ import annotations

import time
from itertools import product
from typing import Any

import page

from sevencats.build import is_compiled
from sevencats.core.luck import Luck
from sevencats.dice.factions import FACTIONS
from sevencats.dice.state import State
from sevencats.dice.tables import DIFFICULTIES
from sevencats.solvers.open_dice.solution import solve
from sevencats.solvers.open_dice.worth import begun, prepared

SEEDS = (1, 2, 3, 4)
TURNS = 4
MONSTERS = ("without Monsters", "Monsters on one side", "Monsters on both sides")
VARIANTS: dict[str, dict[str, Any]] = {
    "two Monsters, two wins needed": {"two_wins_needed": True},
    "two Monsters, lives": {"ties": "lives"},
    "two Monsters, kept dice in the hand": {"kept_die": "hand"},
}
SETS = (["d6"] * 3 + ["d8"] * 4 + ["d10"] * 2 + ["d12"], ["d8"] * 4 + ["d10"] * 4 + ["d12"] * 2, ["d12"] * 10)
PLAYED = range(1, 11)  # seeds for each of these
LIMIT = 8_000_000  # nodes; what takes more is told as over a second


def later(s: State, seed: int) -> State:
    """The same game after some dice were played at random."""
    luck = Luck(seed)
    for _ in range(TURNS):
        assert s.decision is not None
        s.choose(s.decision.options[luck.below(len(s.decision.options) - 1)].text)
    return s


def seconds(s: State) -> float:
    """CPU seconds that a solution takes."""
    start = time.process_time()
    solve(s, limit=LIMIT)
    return time.process_time() - start


def bought(dice: list[str], seed: int) -> State:
    """Two Monsters at their first turn, with dice that were won or bought."""
    seats = [{"faction": "monsters", "dice": dice}, {"faction": "monsters", "difficulty": "hard"}]
    return begun({"open_hands": True, "winner_needed": True, "seats": seats}, seed)


def row(name: str, times: list[float]) -> str:
    slow = sum(spent > 1.0 for spent in times)
    return f"| {name} | {len(times)} | {sorted(times)[len(times) // 2]:.3f} | {max(times):.2f} | {slow} |"


def table() -> str:
    found: dict[str, list[float]] = {
        f"{moment}, {monsters}": [] for moment, monsters in product(("opening", "later"), MONSTERS)
    }
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
    for (name, house), difficulty, seed in product(VARIANTS.items(), DIFFICULTIES, PLAYED):
        spent = seconds(prepared("monsters", "monsters", difficulty, seed, house))
        found.setdefault(f"opening, {name}", []).append(spent)
        print(f"{spent:8.3f} s  {name}, {difficulty}, seed {seed}", flush=True)
    for dice, seed in product(SETS, PLAYED):
        spent = seconds(bought(dice, seed))
        found.setdefault("opening, two Monsters, larger dice", []).append(spent)
        print(f"{spent:8.3f} s  two Monsters with {' '.join(dice)}, seed {seed}", flush=True)
    rows = "\n".join(row(name, times) for name, times in found.items())
    head = "| position | asked | median, s | longest, s | over a second |"
    return (
        f"{head}\n|---|---|---|---|---|\n{rows}\n\nOver a second with the first dice, by our rulings: "
        f"{'; '.join(slow) or 'none'}.\n"
    )


if __name__ == "__main__":
    build = "compiled" if is_compiled() else "plain"
    page.write(
        "Perfect play with open dice",
        f"CPU seconds until the value and the best option are known, {build}. "
        f"{len(SEEDS)} games of each pairing and difficulty,\nat the first turn and {TURNS} random dice later; "
        f"{len(PLAYED)} of each difficulty for a variant,\nand {len(PLAYED)} of each of {len(SETS)} sets of "
        f"larger dice against a hard NPC. No more than {LIMIT:,} turns are looked at.\n\n{table()}",
    )
