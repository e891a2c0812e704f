"""The log beside the table, the words between the armies, and cards on their way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Server
from tests.web.people import Guest

MONSTERS: dict[str, Any] = {"faction": "monsters", "hand": ["griffin"], "passed": True}
IN_SIGHT = """() => {
  const list = document.querySelector(".log ol").getBoundingClientRect();
  const last = document.querySelector(".log li:last-child").getBoundingClientRect();
  return last.bottom <= list.bottom + 1 && last.top >= list.top - 1;
}"""
WATCH_DIALOGS = """() => {
  window.dialogs = 0;
  new MutationObserver(() => (window.dialogs += document.querySelectorAll("dialog").length))
    .observe(document.body, {childList: true, subtree: true, attributes: true});
}"""
WATCH_CARDS = """card => {
  window.seen = [];
  const seen = () => {
    const opacity = (one) => (one ? Number(getComputedStyle(one).opacity) * opacity(one.parentElement) : 1);
    const units = [...document.querySelectorAll(`[data-unit$=" ${card}"]`)].filter((one) => opacity(one) > 0.6);
    const flights = [...document.querySelectorAll(".layer .one")].filter((one) => opacity(one) > 0.6);
    window.seen.push(units.length + flights.length);
    requestAnimationFrame(seen);
  };
  seen();
}"""


def test_after_a_reload_the_log_is_whole(guest: Guest) -> None:
    guest.lay({"side": [{"hand": ["ves", "vesemir", "catapult"]}, MONSTERS]})
    guest.play("ves")
    guest.play("vesemir")
    before = guest.page.locator(".log li").all_inner_texts()

    guest.page.reload()
    guest.board.wait_for()

    assert before == ["You play Ves (Close Combat).", "You play Vesemir (Close Combat)."]
    expect(guest.page.locator(".log li")).to_have_text(before)


def test_the_newest_line_stays_in_sight_when_a_card_is_chosen(guest: Guest) -> None:
    guest.lay({"side": [{"hand": ["ves", "vesemir", "catapult", "ballista", "trebuchet", "thaler"]}, MONSTERS]})
    for card in ("ves", "vesemir", "catapult", "ballista"):
        guest.play(card)
    assert guest.page.evaluate(IN_SIGHT)

    guest.card("thaler").click()
    guest.page.locator(".caption").wait_for()

    guest.page.wait_for_timeout(200)
    assert guest.page.evaluate(IN_SIGHT)


def test_a_horn_whose_row_was_named_opens_no_dialog(guest: Guest) -> None:
    guest.lay({"side": [{"hand": ["commanders-horn", "vesemir"], "close": ["ves"]}, MONSTERS]})
    guest.page.evaluate(WATCH_DIALOGS)

    guest.card("commanders-horn").click()
    guest.page.locator('[data-row="0 close"] .play').click()

    expect(guest.page.locator('[data-row="0 close"] .slot.horn')).to_be_visible()
    assert guest.page.evaluate("window.dialogs") == 0


def test_cards_that_have_landed_stay_in_sight(browser: Browser, server: Server) -> None:
    guest = Guest(browser, server, motion="full", speed="normal")
    guest.lay({"side": [{"faction": "monsters", "hand": ["nekker", "fiend"], "deck": ["nekker*2"]}, MONSTERS]})
    guest.page.evaluate(WATCH_CARDS, "nekker")

    guest.play("nekker")
    guest.page.wait_for_timeout(500)
    seen = guest.page.evaluate("window.seen")

    assert seen[-1] == 3
    assert seen == sorted(seen), "a card vanished"
    guest.leave()


@pytest.mark.parametrize(
    ("mine", "theirs", "words", "asks"),
    [
        ("nilfgaard", "monsters", "You are level, and a tie is yours. The Nilfgaardian Empire wins ties.", ""),
        (
            "monsters",
            "nilfgaard",
            "The Nilfgaardian Empire wins ties.",
            "You are level. If you pass now, the round goes to",
        ),
        (
            "nilfgaard",
            "nilfgaard",
            "You are level. Both sides are the Nilfgaardian Empire: nobody wins a tie.",
            "nobody wins a tie",
        ),
    ],
)
def test_a_tie_is_told_with_the_reason_why_it_is_won(
    guest: Guest, mine: str, theirs: str, words: str, asks: str
) -> None:
    other = {"faction": theirs, "hand": ["vesemir"], "passed": True}
    guest.lay({"side": [{"faction": mine, "hand": ["vesemir"]}, other]})

    expect(guest.page.locator(".middle .score")).to_contain_text(words)
    guest.page.get_by_role("button", name="Pass the round").click()
    if asks:
        expect(guest.page.locator("dialog[open]")).to_contain_text(asks)
        expect(guest.page.locator("dialog[open]")).not_to_contain_text("by 0")
        guest.page.get_by_role("button", name="Pass anyway").click()
    expect(guest.page.locator(".log")).to_contain_text("Nilfgaardian Empire")
