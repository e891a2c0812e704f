"""A table in this process: what is to move there by itself moves, whatever fails in between."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sevencats.core.state import State
from sevencats.server.match import table as tables
from sevencats.server.match.subscriber import Ear
from sevencats.server.match.table import Table
from sevencats.server.ws.messages import Clock
from tests.live import live
from tests.server.indoors import laid, opened


async def until_over(table: Table) -> None:
    while table.row["status"] != "over":
        await asyncio.sleep(0.02)


async def never(game: str, level: str, state: State, seat: int) -> str:
    await asyncio.sleep(1000)
    return ""


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
async def test_a_bots_clock_does_not_run_down_at_a_table_that_nobody_opens_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        house.bots.think = never  # type: ignore[method-assign]
        _, id = await laid(house, "random", "random", clock=Clock(minutes=3))
        table = await house.table(id)
        while table.n == 0:
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.2)
    async with opened(tmp_path) as house:
        house.time.hear(house.time.now() + tables.LOOK)

        await house.go_round()

        assert id in house.tables
        await until_over(house.tables[id])
        assert house.tables[id].row["result"]["why"] != "timeout"


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
