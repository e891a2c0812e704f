"""Several processes, one database, one bus: any process serves any table, and a table moves when its process dies."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevencats.core.record import read
from sevencats.server.match import fairness
from tests.live import live
from tests.server.servers import Person, Server, Sitter, asked, level, play
from tests.server.services import Nats, Postgres


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    one = Postgres()
    yield one
    one.close()


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    one = Nats()
    yield one
    one.close()


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, nats: Nats) -> Iterator[list[Server]]:
    folder = Path(tmp_path_factory.mktemp("cluster"))
    both = [Server(folder, "--bus", nats.url, "--grace", "1", database=postgres.url) for _ in range(2)]
    yield both
    for one in both:
        one.stop()


@pytest.fixture
def pair(servers: list[Server]) -> tuple[Server, Server]:
    """Both alive, whatever the last test did to them."""
    for one in servers:
        if one.process.poll() is not None:
            one.start()
    return servers[0], servers[1]


async def apart(pair: tuple[Server, Server]) -> tuple[Sitter, Sitter]:
    """Two people at one table, each at another process."""
    ada, ben = Person(pair[0]), Person(pair[1])
    card = await ada.lay()
    await ben.join(card)
    first, second = await ada.sit(card["id"]), await ben.sit(card["id"])
    for one in (first, second):
        await one.until(lambda told: told["n"] > 0)
    return first, second


@live
async def test_players_at_different_processes_play_talk_and_see_each_other(pair: tuple[Server, Server]) -> None:
    first, second = await apart(pair)

    await first.say(do="say", phrase="hello")
    said = await second.hear("said")
    await play(first, second)
    record = read(await second.person.get(f"/api/v2/tables/{first.match}/record"))

    assert said["phrase"] == "hello"
    assert first.table["result"] == second.table["result"]
    assert fairness.verify(record) > 10
    assert len(record.choices) == first.table["n"]


@live
async def test_the_game_goes_on_when_a_process_is_killed(pair: tuple[Server, Server]) -> None:
    first, second = await apart(pair)
    await play(first, second, upto=35)
    n = first.table["n"]

    pair[0].kill()
    moved = await first.person.sit(first.match, port=pair[1].port)
    await moved.until(lambda told: told["n"] >= n)
    await second.until(lambda told: told["n"] >= n)
    await play(moved, second)

    assert moved.table["status"] == second.table["status"] == "over"
    record = read(await second.person.get(f"/api/v2/tables/{first.match}/record"))
    assert len(record.choices) == moved.table["n"]


@live
async def test_two_processes_that_hear_the_same_choice_make_it_once(pair: tuple[Server, Server]) -> None:
    first, second = await apart(pair)
    tab = await first.person.sit(first.match, port=pair[1].port)
    other = await second.person.sit(first.match, port=pair[0].port)
    await tab.until(lambda told: told["n"] > 0)
    await other.until(lambda told: told["n"] > 0)

    for _ in range(12):
        await level(first, second, tab, other)
        if first.table["status"] == "over":
            break
        one = asked(first, second)
        same = tab if one is first else other
        n, options = one.table["n"], one.options
        await asyncio.gather(
            one.say(do="choose", n=n, option=options[0]), same.say(do="choose", n=n, option=options[-1])
        )
        while one.table["n"] == n:
            await one.hear()
        while same.table["n"] == n:
            await same.hear()

    await level(first, second, tab, other)
    assert first.table["view"] == tab.table["view"]
    assert second.table["view"] == other.table["view"]


@live
async def test_a_bot_goes_on_in_another_process_when_its_own_dies(pair: tuple[Server, Server]) -> None:
    ada = Person(pair[0])
    card = await ada.lay(seats=[{"who": "me"}, {"who": "bot", "level": "random"}])
    one = await ada.sit(card["id"])
    await one.until(lambda told: told["n"] > 0 and one.options)

    await one.act("choose", option=one.options[0])
    pair[0].kill()
    back = await ada.sit(card["id"], port=pair[1].port)

    await back.until(lambda told: back.options)


@live
async def test_lost_messages_on_the_bus_cost_a_moment_and_no_choice(pair: tuple[Server, Server], nats: Nats) -> None:
    first, second = await apart(pair)
    nats.close()
    one = asked(first, second)
    other = second if one is first else first
    await one.choose()

    await other.until(lambda told: told["n"] >= one.table["n"])
    nats.start()

    await play(first, second, upto=first.table["n"] + 8)


@live
async def test_a_database_that_is_gone_for_ten_seconds_loses_nothing(
    pair: tuple[Server, Server], postgres: Postgres
) -> None:
    first, second = await apart(pair)
    await play(first, second, upto=30)
    one = asked(first, second)
    n = one.table["n"]

    postgres.go_away()
    await one.act("choose", option=one.options[0])
    await asyncio.sleep(10)
    assert one.person.checked(await one.person.http.get("/health"), 200)["status"] == "unwell"
    postgres.start()
    while one.table["n"] == n:
        await one.hear()
    await play(first, second)

    record = read(await second.person.get(f"/api/v2/tables/{first.match}/record"))
    assert len(record.choices) == first.table["n"] == second.table["n"]
    fairness.verify(record)
