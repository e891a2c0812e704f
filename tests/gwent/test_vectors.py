"""The thirty test vectors of the collected rulings, each in every edition where it holds."""

from __future__ import annotations

import pytest

from sevencats.core.decision import CHANCE
from sevencats.core.outcome import NOBODY
from tests.gwent.scenes import do, options, pile, scene, specials, strength, totals, units

in_every_edition = pytest.mark.parametrize("edition", ["anniversary", "classic-2015", "witcher-3"])
with_five_factions = pytest.mark.parametrize("edition", ["anniversary", "witcher-3"])
COMMANDOS = ["blue-stripes-commando*2"]  # the third one is in the hand
ENGINES = ["catapult*2", "kaedweni-siege-expert*2"]
RESERVE = ["bovine-defense-force", "hemdall", "transformed-vildkaarl", "transformed-young-vildkaarl*3"]


@in_every_edition
def test_t01_three_commandos_are_twelve_each(edition: str) -> None:
    s = scene({"hand": ["blue-stripes-commando", "ves"], "close": COMMANDOS}, edition=edition)

    do(s, "play blue-stripes-commando")

    assert strength(s, 0, "close", "blue-stripes-commando") == 12
    assert totals(s) == (36, 0)


@in_every_edition
def test_t02_three_commandos_under_a_horn_are_twenty_four_each(edition: str) -> None:
    s = scene({"hand": ["commanders-horn", "ves"], "close": ["blue-stripes-commando*3"]}, edition=edition)

    do(s, "play commanders-horn", "row close")

    assert strength(s, 0, "close", "blue-stripes-commando") == 24
    assert totals(s) == (72, 0)


@in_every_edition
def test_t03_three_commandos_in_the_frost_are_three_each(edition: str) -> None:
    s = scene({"hand": ["biting-frost", "ves"], "close": ["blue-stripes-commando*3"]}, edition=edition)

    do(s, "play biting-frost")

    assert strength(s, 0, "close", "blue-stripes-commando") == 3
    assert totals(s) == (9, 0)


@in_every_edition
def test_t04_three_commandos_in_the_frost_under_a_horn_are_six_each(edition: str) -> None:
    s = scene(
        {"hand": ["commanders-horn", "ves"], "close": ["blue-stripes-commando*3"]},
        {"weather": ["biting-frost"]},
        edition=edition,
    )

    do(s, "play commanders-horn", "row close")

    assert strength(s, 0, "close", "blue-stripes-commando") == 6
    assert totals(s) == (18, 0)


@pytest.mark.parametrize(("edition", "dandelion"), [("anniversary", 2), ("classic-2015", 4), ("witcher-3", 2)])
def test_t05_dandelion_doubles_three_commandos_and_himself_only_in_2015(edition: str, dandelion: int) -> None:
    s = scene({"hand": ["dandelion", "ves"], "close": ["blue-stripes-commando*3"]}, edition=edition)

    do(s, "play dandelion")

    assert strength(s, 0, "close", "blue-stripes-commando") == 24
    assert strength(s, 0, "close", "dandelion") == dandelion
    assert totals(s) == (72 + dandelion, 0)


@in_every_edition
def test_t06_a_horn_card_beside_dandelion_doubles_him_and_nobody_twice(edition: str) -> None:
    s = scene({"hand": ["commanders-horn", "ves"], "close": ["dandelion", "blue-stripes-commando*3"]}, edition=edition)

    do(s, "play commanders-horn", "row close")

    assert strength(s, 0, "close", "blue-stripes-commando") == 24
    assert strength(s, 0, "close", "dandelion") == 4
    assert totals(s) == (76, 0)


@in_every_edition
def test_t07_two_catapults_and_two_siege_experts_are_forty(edition: str) -> None:
    s = scene(
        {"hand": ["kaedweni-siege-expert", "ves"], "siege": ["catapult*2", "kaedweni-siege-expert"]}, edition=edition
    )

    do(s, "play kaedweni-siege-expert")

    assert strength(s, 0, "siege", "catapult") == 18
    assert strength(s, 0, "siege", "kaedweni-siege-expert") == 2
    assert totals(s) == (40, 0)


@in_every_edition
def test_t08_two_catapults_and_two_siege_experts_in_the_rain_are_twelve(edition: str) -> None:
    s = scene({"hand": ["torrential-rain", "ves"], "siege": ENGINES}, edition=edition)

    do(s, "play torrential-rain")

    assert strength(s, 0, "siege", "catapult") == 4
    assert strength(s, 0, "siege", "kaedweni-siege-expert") == 2
    assert totals(s) == (12, 0)


@in_every_edition
def test_t09_the_siegemaster_doubles_them_in_the_rain_to_twenty_four(edition: str) -> None:
    s = scene(
        {"leader": "foltest-the-siegemaster", "siege": ENGINES}, {"weather": ["torrential-rain"]}, edition=edition
    )

    do(s, "leader")

    assert strength(s, 0, "siege", "catapult") == 8
    assert strength(s, 0, "siege", "kaedweni-siege-expert") == 4
    assert totals(s) == (24, 0)


@in_every_edition
def test_t10_milva_and_a_healer_in_the_fog_are_one_each(edition: str) -> None:
    s = scene(
        {"faction": "scoiatael", "hand": ["impenetrable-fog", "vesemir"], "ranged": ["milva", "havekar-healer"]},
        edition=edition,
    )

    do(s, "play impenetrable-fog")

    assert strength(s, 0, "ranged", "milva") == 1
    assert strength(s, 0, "ranged", "havekar-healer") == 1
    assert totals(s) == (2, 0)


@in_every_edition
def test_t11_isengrim_raises_a_scout_before_the_horn_doubles_it_and_stays_ten_himself(edition: str) -> None:
    s = scene(
        {
            "faction": "scoiatael",
            "hand": ["dol-blathanna-scout", "vesemir"],
            "close": ["isengrim-faoiltiarna", "commanders-horn"],
        },
        {"weather": ["biting-frost"]},
        edition=edition,
    )

    do(s, "play dol-blathanna-scout", "row close")

    assert strength(s, 0, "close", "dol-blathanna-scout") == 4
    assert strength(s, 0, "close", "isengrim-faoiltiarna") == 10


@in_every_edition
def test_t12_villentretenmerth_counts_geralt_for_the_ten_points_and_burns_the_nekker(edition: str) -> None:
    s = scene(
        {"hand": ["villentretenmerth", "ves"]},
        {"faction": "monsters", "close": ["geralt-of-rivia", "nekker"]},
        edition=edition,
    )

    do(s, "play villentretenmerth")

    assert units(s, 1, "close") == ["geralt-of-rivia"]
    assert pile(s, 1, "discard") == ["nekker"]


@in_every_edition
def test_t13_villentretenmerth_burns_nothing_in_a_row_of_nine_points(edition: str) -> None:
    s = scene(
        {"hand": ["villentretenmerth", "ves"]}, {"close": ["zoltan-chivay", "blue-stripes-commando"]}, edition=edition
    )

    do(s, "play villentretenmerth")

    assert totals(s) == (7, 9)


@in_every_edition
def test_t14_scorch_burns_the_strongest_of_both_sides_when_they_are_equal(edition: str) -> None:
    s = scene(
        {"hand": ["scorch", "ves"], "siege": ["catapult"]},
        {"siege": ["catapult"], "close": ["vesemir"]},
        edition=edition,
    )

    do(s, "play scorch")

    assert totals(s) == (0, 6)
    assert pile(s, 0, "discard") == ["scorch", "catapult"]
    assert pile(s, 1, "discard") == ["catapult"]


@with_five_factions
def test_t15_a_pirate_on_an_empty_field_burns_itself(edition: str) -> None:
    s = scene({"faction": "skellige", "hand": ["clan-dimun-pirate", "vesemir"]}, edition=edition)

    do(s, "play clan-dimun-pirate")

    assert units(s, 0, "ranged") == []
    assert pile(s, 0, "discard") == ["clan-dimun-pirate"]


@with_five_factions
@pytest.mark.parametrize(
    ("weather", "horn", "shown"), [([], [], 18), (["biting-frost"], [], 2), (["biting-frost"], ["commanders-horn"], 4)]
)
def test_t16_the_treacherous_doubles_stefan_skellen_after_weather_and_before_the_horn(
    edition: str, weather: list[str], horn: list[str], shown: int
) -> None:
    s = scene(
        {"leader": "eredin-the-treacherous", "close": horn, "weather": weather},
        {"faction": "nilfgaard", "hand": ["stefan-skellen", "vesemir"]},
        edition=edition,
        turn=1,
    )

    do(s, "play stefan-skellen")

    assert strength(s, 0, "close", "stefan-skellen") == shown
    assert totals(s) == (shown, 0)


@with_five_factions
@pytest.mark.parametrize(("horn", "row"), [([], 27), (["commanders-horn"], 54)])
def test_t17_king_bran_halves_the_rain_over_three_war_longships_before_they_bond(
    edition: str, horn: list[str], row: int
) -> None:
    s = scene(
        {"leader": "king-bran", "hand": ["war-longship", "vesemir"], "siege": ["war-longship*2", *horn]},
        {"weather": ["torrential-rain"]},
        edition=edition,
    )

    do(s, "play war-longship")

    assert strength(s, 0, "siege", "war-longship") == row // 3
    assert totals(s) == (row, 0)


@with_five_factions
def test_t18_mardroeme_turns_the_berserker_into_a_vildkaarl_that_boosts_its_row(edition: str) -> None:
    s = scene(
        {
            "faction": "skellige",
            "hand": ["mardroeme", "vesemir"],
            "close": ["berserker", "udalryk"],
            "reserve": RESERVE,
        },
        edition=edition,
    )

    do(s, "play mardroeme", "row close")

    assert strength(s, 0, "close", "transformed-vildkaarl") == 14
    assert strength(s, 0, "close", "udalryk") == 5
    assert pile(s, 0, "removed") == ["berserker"]
    assert pile(s, 0, "discard") == []


@with_five_factions
def test_t19_ermion_turns_three_young_berserkers_and_the_row_is_eighty(edition: str) -> None:
    s = scene(
        {"faction": "skellige", "hand": ["ermion", "vesemir"], "ranged": ["young-berserker*3"], "reserve": RESERVE},
        edition=edition,
    )

    do(s, "play ermion")

    assert strength(s, 0, "ranged", "transformed-young-vildkaarl") == 24
    assert strength(s, 0, "ranged", "ermion") == 8
    assert totals(s) == (80, 0)


@with_five_factions
def test_t20_a_scorched_cow_is_avenged_at_once(edition: str) -> None:
    s = scene({"hand": ["scorch", "ves"], "ranged": ["cow"], "reserve": RESERVE}, edition=edition)

    do(s, "play scorch")

    assert units(s, 0, "close") == ["bovine-defense-force"]
    assert totals(s) == (8, 0)


@with_five_factions
def test_t21_a_cow_at_the_end_of_a_round_is_avenged_in_the_next(edition: str) -> None:
    s = scene({"ranged": ["cow"], "reserve": RESERVE}, edition=edition)

    do(s, "pass", "pass")

    assert s.round == 2
    assert units(s, 0, "ranged") == []
    assert units(s, 0, "close") == ["bovine-defense-force"]


@with_five_factions
def test_t22_a_decoy_takes_up_the_cow_without_an_avenger(edition: str) -> None:
    s = scene({"hand": ["decoy", "ves"], "ranged": ["cow"], "reserve": RESERVE}, edition=edition)

    do(s, "play decoy")

    assert pile(s, 0, "hand") == ["cow", "ves"]
    assert specials(s, 0, "ranged") == ["decoy"]
    assert units(s, 0, "close") == []


@in_every_edition
def test_t23_a_decoy_takes_up_the_enemys_thaler_who_then_draws_two_for_his_new_player(edition: str) -> None:
    s = scene(
        {"faction": "monsters", "hand": ["decoy", "fiend"], "siege": ["thaler"], "deck": ["griffin", "foglet"]},
        edition=edition,
    )

    do(s, "play decoy", "play vesemir", "play thaler")

    assert units(s, 1, "siege") == ["thaler"]
    assert pile(s, 0, "hand") == ["fiend", "griffin", "foglet"]


@in_every_edition
def test_t24_a_medic_revives_an_enemy_spy_which_crosses_back_and_draws_two(edition: str) -> None:
    s = scene(
        {"hand": ["dun-banner-medic", "ves"], "discard": ["vattier-de-rideaux"], "deck": ["ballista", "trebuchet"]},
        {"faction": "nilfgaard"},
        edition=edition,
    )

    do(s, "play dun-banner-medic")

    assert units(s, 1, "close") == ["vattier-de-rideaux"]
    assert pile(s, 0, "hand") == ["ves", "trebuchet", "ballista"]


@in_every_edition
def test_t25_a_tie_followed_by_one_won_round_decides_the_game(edition: str) -> None:
    s = scene({"close": ["ves"]}, {"close": ["ves"]}, edition=edition)

    do(s, "pass", "pass", "pass", "play vesemir", "pass")

    assert s.scores == ((5, 5), (6, 0))
    assert (s.sides[0].gems, s.sides[1].gems) == (1, 0)
    assert s.outcome is not None
    assert s.outcome.winner == 0


@in_every_edition
def test_t26_two_tied_rounds_are_a_drawn_game(edition: str) -> None:
    s = scene({"close": ["ves"]}, {"close": ["ves"]}, edition=edition)

    do(s, "pass", "pass", "pass", "pass")

    assert s.scores == ((5, 5), (0, 0))
    assert s.outcome is not None
    assert s.outcome.winner == NOBODY


@in_every_edition
@pytest.mark.parametrize("nilfgaard", [0, 1])
def test_t27_nilfgaard_wins_a_tie_and_starts_the_next_round(edition: str, nilfgaard: int) -> None:
    factions = ["nilfgaard", "northern-realms"] if nilfgaard == 0 else ["northern-realms", "nilfgaard"]
    s = scene(
        {"faction": factions[0], "close": ["vesemir"]}, {"faction": factions[1], "close": ["vesemir"]}, edition=edition
    )

    do(s, "pass", "pass")

    assert s.sides[nilfgaard].gems == 2
    assert s.sides[1 - nilfgaard].gems == 1
    assert s.round == 2
    assert s.starter == nilfgaard
    assert s.decision is not None
    assert s.decision.seat == nilfgaard


@with_five_factions
@pytest.mark.parametrize(
    ("from_hand", "maidens", "each", "hand"),
    [(True, 3, 12, ["vesemir"]), (False, 2, 8, ["vesemir", "clan-drummond-shield-maiden"])],
)
def test_t28_cerys_calls_the_shield_maidens_of_deck_and_hand_or_of_the_deck_alone(
    edition: str, from_hand: bool, maidens: int, each: int, hand: list[str]
) -> None:
    s = scene(
        {
            "faction": "skellige",
            "hand": ["cerys", "clan-drummond-shield-maiden", "vesemir"],
            "deck": ["clan-drummond-shield-maiden*2"],
        },
        edition=edition,
        house={"muster_from_hand": from_hand},
    )

    do(s, "play cerys")

    assert units(s, 0, "close") == ["cerys"] + ["clan-drummond-shield-maiden"] * maidens
    assert strength(s, 0, "close", "clan-drummond-shield-maiden") == each
    assert pile(s, 0, "hand") == hand


@with_five_factions
def test_t29_kambi_at_the_end_of_a_round_is_avenged_by_hemdall_in_the_next(edition: str) -> None:
    s = scene({"faction": "skellige", "close": ["kambi"], "reserve": RESERVE}, edition=edition)

    do(s, "pass", "pass")

    assert s.round == 2
    assert units(s, 0, "close") == ["hemdall"]
    assert totals(s) == (11, 0)


@with_five_factions
def test_t30_yennefer_chooses_freely_under_invader_of_the_north(edition: str) -> None:
    s = scene(
        {"hand": ["yennefer-of-vengerberg", "ves"], "discard": ["trebuchet", "ballista"]},
        {"leader": "emhyr-invader-of-the-north"},
        edition=edition,
    )

    s.choose("play yennefer-of-vengerberg")

    assert s.decision is not None
    assert s.decision.seat == 0
    assert options(s) == ["revive trebuchet", "revive ballista"]


@with_five_factions
def test_t30_where_the_invader_binds_heroes_chance_chooses_for_yennefer(edition: str) -> None:
    s = scene(
        {"hand": ["yennefer-of-vengerberg", "ves"], "discard": ["trebuchet", "ballista"]},
        {"leader": "emhyr-invader-of-the-north"},
        edition=edition,
        house={"invader_binds_heroes": True},
    )

    s.choose("play yennefer-of-vengerberg")

    assert s.decision is not None
    assert s.decision.seat == CHANCE
    assert options(s) == ["revive trebuchet", "revive ballista"]
