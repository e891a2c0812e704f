"""Berserkers (G 5.11), Ermion (G 5.12) and the card Mardroeme (G 6.4)."""

from __future__ import annotations

import pytest

from tests.gwent.scenes import do, options, pile, scene, specials, strength, totals, units

EDITIONS = ("anniversary", "witcher-3")
RESERVE = ["transformed-vildkaarl", "transformed-young-vildkaarl*3"]
YOUNG = "transformed-young-vildkaarl"

# -- the card and the berserkers that are there


def test_mardroeme_turns_the_berserker_of_its_row_which_leaves_the_game() -> None:
    s = scene(
        {"faction": "skellige", "hand": ["mardroeme", "vesemir"], "close": ["berserker", "udalryk"], "reserve": RESERVE}
    )

    do(s, "play mardroeme", "row close")

    assert units(s, 0, "close") == ["udalryk", "transformed-vildkaarl"]
    assert specials(s, 0, "close") == ["mardroeme"]
    assert totals(s) == (19, 0)
    assert pile(s, 0, "removed") == ["berserker"]
    assert pile(s, 0, "discard") == []
    assert pile(s, 0, "reserve") == [YOUNG] * 3


def test_mardroeme_turns_all_young_berserkers_of_its_row_and_they_bond() -> None:
    s = scene(
        {"faction": "skellige", "hand": ["mardroeme", "vesemir"], "ranged": ["young-berserker*3"], "reserve": RESERVE}
    )

    do(s, "play mardroeme", "row ranged")

    assert units(s, 0, "ranged") == [YOUNG] * 3
    assert totals(s) == (72, 0)
    assert pile(s, 0, "removed") == ["young-berserker"] * 3
    assert pile(s, 0, "reserve") == ["transformed-vildkaarl"]


def test_mardroeme_reaches_neither_other_rows_nor_the_other_side() -> None:
    s = scene(
        {
            "faction": "skellige",
            "hand": ["mardroeme", "vesemir"],
            "close": ["berserker"],
            "ranged": ["young-berserker"],
            "reserve": RESERVE,
        },
        {"faction": "skellige", "close": ["berserker"], "reserve": RESERVE},
    )

    do(s, "play mardroeme", "row close")

    assert units(s, 0, "close") == ["transformed-vildkaarl"]
    assert units(s, 0, "ranged") == ["young-berserker"]
    assert units(s, 1, "close") == ["berserker"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_mardroeme_may_be_laid_beside_any_own_row_even_an_empty_one(edition: str) -> None:
    s = scene({"faction": "skellige", "hand": ["mardroeme", "vesemir"]}, edition=edition)

    do(s, "play mardroeme")

    assert options(s) == ["row close", "row ranged", "row siege"]


def test_with_an_empty_reserve_the_berserker_stays_as_it_is() -> None:
    s = scene({"faction": "skellige", "hand": ["mardroeme", "vesemir"], "close": ["berserker"]})

    do(s, "play mardroeme", "row close")

    assert units(s, 0, "close") == ["berserker"]
    assert strength(s, 0, "close", "berserker") == 4
    assert pile(s, 0, "removed") == []


def test_each_transformation_needs_its_own_card_in_the_reserve() -> None:
    s = scene(
        {
            "faction": "skellige",
            "hand": ["mardroeme", "vesemir"],
            "ranged": ["young-berserker*3"],
            "reserve": ["transformed-young-vildkaarl", "transformed-vildkaarl"],
        }
    )

    do(s, "play mardroeme", "row ranged")

    assert units(s, 0, "ranged") == ["young-berserker"] * 2 + [YOUNG]
    assert totals(s) == (12, 0)
    assert pile(s, 0, "reserve") == ["transformed-vildkaarl"]


def test_the_reserve_of_the_other_player_is_of_no_use() -> None:
    s = scene({"faction": "skellige", "hand": ["mardroeme", "vesemir"], "close": ["berserker"]}, {"reserve": RESERVE})

    do(s, "play mardroeme", "row close")

    assert units(s, 0, "close") == ["berserker"]


def test_in_the_witcher_3_berserkers_turn_without_a_reserve() -> None:
    s = scene(
        {"faction": "skellige", "hand": ["mardroeme", "vesemir"], "ranged": ["young-berserker*2"]}, edition="witcher-3"
    )

    do(s, "play mardroeme", "row ranged")

    assert totals(s) == (32, 0)
    assert pile(s, 0, "removed") == ["young-berserker"] * 2


# -- berserkers that come later


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_berserker_that_comes_under_mardroeme_turns_at_once(edition: str) -> None:
    s = scene(
        {"faction": "skellige", "hand": ["berserker", "vesemir"], "close": ["mardroeme"], "reserve": RESERVE},
        edition=edition,
    )

    do(s, "play berserker")

    assert units(s, 0, "close") == ["transformed-vildkaarl"]
    assert pile(s, 0, "removed") == ["berserker"]
    assert pile(s, 0, "discard") == []


def test_a_berserker_that_a_medic_revives_under_mardroeme_turns_at_once() -> None:
    s = scene(
        {
            "faction": "skellige",
            "hand": ["birna-bran", "vesemir"],
            "close": ["mardroeme"],
            "discard": ["berserker"],
            "reserve": RESERVE,
        }
    )

    do(s, "play birna-bran")

    assert units(s, 0, "close") == ["birna-bran", "transformed-vildkaarl"]
    assert totals(s) == (17, 0)
    assert pile(s, 0, "removed") == ["berserker"]


def test_a_berserker_that_comes_to_a_row_without_mardroeme_stays_a_berserker() -> None:
    s = scene(
        {
            "faction": "skellige",
            "hand": ["berserker", "vesemir"],
            "ranged": ["mardroeme", "ermion"],
            "siege": ["mardroeme"],
            "reserve": RESERVE,
        },
        {"close": ["mardroeme"]},
    )

    do(s, "play berserker")

    assert units(s, 0, "close") == ["berserker"]


def test_mardroeme_ends_with_the_round_in_its_players_discard_pile() -> None:
    s = scene(
        {"faction": "skellige", "hand": ["mardroeme", "berserker"], "close": ["vesemir"], "reserve": RESERVE},
        {"hand": ["vesemir"]},
    )

    do(s, "play mardroeme", "row close", "pass", "pass", "play berserker")

    assert s.round == 2
    assert units(s, 0, "close") == ["berserker"]
    assert pile(s, 0, "discard") == ["vesemir", "mardroeme"]


# -- Ermion


@pytest.mark.parametrize("edition", EDITIONS)
def test_ermion_turns_the_young_berserkers_of_his_row(edition: str) -> None:
    s = scene(
        {"faction": "skellige", "hand": ["ermion", "vesemir"], "ranged": ["young-berserker*2"], "reserve": RESERVE},
        edition=edition,
    )

    do(s, "play ermion")

    assert units(s, 0, "ranged") == ["ermion", YOUNG, YOUNG]
    assert totals(s) == (40, 0)


def test_ermion_does_not_reach_the_berserker_of_the_close_row_nor_the_other_side() -> None:
    s = scene(
        {"faction": "skellige", "hand": ["ermion", "vesemir"], "close": ["berserker"], "reserve": RESERVE},
        {"faction": "skellige", "ranged": ["young-berserker"], "reserve": RESERVE},
    )

    do(s, "play ermion")

    assert units(s, 0, "close") == ["berserker"]
    assert units(s, 1, "ranged") == ["young-berserker"]


def test_a_young_berserker_that_comes_to_ermion_turns_at_once() -> None:
    s = scene({"faction": "skellige", "hand": ["young-berserker", "vesemir"], "ranged": ["ermion"], "reserve": RESERVE})

    do(s, "play young-berserker")

    assert units(s, 0, "ranged") == ["ermion", YOUNG]
    assert pile(s, 0, "removed") == ["young-berserker"]


def test_ermion_stays_a_hero_of_strength_eight_among_those_he_turns() -> None:
    s = scene(
        {
            "faction": "skellige",
            "hand": ["ermion", "vesemir"],
            "ranged": ["young-berserker", "commanders-horn"],
            "reserve": RESERVE,
        }
    )

    do(s, "play ermion")

    assert strength(s, 0, "ranged", "ermion") == 8
    assert strength(s, 0, "ranged", YOUNG) == 16


# -- transformed berserkers


def test_a_transformed_berserker_burns_like_any_unit_and_stays_transformed_in_the_pile() -> None:
    s = scene({"faction": "skellige", "hand": ["scorch", "vesemir"], "close": ["transformed-vildkaarl"]})

    do(s, "play scorch")

    assert pile(s, 0, "discard") == ["scorch", "transformed-vildkaarl"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_transformed_berserker_ends_the_round_in_the_discard_pile_and_the_berserker_does_not(edition: str) -> None:
    s = scene(
        {"faction": "skellige", "hand": ["mardroeme", "vesemir"], "close": ["berserker"], "reserve": RESERVE},
        edition=edition,
    )

    do(s, "play mardroeme", "row close", "pass", "pass")

    assert pile(s, 0, "discard") == ["mardroeme", "transformed-vildkaarl"]
    assert pile(s, 0, "removed") == ["berserker"]


def test_a_transformed_berserker_is_revived_as_it_is() -> None:
    s = scene({"faction": "skellige", "hand": ["birna-bran", "vesemir"], "discard": ["transformed-vildkaarl"]})

    do(s, "play birna-bran")

    assert units(s, 0, "close") == ["birna-bran", "transformed-vildkaarl"]
    assert totals(s) == (17, 0)


def test_a_transformed_berserker_goes_to_the_hand_as_it_is_when_a_decoy_takes_its_place() -> None:
    s = scene({"faction": "skellige", "hand": ["decoy", "vesemir"], "close": ["transformed-vildkaarl"]})

    do(s, "play decoy", "play vesemir", "play transformed-vildkaarl")

    assert units(s, 0, "close") == ["transformed-vildkaarl"]
    assert totals(s) == (14, 6)


def test_weather_lowers_a_transformed_berserker_like_any_unit() -> None:
    s = scene(
        {"faction": "skellige", "hand": ["mardroeme", "vesemir"], "close": ["berserker"], "reserve": RESERVE},
        {"weather": ["biting-frost"]},
    )

    do(s, "play mardroeme", "row close")

    assert strength(s, 0, "close", "transformed-vildkaarl") == 1


# -- places beside a row


def test_a_second_mardroeme_beside_a_row_is_legal() -> None:
    s = scene({"faction": "skellige", "hand": ["mardroeme", "vesemir"], "close": ["mardroeme"]})

    do(s, "play mardroeme", "row close")

    assert specials(s, 0, "close") == ["mardroeme", "mardroeme"]


def test_mardroeme_may_lie_beside_a_row_that_has_a_horn() -> None:
    s = scene(
        {
            "faction": "skellige",
            "hand": ["mardroeme", "vesemir"],
            "close": ["commanders-horn", "berserker"],
            "reserve": RESERVE,
        }
    )

    do(s, "play mardroeme", "row close")

    assert specials(s, 0, "close") == ["commanders-horn", "mardroeme"]
    assert strength(s, 0, "close", "transformed-vildkaarl") == 28


def test_where_a_row_holds_one_special_card_mardroeme_finds_no_place_beside_a_horn_or_another_mardroeme() -> None:
    s = scene(
        {
            "faction": "skellige",
            "hand": ["mardroeme", "vesemir"],
            "close": ["commanders-horn"],
            "ranged": ["mardroeme"],
            "siege": ["holger-blackhand"],
        },
        edition="witcher-3",
    )

    do(s, "play mardroeme")

    assert specials(s, 0, "close") == ["commanders-horn"]
    assert specials(s, 0, "ranged") == ["mardroeme"]
    assert specials(s, 0, "siege") == ["mardroeme"]


def test_where_a_row_holds_one_special_card_mardroeme_cannot_be_played_without_a_free_place() -> None:
    s = scene(
        {
            "faction": "skellige",
            "hand": ["mardroeme", "vesemir"],
            "close": ["commanders-horn"],
            "ranged": ["mardroeme"],
            "siege": ["commanders-horn"],
        },
        edition="witcher-3",
    )

    offered = options(s)

    assert offered == ["play vesemir", "pass"]


def test_where_rows_hold_both_mardroeme_can_always_be_played() -> None:
    s = scene(
        {
            "faction": "skellige",
            "hand": ["mardroeme", "vesemir"],
            "close": ["commanders-horn"],
            "ranged": ["mardroeme"],
            "siege": ["commanders-horn"],
        }
    )

    offered = options(s)

    assert offered == ["play vesemir", "play mardroeme", "pass"]


def test_where_they_share_a_place_a_leaders_horn_keeps_mardroeme_out() -> None:
    s = scene(
        {"faction": "skellige", "hand": ["mardroeme", "vesemir"], "sounded": ["close"]},
        house={"one_special_per_row": True},
    )

    do(s, "play mardroeme")

    assert options(s) == ["row ranged", "row siege"]
