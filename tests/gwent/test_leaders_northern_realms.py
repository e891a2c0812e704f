"""The five Foltests (G 10.2 to G 10.5)."""

from __future__ import annotations

import pytest

from tests.gwent.scenes import do, options, pile, scene, strength, totals, units

# -- King of Temeria (G 10.4)


def test_king_of_temeria_plays_an_impenetrable_fog_from_the_deck() -> None:
    s = scene({"leader": "foltest-king-of-temeria", "deck": ["impenetrable-fog", "ves"]}, {"ranged": ["keira-metz"]})

    do(s, "leader")

    assert pile(s, 0, "weather") == ["impenetrable-fog"]
    assert pile(s, 0, "deck") == ["ves"]
    assert strength(s, 1, "ranged", "keira-metz") == 1


@pytest.mark.parametrize("deck", [[], ["ves"], ["biting-frost", "torrential-rain", "skellige-storm", "clear-weather"]])
def test_king_of_temeria_needs_a_fog_in_the_deck_and_a_storm_does_not_serve(deck: list[str]) -> None:
    s = scene({"leader": "foltest-king-of-temeria", "deck": deck, "hand": ["impenetrable-fog", "ves"]})

    assert "leader" not in options(s)


def test_the_fog_of_king_of_temeria_ends_in_his_players_discard_pile() -> None:
    s = scene({"leader": "foltest-king-of-temeria", "deck": ["impenetrable-fog"]})

    do(s, "leader", "pass", "pass")

    assert pile(s, 0, "discard") == ["impenetrable-fog"]
    assert pile(s, 1, "discard") == []


def test_where_weather_does_not_stack_the_fetched_fog_under_a_storm_is_discarded_at_once() -> None:
    s = scene(
        {"leader": "foltest-king-of-temeria", "deck": ["impenetrable-fog"]},
        {"weather": ["skellige-storm"]},
        edition="witcher-3",
    )

    do(s, "leader")

    assert pile(s, 0, "weather") == []
    assert pile(s, 0, "discard") == ["impenetrable-fog"]


def test_the_other_seat_learns_that_the_fog_was_in_the_deck() -> None:
    s = scene({"leader": "foltest-king-of-temeria", "deck": ["impenetrable-fog", "ves"]})

    do(s, "leader")

    assert s.view(1)["sides"][0]["seen"] == ["impenetrable-fog"]


# -- Lord Commander of the North (G 10.5)


def test_lord_commander_sends_all_weather_to_the_piles_of_those_who_played_it() -> None:
    s = scene(
        {"leader": "foltest-lord-commander-of-the-north", "close": ["ves"], "weather": ["biting-frost"]},
        {"weather": ["torrential-rain", "impenetrable-fog"]},
    )

    do(s, "leader")

    assert pile(s, 0, "weather") == pile(s, 1, "weather") == []
    assert pile(s, 0, "discard") == ["biting-frost"]
    assert pile(s, 1, "discard") == ["impenetrable-fog", "torrential-rain"]
    assert strength(s, 0, "close", "ves") == 5


def test_lord_commander_may_not_be_used_under_a_clear_sky() -> None:
    s = scene({"leader": "foltest-lord-commander-of-the-north", "deck": ["clear-weather"]})

    assert "leader" not in options(s)


def test_lord_commander_may_be_used_against_the_opponents_weather_alone() -> None:
    s = scene({"leader": "foltest-lord-commander-of-the-north"}, {"weather": ["biting-frost"]})

    assert "leader" in options(s)


# -- Siegemaster (G 10.2)


def test_siegemaster_doubles_the_own_siege_row_and_units_that_come_later() -> None:
    s = scene(
        {
            "leader": "foltest-the-siegemaster",
            "siege": ["ballista"],
            "close": ["ves"],
            "hand": ["trebuchet", "keira-metz"],
        },
        {"siege": ["siege-tower"]},
    )

    do(s, "leader", "play vesemir", "play trebuchet")

    assert strength(s, 0, "siege", "ballista") == strength(s, 0, "siege", "trebuchet") == 12
    assert strength(s, 0, "close", "ves") == 5
    assert strength(s, 1, "siege", "siege-tower") == 6


def test_no_horn_card_fits_where_the_siegemaster_has_sounded_one() -> None:
    s = scene({"leader": "foltest-the-siegemaster", "hand": ["commanders-horn", "ves"]})

    do(s, "leader", "play vesemir", "play commanders-horn")

    assert options(s) == ["row close", "row ranged"]


def test_siegemaster_may_not_be_used_where_a_horn_card_lies() -> None:
    s = scene({"leader": "foltest-the-siegemaster", "siege": ["commanders-horn"]})

    assert "leader" not in options(s)


@pytest.mark.parametrize(("edition", "usable"), [("anniversary", True), ("witcher-3", False)])
def test_a_mardroeme_card_bars_the_siegemaster_only_where_it_shares_the_place(edition: str, usable: bool) -> None:
    s = scene({"leader": "foltest-the-siegemaster", "siege": ["mardroeme"]}, edition=edition)

    assert ("leader" in options(s)) is usable


def test_a_horn_unit_does_not_prevent_the_siegemaster_and_is_then_doubled_too() -> None:
    s = scene({"leader": "foltest-the-siegemaster", "siege": ["draig-bon-dhu", "ballista"]})
    assert totals(s) == (14, 0)

    do(s, "leader")

    assert totals(s) == (16, 0)


def test_the_siegemasters_horn_ends_with_the_round_and_leaves_no_card() -> None:
    s = scene({"leader": "foltest-the-siegemaster", "siege": ["ballista"], "deck": ["ves"]})

    do(s, "leader", "pass", "pass")

    assert s.round == 2
    assert not s.sides[0].rows[2].sounded
    assert pile(s, 0, "discard") == ["ballista"]


# -- Steel-Forged and Son of Medell (G 10.3)


def test_steel_forged_destroys_all_of_the_strongest_of_the_enemy_siege_row() -> None:
    s = scene(
        {"leader": "foltest-the-steel-forged", "siege": ["heavy-zerrikanian-fire-scorpion"]},
        {"siege": ["ballista", "trebuchet", "ice-giant"], "close": ["fiend"]},
    )

    do(s, "leader")

    assert units(s, 1, "siege") == ["ice-giant"]
    assert pile(s, 1, "discard") == ["trebuchet", "ballista"]
    assert units(s, 1, "close") == ["fiend"]
    assert units(s, 0, "siege") == ["heavy-zerrikanian-fire-scorpion"]


def test_steel_forged_counts_heroes_for_the_ten_points_but_spares_them() -> None:
    s = scene({"leader": "foltest-the-steel-forged"}, {"siege": ["morvran-voorhis", "thaler"]})

    do(s, "leader")

    assert units(s, 1, "siege") == ["morvran-voorhis"]


@pytest.mark.parametrize(
    ("siege", "usable"),
    [
        (["catapult", "thaler"], False),
        (["catapult", "thaler", "kaedweni-siege-expert"], True),
        (["heavy-zerrikanian-fire-scorpion"], True),
    ],
)
def test_steel_forged_needs_ten_points_and_nine_do_not_do(siege: list[str], usable: bool) -> None:
    s = scene({"leader": "foltest-the-steel-forged"}, {"siege": siege})

    assert ("leader" in options(s)) is usable


@pytest.mark.parametrize("siege", [[], ["ballista"], ["morvran-voorhis"]])
def test_steel_forged_may_not_be_used_below_ten_or_against_heroes_alone(siege: list[str]) -> None:
    s = scene({"leader": "foltest-the-steel-forged"}, {"siege": siege, "close": ["fiend", "griffin"]})

    assert "leader" not in options(s)


def test_son_of_medell_goes_by_current_strength_in_the_enemy_ranged_row() -> None:
    s = scene(
        {"leader": "foltest-son-of-medell", "weather": ["impenetrable-fog"]},
        {"ranged": ["crinfrid-reavers-dragon-hunter*3", "black-infantry-archer"]},
    )

    do(s, "leader")

    assert units(s, 1, "ranged") == ["black-infantry-archer"]
    assert pile(s, 1, "discard") == ["crinfrid-reavers-dragon-hunter"] * 3


@pytest.mark.parametrize("ranged", [[], ["dethmold"], ["philippa-eilhart"]])
def test_son_of_medell_may_not_be_used_below_ten_or_against_heroes_alone(ranged: list[str]) -> None:
    s = scene({"leader": "foltest-son-of-medell"}, {"ranged": ranged, "siege": ["ballista*2"]})

    assert "leader" not in options(s)
