"""The page of the figures: every measurement has a section of its own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parent.parent / "bench"


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "path", [str(BENCH), *sys.path])
    path = tmp_path / "performance.md"
    path.write_text("# Performance\n\nA head.\n\n## One\n\nold\n\n## Two\n\nkept\n", encoding="utf-8")
    return path


def test_a_section_is_written_anew_and_the_others_stay(page: Path) -> None:
    from page import write

    write("One", "new", page)

    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Performance\n\nA head.\n\n## One\n\nnew\n\nMeasured on ")
    assert text.endswith("\n\n## Two\n\nkept\n")
    assert "old" not in text


def test_a_new_section_comes_last(page: Path) -> None:
    from page import write

    write("Three", "fresh", page)

    text = page.read_text(encoding="utf-8")
    assert text.index("## Two") < text.index("## Three")
    assert text.endswith(".\n")
