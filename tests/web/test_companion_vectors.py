"""The boards by which the companion's sums are judged are what the engine says of them."""

from __future__ import annotations

from tests.web.companion_vectors import FILE, vectors


def test_what_the_engine_says_of_the_companions_boards_is_fresh() -> None:
    assert FILE.read_text(encoding="utf-8") == vectors(), "run `python -m tests.web.companion_vectors`"
