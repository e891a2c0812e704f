"""Golden games stay as they are, until `make golden` says otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.games import HERE, golden

GAMES = dict(golden())


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_as_it_was_written_down(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == GAMES[path]


def test_there_is_no_golden_game_that_nobody_plays() -> None:
    assert sorted(HERE.glob("*.txt")) == sorted(GAMES)
