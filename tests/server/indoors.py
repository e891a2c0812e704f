"""A house in this process, for what cannot be seen from outside."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sevencats.server.config import Settings
from sevencats.server.http.auth import Caller
from sevencats.server.state import House, open_house
from sevencats.server.ws.messages import Clock, NewTable, SeatWish


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[House]:
    settings = Settings(
        database=f"sqlite+aiosqlite:///{folder}/cats.db",
        bus=None,
        origins=(),
        secure=False,
        workers=1,
        deadline=20.0,
        grace=60.0,
        sockets=64,
        pace=1000.0,
        guests=1000.0,
        client=None,
    )
    house = await open_house(settings)
    yield house
    await house.close()


async def laid(house: House, *who: str, clock: Clock | None = None) -> tuple[Caller, str]:
    """A table of Gwent: `me`, `open`, or the level of a bot on each chair."""
    ada = await house.identity.guest("")
    wishes = [SeatWish(one) if one in ("me", "open") else SeatWish("bot", one) for one in who]  # type: ignore[arg-type]
    card = await house.lobby.lay(ada, NewTable("gwent", seats=wishes, clock=clock))
    return ada, card.id
