"""Somebody at a table of Unmatched in a browser, and positions to sit down at."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page

from sevencats import unmatched
from sevencats.core.state import View
from tests.web.people import lay_table

DESKTOP: Final = (1366, 768)
WIDE: Final = (1920, 1080)
PHONE: Final = (390, 844)
SETTINGS: Final = (
    "localStorage.setItem('sevencats-settings', JSON.stringify({speed: 'fast', sound: false, language: 'en'}))"
)
OFFERED: Final = "dialog[open] [data-card], .hit.usable, .hand .lit, .ask .buttons .button:not(:disabled), .end"
MARK_SEEN: Final = """() => {
  for (const hit of document.querySelectorAll(".hit")) {
    const box = hit.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    hit.toggleAttribute("data-seen", hit.contains(top));
  }
}"""  # on a phone only a part of the battlefield is in sight
HEROES: Final = (("geralt", "leshen"), ("ciri", "geralt"), ("leshen", "ciri"), ("geralt", "ciri"))


@contextmanager
def sitting(browser: Browser, address: str, size: tuple[int, int] = DESKTOP) -> Iterator[Page]:
    """A page of a person who just came in. Whatever the page complains about fails the test."""
    phone = size == PHONE
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        base_url=address,
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
    )
    context.set_default_timeout(20_000)
    context.add_init_script(SETTINGS)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    yield page
    context.close()
    assert not complaints, complaints


def lay(page: Page, setup: dict[str, Any], seats: int = 2) -> None:
    """Lay a table against bots that do anything, and sit down at it."""
    own = setup.pop("seats", [{}] * seats)
    wish = {
        "game": "unmatched",
        "setup": setup,
        "seats": [{"who": "bot" if n else "me", "level": "random", "setup": own[n]} for n in range(seats)],
    }
    page.goto(f"/table/{lay_table(page, '', wish)}")
    page.wait_for_selector("main.screen")


def found(about: str, holds: Callable[[View], bool] = lambda view: True, tries: int = 120) -> dict[str, Any]:
    """A position in which the first seat is asked this, met in games between two that do anything."""
    for seed in range(tries):
        luck = random.Random(seed)
        match = unmatched.new(*HEROES[seed % 4], board=unmatched.GAME.setup({})["board"], seed=seed)
        while match.decision is not None:
            decision = match.decision
            if decision.seat == 0 and decision.about == about and holds(match.view(0)):
                return dict(match.state.data())
            match.choose(luck.choice(match.options))
    raise AssertionError(f'no position with the question "{about}" in {tries} games')


def asked(about: str) -> dict[str, Any]:
    """A position with this question. One is too rare to be met: it is put to somebody who may ignore a discard."""
    if about != "ignore":
        return found(about)
    position = found("action", lambda view: view["sides"][0]["ongoing"] == "tawny-owl")
    return position | {"asked": {"rule": "discard-at-random", "seat": 0}}


def until(page: Page, says: str, about: Any = None) -> None:
    """Wait until this function of the page says so."""
    for _ in range(400):
        if page.evaluate(says, about):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never came true: {says} {about!r}")


def ready(page: Page) -> Locator | None:
    """The table, once something can be done: on the board, in the hand, in the picker, with a button; None if over."""
    page.wait_for_selector(OFFERED, state="attached")
    return None if page.locator(".end").count() else page.locator("main.screen")


def act(page: Page, luck: random.Random) -> None:
    """Do one thing that is offered, with the mouse."""
    if page.locator("dialog[open]").count():
        choose(page.locator("dialog [data-card]"), luck)
        page.locator("dialog .button.main").click()
        return
    page.evaluate(MARK_SEEN)
    spaces, cards = page.locator(".hit.usable[data-seen]"), page.locator(".hand .lit")
    buttons = page.locator(".ask .buttons .button:not(:disabled)")
    ways = [way for way in (spaces, spaces, cards, cards, buttons) if way.count()]
    way = luck.choice(ways)
    choose(way, luck)
    confirm = page.locator(".ask .button.main:not(:disabled)")
    if confirm.count() and page.locator(".ask").get_by_role("button", name="Back").count():  # it is only picked so far
        confirm.click()


def choose(things: Locator, luck: random.Random) -> None:
    things.nth(luck.randrange(things.count())).click()
