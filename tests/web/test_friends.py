"""Two people with a browser each: a link, a lost line, a server that is gone for a moment, and all else they can do."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, TimeoutError, expect

from sevencats.core.registry import find
from tests.server.servers import Server
from tests.web.conftest import ROOT
from tests.web.people import Guest, lay_table

POSITIONS: dict[str, Any] = {
    "gwent": {"side": [{"faction": "monsters", "hand": ["ghoul"]}, {"faction": "nilfgaard", "hand": ["albrich"]}]},
    "dice": find("dice").new({}, seed=3).data(),
    "unmatched": {"side": [{"hero": "ciri"}, {"hero": "leshen"}]},
}


def two(browser: Browser, server: Server) -> tuple[Guest, Guest]:
    """Ada lays a table and sends the link; Ben opens it and sits down."""
    ada, ben = Guest(browser, server), Guest(browser, server)
    ada.go("/play/gwent?with=friend")
    ada.page.get_by_role("button", name="Lay the table and invite").click()
    link = ada.page.get_by_label("Send this link").input_value()
    expect(ada.page.get_by_role("img", name="The link as a code")).to_be_visible()
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit down").click()
    ada.board.wait_for()
    ben.board.wait_for()
    return ada, ben


def keep_hands(*guests: Guest) -> Guest:
    """Nobody replaces a card; whoever is to move then."""
    for _ in range(200):
        for guest in guests:
            if guest.picker.count():
                guest.picker.get_by_role("button", name="Keep this hand").click()
                guest.page.wait_for_timeout(100)
            elif guest.page.locator("[data-hand] button.lit").count():
                return guest
        guests[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is to move")


def test_two_play_through_a_lost_line_and_a_restart(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, "--client", str(ROOT / "build/client"))
    ada, ben = two(browser, server)
    mover = keep_hands(ada, ben)
    other = ben if mover is ada else ada

    mover.context.set_offline(True)
    server.kill()
    expect(other.page.get_by_text("Reconnecting")).to_be_visible(timeout=30_000)
    server.start()
    mover.context.set_offline(False)
    expect(other.page.get_by_text("Reconnecting")).to_have_count(0, timeout=30_000)
    expect(mover.page.get_by_text("Reconnecting")).to_have_count(0, timeout=30_000)
    n = other.n
    mover.move()
    other.wait_after(n)

    for _ in range(60):
        if ada.over and ben.over:
            break
        for guest in (ada, ben):
            if not guest.over:
                guest.page.set_default_timeout(1500)
                with suppress(TimeoutError):
                    guest.move()
    expect(ada.page.locator("dialog[open] table")).to_be_visible(timeout=30_000)
    ada.leave()
    ben.leave()
    server.stop()


@pytest.mark.parametrize(("game", "position"), POSITIONS.items())
def test_a_friend_sits_down_at_a_position(browser: Browser, server: Server, game: str, position: Any) -> None:
    ada, ben = Guest(browser, server), Guest(browser, server)
    ada.go("/")
    table = lay_table(ada.page, server.url, {"game": game, "setup": {"position": position}, "seats": [{"who": "me"}]})
    ada.page.goto(f"{server.url}/table/{table}")
    link = ada.page.get_by_label("Send this link").input_value()

    ben.page.goto(link)
    expect(ben.page.get_by_text("your side is laid already")).to_be_visible()
    ben.page.get_by_role("button", name="Sit down").click()

    for guest in (ada, ben):
        expect(guest.page.get_by_role("button", name="Sit down")).to_have_count(0)
        expect(guest.page.locator("main.screen, [data-hand], .dice").first).to_be_attached()
        guest.leave()


def test_words_draws_and_taking_back_by_consent(browser: Browser, server: Server) -> None:
    ada, ben = two(browser, server)
    mover = keep_hands(ada, ben)
    other = ben if mover is ada else ada

    mover.page.get_by_role("button", name="Talk").click()
    mover.page.get_by_role("button", name="Good luck!").click()
    expect(other.page.locator(".spoken")).to_contain_text("Good luck!")
    mover.page.keyboard.press("Escape")
    mover.move()
    mover.page.get_by_role("button", name="Take back").click()
    other.page.get_by_role("button", name="Agree").click()
    expect(mover.page.locator("[data-hand] button.lit").first).to_be_visible()
    mover.page.get_by_role("button", name="Menu").click()
    mover.page.get_by_role("button", name="Offer a draw").click()
    other.page.get_by_role("button", name="Agree").click()

    expect(ada.page.locator("dialog[open] h2")).to_have_text("A draw")
    ada.leave()
    ben.leave()


def test_the_win_of_somebody_who_left_is_claimed(browser: Browser, server: Server) -> None:
    ada, ben = two(browser, server)

    ben.leave()
    ada.page.get_by_role("button", name="Take the win").click(timeout=20_000)

    expect(ada.page.locator("dialog[open] h2")).to_have_text("You win")
    ada.leave()


def test_two_at_one_screen_never_see_each_others_hand(guest: Guest) -> None:
    guest.go("/play/gwent")
    guest.page.get_by_label("Two people at this screen").check()
    guest.page.get_by_role("button", name="Begin").click()

    expect(guest.page.get_by_role("dialog", name="Hand the screen to")).to_be_visible()
    guest.page.locator(".over .button").click()
    guest.picker.get_by_role("button", name="Keep this hand").click()

    expect(guest.page.get_by_role("dialog", name="Hand the screen to")).to_be_visible()


def test_a_third_watches_and_sees_no_hand(browser: Browser, server: Server) -> None:
    ada, ben = two(browser, server)
    eve = Guest(browser, server)

    eve.page.goto(ben.page.url)
    eve.board.wait_for()

    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    expect(eve.page.locator("[data-hand]")).to_have_count(0)
    for guest in (ada, ben, eve):
        guest.leave()


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/nowhere/at/all", "There is nothing here"),
        ("/table/no-such-table", "You cannot sit here"),
        ("/table/no-such-table?key=1", "You cannot sit here"),
        ("/play/chess", "There is nothing here"),
    ],
)
def test_a_bad_address_is_told_in_words_with_a_way_on(guest: Guest, path: str, words: str) -> None:
    guest.go(path)

    expect(guest.page.get_by_role("heading", name=words)).to_be_visible()
    guest.page.get_by_role("link", name="To the inn").click()
    expect(guest.page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_server_that_is_gone_is_told_in_words(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, "--client", str(ROOT / "build/client"))
    guest = Guest(browser, server)
    guest.go("/")
    server.kill()

    guest.page.get_by_role("button", name="Play now").click()

    expect(guest.page.get_by_role("alert")).to_contain_text("cannot be reached")
    guest.leave()
