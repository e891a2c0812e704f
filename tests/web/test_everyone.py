"""Everybody can use every page: axe finds nothing, nothing scrolls sideways, and it is light."""

from __future__ import annotations

import json
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Browser, Response, expect

from tests.server.servers import Server
from tests.web.axe import judged
from tests.web.people import SIZES, Guest

LIGHT = 200_000  # bytes of packed script and style until the first card can be played
FULL: dict[str, Any] = {
    "round": 2,
    "scores": [[40, 51]],
    "side": [
        {
            "leader": "foltest-the-siegemaster",
            "hand": [
                "yennefer-of-vengerberg",
                "catapult",
                "ballista",
                "dun-banner-medic",
                "decoy",
                "scorch",
                "clear-weather",
                "ves",
                "trebuchet",
                "dethmold",
                "prince-stennis",
                "thaler",
                "keira-metz",
                "siege-tower",
            ],
            "discard": ["yarpen-zigrin", "catapult"],
            "close": [
                "vernon-roche",
                "zoltan-chivay",
                "ves",
                "olgierd-von-everec",
                "blue-stripes-commando*3",
                "commanders-horn",
            ],
            "ranged": ["philippa-eilhart", "keira-metz"],
            "siege": ["trebuchet", "kaedweni-siege-expert*3"],
        },
        {
            "leader": "eredin-commander-of-the-red-riders",
            "leader_used": True,
            "gems": 1,
            "passed": True,
            "weather": ["biting-frost", "impenetrable-fog", "torrential-rain"],
            "hand": ["werewolf"],
            "discard": ["draug", "scorch"],
            "close": ["imlerith", "arachas*3", "nekker*3", "ghoul*3", "fiend", "griffin"],
            "ranged": ["leshen", "toad", "grave-hag", "harpy", "gargoyle", "wyvern"],
            "siege": ["arachas-behemoth", "fire-elemental", "ice-giant", "thaler"],
        },
    ],
}


PAGES = (
    "/",
    "/decks",
    "/play/gwent",
    "/play/gwent?with=friend",
    "/play/dice",
    "/play/unmatched",
    "/settings",
    "/account",
    "/about",
    "/nowhere",
    "/learn",
    "/learn/weather",
)


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_axe_finds_nothing_on_any_page_and_none_scrolls_sideways(browser: Browser, server: Server, size: str) -> None:
    guest = Guest(browser, server, size=size)
    found = {}

    for path in PAGES:
        guest.go(path)
        found[path] = judged(guest.page)
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0], path

    assert {where: what for where, what in found.items() if what} == {}
    guest.leave()


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_axe_finds_nothing_at_a_full_table_and_its_dialogs(browser: Browser, server: Server, size: str) -> None:
    guest = Guest(browser, server, size=size)
    guest.lay(FULL)
    found = {"table": judged(guest.page)}

    guest.card("dun-banner-medic").click()
    found["chosen"] = judged(guest.page)
    guest.page.locator(".caption .ways .button").first.click()
    guest.picker.locator(".options button").first.click()
    found["picker"] = judged(guest.page)
    guest.pick("Revive Catapult")
    guest.unit("0 siege catapult").click()
    found["explain"] = judged(guest.page)
    guest.page.keyboard.press("Escape")
    guest.page.locator("[data-plate='0'] .leader").click()
    found["leader"] = judged(guest.page)
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Discard pile").locator("visible=true").first.click()
    found["pile"] = judged(guest.page)
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Menu").locator("visible=true").click()
    found["menu"] = judged(guest.page)
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.get_by_role("button", name="Resign").click()
    expect(guest.page.locator("dialog[open] table")).to_be_visible()
    found["end"] = judged(guest.page)

    assert {where: what for where, what in found.items() if what} == {}
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    guest.leave()


def test_axe_finds_nothing_in_the_lobby(guest: Guest) -> None:
    guest.go("/play/gwent?with=friend")
    guest.page.get_by_role("button", name="Lay the table and invite").click()
    guest.page.get_by_label("Send this link").wait_for()

    assert judged(guest.page) == []


def test_it_is_light_and_asks_nobody_else(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server, hints=True)
    sizes: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if answer.request.resource_type in ("script", "stylesheet", "fetch") and "/assets/" in answer.url:
            sizes[answer.url] = int(answer.headers.get("content-length", 0))

    guest.page.on("response", weigh)
    guest.go("/")
    guest.page.get_by_role("button", name="Play now").click()
    guest.picker.get_by_role("button", name="Keep this hand").click()
    guest.page.locator("[data-hand] button").first.wait_for()

    assert 20_000 < sum(sizes.values()) <= LIGHT, json.dumps(sizes, indent=1)
    assert guest.hosts == {f"127.0.0.1:{server.port}"}
    guest.leave()


UNTIL = """([found, gone]) => new Promise((done, fail) => {
    setTimeout(() => fail(new Error(`${found} was never seen`)), 20000);
    const painted = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - begin)));
    const holds = () => document.querySelector(found) && !(gone && document.querySelector(gone));
    const begin = performance.now();
    const look = new MutationObserver(() => holds() && (look.disconnect(), painted()));
    look.observe(document.body, {subtree: true, childList: true, attributes: true});
    if (holds()) look.disconnect(), painted();
    CLICK
})"""  # the milliseconds until the frame is painted in which something is found


def test_a_choice_on_a_full_board_is_answered_at_once(browser: Browser, server: Server) -> None:
    """What the page works from a click to the frame that answers it; other work on the machine is not ours to judge."""
    guest = Guest(browser, server, motion="full")
    guest.lay(FULL)
    devtools = guest.context.new_cdp_session(guest.page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    took: dict[str, list[tuple[float, float]]] = {"chosen": [], "played": []}

    def worked() -> float:
        metrics = devtools.send("Performance.getMetrics")["metrics"]
        return 1000 * sum(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")

    def answered(what: str, click: str, found: str) -> None:
        before = worked()
        does = UNTIL.replace("CLICK", f"document.querySelector('{click}').click()")
        milliseconds = guest.page.evaluate(does, [found, None])
        took[what].append((worked() - before, milliseconds))

    for card in ("ballista", "siege-tower", "trebuchet", "dethmold", "keira-metz"):
        hand = f"[data-hand] [data-card={card}]"
        guest.page.evaluate(UNTIL.replace("CLICK", ""), [f"{hand}.lit", ".layer .one"])
        answered("chosen", hand, f"{hand}.chosen")
        answered("played", ".caption .ways .button", ".layer .one")

    print({what: [tuple(round(one) for one in each) for each in all_] for what, all_ in took.items()})
    for what, each in took.items():
        assert median(work for work, _ in each) <= 100, (what, each)
    guest.leave()
