"""A server in this process, for what cannot be seen from outside."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sevencats.server.config import Settings
from sevencats.server.http.auth import Caller
from sevencats.server.state import Server, open_server
from sevencats.server.ws.messages import Clock, NewTable, SeatWish


def settings(folder: Path) -> Settings:
    return Settings(
        database=f"sqlite+aiosqlite:///{folder}/cats.db",
        bus=None,
        origins=(),
        secure=False,
        workers=1,
        deadline=20.0,
        grace=60.0,
        sockets=64,
        rate=1000.0,
        guest_rate=1000.0,
        client=None,
    )


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Server]:
    server = await open_server(settings(folder))
    yield server
    await server.close()


async def created(server: Server, *who: str, clock: Clock | None = None) -> tuple[Caller, str]:
    """A table of Gwent: `me`, `open`, or the level of a bot on each chair; with `me` twice, at one screen."""
    ada = await server.identity.guest("")
    wishes = [SeatWish(one) if one in ("me", "open") else SeatWish("bot", one) for one in who]  # type: ignore[arg-type]
    card = await server.lobby.create(ada, NewTable("gwent", seats=wishes, clock=clock, hot=who.count("me") > 1))
    return ada, card.id
