"""A part of the client that does not come is told in words, with a way on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.server.servers import Server
from tests.web.people import Guest, lay_table


def refuse(route: Route) -> None:
    route.abort()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_table_whose_screen_does_not_come_says_so_and_comes_when_tried_again(
    browser: Browser, server: Server, language: str
) -> None:
    guest = Guest(browser, server, language=language)
    table = lay_table(guest.page, server.url, {"game": "gwent", "seats": [{"who": "me"}, {"who": "bot"}]})
    screens = re.compile(r"/assets/Screen-.*\.js")
    guest.page.route(screens, refuse)
    guest.page.goto(f"{server.url}/table/{table}")

    words = {"en": ("The inn does not answer", "Try again"), "fr": ("auberge ne répond pas", "Réessayer")}[language]
    expect(guest.page.get_by_role("alert")).to_contain_text(words[0])
    guest.page.unroute(screens)
    guest.page.get_by_role("button", name=words[1]).click()

    expect(guest.board).to_be_visible()
    guest.leave()


def test_a_page_whose_words_do_not_come_still_speaks(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server)
    guest.page.route(re.compile(r"/assets/(web|table|house)-.*\.js"), refuse)

    guest.page.goto(server.url)

    expect(guest.page.get_by_role("alert")).to_contain_text("The inn does not answer")
    expect(guest.page.get_by_role("button", name="Try again")).to_be_visible()
    guest.leave()


@pytest.mark.parametrize("part", ["cards", "neutral"])
def test_a_table_whose_cards_do_not_come_says_so(browser: Browser, server: Server, part: str) -> None:
    guest = Guest(browser, server)
    table = lay_table(guest.page, server.url, {"game": "gwent", "seats": [{"who": "me"}, {"who": "bot"}]})
    guest.page.route(re.compile("/games/gwent/content" if part == "cards" else "/assets/neutral"), refuse)

    guest.page.goto(f"{server.url}/table/{table}")

    expect(guest.page.get_by_role("alert")).to_contain_text("The inn does not answer")
    guest.leave()
