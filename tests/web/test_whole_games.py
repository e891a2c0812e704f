"""A person plays a whole game against a bot: with the mouse, with the keyboard alone, on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.server.servers import Server
from tests.web.people import Guest

PATIENCE = 8  # tries to play a card


def test_a_whole_game_with_the_mouse_from_home(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server, motion="full")
    guest.go("/")

    guest.page.get_by_role("button", name="Play now").click()
    guest.board.wait_for()
    guest.play_to_the_end()

    expect(guest.page.locator("dialog[open] h2")).to_contain_text(re.compile("win|draw"))
    guest.page.get_by_role("button", name="Play again").click()
    expect(guest.picker).to_be_visible()
    guest.leave()


def test_a_whole_game_with_the_keyboard_alone(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server, confirmPass=False)
    guest.go("/")
    press = guest.page.keyboard.press

    def focus(selector: str) -> None:
        """Step with the tabulator until it is there."""
        for _ in range(40):
            if guest.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
                return
            press("Tab")

    stuck = 0

    def move() -> None:
        nonlocal stuck
        if guest.picker.count() and not guest.picker.locator(".main:enabled").count():
            focus("dialog[open] .options button:enabled")
            press("Enter")
        elif guest.page.locator("dialog[open]").count():
            focus("dialog[open] footer .button.main:enabled")
            press("Enter")
        elif guest.page.locator("[data-hand] button.lit").count():
            before = guest.n
            press("h")
            press("ArrowRight")
            press("Enter")
            press("Enter" if guest.page.locator("[data-hand] button.chosen.lit").count() else "Escape")
            guest.page.wait_for_timeout(60)
            stuck = stuck + 1 if guest.n == before else 0
            if stuck > PATIENCE:  # a card such as a decoy that has nobody to take back
                press("Escape")
                press("p")
        elif guest.page.locator(".pass button:enabled").count():
            press("p")
        guest.page.wait_for_timeout(60)

    focus(".button.main")
    press("Enter")
    guest.board.wait_for()
    guest.play_to_the_end(move)

    expect(guest.page.locator("dialog[open] h2")).to_contain_text(re.compile("win|draw"))
    guest.leave()


def test_a_whole_game_on_a_phone(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server, size="phone")
    guest.go("/")

    guest.page.get_by_role("button", name="Play now").tap()
    guest.board.wait_for()
    guest.play_to_the_end()

    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
    guest.leave()
