"""A table in this process: what is to move there by itself moves, whatever fails in between."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sevencats.core.state import State
from sevencats.server.match import table as tables
from sevencats.server.match.subscriber import Subscriber
from sevencats.server.match.table import Table
from sevencats.server.ws.messages import Clock
from tests.live import live
from tests.server.in_process import created, opened


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
    async with opened(tmp_path) as server:
        _, id = await created(server, "random", "random")
        think = server.bots.think

        async def sometimes(game: str, level: str, state: State, seat: int) -> str:
            if errors:
                raise errors.pop()
            return await think(game, level, state, seat)

        server.bots.think = sometimes  # type: ignore[method-assign]

        await until_over(await server.table(id))

    assert errors == []


@live
async def test_a_bots_clock_does_not_run_down_at_a_table_that_nobody_opens_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as server:
        server.bots.think = never  # type: ignore[method-assign]
        _, id = await created(server, "random", "random", clock=Clock(minutes=3))
        table = await server.table(id)
        while table.n == 0:
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.2)
    async with opened(tmp_path) as server:
        server.time.hear(server.time.now() + tables.LOOK)

        await server.maintain()

        assert id in server.tables
        await until_over(server.tables[id])
        assert server.tables[id].row["result"]["why"] != "timeout"


@live
async def test_opening_a_table_wakes_what_sleeps_there(tmp_path: Path) -> None:
    async with opened(tmp_path) as server:
        _, id = await created(server, "random", "random")
        table = await server.table(id)
        assert table.thinking is not None
        table.thinking.cancel()
        await asyncio.gather(table.thinking, return_exceptions=True)
        n = table.n
        await asyncio.sleep(0.1)
        asleep = table.n == n

        table.add(Subscriber(None), None)
        await until_over(table)

    assert asleep
