"""Replays and watchers: they are shown everything that they may see, and asked nothing."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from sevencats.core.match import Match
from sevencats.core.record import Record
from sevencats.core.registry import NAMES, find
from tests.server.servers import Server
from tests.web.people import Guest

SETUPS: dict[str, dict[str, Any]] = {
    "gwent": {"seats": [{"deck": "init-nilfgaard"}, {"deck": "init-northern-realms"}]},
    "dice": {},
    "unmatched": {"seats": [{"hero": "geralt"}, {"hero": "leshen"}]},
}
ASKING = "dialog[open], .pass, .foot .button:not(.quiet), [data-hand] .lit, .hand .lit, .hit.usable, .ask .buttons *"


def written(game: str, path: Path, seed: int = 3) -> int:
    """A game between two who do anything but pass, kept as a file; how many choices it has."""
    luck = random.Random(seed)
    match = Match(Record(find(game), find(game).setup(SETUPS[game]), ["Ada", "Ben"]), seed)
    while match.decision is not None:
        options = [option for option in match.options if option.text not in ("pass", "done")] or list(match.options)
        match.choose(luck.choice(options))
    path.write_text(json.dumps(match.record.data()), encoding="utf-8")
    return match.number


@pytest.fixture(params=["laptop", "phone"])
def looker(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Guest]:
    one = Guest(browser, server, size=request.param)
    yield one
    one.leave()


def press(page: Page, name: str) -> None:
    """With the finger where there is one, else with the mouse; what covers it makes this fail."""
    button = page.get_by_role("button", name=name, exact=True)
    if page.viewport_size and page.viewport_size["width"] < 500:
        button.tap(timeout=5000)
    else:
        button.click(timeout=5000)


@pytest.mark.parametrize("game", NAMES)
def test_a_replay_is_walked_by_mouse_and_by_finger_and_asks_nothing(looker: Guest, game: str, tmp_path: Path) -> None:
    total = written(game, tmp_path / "game.json")
    page = looker.page
    looker.go("/replay")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")

    for n in range(min(total, 60)):
        expect(page.locator("output")).to_have_text(f"Choice {n} of {total}")
        assert page.locator(ASKING).count() == 0, f"asked at {n}"
        press(page, "One choice on")

    page.keyboard.press("End")
    expect(page.locator("output")).to_have_text(f"Choice {total} of {total}")
    assert "You" not in page.locator("main").inner_text().split()


def test_the_log_of_a_replay_is_whole_at_every_moment(guest: Guest, tmp_path: Path) -> None:
    total = written("gwent", tmp_path / "game.json")
    guest.go("/replay")
    guest.page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    expect(guest.page.locator("output")).to_have_text(f"Choice 0 of {total}")
    expect(guest.page.locator(".log li")).to_have_text(["Nothing yet."])

    guest.page.keyboard.press("End")

    expect(guest.page.locator(".log li").last).to_contain_text("wins round")
    assert guest.page.locator(".log li").count() > 30
    guest.page.keyboard.press("Home")
    expect(guest.page.locator(".log li")).to_have_text(["Nothing yet."])


def test_whoever_has_the_address_of_a_finished_game_may_look_at_it(browser: Browser, server: Server) -> None:
    ada, eve = Guest(browser, server), Guest(browser, server)
    table = ada.lay()
    eve.go(f"/replay/{table}")
    expect(eve.page.get_by_role("alert")).to_contain_text("This game cannot be shown")

    ada.page.get_by_role("button", name="Menu").first.click()
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.locator("dialog[open]").get_by_role("button", name="Resign").last.click()
    expect(ada.page.get_by_role("link", name="Watch it again")).to_be_visible()
    eve.go(f"/replay/{table}")

    expect(eve.page.get_by_text("Choice 0 of").first).to_be_visible()
    ada.leave()
    eve.leave()


def test_who_watches_is_offered_nothing_and_hears_names(browser: Browser, server: Server) -> None:
    ada, eve = Guest(browser, server), Guest(browser, server)
    position = {
        "side": [
            {"hand": ["ves", "vesemir"], "close": ["vesemir"]},
            {"faction": "monsters", "hand": ["griffin"], "passed": True},
        ]
    }
    table = ada.lay(position, public=True)

    eve.sit(table)

    expect(eve.page.locator(".middle .score")).to_contain_text("leads by 6.")
    expect(eve.page.locator(".middle .score")).not_to_contain_text("You")
    assert eve.page.locator(ASKING).count() == 0
    ada.play("ves")
    expect(eve.page.locator(".log li").last).to_contain_text("plays Ves (Close Combat).")
    ada.leave()
    eve.leave()
