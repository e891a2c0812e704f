"""What people have from 0.1 still works: a database with running games, a bot's token, decks, records, positions."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from sevencats.core import record as records
from sevencats.core.registry import NAMES, find
from sevencats.server.match import fairness
from tests.live import live
from tests.server.servers import SECONDS, Server

STORED: Final = Path(__file__).parent / "stored"
KNOWN: Final[dict[str, Any]] = json.loads((STORED / "tables-0.1.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of today on a database that 0.1 wrote."""
    folder = tmp_path_factory.mktemp("old")
    connection = sqlite3.connect(folder / "cats.db")
    connection.executescript((STORED / "tables-0.1.sql").read_text(encoding="utf-8"))
    connection.close()
    server = Server(folder)
    yield server
    server.stop()


def owner(server: Server) -> httpx.AsyncClient:
    """The one whose token 0.1 made."""
    headers = {"Authorization": f"Bearer {KNOWN['token']}"}
    return httpx.AsyncClient(base_url=server.url, headers=headers, timeout=SECONDS)


@live
async def test_a_token_of_0_1_opens_the_same_doors(old: Server) -> None:
    async with owner(old) as http:
        assert (await http.get("/api/me")).json()["name"] == "Ada2"
        assert (await http.get("/api/v2/me")).json()["name"] == "Ada2"


@pytest.mark.parametrize("game", NAMES)
@live
async def test_a_game_that_0_1_began_goes_on_where_it_stood(old: Server, game: str) -> None:
    known = KNOWN[f"{game}_going"]
    choice = {"n": known["n"], "option": known["options"][0]}

    async with owner(old) as http:
        late = await http.post(f"/api/bot/tables/{known['id']}/choose", json={**choice, "n": known["n"] - 1})
        made = await http.post(f"/api/bot/tables/{known['id']}/choose", json=choice)

    assert (late.status_code, made.status_code) == (409, 200), made.text


@pytest.mark.parametrize("game", NAMES)
@live
async def test_a_game_that_0_1_finished_has_the_record_that_0_1_wrote(old: Server, game: str) -> None:
    written = json.loads((STORED / f"record-{game}-0.1.json").read_text(encoding="utf-8"))

    async with owner(old) as http:
        now = (await http.get(f"/api/v2/tables/{KNOWN[f'{game}_over']['id']}/record")).json()

    assert now == written


@live
async def test_a_deck_that_0_1_kept_is_on_its_shelf(old: Server) -> None:
    async with owner(old) as http:
        (kept,) = (await http.get("/api/v2/shelf/decks")).json()["things"]

    assert (kept["name"], kept["data"]["cards"]) == ("mine", ["nekker*3", "griffin"])


@pytest.mark.parametrize("game", NAMES)
def test_a_record_of_0_1_replays_to_its_end_and_its_luck_is_proved(game: str) -> None:
    record = records.load(STORED / f"record-{game}-0.1.json")

    state = record.replay()

    assert state.outcome is not None
    assert state.outcome.data() == record.result
    assert fairness.verify(record) > 0


@pytest.mark.parametrize("game", NAMES)
def test_a_position_of_0_1_is_read(game: str) -> None:
    data = json.loads((STORED / f"position-{game}-0.1.json").read_text(encoding="utf-8"))

    state = find(game).load(data)

    assert state.decision is not None
    assert state.data() == data
