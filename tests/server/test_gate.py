"""What comes over the network passes the gate: it is refused in one sentence, and nothing breaks behind it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert
from sqlalchemy.exc import DBAPIError, OperationalError

from sevencats.server.storage import schema
from sevencats.server.storage.outages import is_outage
from sevencats.server.storage.repository import open_repository
from tests.live import live
from tests.server.servers import Person, Server, play, two_at_a_table

DEEP = b"[" * 2000 + b"]" * 2000
JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    "body",
    [
        DEEP,
        b'{"game": "gwent", "setup": {"position": ' + DEEP + b"}}",
        b'{"game": "gwent", "setup": {"house": {"x": 1e999}}}',
        b'{"game": "gwent", "setup": {"house": {"x": NaN}}}',
        b'{"game": "gwent", "setup": {"house": {"hand": ' + b"9" * 5000 + b"}}}",
        b'{"game": "gwent", "setup": {"house": {"\\u0000": 1}}}',
        b'{"game": "gwent", "setup": {"house": {"\\ud800": 1}}}',
        b'{"game": "gw\xffent"}',
        b"\xff\xfe",
        b"",
    ],
    ids=lambda body: body[:40].decode("latin-1"),
)
def test_a_message_that_is_too_much_is_refused_in_one_sentence(server: Server, body: bytes) -> None:
    answer = httpx.post(server.url + "/api/v2/tables", content=body, headers=JSON)

    assert answer.status_code == 400
    assert len(answer.json()["why"]) < 200


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/assets/" + "a" * 300, 404),
        ("/assets/" + "a" * 3000, 414),
        ("/assets/%00.js", 400),
        ("/assets/%ff%fe.js", 404),
        ("/assets/..%2f..%2fserver.py", 404),
        ("/" + "a" * 300 + ".png", 404),
        ("/api/v2/tables/%00", 400),
        ("/api/v2/tables/x?key=%00", 400),
        ("/api/v2/tables/x?key=" + "k" * 3000, 414),
        ("/api/v2/tables/x?key=%ed%a0%80", 404),
    ],
)
def test_odd_addresses_lead_nowhere(server: Server, path: str, status: int) -> None:
    answer = httpx.get(server.url + path)

    assert answer.status_code == status
    assert answer.json()["why"]


def test_a_page_whose_origin_is_no_address_may_not_speak(server: Server) -> None:
    answer = httpx.post(server.url + "/api/v2/tables", json={"game": "gwent"}, headers={"origin": "http://["})

    assert answer.status_code == 403


@pytest.mark.parametrize(
    "path", ["/", "/health", "/metrics", "/api/games", "/api/rules/en", "/no/page", "/api/v2/tables/x"]
)
def test_head_says_what_get_would_say_without_the_body(server: Server, path: str) -> None:
    whole, head = httpx.get(server.url + path), httpx.head(server.url + path)

    assert head.status_code == whole.status_code
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert head.content == b""
    if path != "/metrics":
        assert head.headers["content-length"] == whole.headers["content-length"]


def test_head_of_a_stream_ends(server: Server) -> None:
    assert httpx.head(server.url + "/api/v2/bot/stream", timeout=10).status_code == 200


@live
async def test_a_socket_outlives_messages_that_are_too_much(server: Server) -> None:
    first, second = await two_at_a_table(server)
    for text in (
        '{"do": "ping", "x": ' + "[" * 1500 + "]" * 1500 + "}",
        '{"x": ' + "[" * 1500 + "]" * 1500 + ', "do": "ping"}',
        json.dumps({"do": "say", "text": "\0"}),
        '{"do": "say", "text": "\\ud800"}',
        '{"do": "choose", "n": 1e999, "option": "pass"}',
        '{"do": "choose", "n": ' + "9" * 3000 + ', "option": "pass"}',
        "9" * 10_000,
    ):
        await first.ws.send(text)
        assert (await first.hear("refused"))["why"]

    await first.say(do="ping")
    await first.hear("pong")
    await first.leave()
    await second.leave()


@live
async def test_a_socket_with_an_odd_address_is_refused_in_one_sentence(server: Server) -> None:
    sitter = await Person(server).sit("%00connect")

    assert "U+0000" in (await sitter.hear("refused"))["why"]


@live
async def test_whoever_has_the_address_of_a_finished_game_may_look_at_it(server: Server) -> None:
    first, second = await two_at_a_table(server)
    stranger = Person(server)
    assert "not invited" in (await stranger.get(f"/api/v2/tables/{first.match}/record", 404))["why"]
    await play(first, second)

    record = await stranger.get(f"/api/v2/tables/{first.match}/record")

    moment = await stranger.post("/api/v2/replay", {"record": record, "n": 3, "seat": 0})
    assert moment["total"] == len(record["choices"])


class Told(Exception):
    """What a driver raises: a code, and a text that a guest may have written."""

    def __init__(self, text: str, sqlstate: str | None = None, sqlite_errorcode: int | None = None) -> None:
        super().__init__(text)
        if sqlstate is not None:
            self.sqlstate = sqlstate
        if sqlite_errorcode is not None:
            self.sqlite_errorcode = sqlite_errorcode


@pytest.mark.parametrize(
    ("orig", "away"),
    [
        (Told("connect", "22021"), False),
        (Told("locked, terminated, closed"), False),
        (Told("ok", "08006"), True),
        (Told("ok", "57P01"), True),
        (Told("ok", "57P03"), True),
        (Told("ok", "53100"), False),
        (Told("ok", sqlite_errorcode=sqlite3.SQLITE_BUSY), True),
        (Told("ok", sqlite_errorcode=sqlite3.SQLITE_BUSY_SNAPSHOT), True),
        (Told("locked", sqlite_errorcode=sqlite3.SQLITE_FULL), False),
    ],
)
def test_whether_the_database_is_away_is_told_by_its_code_alone(orig: Told, away: bool) -> None:
    assert is_outage(DBAPIError("DELETE ... 'connect'", {"id": "connection closed"}, orig)) is away
    assert is_outage(orig) is away
    assert is_outage(ConnectionRefusedError())


@live
async def test_one_bad_write_fails_alone_and_at_once(tmp_path: Path) -> None:
    store = await open_repository(f"sqlite+aiosqlite:///{tmp_path}/cats.db")
    values, bad = schema.server_values, 77
    commits = 0
    write = store.group_commit.backend.write

    async def counted(work: Any) -> None:
        nonlocal commits
        commits += 1
        await write(work)

    def poisoned(_: Any) -> None:
        raise OperationalError("connect, locked, closed", {}, Told("connection is closed"))

    store.group_commit.backend.write = counted  # type: ignore[method-assign]
    changes = [store.do(insert(values).values(key=f"k{n}", value="v")) for n in range(200)]
    changes[bad].close()
    changes[bad] = store.change(poisoned)

    answers = await asyncio.wait_for(asyncio.gather(*changes, return_exceptions=True), 10)

    assert [n for n, answer in enumerate(answers) if answer != 1] == [bad]
    assert isinstance(answers[bad], OperationalError)
    assert commits < 25
    await store.close()
