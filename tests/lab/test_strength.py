"""The published ladder: its table, its place in the documentation, and what it promises."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from sevencats.bots.levels import GAMES, SECONDS, SIMULATIONS
from sevencats.build import version
from sevencats.core.words import BadInput
from sevencats.lab.players import budget
from sevencats.lab.rates import Rate
from sevencats.solvers.open_dice.solution import solve
from tests.dice.scenes import scene as dice

ROOT = Path(__file__).parent.parent.parent
RATES = [Rate(1120, 4, 32), Rate(900, 6, 250), Rate(740, 6, 410), Rate(170, 0, 30)]


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    import strength

    monkeypatch.delitem(sys.modules, "strength")
    return strength


def good(strength: ModuleType) -> dict[Any, Any]:
    return {one: strength.Climb(rate, rate.interval) for one, rate in zip(strength.LADDER, RATES, strict=True)}


def test_the_table_tells_budgets_intervals_and_the_build(strength: ModuleType) -> None:
    text = strength.table(good(strength), strength.open_dice.Count(24, 301, 0, 2))

    assert version() in text
    assert "of 301 choices that expert made in 24 games between all factions, 0 were worth less" in text
    assert "2 positions were too deep for the judge." in text
    assert f"| master ({budget('gwent', 'master')}) | expert ({budget('gwent', 'expert')}) | 1,156 | 64.3% |" in text
    assert text.count("\n| gwent") == 3
    assert "missed" not in text


@pytest.mark.parametrize("name", SECONDS)
def test_the_page_tells_the_budgets_that_the_levels_have(name: str) -> None:
    page = (ROOT / "docs/bots.md").read_text(encoding="utf-8")

    row = next(line for line in page.splitlines() if line.startswith(f"| {name} "))

    assert [f"{SIMULATIONS[game][name]:,}" for game in GAMES] == row.split(" | ")[2:5]
    assert row.endswith(f"| {SECONDS[name]} |")


def test_open_dice_are_judged_choice_by_choice(strength: ModuleType) -> None:
    s = dice({"hand": [2, 5]}, {"hand": [3, 4]}, open_hands=True)
    count, values = strength.open_dice.Count(), solve(s, every=True)

    for text in values.options:
        strength.open_dice.judge(s, text, count)

    assert count.choices == len(values.options)
    assert count.worse == sum(value < values.value for value in values.options.values()) > 0


def test_the_table_is_written_between_its_marks_and_only_there(strength: ModuleType, tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    before = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    page.write_text(before, encoding="utf-8")

    strength.write(page, "first")
    strength.write(page, "second")

    head, tail = before.split(strength.BEGIN)[0], before.split(strength.END)[1]
    assert page.read_text(encoding="utf-8") == f"{head}{strength.BEGIN}\nsecond\n{strength.END}{tail}"


def test_open_dice_are_compared_once_and_a_corrupt_file_is_made_anew(
    strength: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def compared(games: int, seed: int) -> Any:
        played.append(games)
        return strength.open_dice.Count(games, 7)

    monkeypatch.setattr(strength.open_dice, "compared", compared)
    file = tmp_path / "out/dice.json"

    first, again = (strength.open_dice.kept(file, 2, 1) for _ in range(2))
    file.write_text("{", encoding="utf-8")
    anew = strength.open_dice.kept(file, 2, 1)

    assert first == again == anew
    assert played == [2, 2]


def test_a_page_without_marks_is_refused(strength: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "bots.md").write_text("nothing", encoding="utf-8")

    with pytest.raises(BadInput, match="has lost its marks"):
        strength.write(tmp_path / "bots.md", "table")


def test_a_rung_that_falls_short_is_told(strength: ModuleType) -> None:
    few, lost = (strength.Climb(rate, rate.interval) for rate in (Rate(7, 0, 3), Rate(800, 0, 356)))
    weak = {**good(strength), strength.LADDER[1]: lost, strength.LADDER[2]: few}

    assert strength.misses(good(strength)) == []
    assert strength.table(weak, None).count("75%, missed |") == 1
    assert strength.table(weak, None).count("60%, too few games |") == 1
    assert strength.misses(weak) == [
        "gwent: expert wins 69.2% against regular, not 75%.",
        "gwent: the interval of master against expert is ±24.8%, not ±3%.",
    ]


def test_a_rung_is_played_over_all_premade_decks_and_goes_on_where_it_stopped(
    strength: ModuleType, tmp_path: Path
) -> None:
    rung = strength.Rung("gwent", "greedy", "random", 0.5, 0.5, 4)

    first = strength.rung(rung, 4, 1, 1, tmp_path)
    longer = strength.rung(rung, 8, 1, 1, tmp_path)

    assert (first.rate.games, longer.rate.games) == (4, 8)
    assert strength.rung(rung, None, 1, 1, tmp_path) == longer
    assert (tmp_path / "gwent-greedy-random/plan.json").read_text(encoding="utf-8").count('"faction"') == 17


def test_every_level_is_tried_against_the_beginner_with_its_first_acts(
    strength: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "LEVELS", ("random", "novice"))

    found = strength.trials(2, 1, 1, tmp_path)
    text = strength.manners(found)

    assert [one.level for one in found[:3]] == ["random", "greedy", "novice"]
    assert len(found) == 9
    assert "| dice, open-rulebook | novice | 2 |" in text
    assert text.splitlines()[0].count("|") == text.splitlines()[-1].count("|")
    assert strength.trials(None, 1, 1, tmp_path) == found
