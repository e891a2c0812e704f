"""Tables on a screen of its own that nobody looks at, and what is on it as text."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

from sevencats.core.state import View
from sevencats.locales import Words
from sevencats.terminal import tables
from sevencats.terminal.app import SevenCats
from sevencats.terminal.sessions import Local, Session, Sight

SECONDS = 60.0  # no test waits longer for one thing


def table(game: str, **wanted: Any) -> Local:
    """A table at home against a bot that chooses at random, without pauses."""
    laid = tables.lay(game, Words("en"), {"seed": 5, "opponent": "random", **wanted})
    return Local(laid.match, laid.people, laid.level, laid.seed)


class Player:
    """Somebody at a keyboard."""

    def __init__(self, app: SevenCats, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.pilot.pause()

    @property
    def sight(self) -> Sight:
        assert self.app.table is not None
        assert self.app.table.sight is not None
        return self.app.table.sight

    @property
    def view(self) -> View:
        """The table of a game that has begun."""
        assert self.sight.view is not None
        return self.sight.view

    @property
    def screen(self) -> str:
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips) + "\n"

    async def until(self, wanted: Callable[[], Any]) -> None:
        """Wait until it is so."""
        for _ in range(int(SECONDS / 0.02)):
            assert self.app.failed is None, self.app.failed
            if self.app.table is not None and self.app.table.sight is not None and wanted():
                await self.pilot.pause()
                return
            await self.pilot.pause(0.02)
        raise AssertionError(f"it never came to pass; the screen shows\n{self.screen}")


@asynccontextmanager
async def seated(
    session: Session | None, size: tuple[int, int] = (80, 24), language: str = "en"
) -> AsyncIterator[Player]:
    app = SevenCats(session, Words(language))
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot)
        if session is not None:
            await player.until(lambda: True)
        yield player
        while len(app.screen_stack) > 2:
            await player.press("escape")
    assert app.failed is None, app.failed
