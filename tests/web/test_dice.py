"""Gwen't in the browser: a whole game against a bot, and a campaign with bets, merchant, ledger and real dice."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Browser, Route, expect

from tests.server.servers import Server
from tests.web.axe import judged
from tests.web.people import SIZES, Guest, lay_table


class Gambler(Guest):
    """Somebody at the table of Gwen't who passes without being asked twice."""

    def __init__(self, browser: Browser, server: Server, size: str = "laptop", **settings: Any) -> None:
        super().__init__(browser, server, size, **{"confirmPass": False, **settings})

    def lay_dice(self, **seat: Any) -> None:
        bot = {"who": "bot", "level": "random", "setup": {"faction": "monsters", "difficulty": "easy"}}
        wish = {"game": "dice", "seats": [{"who": "me", "setup": {"faction": "nilfgaard", **seat}}, bot]}
        table = lay_table(self.page, self.server.url, wish)
        self.page.goto(f"{self.server.url}/table/{table}")
        self.page.locator("main.dice").wait_for()

    def create(self, name: str = "Geralt", crowns: str = "100") -> None:
        """A character, and its page."""
        self.go("/campaign")
        self.page.get_by_label("Name", exact=True).fill(name)
        self.page.get_by_label("First purse").fill(crowns)
        self.page.get_by_role("button", name="Create").click()
        self.page.get_by_role("link", name=f"Play as {name}").click()
        self.page.get_by_role("heading", name="Place a bet").wait_for()

    def bet(self, crowns: str) -> None:
        self.page.get_by_label("Your bet").fill(crowns)
        self.page.get_by_role("button", name="Begin the game").click()

    def room(self, name: str) -> None:
        self.page.get_by_role("navigation", name="Campaign").get_by_role("button", name=name).click()

    @property
    def purse(self) -> int:
        return int(self.page.locator(".purse b").first.inner_text())

    def move_dice(self) -> None:
        """Answer what is asked; lay the highest die, and pass when the row is long enough or the round is won."""
        page = self.page
        if page.locator("dialog[open] footer .main:enabled").count():
            page.locator("dialog[open] footer .main:enabled").click()
        elif page.locator(".typed .quiet:enabled").count():
            page.get_by_role("button", name="Let the program roll it").click()
        elif page.locator(".hand .lit").count():
            if page.locator(".felt.mine li:not(.place)").count() >= 3:
                page.get_by_role("button", name="Pass", exact=False).first.click()
            else:
                page.locator(".hand .lit").first.click()
                page.locator(".act .main:enabled").click()
        elif page.get_by_role("button", name="Done").count():
            page.get_by_role("button", name="Done").click()
        page.wait_for_timeout(40)

    def until(self, selector: str, move: Callable[[], None] | None = None) -> None:
        self.move_until(lambda: self.page.locator(selector).count() > 0, move or self.move_dice)


def middle(guest: Guest, selector: str) -> int:
    box = guest.page.locator(selector).bounding_box()
    assert box is not None
    return round(box["x"] + box["width"] / 2)


def test_a_whole_game_of_dice_with_the_mouse_from_its_setup(browser: Browser, server: Server) -> None:
    guest = Gambler(browser, server, motion="full")
    guest.go("/play/dice")
    guest.page.get_by_label("Their dice").select_option("easy")
    guest.page.get_by_role("button", name="Begin").click()

    guest.until("dialog[open] table")

    expect(guest.page.locator("dialog[open] h2")).to_contain_text(re.compile("win|draw"))
    expect(guest.page.locator("main.dice .log")).to_contain_text("round 1")
    guest.leave()


def test_a_whole_game_of_dice_with_the_keyboard_alone(browser: Browser, server: Server) -> None:
    guest = Gambler(browser, server)
    guest.lay_dice(tactics=15)
    press = guest.page.keyboard.press

    def focus(selector: str) -> bool:
        for _ in range(40):
            if guest.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
                return True
            press("Tab")
        return False

    def move() -> None:
        if guest.page.locator("dialog[open]").count():
            if focus("dialog[open] footer .button.main:enabled"):
                press("Enter")
        elif guest.page.locator(".hand .lit").count():
            if guest.page.locator(".felt.mine li:not(.place)").count() >= 3:
                press("p")
            elif focus(".hand button"):
                press("ArrowRight")
                press("Enter")
                press("Enter")
        guest.page.wait_for_timeout(60)

    guest.until("dialog[open] table", move)

    expect(guest.page.locator("dialog[open] h2")).to_contain_text(re.compile("win|draw"))
    guest.leave()


def test_a_bet_is_paid_out_a_die_is_bought_and_everything_is_in_the_ledger(browser: Browser, server: Server) -> None:
    guest = Gambler(browser, server)
    guest.create()
    guest.bet("10")
    guest.page.locator("main.dice").wait_for()

    guest.until(".over")
    said = guest.page.locator(".over").inner_text()
    assert guest.page.evaluate("document.documentElement.scrollHeight") == SIZES["laptop"][1]
    assert middle(guest, ".over") == middle(guest, ".table")
    guest.page.locator(".over").get_by_role("link", name="Ledger").click()

    table = guest.page.locator("table")
    expect(table).to_contain_text("Stakes of game")
    expect(guest.page.locator(".purse b").first).to_have_text("105" if "The pot is yours" in said else "90")
    assert ("Your reward" in said) == ("The pot is yours" in said)
    before = guest.purse
    guest.room("The merchant")
    guest.page.get_by_role("button", name="Buy a d4").click()
    expect(guest.page.locator("dialog")).to_contain_text(f"In the purse after that: {before - 48} Redanian crowns.")
    assert guest.purse == before
    guest.page.get_by_role("button", name="Buy for 48").click()
    expect(guest.page.get_by_role("status")).to_have_text("Bought: 1 \N{MULTIPLICATION SIGN} d4")
    assert guest.purse == before - 48
    guest.room("Ledger")
    expect(table).to_contain_text("Bought: 1 \N{MULTIPLICATION SIGN} d4")
    expect(table).to_contain_text("\N{MINUS SIGN}48")
    expect(table).to_contain_text("First purse")
    guest.leave()


def test_a_bet_above_the_purse_and_a_die_that_is_too_dear_are_refused_in_one_sentence(
    browser: Browser, server: Server
) -> None:
    guest = Gambler(browser, server)
    guest.create()

    guest.bet("101")
    expect(guest.page.get_by_role("alert")).to_have_text(
        "A bet, 101 crowns, is more than the purse of Geralt holds: 100."
    )
    guest.room("The merchant")
    guest.page.get_by_role("button", name="Buy a d12").click()
    expect(guest.page.locator("dialog")).to_contain_text("More than the purse holds")
    guest.page.get_by_role("button", name="Buy for").click()

    expect(guest.page.get_by_role("alert")).to_contain_text("is more than the purse of Geralt holds: 100.")
    assert guest.purse == 100
    guest.leave()


def test_a_set_is_bought_after_a_question_and_undone(browser: Browser, server: Server) -> None:
    guest = Gambler(browser, server)
    guest.create(crowns="2000")
    guest.room("The merchant")
    faction = guest.page.locator(".card .faction")
    old = faction.inner_text()

    guest.page.get_by_role("button", name="Buy the set").click()
    expect(guest.page.locator("dialog")).to_contain_text("In the purse after that: 280 Redanian crowns.")
    guest.page.get_by_role("button", name="Do not buy").click()
    assert guest.purse == 2000
    guest.page.get_by_role("button", name="Buy the set").click()
    guest.page.get_by_role("button", name="Buy for").click()
    expect(faction).not_to_have_text(old)
    guest.page.get_by_role("button", name="Undo the purchase").click()

    expect(faction).to_have_text(old)
    expect(guest.page.locator(".purse b").first).to_have_text("2000")
    expect(guest.page.get_by_role("button", name="Undo the purchase")).to_have_count(0)
    guest.leave()


def test_a_d10_decides_the_difficulty_and_is_shown(browser: Browser, server: Server) -> None:
    guest = Gambler(browser, server)
    guest.create()
    guest.page.get_by_label("A d10 decides").check()
    expect(guest.page.get_by_text("The house stakes 5, 10 or 20 crowns")).to_be_visible()
    guest.page.get_by_label("Real dice").check()
    guest.page.get_by_label("What your d10 shows").fill("9")

    guest.bet("10")

    expect(guest.page.get_by_text("Hard (d10: 9)")).to_be_visible()
    guest.leave()


def test_a_gift_whose_answer_is_lost_is_written_once(browser: Browser, server: Server) -> None:
    guest = Gambler(browser, server)
    guest.create()
    guest.room("Crowns from elsewhere")
    guest.page.get_by_label("Crowns", exact=True).fill("7")
    lost: list[APIResponse] = []

    def lose(route: Route) -> None:
        if not lost:
            lost.append(route.fetch())
            route.abort()
        else:
            route.continue_()

    guest.page.route("**/purse", lose)
    guest.page.get_by_role("button", name="Write it down").click()
    expect(guest.page.get_by_role("alert")).to_be_visible()
    guest.page.get_by_role("button", name="Write it down").click()

    expect(guest.page.locator(".purse b").first).to_have_text("107")
    guest.leave()


def test_the_game_master_types_what_the_tables_own_dice_show(browser: Browser, server: Server) -> None:
    guest = Gambler(browser, server)
    guest.create()
    guest.page.get_by_label("Their faction").select_option("monsters")
    guest.page.get_by_label("Real dice").check()
    guest.page.get_by_label("The game master chooses").check()
    guest.bet("10")
    guest.page.get_by_role("button", name="You start").click()
    field = guest.page.get_by_label("What the d4 shows")

    field.fill("5")
    field.press("Enter")
    expect(guest.page.locator("#typed-why")).to_have_text("A d4 shows a whole number from 1 to 4, not 5.")
    field.fill("3")
    field.press("Enter")
    expect(guest.page.locator(".hand").get_by_role("button", name="3 on a d4")).to_have_count(1)
    guest.until(".over")

    expect(guest.page.locator(".over")).to_contain_text("In the purse now")
    guest.leave()


def test_a_game_goes_on_where_it_was_left_and_calling_it_off_returns_the_bet(browser: Browser, server: Server) -> None:
    guest = Gambler(browser, server)
    guest.create()
    guest.bet("40")
    guest.page.locator(".hand .lit").first.wait_for()
    guest.go("/campaign")

    guest.page.get_by_role("link", name="Go on").click()
    guest.page.locator(".hand .lit").first.wait_for()
    guest.go("/campaign")
    guest.page.get_by_role("button", name="Call off").click()

    expect(guest.page.locator(".purse b")).to_have_text("100")
    expect(guest.page.get_by_role("link", name="Go on")).to_have_count(0)
    guest.leave()


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_axe_finds_nothing_at_the_dice_table_and_in_the_campaign_and_nothing_scrolls_sideways(
    browser: Browser, server: Server, size: str
) -> None:
    guest = Gambler(browser, server, size=size)
    guest.lay_dice()
    guest.page.locator(".hand button").first.wait_for()
    found = {"table": judged(guest.page)}
    guest.create()
    for room in ("The merchant", "Crowns from elsewhere", "Ledger", "Place a bet"):
        guest.room(room)
        guest.page.get_by_role("heading", name=room).wait_for()
        found[room] = judged(guest.page)
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0], room
    guest.page.get_by_label("Their faction").select_option("monsters")
    guest.page.get_by_label("Real dice").check()
    guest.bet("10")
    guest.page.get_by_role("button", name="You start").click()
    guest.page.locator(".typed input").fill("5")
    guest.page.locator(".typed input").press("Enter")
    expect(guest.page.locator("#typed-why")).to_contain_text("not 5")
    found["master"] = judged(guest.page)

    panel = guest.page.locator(".typed").bounding_box()
    assert panel is not None
    assert panel["y"] + panel["height"] <= SIZES[size][1]
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    assert found == {page: [] for page in found}
    guest.leave()
