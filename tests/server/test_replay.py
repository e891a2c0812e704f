"""Records over HTTP: any moment through any eyes, why a number is as it is, and the proof of the luck."""

from __future__ import annotations

from typing import Any

from sevencats import __version__
from sevencats.core.record import read
from tests.live import live
from tests.server.servers import Person, Server, play, two_at_a_table


async def finished(server: Server, **wish: Any) -> tuple[Person, dict[str, Any]]:
    first, second = await two_at_a_table(server, **wish)
    await play(first, second)
    return first.person, await first.person.get(f"/api/v2/tables/{first.match}/record")


@live
async def test_a_moment_is_the_view_that_the_seat_had(server: Server) -> None:
    person, data = await finished(server)
    record = read(data)
    n = len(record.choices) // 2

    told = await person.post("/api/v2/replay", {"record": data, "n": n, "seat": 1})

    assert told["view"] == read(data).replay(n).view(1)
    assert (told["n"], told["total"], told["game"]) == (n, len(record.choices), "gwent")
    assert told["result"] is None
    last = await person.post("/api/v2/replay", {"record": data, "n": told["total"], "seat": 0})
    assert last["result"] == record.result


@live
async def test_a_record_of_another_version_is_told_by_its_version_and_refused_whole_if_it_ends_otherwise(
    server: Server,
) -> None:
    person, data = await finished(server)
    assert (await person.post("/api/replay", {"record": data, "n": 0}))["made_by"] == ""
    foreign = {**data, "engine": "0.0.9"}

    told = await person.post("/api/replay", {"record": foreign, "n": 0})
    otherwise = {**foreign, "result": {**data["result"], "winner": 1 - data["result"]["winner"]}}
    sorry = await person.post("/api/replay", {"record": otherwise, "n": 0}, 400)

    assert (told["made_by"], told["version"]) == ("0.0.9", __version__)
    assert "Version 0.0.9 made this record" in sorry["why"]
    assert "The record says that the game ended with" in sorry["why"]


@live
async def test_the_luck_is_proved_and_a_changed_record_is_refused_in_words(server: Server) -> None:
    person, data = await finished(server, game="dice")

    assert (await person.post("/api/v2/replay/proof", {"record": data}))["commitment"] == data["commitment"]
    seed = data["seed"][:-1] + ("0" if data["seed"][-1] != "0" else "1")
    sorry = await person.post("/api/v2/replay/proof", {"record": {**data, "seed": seed}}, 400)
    assert sorry["why"].startswith("The seed is not the one that was promised")


@live
async def test_a_moment_that_is_not_there_is_refused_in_words(server: Server) -> None:
    person, data = await finished(server, game="dice")

    far = await person.post("/api/v2/replay", {"record": data, "n": 9999}, 400)
    seat = await person.post("/api/v2/replay", {"record": data, "n": 0, "seat": 3}, 400)
    broken = await person.post("/api/v2/replay", {"record": {"game": "gwent"}, "n": 0}, 400)

    assert "there is no number 9999" in far["why"]
    assert "there is no seat 3" in seat["why"]
    assert "record has no" in broken["why"]
