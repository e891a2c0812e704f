"""Learning by playing: six positions played to their goals, a goal missed, hints, and the texts without a network."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from tests.server.servers import Server
from tests.web.axe import judged
from tests.web.people import SIZES, Guest

WAYS = {  # how each lesson is won
    "rows": ["ves", "dethmold", "trebuchet"],
    "passing": ["pass", "ves", "dethmold", "pass"],
    "weather": ["biting-frost"],
    "spies": ["prince-stennis", "dun-banner-medic", "Revive Catapult", "catapult", "pass"],
    "heroes": ["scorch", "catapult", "pass"],
    "factions": ["leader", "renuald-aep-matsen"],
}


def do(guest: Guest, what: str) -> None:
    """Play a card, or answer, or pass, or use the leader, when it is one's turn."""
    n = guest.n
    if what == "pass":
        guest.page.locator(".pass button:enabled:visible, .pass-short button:enabled:visible").click()
        sure = guest.page.get_by_role("button", name="Pass anyway")
        expect(sure.or_(guest.page.locator(f"main.game:not([data-n='{n}'])")).first).to_be_visible()
        if sure.count():
            sure.click()
        guest.wait_after(n)
    elif what == "leader":
        guest.page.locator("[data-plate='0'] .leader").click()
        guest.page.get_by_role("button", name="Use the leader").click()
        guest.wait_after(n)
    elif " " in what:
        guest.pick(what)
    else:
        expect(guest.page.locator(f"[data-hand] [data-card={what}].lit").first).to_be_visible()
        guest.play(what)


def test_the_six_lessons_are_played_through(guest: Guest) -> None:
    guest.go("/")
    guest.page.get_by_role("link", name="Learn to play").click()
    guest.page.locator("ol a").first.click()

    for lesson, way in WAYS.items():
        guest.page.wait_for_url(f"**/learn/{lesson}")
        guest.page.get_by_role("button", name="Play this position").click()
        guest.board.wait_for()
        for what in way:
            do(guest, what)
        expect(guest.page.locator("dialog[open] h2")).to_have_text("Well done")
        guest.page.locator("dialog[open] .button.main").click()

    guest.page.wait_for_url("**/play/gwent")
    guest.go("/learn")
    expect(guest.page.get_by_text("Done", exact=True)).to_have_count(len(WAYS))


def test_a_missed_goal_is_tried_again_and_a_hint_is_given(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server, size="phone")
    guest.go("/learn/heroes")
    guest.page.get_by_role("button", name="Play this position").click()
    guest.board.wait_for()
    first = guest.page.url

    guest.page.get_by_role("button", name="Hint").click()
    expect(guest.page.get_by_text("Play Scorch before your second Catapult")).to_be_visible()
    assert judged(guest.page) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]
    for what in ("catapult", "scorch", "vernon-roche"):
        do(guest, what)
    expect(guest.page.locator("dialog[open] h2")).to_have_text("Not this time")
    assert judged(guest.page) == []
    guest.page.get_by_role("button", name="Try again").click()

    expect(guest.card("scorch")).to_be_visible()
    assert guest.page.url != first
    guest.leave()


FIRST: dict[str, Any] = {
    "side": [{"hand": ["ves", "vesemir", "catapult"]}, {"faction": "monsters", "passed": True, "close": ["griffin"]}]
}


def test_a_first_game_has_hints_that_are_given_once_and_can_be_switched_off(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server, hints=True)
    guest.lay(FIRST)
    hint = guest.page.get_by_label("A hint")

    expect(hint).to_contain_text("They have passed: play until you lead by one")
    assert judged(guest.page) == []
    guest.play("vesemir")
    expect(hint).to_contain_text("pass now, and keep your cards")
    guest.page.reload()
    expect(hint).to_contain_text("pass now, and keep your cards")
    hint.get_by_role("button", name="Got it").click()
    expect(hint).to_contain_text("Choose a card")
    hint.get_by_role("button", name="No hints").click()
    expect(hint).to_have_count(0)
    guest.go("/settings")
    expect(guest.page.get_by_label("Hints for a first game of Gwent")).not_to_be_checked()
    guest.leave()


def test_the_lessons_can_be_read_without_a_network(guest: Guest) -> None:
    guest.go("/learn")
    guest.page.evaluate("navigator.serviceWorker.ready.then(() => null)")

    guest.context.set_offline(True)
    guest.page.goto(f"{guest.server.url}/learn/weather")

    expect(guest.page.get_by_text("Biting Frost strikes close combat")).to_be_visible()
    guest.page.get_by_role("button", name="Play this position").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("cannot be reached")
