"""What the tests of the lab share: the command, small plans, and results as plain data."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import duckdb
from click.testing import CliRunner, Result

import sevencats
from sevencats.cli import main
from sevencats.lab import arena
from sevencats.lab.plan import Plan

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(sevencats.__path__[0]).parent)}
COMMAND = [sys.executable, "-m", "sevencats"]
DECKS = "init-monsters,init-nilfgaard,init-skellige"


def run(*args: object) -> Result:
    return CliRunner().invoke(main, list(map(str, args)))


def answer(*args: object) -> Any:
    """What a command answers as JSON."""
    result = run(*args, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def small_plan(seed: int = 1, bots: tuple[str, ...] = ("random", "greedy")) -> Plan:
    return arena.arena_plan("gwent", list(bots), DECKS, "anniversary", seed)


def rows(out: Path) -> list[Any]:
    """Every game that lies in the parts, repeated ones repeated."""
    return duckdb.execute("SELECT * FROM read_parquet(?) ORDER BY number", [str(out / "part-*.parquet")]).fetchall()
