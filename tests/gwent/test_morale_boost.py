"""Morale boost (G 5.4, G 8.5)."""

from __future__ import annotations

import pytest

from tests.gwent.scenes import do, scene, strength, totals


@pytest.mark.parametrize("edition", ["anniversary", "classic-2015", "witcher-3"])
def test_a_booster_adds_one_to_every_other_unit_of_its_row_and_not_to_itself(edition: str) -> None:
    s = scene({"hand": ["kaedweni-siege-expert", "ves"], "siege": ["trebuchet", "ballista"]}, edition=edition)

    do(s, "play kaedweni-siege-expert")

    assert strength(s, 0, "siege", "trebuchet") == 7
    assert strength(s, 0, "siege", "ballista") == 7
    assert strength(s, 0, "siege", "kaedweni-siege-expert") == 1


def test_several_boosters_add_up_and_boost_each_other() -> None:
    s = scene({"hand": ["kaedweni-siege-expert", "ves"], "siege": ["kaedweni-siege-expert*2", "trebuchet"]})

    do(s, "play kaedweni-siege-expert")

    assert strength(s, 0, "siege", "trebuchet") == 9
    assert strength(s, 0, "siege", "kaedweni-siege-expert") == 3
    assert totals(s) == (18, 0)


def test_boosters_of_different_names_boost_each_other() -> None:
    s = scene({"faction": "scoiatael", "hand": ["milva", "vesemir"], "ranged": ["olgierd-von-everec", "riordain"]})

    do(s, "play milva")

    assert strength(s, 0, "ranged", "olgierd-von-everec") == 7
    assert strength(s, 0, "ranged", "milva") == 11
    assert strength(s, 0, "ranged", "riordain") == 3


def test_morale_reaches_neither_other_rows_nor_the_other_side() -> None:
    s = scene({"hand": ["kaedweni-siege-expert", "ves"], "close": ["vesemir"]}, {"siege": ["trebuchet"]})

    do(s, "play kaedweni-siege-expert")

    assert totals(s) == (7, 6)


def test_a_hero_with_morale_boost_boosts_the_others_and_receives_nothing() -> None:
    s = scene({"faction": "monsters", "hand": ["kayran", "vesemir"], "close": ["olgierd-von-everec", "fiend"]})

    do(s, "play kayran", "row close")

    assert strength(s, 0, "close", "fiend") == 8
    assert strength(s, 0, "close", "olgierd-von-everec") == 7
    assert strength(s, 0, "close", "kayran") == 8


def test_morale_raises_a_unit_of_strength_zero() -> None:
    s = scene({"faction": "scoiatael", "hand": ["milva", "vesemir"], "ranged": ["havekar-healer"]})

    do(s, "play milva")

    assert strength(s, 0, "ranged", "havekar-healer") == 1


def test_morale_raises_a_spy_that_the_opponent_sent_into_the_row() -> None:
    s = scene({"hand": ["kaedweni-siege-expert", "ves"], "siege": ["thaler"]})

    do(s, "play kaedweni-siege-expert")

    assert strength(s, 0, "siege", "thaler") == 2


def test_a_decoy_receives_no_morale() -> None:
    s = scene({"hand": ["kaedweni-siege-expert", "ves"], "siege": ["decoy"]})

    do(s, "play kaedweni-siege-expert")

    assert totals(s) == (1, 0)


def test_morale_ends_when_the_booster_leaves_the_row() -> None:
    s = scene({"hand": ["decoy", "ves"], "siege": ["kaedweni-siege-expert", "trebuchet"]})

    do(s, "play decoy", "decoy kaedweni-siege-expert siege")

    assert strength(s, 0, "siege", "trebuchet") == 6


def test_morale_boosts_units_that_come_later() -> None:
    s = scene({"hand": ["trebuchet", "ves"], "siege": ["kaedweni-siege-expert*2"]})

    do(s, "play trebuchet")

    assert strength(s, 0, "siege", "trebuchet") == 8


def test_morale_is_added_after_weather_and_bond_and_before_the_horn() -> None:
    s = scene(
        {
            "hand": ["kaedweni-siege-expert", "ves"],
            "siege": ["catapult*2", "commanders-horn"],
            "weather": ["torrential-rain"],
        }
    )

    do(s, "play kaedweni-siege-expert")

    assert strength(s, 0, "siege", "catapult") == 6
    assert strength(s, 0, "siege", "kaedweni-siege-expert") == 2
    assert totals(s) == (14, 0)


def test_a_transformed_vildkaarl_boosts_its_row() -> None:
    s = scene({"faction": "skellige", "hand": ["udalryk", "vesemir"], "close": ["transformed-vildkaarl"]})

    do(s, "play udalryk")

    assert strength(s, 0, "close", "udalryk") == 5
    assert strength(s, 0, "close", "transformed-vildkaarl") == 14
