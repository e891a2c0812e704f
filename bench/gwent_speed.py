"""How fast is full-rules Gwent, beside OpenSpiel and python-chess, on one core in one run? Writes docs/performance.md.

Ours and the peers take turns, several times over, and the median counts: what else the machine does hits all alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

import one_core
import page
import peers

ROOT = Path(__file__).parent.parent
BUILDS = {"compiled": ROOT / "build/compiled", "plain": ROOT / "src"}
ROUNDS, SECONDS, GAMES = 5, 1.5, 1_000_000


def ours(build: str, what: str, amount: float) -> Any:
    done = subprocess.run(
        [sys.executable, str(ROOT / "bench/gwent_ours.py"), what, str(amount)],
        check=True,
        text=True,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(BUILDS[build])},
    )
    return json.loads(done.stdout)


def measured() -> dict[str, dict[str, list[float]]]:
    """Every figure of every round."""
    found: dict[str, dict[str, list[float]]] = {}

    def note(name: str, figures: dict[str, float]) -> None:
        for key, figure in figures.items():
            found.setdefault(name, {}).setdefault(key, []).append(figure)

    for n in range(ROUNDS):
        print(f"\rround {n + 1} of {ROUNDS} ", end="", file=sys.stderr, flush=True)
        for build in BUILDS:
            note(f"Gwent, {build}, bulk", ours(build, "bulk", SECONDS))
            note(f"Gwent, {build}, step by step", ours(build, "stepped", SECONDS))
            note(f"{build} copy", {"µs": ours(build, "copy", 0.3)})
            note(f"{build} imagined", {"µs": ours(build, "imagined", 0.3)})
        note("OpenSpiel skat (C++)", peers.openspiel("skat", SECONDS))
        note("OpenSpiel hearts (C++)", peers.openspiel("hearts", SECONDS))
        note("python-chess", peers.chess(SECONDS))
    print(file=sys.stderr)
    return found


def table(found: dict[str, dict[str, list[float]]], memory: list[float]) -> str:
    """The figures as a section of the documentation."""
    at = {name: {key: median(values) for key, values in figures.items()} for name, figures in found.items()}
    skat = at["OpenSpiel skat (C++)"]["steps"]
    rows = [
        f"| {name} | {figures['steps']:,.0f} | {figures['games']:,.0f} | {figures['steps'] / skat:.2f} |"
        for name, figures in at.items()
        if "steps" in figures
    ]
    return "\n".join(
        [
            f"Ours and the peers take turns on one core in the same run, and the median of {ROUNDS} rounds counts.",
            "Random play with legal options computed; a draw counts as a step, as OpenSpiel counts it.",
            "",
            "| what | steps/s | games/s | against skat |",
            "|---|---|---|---|",
            *rows,
            "",
            f"Compiled, bulk is {at['Gwent, compiled, bulk']['games'] / at['Gwent, plain, bulk']['games']:.1f} times "
            "as fast as plain.",
            f"A copy takes {at['compiled copy']['µs']:.1f} µs compiled ({at['plain copy']['µs']:.1f} plain), an "
            f"imagined world with private deck lists {at['compiled imagined']['µs']:.1f} µs "
            f"({at['plain imagined']['µs']:.1f}).",
            f"A million games in one process: {memory[0]:.0f} MB after the first tenth, {memory[-1]:.0f} MB after all.",
        ]
    )


if __name__ == "__main__":
    one_core.stay()
    if ours("compiled", "build", 0) != "compiled":
        sys.exit("The rules in build/compiled are plain Python: a C compiler is needed for this measurement.")
    found = measured()
    print("a million games for the memory...", file=sys.stderr)
    page.write("Gwent beside OpenSpiel and python-chess", table(found, ours("compiled", "memory", GAMES)))
