"""Row scorch: Villentretenmerth, Toad and Schirrú (G 5.7)."""

from __future__ import annotations

import pytest

from tests.gwent.scenes import do, pile, scene, specials, totals, units


@pytest.mark.parametrize("edition", ["anniversary", "classic-2015", "witcher-3"])
def test_villentretenmerth_burns_the_strongest_of_the_opponents_close_row(edition: str) -> None:
    s = scene({"hand": ["villentretenmerth", "ves"]}, {"close": ["vesemir", "zoltan-chivay"]}, edition=edition)

    do(s, "play villentretenmerth")

    assert units(s, 1, "close") == ["zoltan-chivay"]
    assert pile(s, 1, "discard") == ["vesemir"]
    assert units(s, 0, "close") == ["villentretenmerth"]


def test_the_toad_burns_the_strongest_of_the_opponents_ranged_row() -> None:
    s = scene(
        {"faction": "monsters", "hand": ["toad", "vesemir"]},
        {
            "close": ["vesemir", "zoltan-chivay"],
            "ranged": ["dethmold", "keira-metz"],
            "siege": ["trebuchet", "ballista"],
        },
    )

    do(s, "play toad")

    assert units(s, 1, "close") == ["vesemir", "zoltan-chivay"]
    assert units(s, 1, "ranged") == ["keira-metz"]
    assert units(s, 1, "siege") == ["trebuchet", "ballista"]


def test_schirru_burns_the_strongest_of_the_opponents_siege_row() -> None:
    s = scene(
        {"faction": "scoiatael", "hand": ["schirru", "vesemir"]},
        {"close": ["vesemir", "zoltan-chivay"], "siege": ["catapult", "ballista"]},
    )

    do(s, "play schirru")

    assert units(s, 1, "close") == ["vesemir", "zoltan-chivay"]
    assert units(s, 1, "siege") == ["ballista"]


def test_a_row_of_exactly_ten_points_burns() -> None:
    s = scene({"hand": ["villentretenmerth", "ves"]}, {"close": ["vesemir", "blue-stripes-commando"]})

    do(s, "play villentretenmerth")

    assert units(s, 1, "close") == ["blue-stripes-commando"]


def test_a_row_of_nine_points_does_not_burn() -> None:
    s = scene({"hand": ["villentretenmerth", "ves"]}, {"close": ["zoltan-chivay", "blue-stripes-commando"]})

    do(s, "play villentretenmerth")

    assert units(s, 1, "close") == ["zoltan-chivay", "blue-stripes-commando"]


def test_other_rows_do_not_count_for_the_ten_points() -> None:
    s = scene({"hand": ["villentretenmerth", "ves"]}, {"close": ["vesemir"], "siege": ["catapult*2"]})

    do(s, "play villentretenmerth")

    assert totals(s) == (7, 38)


def test_all_units_that_share_the_highest_strength_burn() -> None:
    s = scene(
        {"hand": ["villentretenmerth", "ves"]},
        {"close": ["zoltan-chivay", "ves", "siegfried-of-denesle", "blue-stripes-commando"]},
    )

    do(s, "play villentretenmerth")

    assert units(s, 1, "close") == ["blue-stripes-commando"]
    assert pile(s, 1, "discard") == ["zoltan-chivay", "ves", "siegfried-of-denesle"]


def test_heroes_count_for_the_ten_points_but_do_not_burn() -> None:
    s = scene({"hand": ["villentretenmerth", "ves"]}, {"close": ["vernon-roche", "yarpen-zigrin"]})

    do(s, "play villentretenmerth")

    assert units(s, 1, "close") == ["vernon-roche"]
    assert pile(s, 1, "discard") == ["yarpen-zigrin"]


def test_nothing_burns_where_only_heroes_lie() -> None:
    s = scene({"hand": ["villentretenmerth", "ves"]}, {"close": ["vernon-roche", "john-natalis"]})

    do(s, "play villentretenmerth")

    assert totals(s) == (7, 20)
    assert pile(s, 1, "discard") == []


def test_beside_a_hero_even_a_strongest_unit_of_strength_zero_burns() -> None:
    s = scene(
        {"hand": ["villentretenmerth", "ves"]},
        {"faction": "skellige", "close": ["cerys", "kambi"], "reserve": ["hemdall"]},
    )

    do(s, "play villentretenmerth")

    assert units(s, 1, "close") == ["cerys", "hemdall"]
    assert pile(s, 1, "discard") == ["kambi"]


def test_weather_may_bring_a_row_below_ten_points() -> None:
    s = scene(
        {"hand": ["villentretenmerth", "ves"]},
        {"close": ["vesemir", "zoltan-chivay", "ves"], "weather": ["biting-frost"]},
    )

    do(s, "play villentretenmerth")

    assert totals(s) == (1, 3)


def test_a_horn_may_bring_a_row_to_ten_points() -> None:
    s = scene({"hand": ["villentretenmerth", "ves"]}, {"close": ["zoltan-chivay", "commanders-horn"]})

    do(s, "play villentretenmerth")

    assert units(s, 1, "close") == []
    assert specials(s, 1, "close") == ["commanders-horn"]


def test_the_strongest_is_the_one_that_is_strongest_after_all_modifiers() -> None:
    s = scene(
        {"hand": ["villentretenmerth", "ves"]},
        {"faction": "nilfgaard", "close": ["cahir-mawr-dyffryn-aep-ceallach", "impera-brigade-guard*3"]},
    )

    do(s, "play villentretenmerth")

    assert units(s, 1, "close") == ["cahir-mawr-dyffryn-aep-ceallach"]
    assert pile(s, 1, "discard") == ["impera-brigade-guard"] * 3


def test_a_row_scorch_spares_the_side_of_its_player() -> None:
    s = scene({"hand": ["villentretenmerth", "ves"], "close": ["vesemir", "zoltan-chivay"]}, {"close": ["ves"]})

    do(s, "play villentretenmerth")

    assert totals(s) == (18, 5)


def test_ones_own_spy_burns_if_it_is_the_strongest_of_the_opponents_row() -> None:
    s = scene(
        {"faction": "nilfgaard", "hand": ["villentretenmerth", "vesemir"]},
        {"close": ["stefan-skellen", "zoltan-chivay"]},
    )

    do(s, "play villentretenmerth")

    assert units(s, 1, "close") == ["zoltan-chivay"]
    assert pile(s, 1, "discard") == ["stefan-skellen"]
    assert pile(s, 0, "discard") == []


def test_a_decoy_in_the_row_is_not_burned() -> None:
    s = scene({"hand": ["villentretenmerth", "ves"]}, {"close": ["decoy", "vernon-roche"]})

    do(s, "play villentretenmerth")

    assert specials(s, 1, "close") == ["decoy"]


def test_a_row_scorch_burns_again_when_its_unit_is_played_again_after_a_decoy() -> None:
    s = scene({"hand": ["decoy", "ves"], "close": ["villentretenmerth"]}, {"close": ["vesemir", "zoltan-chivay"]})

    do(s, "play decoy", "play zoltan-chivay", "play villentretenmerth")

    assert units(s, 1, "close") == ["zoltan-chivay", "zoltan-chivay"]


def test_a_row_scorch_does_nothing_against_an_empty_row() -> None:
    s = scene({"hand": ["villentretenmerth", "ves"]}, {"ranged": ["dethmold", "keira-metz"]})

    do(s, "play villentretenmerth")

    assert totals(s) == (7, 11)
