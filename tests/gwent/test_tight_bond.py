"""Tight bond (G 5.6, G 8.4)."""

from __future__ import annotations

import pytest

from tests.gwent.scenes import do, scene, strength, totals

EDITIONS = ("anniversary", "classic-2015", "witcher-3")


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_copies_are_doubled(edition: str) -> None:
    s = scene({"hand": ["catapult", "ves"], "siege": ["catapult"]}, edition=edition)

    do(s, "play catapult")

    assert strength(s, 0, "siege", "catapult") == 16
    assert totals(s) == (32, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_three_copies_are_tripled(edition: str) -> None:
    s = scene(
        {"hand": ["crinfrid-reavers-dragon-hunter", "ves"], "ranged": ["crinfrid-reavers-dragon-hunter*2"]},
        edition=edition,
    )

    do(s, "play crinfrid-reavers-dragon-hunter")

    assert strength(s, 0, "ranged", "crinfrid-reavers-dragon-hunter") == 15
    assert totals(s) == (45, 0)


def test_four_copies_are_quadrupled() -> None:
    s = scene(
        {"faction": "nilfgaard", "hand": ["impera-brigade-guard", "vesemir"], "close": ["impera-brigade-guard*3"]}
    )

    do(s, "play impera-brigade-guard")

    assert strength(s, 0, "close", "impera-brigade-guard") == 12
    assert totals(s) == (48, 0)


def test_a_single_copy_has_its_printed_strength() -> None:
    s = scene({"hand": ["catapult", "ves"], "siege": ["trebuchet"]})

    do(s, "play catapult")

    assert strength(s, 0, "siege", "catapult") == 8


def test_bonding_copies_need_not_lie_next_to_each_other() -> None:
    s = scene({"hand": ["blue-stripes-commando", "ves"], "close": ["blue-stripes-commando"]})

    do(s, "play blue-stripes-commando", "play vesemir", "play ves")

    assert strength(s, 0, "close", "blue-stripes-commando") == 8
    assert strength(s, 0, "close", "ves") == 5


def test_units_with_tight_bond_of_different_kinds_do_not_bond() -> None:
    s = scene(
        {
            "faction": "nilfgaard",
            "hand": ["young-emissary", "vesemir"],
            "close": ["impera-brigade-guard", "nausicaa-cavalry-rider"],
        }
    )

    do(s, "play young-emissary")

    assert totals(s) == (10, 0)


def test_copies_without_the_ability_do_not_bond() -> None:
    s = scene({"hand": ["trebuchet", "ves"], "siege": ["trebuchet"]})

    do(s, "play trebuchet")

    assert totals(s) == (12, 0)


def test_copies_on_the_other_side_do_not_bond() -> None:
    s = scene({"hand": ["catapult", "ves"]}, {"siege": ["catapult"]})

    do(s, "play catapult")

    assert totals(s) == (8, 8)


def test_the_bond_ends_when_the_copies_no_longer_lie_together() -> None:
    s = scene({"hand": ["decoy", "ves"], "close": ["blue-stripes-commando*3"]})

    do(s, "play decoy")

    assert strength(s, 0, "close", "blue-stripes-commando") == 8
    assert totals(s) == (16, 0)


def test_bond_multiplies_what_weather_has_left() -> None:
    s = scene({"hand": ["biting-frost", "ves"], "close": ["blue-stripes-commando*2"]})

    do(s, "play biting-frost")

    assert strength(s, 0, "close", "blue-stripes-commando") == 2


def test_bond_comes_before_morale_so_that_morale_is_not_multiplied() -> None:
    s = scene({"hand": ["kaedweni-siege-expert", "ves"], "siege": ["catapult*2"]})

    do(s, "play kaedweni-siege-expert")

    assert strength(s, 0, "siege", "catapult") == 17


def test_transformed_young_vildkaarls_bond() -> None:
    s = scene(
        {
            "faction": "skellige",
            "hand": ["transformed-young-vildkaarl", "vesemir"],
            "ranged": ["transformed-young-vildkaarl"],
        }
    )

    do(s, "play transformed-young-vildkaarl")

    assert strength(s, 0, "ranged", "transformed-young-vildkaarl") == 16
