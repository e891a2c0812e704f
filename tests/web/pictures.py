"""Makes the pictures of the documentation anew: `make pictures`. What they show is laid from positions."""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from tests.server.servers import Server
from tests.web.conftest import ROOT
from tests.web.needs import CLIENT, chromium, missing
from tests.web.people import Guest, lay_table
from tests.web.unmatched_house import found

FOLDER: Final = ROOT / "docs/pictures"
MOST: Final = 250_000  # bytes of one picture
QUALITY: Final = 82
TABLE: Final[dict[str, Any]] = {
    "round": 2,
    "scores": [[51, 40]],
    "side": [
        {
            "leader": "foltest-the-siegemaster",
            "deck": ["ves", "thaler", "keira-metz", "siege-tower"],
            "hand": [
                "yennefer-of-vengerberg",
                "catapult",
                "ballista",
                "dun-banner-medic",
                "crinfrid-reavers-dragon-hunter",
                "dethmold",
                "prince-stennis",
                "decoy",
                "scorch",
                "clear-weather",
            ],
            "discard": ["yarpen-zigrin", "trebuchet", "sabrina-glevissig", "sigismund-dijkstra", "catapult"],
            "close": [
                "vernon-roche",
                "zoltan-chivay",
                "ves",
                "siegfried-of-denesle",
                "olgierd-von-everec",
                "blue-stripes-commando*3",
                "commanders-horn",
            ],
            "ranged": ["philippa-eilhart", "keira-metz"],
            "siege": ["trebuchet", "kaedweni-siege-expert"],
        },
        {
            "leader": "eredin-commander-of-the-red-riders",
            "leader_used": True,
            "gems": 1,
            "passed": True,
            "weather": ["biting-frost"],
            "hand": ["werewolf", "draug"],
            "deck": ["griffin", "foglet"],
            "discard": ["scorch"],
            "close": ["imlerith", "arachas*3", "nekker*3", "ghoul*3", "fiend", "griffin"],
            "ranged": ["leshen", "toad", "grave-hag", "harpy", "gargoyle", "wyvern"],
            "siege": ["arachas-behemoth", "fire-elemental", "ice-giant", "thaler"],
        },
    ],
}


def home(guest: Guest) -> None:
    guest.go("/")


def table(guest: Guest) -> None:
    guest.lay(TABLE)
    guest.card("dun-banner-medic").click()


def explained(guest: Guest) -> None:
    guest.lay(TABLE)
    guest.unit("0 close blue-stripes-commando").click()
    guest.page.locator(".explain li").first.wait_for()


def picker(guest: Guest) -> None:
    table(guest)
    guest.page.locator(".caption .ways .button").first.click()
    guest.picker.locator(".options button").last.click()


def dice(guest: Guest) -> None:
    position = {
        "side": [
            {
                "faction": "northern-realms",
                "row": ["d8=7", "d8=5", "d6=5"],
                "hand": ["d10=9", "d8=4", "d6=4", "d6=3", "d4=3", "d4=2", "d4=1"],
            },
            {
                "faction": "monsters",
                "difficulty": "easy",
                "row": ["d6=6", "d6=5", "d4=4"],
                "hand": ["d6=3", "d6=2", "d4=3", "d4=2", "d4=1*3"],
            },
        ]
    }
    lay(guest, "dice", position)
    guest.page.locator(".hand .lit").first.click()


def battlefield(guest: Guest) -> None:
    lay(guest, "unmatched", found("move", lambda view: view["combat"] is not None))
    guest.page.locator(".hit.usable").first.wait_for(state="attached")


def forest(guest: Guest) -> None:
    lay(guest, "unmatched", None, board="fayrlund-forest")
    guest.page.locator(".hit.usable").first.wait_for(state="attached")


def lay(guest: Guest, game: str, position: dict[str, Any] | None, **setup: Any) -> None:
    heroes = [{"hero": "leshen"}, {"hero": "ciri"}] if position is None else [{}, {}]
    wish = {
        "game": game,
        "setup": setup if position is None else {"position": position},
        "seats": [{"who": "me", "setup": heroes[0]}, {"who": "bot", "level": "random", "setup": heroes[1]}],
    }
    guest.page.goto(f"{guest.server.url}/table/{lay_table(guest.page, guest.server.url, wish)}")
    guest.page.locator("main").wait_for()


PICTURES: Final[tuple[tuple[str, str, Callable[[Guest], None]], ...]] = (
    ("home-laptop", "laptop", home),
    ("home-phone", "phone", home),
    ("gwent-laptop", "laptop", table),
    ("gwent-wide", "wide", table),
    ("gwent-phone", "phone", table),
    ("gwent-phone-explain", "phone", explained),
    ("gwent-picker", "laptop", picker),
    ("dice-laptop", "laptop", dice),
    ("dice-phone", "phone", dice),
    ("unmatched-laptop", "laptop", battlefield),
    ("unmatched-phone", "phone", battlefield),
    ("unmatched-forest", "laptop", forest),
)


def take(browser: Browser, server: Server, name: str, size: str, scene: Callable[[Guest], None]) -> int:
    """One picture, as WebP; its size in bytes."""
    guest = Guest(browser, server, size=size)
    scene(guest)
    guest.page.evaluate("document.fonts.ready")
    guest.page.wait_for_timeout(600)  # what moves has come to rest
    devtools = guest.context.new_cdp_session(guest.page)
    shot = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    data = base64.b64decode(shot["data"])
    assert len(data) < MOST, f"{name} has {len(data)} bytes"
    (FOLDER / f"{name}.webp").write_bytes(data)
    guest.leave()
    return len(data)


def main() -> None:
    if why := missing():
        sys.exit(why)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        server = Server(Path(folder), "--client", str(CLIENT))
        try:
            for name, size, scene in PICTURES:
                print(f"{name}: {take(browser, server, name, size, scene) // 1000} kB")
        finally:
            server.stop()
            browser.close()


if __name__ == "__main__":
    main()
