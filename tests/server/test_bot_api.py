"""Bots that live elsewhere: the example client of the repository plays a whole game."""

from __future__ import annotations

import asyncio
import secrets
import subprocess
import sys
from pathlib import Path

import websockets

from tests.live import live
from tests.server.servers import Person, Server, Sitter

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


async def bot_of(owner: Person) -> tuple[Person, str]:
    """A bot with a token of this person, and the token's id."""
    made = await owner.post("/api/tokens", {"name": "bot"})
    bot = Person(owner.server)
    bot.http.headers["Authorization"] = f"Bearer {made['token']}"
    return bot, made["id"]


async def read_to_the_end(bot: Person, heard: asyncio.Event) -> None:
    """Listen at the stream until it is closed."""
    async with bot.http.stream("GET", "/api/bot/stream") as stream:
        heard.set()
        async for _ in stream.aiter_lines():
            pass


async def closed(one: Sitter) -> bool:
    """Is this socket let go, at once?"""
    try:
        while True:
            await one.hear("table", "present", "said", "refused", seconds=4)
    except websockets.ConnectionClosed:
        return True
    except TimeoutError:
        return False


async def listening(owner: Person) -> tuple[str, Sitter, asyncio.Task[None]]:
    """A bot at a socket and at a stream, at its owner's table; the id of its token."""
    bot, id = await bot_of(owner)
    card = await owner.lay(seats=[{"who": "me"}, {"who": "bot", "level": "random"}])
    one = await bot.sit(card["id"], Authorization=bot.http.headers["Authorization"])
    await one.until(lambda told: one.options)
    heard = asyncio.Event()
    stream = asyncio.create_task(read_to_the_end(bot, heard))
    await asyncio.wait_for(heard.wait(), 20)
    await asyncio.sleep(0.3)
    return id, one, stream


@live
async def test_a_token_that_is_revoked_is_cut_off_at_once(server: Server) -> None:
    owner = Person(server)
    id, one, stream = await listening(owner)
    other, _ = await bot_of(owner)
    idle = asyncio.Event()
    waiting = asyncio.create_task(read_to_the_end(other, idle))
    await asyncio.wait_for(idle.wait(), 20)

    await owner.http.delete(f"/api/tokens/{id}")

    await asyncio.wait_for(stream, 4)
    assert await closed(one)
    assert not waiting.done(), "another token goes on"
    waiting.cancel()


@live
async def test_a_stream_without_tables_is_closed_too(server: Server) -> None:
    owner = Person(server)
    bot, id = await bot_of(owner)
    heard = asyncio.Event()
    stream = asyncio.create_task(read_to_the_end(bot, heard))
    await asyncio.wait_for(heard.wait(), 20)
    await asyncio.sleep(0.3)

    await owner.http.delete(f"/api/tokens/{id}")

    await asyncio.wait_for(stream, 4)


@live
async def test_a_new_password_revokes_all_tokens(server: Server) -> None:
    owner = Person(server)
    name = f"ada {secrets.token_hex(4)}"
    await owner.post("/api/register", {"name": name, "password": "at least eight"})
    _, one, stream = await listening(owner)

    await owner.post("/api/me/password", {"old": "at least eight", "new": "quite another"})

    await asyncio.wait_for(stream, 4)
    assert await closed(one)
    assert (await owner.get("/api/tokens"))["tokens"] == []


@live
async def test_a_revoked_token_is_cut_off_in_every_process(tmp_path: Path) -> None:
    server = Server(tmp_path, "--processes", "2")
    owner = Person(server)
    bot, id = await bot_of(owner)
    heard = [asyncio.Event() for _ in range(6)]  # connections go to the processes in turn
    streams = []
    for event in heard:
        again = Person(server)
        again.http.headers["Authorization"] = bot.http.headers["Authorization"]
        streams.append(asyncio.create_task(read_to_the_end(again, event)))
        await asyncio.wait_for(event.wait(), 20)
    await asyncio.sleep(0.3)

    await owner.http.delete(f"/api/tokens/{id}")

    await asyncio.wait_for(asyncio.gather(*streams), 4)
    server.stop()


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
