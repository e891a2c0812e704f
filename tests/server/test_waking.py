"""A table in this process: what is to move there by itself moves, whatever fails in between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sevencats.core.state import State
from sevencats.server import table as tables
from sevencats.server.ear import Ear
from sevencats.server.house import House, open_house
from sevencats.server.identity import Caller
from sevencats.server.messages import Clock, NewTable, SeatWish
from sevencats.server.settings import Settings
from sevencats.server.table import Table
from tests.live import live


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


async def until_over(table: Table) -> None:
    while table.row["status"] != "over":
        await asyncio.sleep(0.02)


@live
async def test_a_table_goes_on_after_errors_of_any_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "RETRY", 0.01)
    errors: list[Exception] = [ZeroDivisionError(), OSError(), KeyError()]
    async with opened(tmp_path) as house:
        _, id = await laid(house, "random", "random")
        think = house.bots.think

        async def sometimes(game: str, level: str, state: State, seat: int) -> str:
            if errors:
                raise errors.pop()
            return await think(game, level, state, seat)

        house.bots.think = sometimes  # type: ignore[method-assign]

        await until_over(await house.table(id))

    assert errors == []


@live
async def test_opening_a_table_wakes_what_sleeps_there(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        _, id = await laid(house, "random", "random")
        table = await house.table(id)
        assert table.thinking is not None
        table.thinking.cancel()
        await asyncio.gather(table.thinking, return_exceptions=True)
        n = table.n
        await asyncio.sleep(0.1)
        asleep = table.n == n

        table.add(Ear(None), None)
        await until_over(table)

    assert asleep
