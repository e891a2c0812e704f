"""A few games of each kind of thinking, so that the thousand of `make stuck` are known to work."""

from __future__ import annotations

import pytest

from tests.live import live
from tests.soak.emperor import run


@pytest.mark.parametrize(("level", "games"), [("random", 40), ("novice", 6), ("regular", 1)])
@live
async def test_no_bot_gets_stuck_under_the_emperors_eyes(level: str, games: int) -> None:
    found = await run(level, games, workers=2)

    assert found.games == games
    assert found.looked == games
    assert found.failures == []
