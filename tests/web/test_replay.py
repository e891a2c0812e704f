"""A game shown again: scrubbed to its end, through both seats' eyes, with the proof of its luck and its file."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.web.axe import judged
from tests.web.people import Guest


def test_a_game_is_scrubbed_to_its_end_and_its_luck_is_proved(guest: Guest, tmp_path: Path) -> None:
    table = guest.lay()
    guest.play_to_the_end()
    guest.page.get_by_role("link", name="Watch it again").click()

    expect(guest.page.get_by_text("Choice 0 of").first).to_be_visible()
    guest.page.get_by_role("button", name="One choice on").click()
    expect(guest.page.get_by_text("Choice 1 of").first).to_be_visible()
    assert judged(guest.page) == []
    guest.page.keyboard.press("End")
    total = guest.page.locator("input[type=range]").get_attribute("max")
    expect(guest.page.get_by_text(f"Choice {total} of {total}").first).to_be_visible()
    guest.page.get_by_role("button", name="Was the luck fair?").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("The luck was as promised")
    guest.page.keyboard.press("Escape")
    with guest.page.expect_download() as saved:
        guest.page.get_by_role("button", name="Save the record").click()
    file = tmp_path / "game.json"
    saved.value.save_as(file)

    assert len(json.loads(file.read_text(encoding="utf-8"))["choices"]) == int(total or 0)
    assert table in guest.page.url
    guest.go("/replay")
    guest.page.locator("input[type=file]").set_input_files(file)
    expect(guest.page.get_by_text("Choice 0 of").first).to_be_visible()


def test_a_file_that_is_no_record_is_refused_in_words(guest: Guest, tmp_path: Path) -> None:
    guest.go("/replay")
    for name, text, why in (("a.json", "{", "a.json is not a record"), ("b.json", "{}", 'The record has no "format"')):
        (tmp_path / name).write_text(text, encoding="utf-8")

        guest.page.locator("input[type=file]").set_input_files(tmp_path / name)

        expect(guest.page.get_by_role("alert").filter(has_text=why)).to_be_visible()
    assert judged(guest.page) == []
