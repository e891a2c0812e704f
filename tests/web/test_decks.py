"""The deck builder: faults as the engine finds them, decks that travel by link and file, and no need of a network."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from sevencats.gwent import decks
from sevencats.gwent.editions import EDITIONS
from tests.server.servers import Server
from tests.server.test_decks import random_deck
from tests.web.axe import judged, unnamed
from tests.web.links import linked
from tests.web.people import SECONDS, SIZES, Guest

KINDS = (
    (r"The faction \S+ is not in the edition", "faction "),
    (r"The leader (\S+) belongs to", "leader-faction "),
    (r"The leader (\S+) is not in the edition", "leader-edition "),
    (r"It has \d+ units", "units "),
    (r"It has \d+ special", "specials "),
    (r"(\S+) belongs in the reserve", "reserve "),
    (r"It has \d+ of (\S+);", "copies "),
    (r"(\S+) is not in the edition", "edition "),
    (r"(\S+) belongs to", "foreign "),
)
LONG = SECONDS * 1000  # for what comes over the network
BUILDER = {"en": "Deck builder", "fr": "Atelier de decks", "nl": "Deckbouwer", "cs": "Tvorba balíčků"}


def found_by_the_engine(deck: decks.Deck, edition: str) -> set[str]:
    """The faults of a deck, each by its kind and what it is about; the reserve is laid by the page itself."""
    found = set()
    for sentence in map(str, decks.faults(deck, EDITIONS[edition])):
        if "the reserve" in sentence.lower() and "belongs in" not in sentence:
            continue
        match, kind = next((match, kind) for pattern, kind in KINDS if (match := re.match(pattern, sentence)))
        found.add(kind + (match[1] if match.groups() else ""))
    return found


def copy(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()
    expect(page.get_by_label("Name of the deck")).to_have_value(name)


def inside(page: Page) -> list[str]:
    return page.locator(".lines li .name").all_inner_texts()


def test_faults_are_those_of_the_engine_on_random_decks(guest: Guest) -> None:
    luck = random.Random(0)
    met: set[str] = set()
    guest.go("/decks")
    page = guest.page
    page.get_by_role("button", name="Skellige: berserkers").wait_for()

    for n in range(15):
        deck, edition = random_deck(luck), luck.choice(list(EDITIONS))
        shared = {"edition": edition, "deck": {**deck.data(), "name": f"Deck {n}"}}
        page.evaluate("hash => { location.hash = hash }", linked(shared))
        expect(page.get_by_label("Name of the deck")).to_have_value(f"Deck {n}")
        shown = page.locator("[data-fault]").evaluate_all("all => all.map(one => one.dataset.fault)")
        assert set(shown) == found_by_the_engine(deck, edition), deck.data()
        met |= {one.split()[0] for one in shown}

    assert met >= {"copies", "edition", "faction", "foreign", "leader-faction", "units"}


def test_a_deck_goes_round_by_link_and_by_file_and_is_played(browser: Browser, server: Server, tmp_path: Path) -> None:
    first, second = Guest(browser, server), Guest(browser, server, size="phone")
    first.go("/decks")
    copy(first.page, "Monsters: the muster")
    first.page.get_by_role("button", name=re.compile("^Add Draug")).click()
    first.page.get_by_label("Name of the deck").fill("The nest")
    first.page.get_by_role("button", name="Share").click()
    link = first.page.get_by_label("The deck as a link").input_value()
    with first.page.expect_download() as saved:
        first.page.get_by_role("button", name="Save as a file").click()
    saved.value.save_as(tmp_path / "nest.toml")
    deck = decks.load(tmp_path / "nest.toml")

    second.page.goto(link)
    expect(second.page.get_by_text("This deck may be played.")).to_be_visible()
    second.page.get_by_role("button", name="Deck: ").click()
    by_link = inside(second.page)
    second.page.get_by_role("button", name="Other decks").click()
    second.page.get_by_role("button", name="Import a deck").click()
    second.page.get_by_label("Or a file").set_input_files(tmp_path / "nest.toml")
    second.page.get_by_role("button", name="Deck: ").click()

    assert deck.name == "The nest"
    assert decks.faults(deck, EDITIONS["anniversary"]) == []
    assert "Draug" in by_link
    assert len(by_link) == len(set(deck.cards))
    assert inside(second.page) == by_link
    second.page.get_by_role("button", name="Play with it").click()
    chosen = second.page.get_by_role("combobox", name="Deck", exact=True)
    expect(chosen).to_have_value("own:The nest", timeout=LONG)
    second.page.get_by_role("button", name="Begin").click()
    second.board.wait_for()
    first.leave()
    second.leave()


def test_what_is_wrong_is_said_in_words_while_building(guest: Guest) -> None:
    guest.go("/decks")
    page = guest.page
    page.get_by_role("button", name=re.compile("^Monsters Keeps")).click()
    faults = page.locator("[data-fault]")
    expect(faults).to_have_text("It has no units; it needs at least 22, heroes counted.")

    page.get_by_role("searchbox").fill("nekker")
    nekker = page.get_by_role("button", name=re.compile("^Add Nekker"))
    for _ in range(4):
        nekker.press("Enter")
    expect(faults).to_have_text("It has 3 units, heroes counted; it needs at least 22.")
    expect(page.get_by_text("There are only 3 of Nekker, and all are in the deck.").first).to_be_visible()
    nekker.press("-")
    expect(faults).to_have_text("It has 2 units, heroes counted; it needs at least 22.")
    page.get_by_role("button", name="Take back").click()
    expect(faults).to_have_text("It has 3 units, heroes counted; it needs at least 22.")

    page.get_by_role("button", name="Import a deck").click()
    page.get_by_label("List or link").fill("Nest\nEredin: Bringer of Death\n3 Nekkr\n1 Xyzzy")
    page.get_by_role("button", name="Put it on the bench").click()
    expect(page.get_by_role("alert")).to_contain_text("“Nekkr” is no card; did you mean “Nekker”?")
    expect(page.get_by_role("alert")).to_contain_text("“Xyzzy” is no card; expected a card")
    page.keyboard.press("Escape")
    page.evaluate("location.hash = 'broken'")
    expect(page.get_by_role("alert")).to_contain_text("The link brings no deck, or not all of it; ask for it again.")
    expect(faults).to_have_text("It has 3 units, heroes counted; it needs at least 22.")


def test_it_opens_and_works_without_a_network_after_a_visit_to_the_house(guest: Guest) -> None:
    guest.go("/about")
    page = guest.page
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)

    guest.go("/decks")
    copy(page, "Skellige: berserkers")
    expect(page.get_by_text("This deck may be played: Anniversary box (2025).")).to_be_visible()
    fours = sum(card.strength == 4 for card in decks.find("init-skellige").units)
    expect(page.get_by_text(f"Strength 4: {fours} units")).to_be_attached()
    expect(page.get_by_text("The odds come from the inn")).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Keep the deck").click()
    expect(page.get_by_role("status").filter(has_text="is kept on this device")).to_be_visible()
    page.get_by_role("button", name="Other decks").click()
    expect(page.get_by_text("On this device only")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("On this device only")).to_have_count(0, timeout=LONG)

    kept = page.evaluate("fetch('/api/v2/shelf/decks').then(answer => answer.json())")
    assert [one["name"] for one in kept["things"]] == ["Skellige: berserkers"]
    page.get_by_role("button", name="Skellige: berserkers", exact=True).click()
    expect(page.get_by_role("row", name=re.compile("Heroes"))).to_contain_text("%", timeout=LONG)


def test_axe_finds_nothing_in_four_languages_and_nothing_scrolls_sideways(browser: Browser, server: Server) -> None:
    found = {}

    for language, size in zip(BUILDER, ("laptop", "phone", "wide", "phone"), strict=True):
        guest = Guest(browser, server, size=size, language=language)
        page = guest.page
        guest.go("/decks")
        bad = {**decks.find("asundr-skellige").data(), "name": "Deck", "faction": "monsters"}
        page.evaluate("hash => { location.hash = hash }", linked({"edition": "classic-2015", "deck": bad}))
        expect(page.get_by_role("heading", level=1)).to_have_text(BUILDER[language])
        expect(page.locator("[data-fault]")).not_to_have_count(0)
        look = judged if size == "phone" else unnamed
        found[language] = look(page)
        for view in page.locator(".bar .button:visible").all():
            view.click()
            found[language] += look(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
        guest.leave()

    assert found == {language: [] for language in BUILDER}
