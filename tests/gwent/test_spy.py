"""Spy (G 5.8)."""

from __future__ import annotations

import pytest

from tests.gwent.scenes import do, options, pile, scene, totals, units

EDITIONS = ("anniversary", "classic-2015", "witcher-3")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("id", "row", "printed"),
    [
        ("thaler", "siege", 1),
        ("sigismund-dijkstra", "close", 4),
        ("prince-stennis", "close", 5),
        ("shilard-fitz-oesterlen", "close", 7),
        ("stefan-skellen", "close", 9),
        ("vattier-de-rideaux", "close", 4),
        ("mysterious-elf", "close", 0),
    ],
)
def test_a_spy_counts_on_the_opponents_side_and_its_player_draws_two(
    edition: str, id: str, row: str, printed: int
) -> None:
    s = scene({"hand": [id, "vesemir"], "deck": ["ballista", "trebuchet", "ves"]}, edition=edition)

    do(s, f"play {id}", "draw ves", "draw ballista")

    assert units(s, 0, row) == []
    assert units(s, 1, row) == [id]
    assert totals(s) == (0, printed)
    assert pile(s, 0, "hand") == ["vesemir", "ves", "ballista"]
    assert pile(s, 0, "deck") == ["trebuchet"]


def test_with_one_card_left_in_the_deck_a_spys_player_draws_that_one() -> None:
    s = scene({"hand": ["thaler", "ves"], "deck": ["ballista"]})

    do(s, "play thaler")

    assert pile(s, 0, "hand") == ["ves", "ballista"]
    assert pile(s, 0, "deck") == []


def test_a_spy_before_an_empty_deck_is_a_legal_play_without_a_draw() -> None:
    s = scene({"hand": ["thaler", "ves"]})

    do(s, "play thaler")

    assert units(s, 1, "siege") == ["thaler"]
    assert pile(s, 0, "hand") == ["ves"]
    assert s.decision is not None
    assert s.decision.seat == 1


def test_a_spy_draws_from_the_deck_of_its_player_and_not_of_the_opponent() -> None:
    s = scene({"hand": ["thaler", "ves"]}, {"deck": ["ballista*2"]})

    do(s, "play thaler")

    assert pile(s, 0, "hand") == ["ves"]
    assert pile(s, 1, "deck") == ["ballista", "ballista"]


def test_the_turn_is_over_after_the_draw_and_the_drawn_cards_may_be_played_in_the_next() -> None:
    s = scene({"hand": ["thaler", "ves"], "deck": ["ballista", "trebuchet"]})

    do(s, "play thaler", "play vesemir")

    assert options(s) == ["play ves", "play trebuchet", "play ballista", "pass"]


def test_a_spy_ends_in_the_discard_pile_of_the_side_on_which_it_lies() -> None:
    s = scene({"hand": ["thaler", "ves"]})

    do(s, "play thaler", "pass", "pass")

    assert s.round == 2
    assert pile(s, 0, "discard") == []
    assert pile(s, 1, "discard") == ["thaler"]


def test_a_spy_that_a_decoy_took_up_crosses_back_and_its_new_player_draws_two() -> None:
    s = scene(
        {
            "faction": "monsters",
            "hand": ["decoy", "fiend"],
            "close": ["prince-stennis"],
            "deck": ["griffin", "werewolf", "foglet"],
        }
    )

    do(s, "play decoy", "play vesemir", "play prince-stennis", "draw griffin", "draw foglet")

    assert units(s, 1, "close") == ["vesemir", "prince-stennis"]
    assert pile(s, 0, "hand") == ["fiend", "griffin", "foglet"]


def test_a_spy_that_the_ability_of_skellige_returns_crosses_over_and_draws_two() -> None:
    s = scene(
        {"faction": "skellige", "discard": ["prince-stennis"], "deck": ["udalryk", "svanrige"]},
        {"gems": 1, "close": ["fiend"]},
        round=2,
    )

    do(s, "pass", "pass")

    assert units(s, 1, "close") == ["prince-stennis"]
    assert pile(s, 0, "hand") == ["vesemir", "zoltan-chivay", "udalryk", "svanrige"]


def test_where_returned_units_do_not_act_a_spy_crosses_over_without_a_draw() -> None:
    s = scene(
        {"faction": "skellige", "discard": ["prince-stennis"], "deck": ["udalryk", "svanrige"]},
        {"gems": 1, "close": ["fiend"]},
        round=2,
        house={"skellige_units_act": False},
    )

    do(s, "pass", "pass")

    assert units(s, 1, "close") == ["prince-stennis"]
    assert pile(s, 0, "hand") == ["vesemir", "zoltan-chivay"]


def test_the_mysterious_elf_is_a_spy_that_no_scorch_reaches() -> None:
    s = scene({"hand": ["scorch", "ves"]}, {"close": ["mysterious-elf"], "siege": ["thaler"]})

    do(s, "play scorch")

    assert units(s, 1, "close") == ["mysterious-elf"]
    assert units(s, 1, "siege") == []


def test_the_opponent_does_not_learn_which_cards_a_spys_player_drew() -> None:
    s = scene({"hand": ["thaler", "ves"], "deck": ["ballista", "trebuchet"]})

    do(s, "play thaler")

    seen = s.view(1)["sides"][0]
    assert seen["hand_size"] == 3
    assert seen["known"] == []
    assert seen["seen"] == ["thaler"]
    assert "hand" not in seen
