"""Golden screens: one position of each game as a small and as a large terminal shows it, as text.

`make golden` writes them anew; look at the difference."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.terminal.screens import seated, table

HERE = Path(__file__).parent
SIZES = ((80, 24), (140, 45))
TABLES: dict[str, tuple[dict[str, Any], int]] = {  # what is wanted, and after how many choices it is shown
    "gwent": ({"deck": "asundr-northern-realms", "against": "zerowarden-nilfgaard-spy"}, 20),
    "dice": ({"faction": "monsters"}, 9),
    "unmatched": ({"hero": "geralt", "against": "leshen"}, 36),
}
DULL = ("pass", "done", "decline")


def screens() -> Iterator[tuple[Path, str, tuple[int, int]]]:
    """Every golden screen: its file, its game and its size."""
    for game in TABLES:
        for width, height in SIZES:
            yield HERE / f"{game}-{width}x{height}.txt", game, (width, height)


def drawn(game: str, size: tuple[int, int]) -> str:
    """The screen as text."""
    wanted, choices = TABLES[game]
    session = table(game, **wanted)
    luck = random.Random(1)
    match = session.match
    while choices > 0 or match.decision is None or match.decision.seat != 0:
        texts = [option.text for option in match.options]
        match.choose(luck.choice([text for text in texts if text not in DULL] or texts))
        choices -= 1

    async def shown() -> str:
        async with seated(session, size) as player:
            await player.press("down")
            return player.screen

    return asyncio.run(shown())
