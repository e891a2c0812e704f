"""Scorch, the special card (G 6.3) and the Clan Dimun Pirate (G 5.13)."""

from __future__ import annotations

import pytest

from tests.gwent.scenes import do, options, pile, scene, specials, totals, units

# -- the card


@pytest.mark.parametrize("edition", ["anniversary", "classic-2015", "witcher-3"])
def test_scorch_destroys_the_strongest_unit_of_the_field_and_is_discarded(edition: str) -> None:
    s = scene(
        {"hand": ["scorch", "ves"], "close": ["zoltan-chivay"]},
        {"siege": ["catapult"], "close": ["vesemir"]},
        edition=edition,
    )

    do(s, "play scorch")

    assert totals(s) == (5, 6)
    assert pile(s, 0, "discard") == ["scorch"]
    assert pile(s, 1, "discard") == ["catapult"]


def test_scorch_destroys_all_units_that_share_the_highest_strength_on_both_sides_and_in_all_rows() -> None:
    s = scene(
        {"hand": ["scorch", "ves"], "close": ["vesemir", "ves"], "siege": ["trebuchet*2"]},
        {"close": ["vesemir"], "ranged": ["dethmold", "keira-metz"]},
    )

    do(s, "play scorch")

    assert totals(s) == (5, 5)
    assert pile(s, 0, "discard") == ["scorch", "vesemir", "trebuchet", "trebuchet"]
    assert pile(s, 1, "discard") == ["vesemir", "dethmold"]


def test_scorch_destroys_the_own_strongest_unit_where_the_opponents_are_weaker() -> None:
    s = scene({"hand": ["scorch", "ves"], "siege": ["catapult"]}, {"close": ["vesemir"]})

    do(s, "play scorch")

    assert totals(s) == (0, 6)


def test_scorch_has_no_threshold() -> None:
    s = scene({"hand": ["scorch", "ves"]}, {"close": ["yarpen-zigrin", "redanian-foot-soldier"]})

    do(s, "play scorch")

    assert units(s, 1, "close") == ["redanian-foot-soldier"]


def test_scorch_passes_heroes_by_and_takes_the_strongest_of_the_others() -> None:
    s = scene({"hand": ["scorch", "ves"], "close": ["geralt-of-rivia"]}, {"close": ["vernon-roche", "yarpen-zigrin"]})

    do(s, "play scorch")

    assert totals(s) == (15, 10)
    assert pile(s, 1, "discard") == ["yarpen-zigrin"]


def test_scorch_goes_by_strength_after_all_modifiers() -> None:
    s = scene(
        {"hand": ["scorch", "ves"], "close": ["vesemir"]},
        {"close": ["blue-stripes-commando*2"], "siege": ["catapult"], "weather": ["torrential-rain"]},
    )

    do(s, "play scorch")

    assert totals(s) == (6, 1)
    assert pile(s, 1, "discard") == ["blue-stripes-commando"] * 2


def test_scorch_destroys_units_of_strength_zero_where_no_other_is_stronger() -> None:
    s = scene(
        {"faction": "scoiatael", "hand": ["scorch", "vesemir"], "ranged": ["havekar-healer", "eithne"]},
        {"faction": "nilfgaard", "siege": ["siege-technician"]},
    )

    do(s, "play scorch")

    assert units(s, 0, "ranged") == ["eithne"]
    assert units(s, 1, "siege") == []
    assert pile(s, 1, "discard") == ["siege-technician"]


def test_scorch_without_a_victim_is_a_legal_play_that_does_nothing() -> None:
    s = scene({"hand": ["scorch", "ves"]}, {"close": ["vernon-roche"]})

    do(s, "play scorch")

    assert totals(s) == (0, 10)
    assert pile(s, 0, "discard") == ["scorch"]
    assert s.decision is not None
    assert s.decision.seat == 1


def test_scorch_does_not_burn_decoys_horns_or_weather() -> None:
    s = scene({"hand": ["scorch", "ves"], "close": ["decoy", "commanders-horn"]}, {"weather": ["biting-frost"]})

    do(s, "play scorch")

    assert specials(s, 0, "close") == ["decoy", "commanders-horn"]
    assert pile(s, 1, "weather") == ["biting-frost"]


def test_a_scorched_spy_goes_to_the_pile_of_the_side_on_which_it_lay() -> None:
    s = scene({"faction": "nilfgaard", "hand": ["scorch", "vesemir"]}, {"close": ["stefan-skellen"]})

    do(s, "play scorch")

    assert pile(s, 0, "discard") == ["scorch"]
    assert pile(s, 1, "discard") == ["stefan-skellen"]


def test_all_victims_of_a_scorch_are_found_before_any_of_them_leaves() -> None:
    s = scene({"hand": ["scorch", "ves"], "close": ["blue-stripes-commando*3"]}, {"ranged": ["dethmold"]})

    do(s, "play scorch")

    assert totals(s) == (0, 6)
    assert pile(s, 0, "discard") == ["scorch"] + ["blue-stripes-commando"] * 3


# -- the pirate


@pytest.mark.parametrize("edition", ["anniversary", "witcher-3"])
def test_the_pirate_destroys_the_strongest_units_of_both_sides(edition: str) -> None:
    s = scene(
        {"faction": "skellige", "hand": ["clan-dimun-pirate", "vesemir"], "siege": ["holger-blackhand"]},
        {"siege": ["catapult"], "close": ["vesemir"]},
        edition=edition,
    )

    do(s, "play clan-dimun-pirate")

    assert units(s, 0, "ranged") == ["clan-dimun-pirate"]
    assert totals(s) == (10, 6)
    assert pile(s, 1, "discard") == ["catapult"]


def test_the_pirate_burns_with_all_others_of_its_strength() -> None:
    s = scene(
        {"faction": "skellige", "hand": ["clan-dimun-pirate", "vesemir"], "ranged": ["clan-brokvar-archer*2"]},
        {"close": ["vesemir", "zoltan-chivay"]},
    )

    do(s, "play clan-dimun-pirate")

    assert totals(s) == (0, 5)
    assert pile(s, 0, "discard") == ["clan-brokvar-archer", "clan-brokvar-archer", "clan-dimun-pirate"]
    assert pile(s, 1, "discard") == ["vesemir"]


def test_the_pirate_may_be_the_only_victim_of_its_own_fire() -> None:
    s = scene(
        {"faction": "skellige", "hand": ["clan-dimun-pirate", "vesemir"]}, {"close": ["zoltan-chivay", "vernon-roche"]}
    )

    do(s, "play clan-dimun-pirate")

    assert totals(s) == (0, 15)
    assert pile(s, 0, "discard") == ["clan-dimun-pirate"]


def test_the_pirate_raised_by_a_horn_burns_before_weaker_units() -> None:
    s = scene(
        {"faction": "skellige", "hand": ["clan-dimun-pirate", "vesemir"], "ranged": ["commanders-horn"]},
        {"faction": "scoiatael", "ranged": ["milva"]},
    )

    do(s, "play clan-dimun-pirate")

    assert totals(s) == (0, 10)


def test_where_the_house_says_so_the_pirate_is_passed_over_when_the_strongest_are_sought() -> None:
    s = scene(
        {"faction": "skellige", "hand": ["clan-dimun-pirate", "vesemir"], "siege": ["holger-blackhand"]},
        {"close": ["zoltan-chivay"]},
        house={"pirate_burns_itself": False},
    )

    do(s, "play clan-dimun-pirate")

    assert units(s, 0, "ranged") == ["clan-dimun-pirate"]
    assert units(s, 0, "siege") == ["holger-blackhand"]
    assert pile(s, 1, "discard") == ["zoltan-chivay"]


def test_a_pirate_that_is_passed_over_on_an_empty_field_burns_nothing() -> None:
    s = scene({"faction": "skellige", "hand": ["clan-dimun-pirate", "vesemir"]}, house={"pirate_burns_itself": False})

    do(s, "play clan-dimun-pirate")

    assert totals(s) == (6, 0)


def test_a_revived_pirate_burns_again() -> None:
    s = scene(
        {"faction": "skellige", "hand": ["birna-bran", "vesemir"], "discard": ["clan-dimun-pirate"]},
        {"siege": ["catapult"]},
    )

    do(s, "play birna-bran")

    assert totals(s) == (8, 0)
    assert pile(s, 1, "discard") == ["catapult"]


def test_a_pirate_that_burned_itself_may_be_revived_by_a_medic_that_comes_later() -> None:
    s = scene({"faction": "skellige", "hand": ["clan-dimun-pirate", "birna-bran"], "discard": ["udalryk"]})

    do(s, "play clan-dimun-pirate", "play vesemir", "play birna-bran")

    assert options(s) == ["revive udalryk", "revive clan-dimun-pirate"]
