"""The published ladder: its table, its place in the documentation, and what it promises."""
from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from sevencats.bots import level
from sevencats.bots.search import Search
from sevencats.build import version
from sevencats.core.words import BadInput
from sevencats.lab.players import budget
from sevencats.lab.rates import Rate

ROOT = Path(__file__).parent.parent.parent
GOOD = {("gwent", "regular", "random"): Rate(1120, 4, 32), ("gwent", "expert", "regular"): Rate(900, 6, 250),
        ("gwent", "master", "expert"): Rate(740, 6, 410)}


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    import strength
    monkeypatch.delitem(sys.modules, "strength")
    return strength


def test_the_table_tells_budgets_intervals_and_the_build(strength: ModuleType) -> None:
    text = strength.table(GOOD)

    assert version() in text
    assert f"| master ({budget('gwent', 'master')}) | expert ({budget('gwent', 'expert')}) | 1,156 | 64.3% |" in text
    assert text.count("\n| gwent") == 3


@pytest.mark.parametrize("name", ["regular", "expert", "master"])
def test_the_page_tells_the_budgets_that_the_levels_have(name: str) -> None:
    bot = level("gwent", name)
    assert isinstance(bot, Search)
    page = (ROOT / "docs/bots.md").read_text(encoding="utf-8")

    row = next(line for line in page.splitlines() if line.startswith(f"| {name} "))

    assert f"| search | {bot.simulations:,} simulations" in row
    assert f"at most {bot.seconds} seconds" in row or "at most" not in row


def test_the_table_is_written_between_its_marks_and_only_there(strength: ModuleType, tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    before = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    page.write_text(before, encoding="utf-8")

    strength.write(page, "first")
    strength.write(page, "second")

    head, tail = before.split(strength.BEGIN)[0], before.split(strength.END)[1]
    assert page.read_text(encoding="utf-8") == f"{head}{strength.BEGIN}\nsecond\n{strength.END}{tail}"


def test_a_page_without_marks_is_refused(strength: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "bots.md").write_text("nothing", encoding="utf-8")

    with pytest.raises(BadInput, match="has lost its marks"):
        strength.write(tmp_path / "bots.md", "table")


def test_a_rung_that_falls_short_is_told(strength: ModuleType) -> None:
    weak = {**GOOD, ("gwent", "expert", "regular"): Rate(800, 0, 356), ("gwent", "master", "expert"): Rate(7, 0, 3)}

    assert strength.misses(GOOD) == []
    assert strength.misses(weak) == ["gwent: expert wins 69.2% against regular, not 75%.",
                                     "gwent: the interval of master against expert is ±24.8%, not ±3%."]


def test_a_rung_is_played_over_all_premade_decks_and_goes_on_where_it_stopped(
        strength: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = strength.rung("gwent", "greedy", "random", 4, 1, 1, tmp_path)
    longer = strength.rung("gwent", "greedy", "random", 8, 1, 1, tmp_path)

    assert (first.games, longer.games) == (4, 8)
    assert (tmp_path / "gwent-greedy-random/plan.json").read_text(encoding="utf-8").count('"faction"') == 17
