"""A server's table in a terminal: by link, to the end, through a lost connection; and watched."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sevencats.core.words import BadInput
from sevencats.locales import Words
from sevencats.terminal.app import SevenCats
from sevencats.terminal.lost import Lost
from sevencats.terminal.sessions import remote
from sevencats.terminal.sessions.link import read
from sevencats.terminal.sessions.remote import Remote
from sevencats.terminal.sessions.session import LOST, WAITING
from tests.live import live
from tests.server.servers import Person, Server, Sitter, free_port
from tests.terminal.screens import Player, seated


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cookies are kept where nobody else looks."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("house"), "--grace", "1")
    yield one
    one.stop()


def link_of(server: Server, card: Any) -> str:
    return f"{server.url}/table/{card['id']}?key={card['key']}"


async def play(player: Player, other: Sitter) -> None:
    """Both take the first option until the game is over."""
    while player.sight.result is None:
        with contextlib.suppress(TimeoutError):
            await other.hear(seconds=0.02)
        if other.options:
            await other.choose(other.options[-1])
        if player.sight.options and not player.app.table.busy:  # type: ignore[union-attr]
            await player.press("enter")


@live
async def test_a_friend_with_the_link_plays_a_whole_game(server: Server) -> None:
    ada = Person(server)
    card = await ada.lay(game="dice")
    sitter = await ada.sit(card["id"])
    async with seated(Remote(read(link_of(server, card)), name="Ben")) as player:
        await player.until(lambda: player.sight.view is not None)
        await sitter.until(lambda told: told["n"] > 0)

        await play(player, sitter)

        assert player.sight.names[1] == "Ben"
        await player.until(lambda: "Game over" in player.screen)
        assert (await ada.get(f"/api/v2/tables/{card['id']}/record"))["result"] is not None
    await ada.leave()


@live
async def test_a_lost_connection_is_sought_again_and_nothing_is_lost(server: Server) -> None:
    ada = Person(server)
    card = await ada.lay(seats=[{"who": "bot", "level": "random"}, {"who": "open"}])
    async with seated(Remote(read(link_of(server, card)))) as player:
        await player.until(lambda: player.sight.options)
        number = player.sight.number

        server.kill()
        await player.until(lambda: player.sight.note == LOST)
        assert "Connection lost" in player.screen
        await player.press("enter")
        server.start()

        await player.until(lambda: player.sight.options)
        assert player.sight.number == number
        await player.press("enter")
        await player.until(lambda: player.sight.number > number)
    await ada.leave()


@live
async def test_who_comes_back_has_the_same_seat_and_who_is_third_is_told_to_watch(server: Server) -> None:
    ada = Person(server)
    card = await ada.lay()
    link = read(link_of(server, card))
    async with seated(Remote(link)) as player:
        await player.until(lambda: player.sight.seat == 1)
    async with seated(Remote(link)) as player:
        await player.until(lambda: player.sight.seat == 1)
    third = Remote(link)
    third.visitor.cookie = None

    with pytest.raises(BadInput, match="There is no free chair at this table"):
        await third.run(lambda sight: None)
    await ada.leave()


@live
async def test_a_table_with_an_empty_chair_waits_and_words_are_heard(server: Server) -> None:
    ada, ben = Person(server), Person(server)
    card = await ada.lay(public=True)
    async with seated(Remote(read(link_of(server, card)), watches=True)) as player:
        await player.until(lambda: player.sight.note == WAITING)
        assert "Waiting for somebody to sit down" in player.screen

        await ben.join(card)
        sitter = await ben.sit(card["id"])
        await sitter.say(do="say", phrase="good-luck")

        await player.until(lambda: "Good luck!" in player.screen)
        assert player.sight.seat is None
        assert "hand" not in player.view["sides"][0]
    for one in (ada, ben):
        await one.leave()


@live
async def test_resigning_and_another_game(server: Server) -> None:
    ada = Person(server)
    card = await ada.lay(game="dice")
    sitter = await ada.sit(card["id"])
    async with seated(Remote(read(link_of(server, card)))) as player:
        await player.until(lambda: player.sight.view is not None)
        await sitter.until(lambda told: told["n"] > 0)

        await player.press("m")
        await player.until(lambda: "Resign" in player.screen)
        await player.press("4", "2")
        await player.until(lambda: player.sight.result is not None)
        assert "The other side resigned." in player.screen
        await player.press("2")
        await player.until(lambda: player.sight.facts["offer"] is not None)
        await sitter.until(lambda told: told["offer"] is not None)
        await sitter.act("agree")

        await player.until(lambda: player.sight.result is None and player.sight.facts["table"] != card["id"])
    await ada.leave()


def test_watching_without_a_screen_prints_lines_until_the_game_is_over(server: Server) -> None:
    async def laid() -> Any:
        ada = Person(server)
        card = await ada.lay(game="dice", public=True, seats=[{"who": "bot", "level": "random"}] * 2)
        await ada.leave()
        return card

    card = asyncio.run(laid())
    command = [sys.executable, "-m", "sevencats", "watch", f"{server.url}/table/{card['id']}"]

    text = subprocess.run(command, capture_output=True, text=True, timeout=120)
    lines = subprocess.run([*command, "--json"], capture_output=True, text=True, timeout=120)

    assert text.returncode == 0, text.stderr
    last = json.loads(lines.stdout.splitlines()[-1])
    assert last["result"]["why"] == "rounds"
    assert re.search(" wins the game by rounds|The game is drawn", text.stdout.splitlines()[-1])


def test_a_house_that_does_not_answer_is_one_sentence_and_exit_code_1() -> None:
    command = [sys.executable, "-m", "sevencats", "play", f"http://127.0.0.1:{free_port()}/table/abc"]

    done = subprocess.run(command, capture_output=True, text=True, timeout=60)

    assert done.returncode == 1
    assert "does not answer" in done.stderr
    assert "Traceback" not in done.stderr


def test_watching_a_dead_address_says_so_at_once_tries_again_and_gives_up() -> None:
    command = [sys.executable, "-m", "sevencats", "watch", f"http://127.0.0.1:{free_port()}/t/abc", "--language", "en"]

    done = subprocess.run(command, capture_output=True, text=True, timeout=60)

    lines = done.stderr.splitlines()
    assert done.returncode == 1
    assert [line.partition(": ")[2] for line in lines[:3]] == [
        f"Connection refused. Trying again ({n} of 3) …" for n in (1, 2, 3)
    ]
    assert lines[3].endswith("does not answer: Connection refused.")


@live
async def test_on_a_screen_too_a_dead_address_is_told_and_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "WAITS", (0.3,))
    app = SevenCats(Remote(read(f"http://127.0.0.1:{free_port()}/t/abc"), watches=True), Words("en"))

    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        while not app._notifications:
            await pilot.pause(0.05)
        while app.failed is None:
            await pilot.pause(0.05)

    assert isinstance(app.failed, Lost)


@pytest.mark.parametrize(
    ("text", "table", "key"),
    [
        ("https://host:8007/table/AbC-1?key=k2", "AbC-1", "k2"),
        ("http://host/tables/AbC-1#key=k2", "AbC-1", "k2"),
        ("http://host/#/table/AbC-1?key=k2", "AbC-1", "k2"),
        ("http://host/table/AbC-1", "AbC-1", None),
    ],
)
def test_the_link_of_a_table_is_read_wherever_a_page_puts_it(text: str, table: str, key: str | None) -> None:
    link = read(text)

    assert (link.table, link.key) == (table, key)
    assert link.socket(7).startswith(("ws://host", "wss://host"))


@pytest.mark.parametrize("text", ["host/table/abc", "http://", "https://host/"])
def test_what_is_not_the_link_of_a_table_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadInput, match="expected one like"):
        read(text)


@live
async def test_a_house_that_stays_away_is_given_up_where_nobody_looks(server: Server) -> None:
    ada = Person(server)
    card = await ada.lay(public=True)
    await ada.leave()
    session = Remote(read(link_of(server, card)), watches=True, patience=1)
    sights: list[Any] = []
    running = asyncio.create_task(session.run(sights.append))
    while not sights:
        await asyncio.sleep(0.02)

    server.kill()

    with pytest.raises(Lost, match="does not answer any more"):
        await running
    server.start()
