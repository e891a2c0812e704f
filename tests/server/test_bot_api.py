"""Bots that live elsewhere: the example client of the repository plays a whole game."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from tests.live import live
from tests.server.house import Person, Server

EXAMPLE = Path(__file__).parent.parent.parent / "examples/bot.py"


@live
async def test_the_example_bot_plays_a_whole_game(server: Server) -> None:
    ada, owner = Person(server), Person(server)
    card = await ada.lay()
    token = (await owner.post("/api/v2/tokens", {"name": "bot"}))["token"]
    one = await ada.sit(card["id"])
    await one.hear()

    bot = subprocess.Popen(
        [sys.executable, EXAMPLE, server.url, token, card["id"], card["key"]], stdout=subprocess.PIPE, text=True
    )
    try:
        while one.table["status"] != "over":
            await one.until(lambda told: one.options or told["status"] == "over", seconds=30)
            if one.options:
                await one.choose()
        assert bot.stdout is not None
        said = bot.stdout.readline()
    finally:
        bot.kill()
        bot.wait()

    assert one.table["result"]["why"] in said
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 51


@live
async def test_the_example_bot_finds_itself_an_opponent(server: Server) -> None:
    bot = await asyncio.create_subprocess_exec(sys.executable, EXAMPLE, server.url, stdout=subprocess.PIPE)

    said, _ = await asyncio.wait_for(bot.communicate(), 120)

    assert bot.returncode == 0
    assert b"'winner'" in said


@live
async def test_a_token_that_was_revoked_or_made_up_is_worth_nothing(server: Server) -> None:
    owner, bot = Person(server), Person(server)
    made = await owner.post("/api/v2/tokens", {"name": "bot"})
    bot.http.headers["Authorization"] = f"Bearer {made['token']}"
    me = await bot.get("/api/v2/me")

    listed = (await owner.get("/api/v2/tokens"))["tokens"]
    await owner.http.delete(f"/api/v2/tokens/{made['id']}")
    await bot.get("/api/v2/me", 401)
    bot.http.headers["Authorization"] = "Bearer sc_nonsense"
    await bot.get("/api/v2/me", 401)

    assert me["id"] == (await owner.get("/api/v2/me"))["id"]
    assert listed == [{**made, "token": None}]


@live
async def test_a_bots_post_is_refused_like_any_other(server: Server) -> None:
    ada, ben, eve = Person(server), Person(server), Person(server)
    card = await ada.lay(public=True)
    early = await ada.post(f"/api/v2/bot/tables/{card['id']}/choose", {"n": 0, "option": "pass"}, 409)
    await ben.join(card)

    foreign = await eve.post(f"/api/v2/bot/tables/{card['id']}/choose", {"n": 0, "option": "pass"}, 403)
    late = await ada.post(f"/api/v2/bot/tables/{card['id']}/choose", {"n": 0, "option": "pass"}, 409)

    assert "not begun" in early["why"]
    assert "no seat" in foreign["why"]
    assert "gone on" in late["why"]
