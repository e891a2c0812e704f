"""Unmatched in a real browser: from setup to end, every question, three sizes, keyboard, touch, accessibility."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server
from tests.web.axe import judged
from tests.web.unmatched_house import (
    DESKTOP,
    PHONE,
    WIDE,
    act,
    asked,
    found,
    lay,
    ready,
    sitting,
    until,
)

QUESTIONS: Final = (
    "equipment",
    "place",
    "action",
    "boost",
    "limit",
    "move",
    "attack",
    "defence",
    "discard",
    "ignore",
    "look",
    "search",
    "take",
    "hit",
    "spend",
    "through",
    "riposte",
    "summon",
    "draw",
)
THREE: Final[list[dict[str, Any]]] = [
    {"hero": "ciri", "hand": ["zireael", "blink", "parry"]},
    {"hero": "leshen"},
    {"hero": "geralt", "equipment": ["sword-of-steel", "wolf-medallion", "blizzard"], "ongoing": "blizzard"},
]
EQUIPPED: Final = ["sword-of-steel", "wolf-medallion", "blizzard"]
LATE: Final[dict[str, Any]] = {  # a whole game of Unmatched has hundreds of choices
    "side": [{"hero": "ciri", "hand": ["zireael*2", "blink*2", "parry*2"]}, {"hero": "leshen"}],
    "fighter": [{"name": "ciri", "space": "K31", "health": 5}, {"name": "leshen", "space": "K32", "health": 2}],
}
ALONE: Final[dict[str, Any]] = {  # nothing to play, nobody near
    "side": [{"hero": "geralt", "equipment": EQUIPPED, "hand": ["igni"]}, {"hero": "leshen"}],
    "fighter": [{"name": "geralt", "space": "K09"}, {"name": "leshen", "space": "K31"}],
}
ATTACK: Final[dict[str, Any]] = {  # one card fits
    "side": [{"hero": "geralt", "equipment": EQUIPPED, "hand": ["igni"]}, {"hero": "leshen", "hand": []}],
    "fighter": [{"name": "geralt", "space": "K09"}, {"name": "leshen", "space": "K10"}],
}
PARTS: Final = ("theirs", "mine", "field", "zones", "right", "strip", "ask", "hand", "foot")


# -- playing


def test_a_game_is_laid_and_begun_with_the_mouse(browser: Browser, server: Server) -> None:
    luck = random.Random(5)
    with sitting(browser, server.url) as page:
        page.goto("/play/unmatched")
        page.get_by_label("Your hero").select_option("leshen")
        page.get_by_label("Their hero").select_option("ciri")
        page.get_by_label("Battlefield").select_option("fayrlund-forest")
        page.locator("input[value=novice]").check()
        page.get_by_role("button", name="Begin").click()
        page.wait_for_selector("main.screen")

        while ready(page) and page.locator(".right ol").last.locator("li").count() < 40:
            act(page, luck)

        assert "begins" in page.locator(".right ol").last.inner_text()


def test_a_game_is_played_to_its_end_with_the_mouse(browser: Browser, server: Server) -> None:
    luck = random.Random(5)
    with sitting(browser, server.url) as page:
        lay(page, {"position": LATE})

        while ready(page):
            act(page, luck)

        assert "win" in page.locator(".end").inner_text()


@pytest.mark.parametrize("about", QUESTIONS)
def test_every_question_can_be_answered_on_the_table(browser: Browser, server: Server, about: str) -> None:
    luck = random.Random(1)
    with sitting(browser, server.url) as page:
        lay(page, {"position": asked(about)})
        ready(page)
        before = page.locator(".right ol").last.inner_text()

        while ready(page) and page.locator(".right ol").last.inner_text() == before:
            act(page, luck)

        assert page.locator(".right ol").last.inner_text() != before


def test_a_game_is_begun_on_a_phone_with_the_finger(browser: Browser, server: Server) -> None:
    luck = random.Random(3)
    with sitting(browser, server.url, PHONE) as page:
        lay(page, {"board": "kaer-morhen", "seats": [{"hero": "leshen"}, {"hero": "ciri"}]})

        for _ in range(12):
            ready(page)
            act(page, luck)
        ready(page)
        page.get_by_role("button", name="Log").tap()

        assert page.locator("dialog li").count() > 10


def test_what_is_all_that_can_be_done_is_shown_and_confirmed(browser: Browser, server: Server) -> None:
    with sitting(browser, server.url) as page:
        lay(page, {"position": ALONE})
        ready(page)

        expect(page.locator(".ask p")).to_contain_text("Nothing else is possible")
        expect(page.locator(".hand button.card")).to_have_count(1)
        page.locator(".ask").get_by_role("button", name="Manoeuvre").click()

        expect(page.locator(".hand button.card")).to_have_count(2)


def test_an_attack_and_its_only_card_are_picked_confirmed_and_taken_back(browser: Browser, server: Server) -> None:
    with sitting(browser, server.url) as page:
        lay(page, {"position": ATTACK})
        ready(page)
        back, ask = page.locator(".ask").get_by_role("button", name="Back"), page.locator(".ask")

        page.locator("[data-space=K10]").click()
        expect(ask.get_by_role("button", name="Geralt attacks Leshen")).to_be_visible()
        page.keyboard.press("Escape")
        expect(back).to_have_count(0)
        page.locator("[data-space=K10]").click()
        ask.get_by_role("button", name="Geralt attacks Leshen").click()
        expect(ask.get_by_role("button", name="Attack with Igni")).to_be_visible()
        expect(ask.locator("p")).to_contain_text("After combat")
        back.click()
        expect(ask.locator("h2")).to_contain_text("Your action")
        page.locator("[data-space=K10]").click()
        page.locator("[data-space=K10]").click()
        ask.get_by_role("button", name="Attack with Igni").click()

        expect(page.locator(".right ol").last).to_contain_text("Igni")


def test_a_manoeuvre_is_made_with_the_keyboard_alone(browser: Browser, server: Server) -> None:
    with sitting(browser, server.url) as page:
        lay(page, {"position": found("action", lambda view: view["actions"] == 2 and not view["combat"])})
        ready(page)

        page.keyboard.press("1")
        expect(page.locator(".ask p")).to_contain_text("Draw a card")
        page.keyboard.press("Enter")
        until(page, "() => document.querySelector('.ask h2').innerText.startsWith('Discard a card')")
        ready(page)
        page.keyboard.press("1")
        page.wait_for_selector(".hit.usable", state="attached")
        for _ in range(40):
            if page.evaluate("document.activeElement.classList.contains('hit')"):
                break
            page.keyboard.press("Tab")
        start = page.evaluate("document.activeElement.dataset.space")
        seen = {start}
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 3:
            page.keyboard.press(key)
            seen.add(page.evaluate("document.activeElement.dataset.space"))
            if page.evaluate("document.activeElement.classList.contains('usable')"):
                break
        space = page.evaluate("document.activeElement.dataset.space")
        page.keyboard.press("Enter")
        expect(page.locator(".hit.picked")).to_have_attribute("data-space", space)
        page.keyboard.press("Enter")
        until(page, "space => [...document.querySelectorAll('.right li')].at(-1).innerText.includes(space)", space)

        assert len(seen) > 1


def test_a_card_is_picked_with_its_number_and_laid_with_enter(browser: Browser, server: Server) -> None:
    with sitting(browser, server.url) as page:
        lay(page, {"position": found("attack", lambda view: len(view["decision"]["options"]) > 1)})
        ready(page)

        page.keyboard.press("1")
        page.wait_for_selector(".hand .chosen")
        until(page, "() => document.activeElement.classList.contains('main')")
        page.keyboard.press("Enter")

        until(page, "() => document.querySelector('.right').innerText.includes('You lay')")


# -- what is seen


def test_a_space_tells_its_zones_its_fighter_and_what_can_be_done_there(browser: Browser, server: Server) -> None:
    position = found("move", lambda view: len(view["decision"]["options"]) > 5)
    with sitting(browser, server.url) as page:
        lay(page, {"position": position})
        ready(page)

        labels = page.locator(".hit").evaluate_all("hits => hits.map(hit => hit.getAttribute('aria-label'))")
        lit = page.locator(".hit.usable").first.get_attribute("aria-label") or ""

        assert len(labels) == 32
        assert "K16: sky blue, royal blue." in " ".join(labels)
        assert any("health." in label for label in labels)
        assert " to K" in lit


def test_the_cards_of_both_sides_can_be_browsed(browser: Browser, server: Server) -> None:
    with sitting(browser, server.url) as page:
        lay(page, {"position": found("action", lambda view: len(view["sides"][1]["discard"]) > 3)})
        ready(page)

        page.locator(".theirs .pile").click()

        assert page.locator("dialog li").count() > 3
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")


def test_a_combat_shows_both_cards_their_values_and_the_moment(browser: Browser, server: Server) -> None:
    with sitting(browser, server.url) as page:
        lay(page, {"position": found("move", lambda view: view["combat"] is not None)})
        ready(page)

        panel = page.locator(".right")

        assert "against" in panel.inner_text()
        assert "After combat" in panel.locator("[aria-current=step]").inner_text()
        assert panel.locator(".card").count() == 2


# -- sizes and accessibility


def scenes() -> list[tuple[str, dict[str, Any], int]]:
    """The empty board, a full one with a combat, a large hand, the picker, three seats."""
    return [
        ("setup", {"board": "fayrlund-forest", "seats": [{"hero": "leshen"}, {"hero": "ciri"}]}, 2),
        ("combat", {"position": found("move", lambda view: view["combat"] is not None)}, 2),
        ("large hand", {"position": found("limit")}, 2),
        ("picker", {"position": found("look")}, 2),
        ("three", {"position": {"side": [dict(side) for side in THREE]}}, 3),
    ]


@pytest.mark.parametrize("size", [PHONE, DESKTOP, WIDE], ids=["phone", "laptop", "wide"])
def test_nothing_overlaps_or_is_cut_and_axe_finds_nothing(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    faults: list[str] = []

    for name, setup, seats in scenes():
        with sitting(browser, server.url, size) as page:
            lay(page, setup, seats)
            ready(page)
            seen = layout(page, size) + ([] if size == WIDE else judged(page))
            faults += [f"{name}: {fault}" for fault in seen]

    assert not faults, "\n".join(faults)


def layout(page: Page, size: tuple[int, int]) -> list[str]:
    """Parts that lie on each other or outside of the window."""
    parts = {part: page.locator(f"main > .{part}") for part in PARTS}
    boxes = {name: box for name, part in parts.items() if part.count() and (box := part.bounding_box())}
    faults = [
        f"{part} is outside: {box}"
        for part, box in boxes.items()
        if box["x"] < -3
        or box["y"] < 0
        or box["x"] + box["width"] > size[0] + 3
        or box["y"] + box["height"] > size[1] + 3
    ]
    names = list(boxes)
    faults += [f"{a} lies on {b}" for k, a in enumerate(names) for b in names[k + 1 :] if overlap(boxes[a], boxes[b])]
    if page.evaluate("[...document.querySelectorAll('.ongoing')].some(one => one.scrollHeight > one.clientHeight)"):
        faults.append("what is ongoing is cut")
    if page.evaluate("document.documentElement.scrollWidth") > size[0]:
        faults.append("the page scrolls sideways")
    return faults


def overlap(a: Any, b: Any) -> bool:
    return bool(
        min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"]) > 4
        and min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"]) > 4
    )
