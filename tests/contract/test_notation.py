"""The page about notation: its positions can be read, and it names every field that a position may have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sevencats.core import toml
from sevencats.core.registry import NAMES, find
from sevencats.dice import position as dice
from sevencats.gwent import position as gwent
from sevencats.unmatched import position as unmatched
from sevencats.unmatched import position_sides

PAGE = (Path(__file__).parents[2] / "docs/notation.md").read_text(encoding="utf-8").partition("\n## Records")[0]
CHAPTERS = dict(zip(NAMES, re.split(r"^### .*$", PAGE, flags=re.M), strict=True))  # in the order of the page
FIELDS = {
    "gwent": (*gwent.FIELDS, *gwent.SIDE_FIELDS),
    "dice": (*dice.FIELDS, *dice.SIDE_FIELDS),
    "unmatched": (*unmatched.FIELDS, *unmatched.FIGHTER_FIELDS, *unmatched.PART_FIELDS, *position_sides.FIELDS),
}


@pytest.mark.parametrize("name", NAMES)
def test_the_position_of_each_game_is_read_as_its_file_would_be(name: str) -> None:
    examples = re.findall(r"```toml\n(.*?)```", CHAPTERS[name], re.S)

    data = toml.loads(examples[0], "The position")

    assert len(examples) == 1
    assert data.get("game", "gwent") == name
    assert find(name).load(data).decision is not None


@pytest.mark.parametrize("name", NAMES)
def test_every_field_of_a_position_is_named(name: str) -> None:
    assert [field for field in FIELDS[name] if not re.search(rf"\b{field}\b", CHAPTERS[name])] == []
