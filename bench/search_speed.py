"""How many full games a second does our search simulate, beside OpenSpiel's C++ search on hearts, on one core?"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

import one_core
import page
import peers

ROOT = Path(__file__).parent.parent
ROUNDS, SECONDS = 5, 1.0


def ours() -> dict[str, float]:
    done = subprocess.run(
        [sys.executable, str(ROOT / "bench/search_ours.py"), str(SECONDS)],
        check=True,
        text=True,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "build/compiled")},
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


if __name__ == "__main__":
    one_core.stay()
    rounds = [(ours(), peers.ismcts(8, SECONDS), peers.ismcts(24, SECONDS)) for _ in range(ROUNDS)]
    early, late = median(row[1] for row in rounds), median(row[2] for row in rounds)
    lines = [
        "Simulations in a second of one core, from the opening and from the middle of a game.",
        "",
        "| search | simulations/s | against OpenSpiel |",
        "|---|---|---|",
    ]
    for moment, peer in (("opening", early), ("middle", late)):
        figure = median(row[0][moment] for row in rounds)
        lines.append(f"| Gwent, {moment} | {figure:,.0f} | {figure / peer:.2f} |")
    lines.append(f"| OpenSpiel ISMCTS (C++) on hearts, early / late | {early:,.0f} / {late:,.0f} | 1.00 |")
    page.write("The search beside OpenSpiel's", "\n".join(lines))
