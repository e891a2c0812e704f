"""A short day, so that the long one of `make soak` is known to work."""
from __future__ import annotations

from tests.soak.day import lived


def test_a_short_day_loses_nothing() -> None:
    text, good = lived(minutes=0.75, tables=4)

    assert good, text
