"""The rules pages: found in four languages, editions side by side, and there without a network."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Server
from tests.web.axe import judged
from tests.web.people import SIZES, Guest

MEDIC = {"en": "Medic", "fr": "Médecin", "nl": "Medic", "cs": "Zdravotník"}


@pytest.mark.parametrize("language", MEDIC)
def test_medic_is_found_in_four_languages(browser: Browser, server: Server, language: str) -> None:
    guest = Guest(browser, server, size="phone", language=language)
    guest.go("/rules/gwent")

    guest.page.get_by_role("searchbox").fill(MEDIC[language])

    first = guest.page.locator("article").first
    expect(first.locator("h2")).to_contain_text("G 5.3")
    assert judged(guest.page) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]
    guest.leave()


@pytest.mark.parametrize(
    "path",
    [
        "/rules/gwent",
        "/rules/dice",
        "/rules/unmatched",
        "/rules/gwent?part=contradiction",
        "/rules/gwent?part=field",
        "/rules/gwent?about=ability-spy",
    ],
)
def test_axe_finds_nothing_on_the_rules(guest: Guest, path: str) -> None:
    guest.go(path)

    assert judged(guest.page) == []


def test_a_misspelt_word_and_a_paragraph_are_found_too(guest: Guest) -> None:
    guest.go("/rules/gwent?q=musetr")
    expect(guest.page.locator("article h2").first).to_contain_text("G 5.5")

    guest.page.get_by_role("searchbox").fill("C-04")
    expect(guest.page.locator("article h2").first).to_contain_text("C-04")
    guest.page.get_by_role("searchbox").fill("xyzzy")
    expect(guest.page.get_by_role("status")).to_have_text("Nothing found.")


def test_editions_stand_side_by_side(guest: Guest) -> None:
    guest.go("/rules/gwent?q=muster_from_hand")

    row = guest.page.locator("article").first.get_by_role("row", name=re.compile("muster_from_hand"))
    assert row.get_by_role("cell").all_inner_texts() == ["Yes", "No", "Yes"]
