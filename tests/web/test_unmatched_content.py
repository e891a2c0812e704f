"""What the browser draws of cards and battlefields is what the rules have."""

from __future__ import annotations

import json

from tests.web.unmatched_content import FILE, content, text


def test_the_browser_has_the_cards_and_battlefields_of_the_rules() -> None:
    written = FILE.read_text(encoding="utf-8")

    expected = text()

    assert written == expected, "run: PYTHONPATH=src:. python -m tests.web.unmatched_content"


def test_every_path_joins_two_spaces_that_have_a_place() -> None:
    boards = content()["boards"]

    ends = {end for one in boards.values() for path in (*one["paths"], *one["arrows"]) for end in path}

    assert ends <= {space for one in boards.values() for space in one["spaces"]}


def test_the_written_text_is_the_content() -> None:
    written = text()

    read = json.loads(written)

    assert read == content()
