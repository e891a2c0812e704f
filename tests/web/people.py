"""People before a browser: what they do with mouse, keyboard or finger, and what they see."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from tests.server.servers import Server

SIZES = {"laptop": (1366, 768), "phone": (390, 844), "wide": (1920, 1080)}
SECONDS = 30  # nothing takes longer than this
GAME = 180  # nor a whole game than this
QUICK = {"language": "en", "speed": "fast", "motion": "reduced", "sound": False, "hints": False}


def lay_table(page: Page, address: str, wish: dict[str, Any]) -> str:
    """Lay a table over the wire, as the page would; its id."""
    answer = page.request.post(f"{address}/api/v2/tables", data=wish)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


class Guest:
    """Somebody with a browser of their own. Errors on the page are kept, and must not happen."""

    def __init__(
        self, browser: Browser, server: Server, size: str = "laptop", locale: str = "en-GB", **settings: Any
    ) -> None:
        self.server = server
        width, height = SIZES[size]
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=size == "phone", locale=locale
        )
        kept = json.dumps(json.dumps({**QUICK, **settings}))
        self.context.add_init_script(f"localStorage[KEY] ??= {kept}".replace("KEY", "'sevencats-settings'"))
        self.page = self.context.new_page()
        self.page.set_default_timeout(SECONDS * 1000)
        self.errors: list[str] = []
        self.hosts: set[str] = set()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))

    def leave(self) -> None:
        self.context.close()
        assert not self.errors, self.errors

    def go(self, path: str) -> None:
        self.page.goto(self.server.url + path)
        expect(self.page.locator("h1").first).to_be_attached(timeout=SECONDS * 1000)

    def lay(self, position: dict[str, Any] | None = None, level: str = "random", **wish: Any) -> str:
        """Lay a table of Gwent and sit down at it."""
        setup = {} if position is None else {"position": position}
        seats = [{"who": "me"}, {"who": "bot", "level": level}]
        table = lay_table(self.page, self.server.url, {"game": "gwent", "setup": setup, "seats": seats, **wish})
        self.sit(table)
        return table

    def sit(self, table: str) -> None:
        self.page.goto(f"{self.server.url}/table/{table}")
        self.board.wait_for()

    # what is seen

    @property
    def board(self) -> Locator:
        return self.page.locator("main.game")

    @property
    def n(self) -> int:
        return int(self.board.get_attribute("data-n") or 0)

    @property
    def picker(self) -> Locator:
        return self.page.locator("dialog[open]:has(.options)")

    @property
    def over(self) -> bool:
        return self.page.locator("dialog[open] table").count() > 0

    def card(self, id: str) -> Locator:
        return self.page.locator(f"[data-hand] [data-card={id}]").first

    def unit(self, place: str) -> Locator:
        """`0 close ves`"""
        return self.page.locator(f'[data-unit="{place}"]').first

    def wait_after(self, n: int) -> None:
        """Until the table has gone on."""
        self.page.wait_for_function("n => Number(document.querySelector('main.game')?.dataset.n) > n", arg=n)

    # what is done

    def play(self, id: str) -> None:
        """Choose a card of the hand, then the button that plays it."""
        n = self.n
        self.card(id).click()
        self.page.locator(".caption .ways .button").first.click()
        self.wait_after(n)

    def pick(self, name: str) -> None:
        """Answer the open question."""
        n = self.n
        self.picker.get_by_role("button", name=name, exact=True).first.click()
        self.picker.locator("footer .button.main:enabled").click()
        self.wait_after(n)

    def move(self) -> None:
        """Do something sensible with the mouse: answer what is asked, play the last card that is lit, or pass."""
        if self.page.locator(".counted:not([inert])").count():  # one that is closing is inert
            self.page.locator(".counted:not([inert])").click()
        elif self.picker.count():
            if not self.picker.locator("footer .button.main:enabled").count():
                self.picker.locator(".options button:enabled").first.click()
            self.picker.locator("footer .button.main:enabled").first.click()
        elif self.page.locator("[data-hand] button.lit").count():
            self.page.locator("[data-hand] button.lit").last.click()
            self.page.locator(".caption .ways .button").first.click()
        elif self.page.locator(".pass button:enabled:visible, .foot .button:not(.quiet):enabled:visible").count():
            self.page.locator(".pass button:enabled:visible, .foot .button:not(.quiet):enabled:visible").first.click()
            if self.page.get_by_role("button", name="Pass anyway").count():
                self.page.get_by_role("button", name="Pass anyway").click()
        else:
            self.page.wait_for_timeout(50)

    def play_to_the_end(self, move: Callable[[], None] | None = None) -> None:
        self.move_until(lambda: self.over, move or self.move)

    def move_until(self, over: Callable[[], bool], move: Callable[[], None]) -> None:
        """Do this again and again, even if what was about to be clicked has just gone."""
        self.page.set_default_timeout(2000)
        end = time.monotonic() + GAME
        while not over() and time.monotonic() < end:
            with suppress(TimeoutError):
                move()
        self.page.set_default_timeout(SECONDS * 1000)
        assert over(), "the game did not end"
