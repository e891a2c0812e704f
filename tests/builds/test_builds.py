"""The compiled rules and the plain ones are the same game, choice by choice. Run where both are there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from sevencats.build import is_compiled, version

ROOT = Path(__file__).parents[2]


def traced(package: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / package), str(ROOT)])}
    return subprocess.run(
        [sys.executable, "-m", "tests.builds.trace"], env=env, cwd=ROOT, check=True, capture_output=True, text=True
    )


def test_compiled_and_plain_rules_play_the_same_games_choice_by_choice() -> None:
    compiled, plain = traced("build/compiled"), traced("src")

    assert "compiled" in compiled.stderr
    assert "plain" in plain.stderr
    assert len(plain.stdout.splitlines()) > 500
    assert compiled.stdout.splitlines() == plain.stdout.splitlines()


def test_the_version_says_which_rules_run() -> None:
    assert version().endswith("(rules: compiled)" if is_compiled() else "(rules: plain Python)")
