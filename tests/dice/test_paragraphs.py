"""Every paragraph that the code cites is on the rules page, and every ruling has a row and a test."""

from __future__ import annotations

import re
from pathlib import Path

from sevencats.dice.variants import FIELDS

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "src/sevencats/rulebook/en/dice.md").read_text()
RULINGS = [
    "1",
    "2",
    "2b",
    "3",
    "3b",
    "4",
    "5",
    "6",
    "7",
    "8",
    "8b",
    "9",
    "9b",
    "10",
    "11",
    "11b",
    "11c",
    "12",
    "12b",
    *(str(n) for n in range(13, 25)),
]


def test_every_cited_paragraph_is_on_the_page() -> None:
    rooms = [ROOT / "src" / "sevencats" / "dice", ROOT / "src" / "sevencats" / "campaign"]

    cited = {
        number
        for room in rooms
        for path in room.glob("*.py")
        for number in re.findall(r"\bD (\d+(?:\.\d+)?)", path.read_text())
    }

    assert cited
    assert {number for number in cited if not re.search(rf"^##+ {re.escape(number)} ", PAGE, re.MULTILINE)} == set()


def test_every_ruling_has_its_row_on_the_page() -> None:
    assert [number for number in RULINGS if f"\n| A{number} |" not in PAGE] == []


def test_every_ruling_has_a_test() -> None:
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))

    assert [number for number in RULINGS if f"def test_a{number}_" not in tests] == []


def test_every_field_of_a_variant_is_explained() -> None:
    assert [field for field in FIELDS if f"| `{field}` |" not in PAGE] == []
