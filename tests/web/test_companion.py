"""The companion of people with the printed games: its sums are the engine's, and it works without a network."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from sevencats.gwent.strength import total
from tests.server.servers import Server
from tests.web.axe import judged, unnamed
from tests.web.companion_printed import FILE, printed
from tests.web.companion_vectors import keeper, random_board
from tests.web.links import linked
from tests.web.people import SIZES, Guest


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Guest]:
    one = Guest(browser, server, size="phone")
    yield one
    one.leave()


def test_what_the_companion_knows_of_the_printed_games_is_fresh() -> None:
    assert FILE.read_text(encoding="utf-8") == printed(), "run `python -m tests.web.companion_printed`"


def test_its_sums_are_the_engines_on_a_hundred_random_boards(phone: Guest) -> None:
    luck = random.Random(8)
    phone.go("/companion/gwent")
    page = phone.page
    met: set[str] = set()

    for _ in range(100):
        state = random_board(luck)
        match = keeper(state)
        page.evaluate("hash => { location.hash = hash }", linked(match))
        for seat in (0, 1):
            score = page.locator(f"section[data-seat='{seat}'] > header > output b")
            expect(score).to_have_text(str(total(state, seat)))
        met |= {
            effect
            for effect, there in (
                ("weather", any(match["weather"].values())),
                ("horn", any(row["horn"] for side in match["sides"] for row in side["rows"].values())),
            )
            if there
        }

    assert met == {"weather", "horn"}


def add(page: Page, seat: int, row: str, what: str) -> None:
    page.locator(f"section[data-seat='{seat}'] [data-row='{row}'] .add").click()
    if what.isdigit():
        page.get_by_role("group", name="Just a strength").get_by_role("button", name=what, exact=True).click()
    else:
        page.get_by_label("Or a card").fill(what)
        page.get_by_role("dialog").get_by_role("button", name=re.compile(what)).first.click()


def score(page: Page, seat: int) -> int:
    return int(page.locator(f"section[data-seat='{seat}'] > header > output b").inner_text())


def end_round(page: Page) -> None:
    for button in page.get_by_role("button", name="Pass", exact=True).all()[::-1]:
        button.click()
    page.get_by_role("button", name="End the round").click()
    page.get_by_role("dialog").get_by_role("button", name="End the round").click()


def test_a_whole_match_is_kept_on_a_phone_without_a_network(phone: Guest) -> None:
    phone.go("/companion/gwent")
    page = phone.page
    while not page.evaluate("navigator.serviceWorker.controller !== null"):
        page.wait_for_timeout(200)
    page.get_by_role("button", name="Begin").click()
    add(page, 0, "siege", "Catapult")
    page.context.set_offline(True)
    page.reload()

    add(page, 0, "siege", "Catapult")
    assert score(page, 0) == 32, "two catapults bond"
    page.get_by_role("button", name="Torrential Rain").click()
    assert score(page, 0) == 4
    page.get_by_role("button", name="Take back").click()
    assert score(page, 0) == 32
    add(page, 1, "close", "10")
    end_round(page)
    expect(page.get_by_text("Round 1: 32 to 10")).to_be_visible()
    add(page, 1, "ranged", "7")
    end_round(page)
    add(page, 0, "close", "5")
    end_round(page)

    expect(page.get_by_text("Seat 1 wins")).to_be_visible()
    assert judged(phone.page) == []


@pytest.mark.parametrize("language", ["en", "fr", "nl", "cs"])
def test_axe_finds_nothing_in_any_language(browser: Browser, server: Server, language: str) -> None:
    guest = Guest(browser, server, size="phone", language=language)
    found = {}

    for path in ("/companion", "/companion/gwent", "/companion/dice", "/companion/unmatched"):
        guest.go(path)
        found[path] = judged(guest.page) if language == "en" else unnamed(guest.page)
        assert guest.page.evaluate("document.documentElement.lang") == language
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]

    assert {where: what for where, what in found.items() if what} == {}
    guest.leave()


def test_the_books_pay_as_the_worked_example_does(phone: Guest) -> None:
    phone.go("/companion/dice")
    page = phone.page
    page.get_by_label("Name").fill("Geralt")
    page.get_by_label("Crowns in the purse").fill("100")
    page.get_by_role("button", name="A new character").click()
    page.get_by_label("Difficulty").select_option("easy")
    page.get_by_label("Bet").fill("10")
    page.get_by_label("Reward, a d100").fill("98")

    page.get_by_role("button", name="Won", exact=True).click()
    expect(page.locator("[data-purse]")).to_have_text("105 crowns")
    expect(page.get_by_text("4 d8", exact=False).first).to_be_visible()

    page.get_by_label("Bet").fill("1000")
    page.get_by_role("button", name="Lost", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("The purse does not hold that much.")
    expect(page.locator("[data-purse]")).to_have_text("105 crowns")


def test_dials_turn_and_stop_at_both_ends(phone: Guest) -> None:
    phone.go("/companion/unmatched")
    page = phone.page
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Geralt loses one health").click()

    expect(page.get_by_label("Geralt: 15 of 16 health")).to_be_visible()
    page.get_by_role("button", name="Geralt recovers one health").click()
    expect(page.get_by_role("button", name="Geralt recovers one health")).to_be_disabled()
