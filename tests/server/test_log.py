"""The log of somebody who comes late or comes back: whole, and with nothing that they may not know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sevencats.core.record import read
from sevencats.core.registry import NAMES
from sevencats.server.match.broadcast import story
from tests.live import live
from tests.server.servers import Person, Server, Sitter, Told, asked, begun, level, play
from tests.server.test_secrecy import SEATS


async def log(one: Sitter) -> Told:
    told: Told = await one.person.get(f"/api/v2/tables/{one.match}/events")
    return told


async def sat_down(server: Server, game: str) -> list[Sitter]:
    """Two who play and one who watches."""
    setups = SEATS.get(game, [{}, {}])
    ada, ben, eve = Person(server), Person(server), Person(server)
    card = await ada.lay(game=game, public=True, seats=[{"who": "me", "setup": setups[0]}])
    await ben.join(card, setup=setups[1])
    sitters = [await person.sit(card["id"]) for person in (ada, ben, eve)]
    for one in sitters:
        await one.until(begun)
    return sitters


@pytest.mark.parametrize("game", NAMES)
@live
async def test_each_reads_the_whole_log_and_of_secrets_only_their_own(server: Server, game: str) -> None:
    sitters = await sat_down(server, game)

    for _ in range(8):
        one = asked(*sitters)
        await one.choose(one.options[0])
        await level(*sitters)
    logs = [await log(one) for one in sitters]
    await play(*sitters[:2])
    record = read(await sitters[0].person.get(f"/api/v2/tables/{sitters[0].match}/record"))

    for seat, told in zip((0, 1, None), logs, strict=True):
        events = story(record, len(record.choices), seat)
        assert told["n"] == 0 or told["events"]
        assert told["events"] == events[: len(told["events"])]
    assert logs[0]["n"] == logs[1]["n"] == logs[2]["n"]


@live
async def test_the_log_of_a_table_of_strangers_is_not_told(server: Server) -> None:
    ada, eve = Person(server), Person(server)
    card = await ada.lay(game="gwent", seats=[{"who": "me"}, {"who": "bot", "level": "random"}])

    await eve.get(f"/api/v2/tables/{card['id']}/events", 404)


@live
async def test_at_one_screen_the_log_says_only_what_both_may_know(server: Server) -> None:
    ada = Person(server)
    card = await ada.lay(game="gwent", hot=True, seats=[{"who": "me"}, {"who": "me"}])
    one = await ada.sit(card["id"])
    await one.until(begun)

    await one.choose("replace " + next(option.split()[1] for option in one.options if option != "done"))
    await one.until(begun)
    told = await log(one)

    heard = [event for text in one.raw for event in tables(text)] + told["events"]
    drawn = [event for event in heard if event["kind"] in ("drew", "swapped")]
    assert drawn
    assert all(event["card"] is None for event in drawn)


@live
async def test_what_was_taken_back_is_not_in_the_log(server: Server) -> None:
    ada = Person(server)
    position = {"side": [{"hand": ["ves", "vesemir"]}, {"hand": ["griffin"], "passed": True}]}
    card = await ada.lay(game="gwent", hot=True, setup={"position": position}, seats=[{"who": "me"}, {"who": "me"}])
    one = await ada.sit(card["id"])
    await one.until(begun)

    await one.choose("play ves")
    before = (await log(one))["events"]
    await one.act("ask_undo")
    n = one.table["n"]
    await one.until(lambda told: told["n"] > n)
    after = (await log(one))["events"]

    assert [event["card"] for event in before] == ["ves"]
    assert after == []


@live
async def test_the_events_of_a_record_are_told_until_any_moment(server: Server) -> None:
    sitters = await sat_down(server, "gwent")
    await play(*sitters[:2])
    person = sitters[2].person
    data = await person.get(f"/api/v2/tables/{sitters[0].match}/record")

    told = await person.post("/api/v2/replay/events", {"record": data, "n": 30, "seat": 1})
    sorry = await person.post("/api/v2/replay/events", {"record": data, "n": 30, "seat": 3}, 400)

    assert told == {"n": 30, "events": story(read(data), 30, 1)}
    assert "there is no seat 3" in sorry["why"]


def tables(text: str) -> list[dict[str, Any]]:
    """The events of a message, if it tells of the table."""
    told = json.loads(text)
    return list(told["events"]) if told["tell"] == "table" else []
