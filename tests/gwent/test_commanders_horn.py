"""Commander's horn, the unit ability (G 5.9) and the special card (G 6.2)."""

from __future__ import annotations

import pytest

from sevencats.core.decision import Refused
from tests.gwent.scenes import do, options, pile, scene, specials, strength, totals, units

# -- units with a horn


@pytest.mark.parametrize("edition", ["anniversary", "witcher-3"])
def test_a_horn_unit_doubles_all_others_of_its_row_but_not_itself(edition: str) -> None:
    s = scene({"hand": ["dandelion", "ves"], "close": ["zoltan-chivay", "vesemir"]}, edition=edition)

    do(s, "play dandelion")

    assert strength(s, 0, "close", "zoltan-chivay") == 10
    assert strength(s, 0, "close", "vesemir") == 12
    assert strength(s, 0, "close", "dandelion") == 2


def test_in_the_box_of_2015_a_horn_unit_doubles_itself_too() -> None:
    s = scene({"hand": ["dandelion", "ves"], "close": ["zoltan-chivay"]}, edition="classic-2015")

    do(s, "play dandelion")

    assert strength(s, 0, "close", "zoltan-chivay") == 10
    assert strength(s, 0, "close", "dandelion") == 4


def test_where_the_house_says_so_a_horn_unit_alone_in_its_row_doubles_itself() -> None:
    s = scene({"faction": "skellige", "hand": ["draig-bon-dhu", "vesemir"]}, house={"horn_unit_doubles_itself": True})

    do(s, "play draig-bon-dhu")

    assert totals(s) == (4, 0)


def test_a_horn_unit_doubles_units_that_come_later() -> None:
    s = scene({"faction": "skellige", "hand": ["holger-blackhand", "vesemir"], "siege": ["draig-bon-dhu"]})

    do(s, "play holger-blackhand")

    assert strength(s, 0, "siege", "holger-blackhand") == 8
    assert strength(s, 0, "siege", "draig-bon-dhu") == 2


def test_a_horn_unit_reaches_neither_other_rows_nor_the_other_side() -> None:
    s = scene({"hand": ["dandelion", "ves"], "ranged": ["keira-metz"]}, {"close": ["vesemir"]})

    do(s, "play dandelion")

    assert strength(s, 0, "ranged", "keira-metz") == 5
    assert strength(s, 1, "close", "vesemir") == 6


def test_two_horn_units_double_each_other_and_the_rest_only_once() -> None:
    s = scene({"hand": ["dandelion", "ves"], "close": ["dandelion", "zoltan-chivay"]})

    do(s, "play dandelion")

    assert units(s, 0, "close") == ["dandelion", "dandelion", "zoltan-chivay"]
    assert strength(s, 0, "close", "dandelion") == 4
    assert strength(s, 0, "close", "zoltan-chivay") == 10
    assert totals(s) == (18, 0)


def test_two_horn_units_of_2015_are_doubled_once_all_the_same() -> None:
    s = scene({"hand": ["dandelion", "ves"], "close": ["dandelion", "zoltan-chivay"]}, edition="classic-2015")

    do(s, "play dandelion")

    assert totals(s) == (18, 0)


def test_the_doubling_ends_when_the_horn_unit_leaves_the_row() -> None:
    s = scene({"hand": ["decoy", "ves"], "close": ["dandelion", "zoltan-chivay"]})

    do(s, "play decoy", "decoy dandelion close")

    assert strength(s, 0, "close", "zoltan-chivay") == 5


def test_a_horn_unit_under_weather_is_one_and_still_doubles_the_others() -> None:
    s = scene({"hand": ["biting-frost", "ves"], "close": ["dandelion", "vesemir"]})

    do(s, "play biting-frost")

    assert strength(s, 0, "close", "dandelion") == 1
    assert strength(s, 0, "close", "vesemir") == 2


# -- the card


@pytest.mark.parametrize("edition", ["anniversary", "classic-2015", "witcher-3"])
def test_a_horn_card_may_be_laid_beside_any_own_row(edition: str) -> None:
    s = scene({"hand": ["commanders-horn", "ves"]}, edition=edition)

    do(s, "play commanders-horn")

    assert options(s) == ["row close", "row ranged", "row siege"]


def test_a_horn_card_beside_an_empty_row_is_a_legal_play() -> None:
    s = scene({"hand": ["commanders-horn", "ves"]})

    do(s, "play commanders-horn", "row ranged")

    assert specials(s, 0, "ranged") == ["commanders-horn"]
    assert totals(s) == (0, 0)


def test_a_horn_card_doubles_all_units_of_its_row_now_and_later() -> None:
    s = scene({"hand": ["commanders-horn", "siege-tower"], "siege": ["trebuchet", "thaler"]})

    do(s, "play commanders-horn", "row siege", "play vesemir", "play siege-tower")

    assert strength(s, 0, "siege", "trebuchet") == 12
    assert strength(s, 0, "siege", "thaler") == 2
    assert strength(s, 0, "siege", "siege-tower") == 12


def test_a_horn_card_reaches_neither_other_rows_nor_the_other_side() -> None:
    s = scene(
        {"hand": ["commanders-horn", "ves"], "close": ["vesemir"], "siege": ["trebuchet"]}, {"close": ["vesemir"]}
    )

    do(s, "play commanders-horn", "row close")

    assert totals(s) == (18, 6)


def test_a_row_that_has_a_horn_card_takes_no_second_one() -> None:
    s = scene({"hand": ["commanders-horn", "ves"], "close": ["commanders-horn"]})

    do(s, "play commanders-horn")

    assert options(s) == ["row ranged", "row siege"]
    with pytest.raises(Refused):
        s.choose("row close")


def test_a_row_where_a_leaders_horn_sounds_takes_no_horn_card() -> None:
    s = scene(
        {
            "leader": "foltest-the-siegemaster",
            "leader_used": True,
            "hand": ["commanders-horn", "ves"],
            "sounded": ["siege"],
        }
    )

    do(s, "play commanders-horn")

    assert options(s) == ["row close", "row ranged"]


def test_a_leaders_horn_doubles_its_row_and_bars_the_card_from_it() -> None:
    s = scene({"leader": "foltest-the-siegemaster", "hand": ["commanders-horn", "ves"], "siege": ["trebuchet"]})

    do(s, "leader", "play vesemir", "play commanders-horn")

    assert strength(s, 0, "siege", "trebuchet") == 12
    assert options(s) == ["row close", "row ranged"]


def test_with_one_free_row_left_the_horn_card_goes_there_unasked() -> None:
    s = scene(
        {
            "hand": ["commanders-horn", "ves"],
            "close": ["commanders-horn"],
            "siege": ["commanders-horn"],
            "ranged": ["keira-metz"],
        }
    )

    do(s, "play commanders-horn")

    assert specials(s, 0, "ranged") == ["commanders-horn"]
    assert strength(s, 0, "ranged", "keira-metz") == 10


def test_a_horn_card_cannot_be_played_when_no_own_row_can_take_one() -> None:
    s = scene(
        {
            "hand": ["commanders-horn", "ves"],
            "close": ["commanders-horn"],
            "ranged": ["commanders-horn"],
            "sounded": ["siege"],
        }
    )

    offered = options(s)

    assert offered == ["play ves", "pass"]


def test_the_opponents_horns_take_no_place_of_mine() -> None:
    s = scene({"hand": ["commanders-horn", "ves"]}, {"close": ["commanders-horn"], "ranged": ["commanders-horn"]})

    do(s, "play commanders-horn")

    assert options(s) == ["row close", "row ranged", "row siege"]


def test_a_horn_unit_leaves_the_place_free_and_is_doubled_by_the_card_itself() -> None:
    s = scene({"hand": ["commanders-horn", "ves"], "close": ["dandelion", "zoltan-chivay"]})

    do(s, "play commanders-horn", "row close")

    assert strength(s, 0, "close", "zoltan-chivay") == 10
    assert strength(s, 0, "close", "dandelion") == 4


def test_card_leader_and_horn_unit_together_double_a_row_once() -> None:
    s = scene(
        {
            "faction": "skellige",
            "hand": ["draig-bon-dhu", "vesemir"],
            "siege": ["commanders-horn", "holger-blackhand"],
            "sounded": ["siege"],
        }
    )

    do(s, "play draig-bon-dhu")

    assert strength(s, 0, "siege", "holger-blackhand") == 8
    assert strength(s, 0, "siege", "draig-bon-dhu") == 4


def test_in_the_box_of_2015_a_horn_unit_beside_a_horn_card_is_doubled_once() -> None:
    s = scene({"hand": ["commanders-horn", "ves"], "close": ["dandelion", "zoltan-chivay"]}, edition="classic-2015")

    do(s, "play commanders-horn", "row close")

    assert strength(s, 0, "close", "dandelion") == 4
    assert strength(s, 0, "close", "zoltan-chivay") == 10


def test_a_horn_doubles_what_weather_bond_and_morale_have_left() -> None:
    s = scene(
        {"hand": ["commanders-horn", "ves"], "siege": ["catapult*2", "kaedweni-siege-expert"]},
        {"weather": ["torrential-rain"]},
    )

    do(s, "play commanders-horn", "row siege")

    assert strength(s, 0, "siege", "catapult") == 6
    assert strength(s, 0, "siege", "kaedweni-siege-expert") == 2


def test_a_horn_card_ends_with_the_round_in_its_players_discard_pile() -> None:
    s = scene({"hand": ["commanders-horn", "ves"], "close": ["vesemir"]})

    do(s, "play commanders-horn", "row close", "pass", "pass")

    assert s.round == 2
    assert specials(s, 0, "close") == []
    assert pile(s, 0, "discard") == ["commanders-horn", "vesemir"]


def test_a_leaders_horn_ends_with_the_round_and_leaves_no_card() -> None:
    s = scene({"leader": "foltest-the-siegemaster", "hand": ["siege-tower", "ves"], "siege": ["trebuchet"]})

    do(s, "leader", "pass", "pass", "play siege-tower")

    assert s.round == 2
    assert strength(s, 0, "siege", "siege-tower") == 6
    assert pile(s, 0, "discard") == ["trebuchet"]


def test_where_a_row_holds_one_special_card_mardroeme_keeps_the_horn_out() -> None:
    s = scene(
        {"faction": "skellige", "hand": ["commanders-horn", "vesemir"], "close": ["mardroeme"]}, edition="witcher-3"
    )

    do(s, "play commanders-horn")

    assert options(s) == ["row ranged", "row siege"]


def test_where_rows_hold_both_a_horn_may_lie_beside_mardroeme() -> None:
    s = scene({"faction": "skellige", "hand": ["commanders-horn", "vesemir"], "close": ["mardroeme", "udalryk"]})

    do(s, "play commanders-horn", "row close")

    assert specials(s, 0, "close") == ["commanders-horn", "mardroeme"]
    assert strength(s, 0, "close", "udalryk") == 8


def test_ermion_and_decoys_take_no_horns_place_where_a_row_holds_one_special_card() -> None:
    s = scene(
        {"faction": "skellige", "hand": ["commanders-horn", "vesemir"], "close": ["decoy"], "ranged": ["ermion"]},
        edition="witcher-3",
    )

    do(s, "play commanders-horn")

    assert options(s) == ["row close", "row ranged", "row siege"]


def test_where_every_row_holds_mardroeme_or_a_horn_alone_no_horn_can_be_played() -> None:
    s = scene(
        {
            "faction": "skellige",
            "hand": ["commanders-horn", "vesemir"],
            "close": ["mardroeme"],
            "ranged": ["commanders-horn"],
            "siege": ["mardroeme"],
        },
        house={"one_special_per_row": True},
    )

    offered = options(s)

    assert offered == ["play vesemir", "pass"]
