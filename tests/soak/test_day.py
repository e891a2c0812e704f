"""A short day, so that the long one of `make soak` is known to work."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_a_short_day_loses_nothing() -> None:
    day = subprocess.run(
        [sys.executable, "-m", "tests.soak.day", "--minutes", "0.75", "--tables", "4"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=600,
    )

    assert day.returncode == 0, day.stdout + day.stderr
