"""Golden games stay as they are, until `make golden` says otherwise."""
from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.games import HERE, golden


@pytest.mark.parametrize(("path", "text"), list(golden()), ids=[path.stem for path, _ in golden()])
def test_a_golden_game_is_played_as_it_was_written_down(path: Path, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text


def test_there_is_no_golden_game_that_nobody_plays() -> None:
    assert sorted(HERE.glob("*.txt")) == sorted(path for path, _ in golden())
