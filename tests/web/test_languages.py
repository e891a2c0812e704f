"""Languages: from the browser, from a link, changed in mid-game; and no English where it does not belong."""

from __future__ import annotations

import re
from functools import cache
from itertools import product

import pytest
from fluent.syntax import ast as ftl
from playwright.sync_api import Browser, expect

from sevencats.locales import COMPLETE
from tests.server.servers import Server
from tests.test_words import letters, patterns
from tests.web.axe import unnamed
from tests.web.people import Guest
from tests.web.test_everyone import FULL, PAGES

MORE = ("/rules/dice?q=pass", "/companion", "/campaign", "/replay", "/table/no-such-table")
SEEN = """() => {
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.add(walker.currentNode.data);
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        for (const name of ['aria-label', 'title', 'placeholder']) found.add(one.getAttribute(name) ?? '');
    return [...found].map(text => text.replace(/\\s+/g, ' ').trim()).filter(Boolean);
}"""
ANYTHING = "\0"


def said(pattern: ftl.Pattern) -> list[list[str]]:
    """All that a message may say, each as pieces of text, with `ANYTHING` for a variable."""
    ways = product(
        *([[part.value]] if isinstance(part, ftl.TextElement) else filled(part.expression) for part in pattern.elements)
    )
    return [[piece for pieces in way for piece in pieces] for way in ways]


def filled(expression: object) -> list[list[str]]:
    if isinstance(expression, ftl.SelectExpression):
        return [way for variant in expression.variants for way in said(variant.value)]
    return [[ANYTHING]] if isinstance(expression, ftl.VariableReference) else [[""]]


@cache
def english(language: str) -> tuple[dict[str, str], list[tuple[str, list[str], re.Pattern[str]]]]:
    """The English sentences that this language says otherwise: those that never change, and those that are filled, by
    the words that stand in them and how they are said."""
    own = patterns(language)
    same = {letters(pattern) for pattern in own.values()}
    ways = [
        (id, way)
        for id, pattern in patterns("en").items()
        if id in own and letters(pattern) not in same
        for way in said(pattern)
        if any(re.search(r"[a-zA-Z]{3}", piece) for piece in way)
    ]
    return (
        {"".join(way): id for id, way in ways if ANYTHING not in way},
        [
            (
                id,
                [piece for piece in way if piece != ANYTHING],
                re.compile("".join(".+?" if piece == ANYTHING else re.escape(piece) for piece in way)),
            )
            for id, way in ways
            if ANYTHING in way
        ],
    )


def left(guest: Guest, language: str) -> list[str]:
    """What is said in English on the page as it is."""
    plain, filled_in = english(language)
    texts = guest.page.evaluate(SEEN)
    return [f"{plain[text]}: {text}" for text in texts if text in plain] + [
        f"{id}: {text}"
        for text in texts
        for id, words, pattern in filled_in
        if all(word in text for word in words) and pattern.fullmatch(text)
    ]


@pytest.mark.parametrize("language", COMPLETE[1:])
def test_no_page_says_anything_in_english_and_everything_has_a_name(
    browser: Browser, server: Server, language: str
) -> None:
    guest = Guest(browser, server, language=language, hints=True)
    found = {}

    for path in (*PAGES, *MORE):
        guest.go(path)
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        found[path] = left(guest, language) + unnamed(guest.page)
    guest.lay(FULL)
    guest.card("dun-banner-medic").click()
    found["table"] = left(guest, language) + unnamed(guest.page)
    guest.page.locator(".caption .ways .button").first.click()
    guest.picker.wait_for()
    found["picker"] = left(guest, language) + unnamed(guest.page)

    assert {where: what for where, what in found.items() if what} == {}
    guest.leave()


def test_english_is_found_where_it_stands(guest: Guest) -> None:
    guest.go("/settings")

    found = left(guest, "fr")

    assert "web-set-language: Language" in found
    assert "web-set-confirm-pass: Ask before a pass that gives the round away" in found


def test_the_language_is_that_of_the_browser_until_a_link_or_a_person_says_otherwise(
    browser: Browser, server: Server
) -> None:
    guest = Guest(browser, server, locale="cs-CZ", language="")
    guest.go("/about")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("O hře")

    guest.go("/about?lang=fr")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("À propos")
    guest.page.get_by_role("link", name="Seven Cats").click()
    expect(guest.page.get_by_role("button", name="Jouer", exact=True)).to_be_visible()
    guest.go("/settings")
    guest.page.get_by_label("Langue").select_option("nl")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Instellingen")
    guest.page.reload()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Instellingen")
    guest.leave()


def test_the_language_changes_in_mid_game_and_the_game_stays(guest: Guest) -> None:
    table = guest.lay(FULL)
    guest.play("ves")
    n = guest.n
    guest.card("catapult").click()

    guest.page.get_by_role("button", name="Menu").locator("visible=true").click()
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_label("Language").select_option("cs")
    guest.page.keyboard.press("Escape")

    log = guest.page.get_by_role("complementary")
    expect(log.get_by_text("Vynášíš kartu: Ves (Přední linie).")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Zahrát: Obléhání")).to_be_visible()  # the chosen card is chosen
    assert guest.n == n
    assert guest.page.url.endswith(table)
    guest.page.get_by_role("button", name="Zahrát: Obléhání").click()
    guest.wait_after(n)
    expect(guest.unit("0 siege catapult")).to_be_visible()


def test_a_refusal_is_said_in_the_language_of_the_page(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server, language="nl")

    guest.go("/table/no-such-table")

    expect(guest.page.get_by_role("alert")).to_contain_text("of je bent er niet uitgenodigd")
    guest.leave()
