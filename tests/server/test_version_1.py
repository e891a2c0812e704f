"""Clients of 0.1 are answered as 0.1 answered them."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
import websockets

from sevencats.core.registry import find
from sevencats.server import version_1
from tests.live import live
from tests.server.servers import Person, Server

EVENT = {"kind", "seat", "what", "where", "n"}


@live
async def test_a_socket_of_version_1_tells_options_as_texts_and_events_with_their_old_parts(server: Server) -> None:
    ada = Person(server)
    card = await ada.lay(seats=[{"who": "me"}, {"who": "bot", "level": "random"}])
    cookie = {"Cookie": f"sevencats={ada.http.cookies.get('sevencats')}"}
    address = f"ws://127.0.0.1:{server.port}/api/tables/{card['id']}/socket?n=0"

    async with websockets.connect(address, additional_headers=cookie) as old:
        told: dict[str, Any] = {}
        while told.get("tell") != "table" or not (told["view"] or {}).get("decision", {}).get("options"):
            told = json.loads(await old.recv())

    assert all(isinstance(option, str) for option in told["view"]["decision"]["options"])
    assert all(event.keys() == EVENT for event in told["events"])
    await ada.leave()


@live
async def test_a_moment_of_a_record_is_told_in_the_version_that_was_asked_for(server: Server) -> None:
    game = find("gwent")
    record = {
        "format": 1,
        "game": "gwent",
        "content": game.content(),
        "setup": game.setup({}),
        "choices": [[-1, "first 0"]],
    }

    async with httpx.AsyncClient(base_url=server.url) as http:
        old = (await http.post("/api/replay", json={"record": record, "n": 1, "seat": 0})).json()
        new = (await http.post("/api/v2/replay", json={"record": record, "n": 1, "seat": 0})).json()

    assert old["events"] == [{"kind": "first", "seat": 0, "what": "", "where": "", "n": 1}]
    assert new["events"] == [{"kind": "first", "seat": 0, "round": 1, "faction": None}]


@pytest.mark.parametrize(
    ("new", "old"),
    [
        (
            {"kind": "placed", "seat": 1, "by": 0, "card": "thaler", "row": "siege", "cause": None},
            {"kind": "placed", "seat": 1, "what": "thaler", "where": "siege", "n": 0},
        ),
        (
            {"kind": "drew", "seat": 1, "card": None},
            {"kind": "drew", "seat": 1, "what": "", "where": "", "n": 0},
        ),
        (
            {"kind": "fought", "seat": 0, "attack": 4, "defence": 2, "damage": 2},
            {"kind": "fought", "seat": 0, "what": "4", "where": "2", "n": 2},
        ),
    ],
)
def test_an_event_has_its_old_parts(new: dict[str, Any], old: dict[str, Any]) -> None:
    assert version_1.event(new) == old
