"""Agile (G 5.2)."""

from __future__ import annotations

import pytest

from sevencats.core.decision import Refused
from tests.gwent.scenes import do, options, scene, strength, totals, units

EDITIONS = ("anniversary", "classic-2015", "witcher-3")


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_agile_unit_asks_its_player_for_the_close_or_the_ranged_row(edition: str) -> None:
    s = scene({"faction": "scoiatael", "hand": ["yaevinn", "vesemir"]}, edition=edition)

    do(s, "play yaevinn")

    assert options(s) == ["row close", "row ranged"]
    assert s.decision is not None
    assert s.decision.seat == 0


@pytest.mark.parametrize(("row", "empty"), [("close", "ranged"), ("ranged", "close")])
def test_an_agile_unit_lies_in_the_row_that_was_chosen_and_in_no_other(row: str, empty: str) -> None:
    s = scene({"faction": "scoiatael", "hand": ["yaevinn", "vesemir"]})

    do(s, "play yaevinn", f"row {row}")

    assert units(s, 0, row) == ["yaevinn"]
    assert units(s, 0, empty) == []
    assert totals(s) == (6, 0)


def test_an_agile_unit_never_goes_to_the_siege_row() -> None:
    s = scene({"faction": "monsters", "hand": ["harpy", "vesemir"]})

    do(s, "play harpy")

    with pytest.raises(Refused):
        s.choose("row siege")


def test_a_unit_of_one_row_is_not_asked_where_it_goes() -> None:
    s = scene({"hand": ["vesemir", "ves"]})

    do(s, "play vesemir")

    assert units(s, 0, "close") == ["vesemir"]
    assert s.decision is not None
    assert s.decision.seat == 1


def test_an_agile_hero_chooses_its_row_in_the_same_way() -> None:
    s = scene({"faction": "monsters", "hand": ["kayran", "vesemir"]})

    do(s, "play kayran", "row ranged")

    assert units(s, 0, "ranged") == ["kayran"]
    assert totals(s) == (8, 0)


def test_an_agile_unit_stays_in_its_row_when_weather_comes_over_it() -> None:
    s = scene({"faction": "monsters", "hand": ["harpy", "vesemir"]}, {"hand": ["biting-frost", "vesemir"]})

    do(s, "play harpy", "row close", "play biting-frost")

    assert units(s, 0, "close") == ["harpy"]
    assert strength(s, 0, "close", "harpy") == 1


def test_an_agile_unit_that_a_decoy_took_up_chooses_its_row_anew() -> None:
    s = scene({"faction": "scoiatael", "hand": ["decoy", "vesemir"], "close": ["barclay-els"]})

    do(s, "play decoy", "play vesemir", "play barclay-els")

    assert options(s) == ["row close", "row ranged"]


def test_an_agile_unit_that_the_ability_of_skellige_returns_asks_its_player_for_the_row() -> None:
    s = scene({"faction": "skellige", "discard": ["olaf"]}, {"gems": 1, "close": ["fiend"]}, round=2)

    do(s, "pass", "pass")

    assert s.round == 3
    assert s.decision is not None
    assert s.decision.seat == 0
    assert options(s) == ["row close", "row ranged"]


def test_the_ability_of_an_agile_unit_works_in_the_row_that_was_chosen() -> None:
    s = scene(
        {
            "faction": "skellige",
            "hand": ["olaf", "vesemir"],
            "close": ["madman-lugos"],
            "ranged": ["clan-brokvar-archer"],
        }
    )

    do(s, "play olaf", "row ranged")

    assert strength(s, 0, "close", "madman-lugos") == 6
    assert strength(s, 0, "ranged", "clan-brokvar-archer") == 7
    assert strength(s, 0, "ranged", "olaf") == 12
