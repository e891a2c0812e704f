"""An account in the browser: a guest makes one, its games stay, it is entered elsewhere, and sessions are ended."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.server.servers import Server
from tests.web.axe import judged
from tests.web.people import Guest
from tests.web.test_everyone import FULL

NAME, PASSWORD = "Priscilla", "the wolven storm"


def fill(guest: Guest, way: str, password: str, act: str) -> None:
    guest.page.get_by_role("button", name=way).click()
    guest.page.get_by_label("Name").fill(NAME)
    guest.page.get_by_label("Password").fill(password)
    guest.page.get_by_role("button", name=act).click()


def test_a_guest_makes_an_account_keeps_its_game_and_ends_a_session_elsewhere(browser: Browser, server: Server) -> None:
    here, there = Guest(browser, server), Guest(browser, server, size="phone")
    table = here.lay(FULL)

    here.go("/account")
    fill(here, "I am new", PASSWORD, "Make the account")
    expect(here.page.get_by_text(f"You are {NAME}.")).to_be_visible()
    there.go("/account")
    fill(there, "I have an account", "a wrong password", "Log in")
    expect(there.page.get_by_role("alert")).to_have_text("This name and password do not belong together.")
    fill(there, "I have an account", PASSWORD, "Log in")

    expect(there.page.get_by_role("link", name="Go on")).to_have_attribute("href", f"/table/{table}")
    assert judged(there.page) == []
    here.go("/account")
    expect(here.page.locator("li", has_text="since")).to_have_count(2)
    here.page.get_by_role("button", name="End the session").click()
    expect(here.page.locator("li", has_text="since")).to_have_count(1)
    there.go("/account")
    expect(there.page.get_by_role("button", name="Log in")).to_be_visible()
    here.page.get_by_role("button", name="Log out").click()
    expect(here.page.get_by_role("button", name="Log in")).to_be_visible()
    here.leave()
    there.leave()
