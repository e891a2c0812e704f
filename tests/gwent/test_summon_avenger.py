"""Summon avenger (G 5.10, G 7.5) and what becomes of avengers (G 11.2)."""

from __future__ import annotations

import pytest

from tests.gwent.scenes import do, options, pile, scene, strength, totals, units

BOVINE = ["bovine-defense-force"]
HEMDALL = ["hemdall"]


# -- during a round


@pytest.mark.parametrize("edition", ["anniversary", "witcher-3"])
def test_a_destroyed_cow_is_avenged_at_once_in_the_close_row_of_its_side(edition: str) -> None:
    s = scene({"hand": ["scorch", "ves"]}, {"ranged": ["cow"], "reserve": BOVINE}, edition=edition)

    do(s, "play scorch")

    assert units(s, 1, "ranged") == []
    assert units(s, 1, "close") == BOVINE
    assert totals(s) == (0, 8)
    assert pile(s, 1, "discard") == ["cow"]


def test_the_avenger_is_not_hit_by_the_fire_that_called_it() -> None:
    s = scene(
        {"hand": ["scorch", "ves"], "ranged": ["cow"], "reserve": BOVINE},
        {"faction": "skellige", "close": ["kambi"], "reserve": HEMDALL},
    )

    do(s, "play scorch")

    assert units(s, 0, "close") == BOVINE
    assert units(s, 1, "close") == HEMDALL
    assert totals(s) == (8, 11)


def test_a_cow_burned_by_the_toad_is_avenged_at_once() -> None:
    s = scene(
        {"faction": "monsters", "hand": ["toad", "vesemir"]}, {"ranged": ["cow", "philippa-eilhart"], "reserve": BOVINE}
    )

    do(s, "play toad")

    assert units(s, 1, "ranged") == ["philippa-eilhart"]
    assert units(s, 1, "close") == BOVINE


def test_an_avenger_takes_its_card_out_of_the_reserve() -> None:
    s = scene({"hand": ["scorch", "ves"], "ranged": ["cow"], "reserve": BOVINE})

    do(s, "play scorch")

    assert pile(s, 0, "reserve") == []


def test_an_avenger_comes_under_the_weather_that_lies_on_its_row() -> None:
    s = scene({"hand": ["scorch", "ves"], "ranged": ["cow"], "reserve": BOVINE, "weather": ["biting-frost"]})

    do(s, "play scorch")

    assert strength(s, 0, "close", "bovine-defense-force") == 1


def test_when_the_reserve_does_not_hold_the_avenger_nothing_enters() -> None:
    s = scene({"hand": ["scorch", "ves"], "ranged": ["cow"], "reserve": HEMDALL})

    do(s, "play scorch")

    assert totals(s) == (0, 0)
    assert pile(s, 0, "reserve") == HEMDALL


def test_only_the_reserve_of_the_side_on_which_the_unit_lay_is_used() -> None:
    s = scene({"hand": ["scorch", "ves"], "ranged": ["cow"]}, {"reserve": BOVINE})

    do(s, "play scorch")

    assert totals(s) == (0, 0)
    assert pile(s, 1, "reserve") == BOVINE


def test_one_card_in_the_reserve_avenges_one_of_two_cows() -> None:
    s = scene({"hand": ["scorch", "ves"], "ranged": ["cow*2"], "reserve": BOVINE})

    do(s, "play scorch")

    assert units(s, 0, "close") == BOVINE
    assert pile(s, 0, "discard") == ["scorch", "cow", "cow"]


def test_an_avenger_that_lies_in_the_discard_pile_does_not_come_again() -> None:
    s = scene({"hand": ["scorch", "ves"], "ranged": ["cow"], "close": ["vernon-roche"], "discard": BOVINE})

    do(s, "play scorch")

    assert units(s, 0, "close") == ["vernon-roche"]
    assert pile(s, 0, "discard") == ["scorch", "cow", "bovine-defense-force"]


def test_in_the_witcher_3_every_cow_is_avenged_without_a_reserve() -> None:
    s = scene({"hand": ["scorch", "ves"], "ranged": ["cow*2"]}, edition="witcher-3")

    do(s, "play scorch")

    assert units(s, 0, "close") == BOVINE * 2
    assert totals(s) == (16, 0)


# -- at the end of a round


@pytest.mark.parametrize("edition", ["anniversary", "witcher-3"])
def test_avengers_enter_after_both_sides_have_been_cleared_and_stand_in_the_next_round(edition: str) -> None:
    s = scene(
        {"ranged": ["cow"], "close": ["vesemir"], "reserve": BOVINE},
        {"faction": "skellige", "close": ["kambi", "udalryk"], "reserve": HEMDALL},
        edition=edition,
    )

    do(s, "pass", "pass")

    assert s.round == 2
    assert units(s, 0, "close") == BOVINE
    assert units(s, 1, "close") == HEMDALL
    assert totals(s) == (8, 11)
    assert pile(s, 0, "discard") == ["vesemir", "cow"]
    assert pile(s, 1, "discard") == ["udalryk", "kambi"]


def test_the_avenger_of_a_round_that_is_over_did_not_count_in_it() -> None:
    s = scene({"ranged": ["cow"], "reserve": BOVINE}, {"close": ["yarpen-zigrin"]})

    do(s, "pass", "pass")

    assert s.scores == ((0, 2),)
    assert s.sides[0].gems == 1
    assert s.sides[1].gems == 2


def test_when_the_game_is_over_no_avenger_enters() -> None:
    s = scene({"gems": 1, "ranged": ["cow"], "reserve": BOVINE}, {"close": ["vesemir"]})

    do(s, "pass", "pass")

    assert s.outcome is not None
    assert s.outcome.winner == 1
    assert units(s, 0, "close") == []
    assert pile(s, 0, "reserve") == BOVINE


# -- where nothing is summoned


def test_a_cow_taken_up_by_a_decoy_summons_nothing() -> None:
    s = scene({"hand": ["decoy", "ves"], "ranged": ["cow"], "reserve": BOVINE})

    do(s, "play decoy")

    assert pile(s, 0, "hand") == ["cow", "ves"]
    assert units(s, 0, "close") == []
    assert pile(s, 0, "reserve") == BOVINE


def test_a_cow_that_monsters_keep_summons_nothing() -> None:
    s = scene({"faction": "monsters", "ranged": ["cow"], "reserve": BOVINE})

    do(s, "pass", "pass")

    assert s.round == 2
    assert units(s, 0, "ranged") == ["cow"]
    assert units(s, 0, "close") == []
    assert pile(s, 0, "reserve") == BOVINE


def test_a_cow_that_monsters_do_not_keep_is_avenged() -> None:
    s = scene({"faction": "monsters", "ranged": ["cow"], "siege": ["earth-elemental"], "reserve": BOVINE})

    do(s, "pass", "pass", "keep earth-elemental siege")

    assert units(s, 0, "close") == BOVINE
    assert units(s, 0, "siege") == ["earth-elemental"]
    assert pile(s, 0, "discard") == ["cow"]


def test_a_cow_discarded_from_the_hand_summons_nothing() -> None:
    s = scene(
        {
            "leader": "eredin-destroyer-of-worlds",
            "hand": ["cow", "vesemir", "fiend"],
            "deck": ["griffin"],
            "reserve": BOVINE,
        }
    )

    do(s, "leader", "discard cow", "discard vesemir")

    assert pile(s, 0, "discard") == ["vesemir", "cow"]
    assert totals(s) == (0, 0)
    assert pile(s, 0, "reserve") == BOVINE


# -- what becomes of avengers


def test_bovine_defense_force_is_a_normal_unit_that_burns_and_goes_to_the_discard_pile() -> None:
    s = scene({"hand": ["scorch", "ves"], "close": BOVINE})

    do(s, "play scorch")

    assert pile(s, 0, "discard") == ["scorch", "bovine-defense-force"]
    assert pile(s, 0, "removed") == []


def test_hemdall_goes_to_the_discard_pile_at_the_end_of_the_round() -> None:
    s = scene({"faction": "skellige", "close": HEMDALL})

    do(s, "pass", "pass")

    assert pile(s, 0, "discard") == HEMDALL
    assert pile(s, 0, "removed") == []


def test_a_medic_may_revive_bovine_defense_force_but_not_hemdall() -> None:
    s = scene({"faction": "skellige", "hand": ["birna-bran", "vesemir"], "discard": ["hemdall", *BOVINE, "udalryk"]})

    do(s, "play birna-bran")

    assert options(s) == ["revive bovine-defense-force", "revive udalryk"]


def test_hemdall_is_a_hero_that_no_scorch_reaches() -> None:
    s = scene({"faction": "skellige", "hand": ["scorch", "vesemir"], "close": HEMDALL})

    do(s, "play scorch")

    assert units(s, 0, "close") == HEMDALL


def test_in_the_witcher_3_a_destroyed_avenger_leaves_the_game() -> None:
    s = scene({"hand": ["scorch", "ves"], "close": BOVINE}, edition="witcher-3")

    do(s, "play scorch")

    assert pile(s, 0, "discard") == ["scorch"]
    assert pile(s, 0, "removed") == BOVINE


def test_in_the_witcher_3_avengers_leave_the_game_at_the_end_of_the_round() -> None:
    s = scene({"faction": "skellige", "close": ["hemdall", "bovine-defense-force", "kambi"]}, edition="witcher-3")

    do(s, "pass", "pass")

    assert pile(s, 0, "discard") == ["kambi"]
    assert pile(s, 0, "removed") == ["bovine-defense-force", "hemdall"]
    assert units(s, 0, "close") == HEMDALL


@pytest.mark.parametrize("edition", ["anniversary", "witcher-3"])
def test_a_decoy_takes_bovine_defense_force_into_the_hand_from_where_it_may_be_played(edition: str) -> None:
    s = scene({"hand": ["decoy", "ves"], "close": BOVINE}, edition=edition)

    do(s, "play decoy", "play vesemir", "play bovine-defense-force")

    assert units(s, 0, "close") == BOVINE
    assert pile(s, 0, "hand") == ["ves"]
    assert pile(s, 0, "removed") == []


def test_where_the_house_removes_avengers_a_medic_finds_none() -> None:
    s = scene(
        {"hand": ["scorch", "dun-banner-medic"], "close": BOVINE, "discard": ["ves"]},
        house={"avengers_are_removed": True},
    )

    do(s, "play scorch", "play vesemir", "play dun-banner-medic")

    assert units(s, 0, "close") == ["ves"]
    assert pile(s, 0, "removed") == BOVINE


def test_where_the_house_has_an_endless_reserve_avengers_still_go_to_the_discard_pile() -> None:
    s = scene(
        {"hand": ["scorch", "ves"], "ranged": ["cow"], "close": BOVINE, "reserve": BOVINE},
        {"hand": ["scorch", "vesemir"]},
        house={"reserve_is_endless": True},
    )

    do(s, "play scorch", "play scorch")

    assert pile(s, 0, "discard") == ["scorch", "cow", "bovine-defense-force"]
    assert units(s, 0, "close") == BOVINE
    assert pile(s, 0, "reserve") == BOVINE


def test_in_the_video_game_an_avenger_discarded_from_the_hand_leaves_the_game_too() -> None:
    s = scene(
        {
            "leader": "eredin-destroyer-of-worlds",
            "hand": ["decoy", "vesemir", "fiend"],
            "close": ["bovine-defense-force"],
            "deck": ["griffin"],
        },
        edition="witcher-3",
    )

    do(s, "play decoy", "play vesemir", "leader", "discard bovine-defense-force", "discard fiend")

    assert pile(s, 0, "discard") == ["fiend"]
    assert pile(s, 0, "removed") == ["bovine-defense-force"]
