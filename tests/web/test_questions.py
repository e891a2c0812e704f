"""Every question of Gwent is answered in the one picker, from positions in which it is asked."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import Guest

OTHER: dict[str, Any] = {
    "faction": "monsters",
    "hand": ["griffin", "fiend"],
    "close": ["ghoul"],
    "discard": ["harpy", "nekker"],
}


def table(guest: Guest, other: dict[str, Any] | None = None, **me: Any) -> None:
    guest.lay({"side": [{"hand": ["ves", "vesemir"], **me}, other or OTHER]})


def test_cards_of_the_opening_hand_are_replaced(guest: Guest) -> None:
    guest.lay()
    name = guest.picker.locator(".options button .heard").first.inner_text()

    guest.pick(name)
    expect(guest.picker).to_contain_text("one more")
    guest.picker.get_by_role("button", name="Keep this hand").click()

    expect(guest.picker).to_have_count(0)


def test_who_starts_is_chosen_by_scoiatael(guest: Guest) -> None:
    guest.lay(
        setup={},
        seats=[
            {"who": "me", "setup": {"deck": "init-scoiatael"}},
            {"who": "bot", "level": "random", "setup": {"deck": "init-monsters"}},
        ],
    )

    expect(guest.picker.locator("h2")).to_have_text("Who shall start?")
    guest.pick("You start")

    expect(guest.picker.locator("h2")).to_contain_text("Replace a card")


def test_an_agile_unit_asks_for_its_row(guest: Guest) -> None:
    table(guest, hand=["olgierd-von-everec", "ves"])

    guest.card("olgierd-von-everec").dblclick()
    guest.pick("Ranged Combat")

    expect(guest.unit("0 ranged olgierd-von-everec")).to_be_visible()


def test_a_row_that_was_said_is_not_asked_again(guest: Guest) -> None:
    table(guest, hand=["olgierd-von-everec", "ves"])

    guest.card("olgierd-von-everec").click()
    guest.page.get_by_role("button", name="Play it here: your row, Ranged Combat").click()

    expect(guest.unit("0 ranged olgierd-von-everec")).to_be_visible()
    expect(guest.picker).to_have_count(0)


def test_a_horn_is_dragged_to_a_row(guest: Guest) -> None:
    table(guest, hand=["commanders-horn", "ves"], siege=["catapult"])

    guest.card("commanders-horn").drag_to(guest.page.locator('[data-row="0 siege"]'))

    expect(guest.page.locator('[data-row="0 siege"] .slot.horn')).to_be_visible()


def test_a_decoy_asks_whom_it_replaces(guest: Guest) -> None:
    table(guest, hand=["decoy", "ves"], close=["siegfried-of-denesle"], siege=["ballista"])

    guest.play("decoy")
    guest.pick("Take back Ballista (Siege)")

    expect(guest.card("ballista")).to_be_visible()


def test_a_medic_asks_whom_to_bring_back(guest: Guest) -> None:
    table(guest, hand=["dun-banner-medic", "ves"], discard=["catapult", "keira-metz"])

    guest.play("dun-banner-medic")
    guest.pick("Revive Catapult")

    expect(guest.unit("0 siege catapult")).to_be_visible()


def test_a_medic_may_decline_where_the_house_allows_it(guest: Guest) -> None:
    guest.lay(
        {
            "house": {"medic_may_decline": True},
            "side": [{"hand": ["dun-banner-medic", "ves"], "discard": ["catapult", "keira-metz"]}, OTHER],
        }
    )

    guest.play("dun-banner-medic")
    guest.picker.get_by_role("button", name="Done").click()

    expect(guest.picker).to_have_count(0)


@pytest.mark.parametrize(
    ("leader", "me", "other", "answer", "seen"),
    [
        (
            "eredin-king-of-the-wild-hunt",
            {"deck": ["biting-frost", "torrential-rain"]},
            {},
            "Play Torrential Rain",
            ".tray",
        ),
        ("eredin-bringer-of-death", {"discard": ["griffin", "harpy"]}, {}, "Take Griffin", "[data-card=griffin]"),
        ("emhyr-the-relentless", {}, {"discard": ["harpy", "nekker"]}, "Take Harpy", "[data-card=harpy]"),
    ],
)
def test_a_leader_asks_for_a_card(
    guest: Guest, leader: str, me: dict[str, Any], other: dict[str, Any], answer: str, seen: str
) -> None:
    table(guest, {**OTHER, **other}, leader=leader, **me)

    use_leader(guest)
    guest.pick(answer)

    expect(guest.page.locator(seen).first).to_be_visible()


def test_a_leader_asks_for_two_cards_to_discard_and_one_to_fetch(guest: Guest) -> None:
    table(guest, leader="eredin-destroyer-of-worlds", hand=["ves", "vesemir", "cow"], deck=["griffin", "leshen"])

    use_leader(guest)
    guest.pick("Discard Ves")
    guest.pick("Discard Vesemir")
    guest.pick("Take Leshen")

    expect(guest.card("leshen")).to_be_visible()


def use_leader(guest: Guest) -> None:
    guest.page.locator("[data-plate='0'] .leader").click()
    guest.page.get_by_role("button", name="Use the leader").click()
    guest.picker.wait_for()


def test_the_turn_is_asked_at_the_board_itself(guest: Guest) -> None:
    table(guest)

    expect(guest.page.locator(".turn")).to_contain_text("Your turn")
    expect(guest.page.locator("[data-hand] button.lit")).to_have_count(2)
    guest.play("ves")

    expect(guest.unit("0 close ves")).to_be_visible()


def test_a_pass_that_gives_the_round_away_is_asked_once(guest: Guest) -> None:
    table(guest)

    guest.page.keyboard.press("p")
    expect(guest.page.locator("dialog[open]")).to_contain_text("the round goes to")
    guest.page.get_by_role("button", name="Play on").click()
    guest.page.keyboard.press("p")
    guest.page.get_by_label("Do not ask again").check()
    guest.page.get_by_role("button", name="Pass anyway").click()

    expect(guest.page.locator("[data-plate='0'] .passed")).to_be_visible()
    assert guest.page.evaluate("JSON.parse(localStorage['sevencats-settings']).confirmPass") is False


def test_a_strength_says_how_it_came_about(guest: Guest) -> None:
    table(guest, {**OTHER, "weather": ["biting-frost"]}, close=["blue-stripes-commando*3", "commanders-horn"])

    guest.unit("0 close blue-stripes-commando").hover()

    expect(guest.page.locator(".explain li")).to_have_text(
        ["Printed strength 4", "Biting Frost falls to 1 1", "Tight Bond, 3 together × 3 3", "Commander's Horn × 2 6"]
    )


def test_piles_are_browsed_and_cards_are_zoomed(guest: Guest) -> None:
    table(guest, deck=["catapult"], discard=["ballista"])

    guest.page.get_by_role("button", name="Discard pile: one card").first.click()
    guest.page.get_by_role("button", name="Ballista").click()

    expect(guest.page.locator("dialog[open] .card.large")).to_contain_text("Ballista")
