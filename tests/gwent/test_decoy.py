"""Decoy (G 6.1) and what the opponent learns by it (G 1.5)."""

from __future__ import annotations

import pytest

from sevencats.core.luck import Luck
from tests.gwent.scenes import do, options, pile, scene, specials, strength, totals, units

EDITIONS = ("anniversary", "classic-2015", "witcher-3")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_decoy_takes_the_place_of_a_unit_which_returns_to_the_hand(edition: str) -> None:
    s = scene({"hand": ["decoy", "ves"], "close": ["vesemir"], "siege": ["trebuchet"]}, edition=edition)

    do(s, "play decoy", "decoy trebuchet siege")

    assert pile(s, 0, "hand") == ["ves", "trebuchet"]
    assert units(s, 0, "siege") == []
    assert specials(s, 0, "siege") == ["decoy"]
    assert totals(s) == (6, 0)


def test_a_decoy_is_offered_every_unit_of_the_own_side_once_and_no_hero_or_special_card() -> None:
    s = scene(
        {
            "faction": "skellige",
            "hand": ["decoy", "vesemir"],
            "close": [
                "bovine-defense-force",
                "cerys",
                "udalryk",
                "transformed-vildkaarl",
                "prince-stennis",
                "mysterious-elf",
                "decoy",
                "commanders-horn",
            ],
            "ranged": ["clan-brokvar-archer*2", "mardroeme"],
        },
        {"close": ["zoltan-chivay"]},
    )

    do(s, "play decoy")

    assert options(s) == [
        "decoy bovine-defense-force close",
        "decoy prince-stennis close",
        "decoy udalryk close",
        "decoy transformed-vildkaarl close",
        "decoy clan-brokvar-archer ranged",
    ]


def test_copies_of_an_agile_unit_in_two_rows_are_told_apart() -> None:
    s = scene({"faction": "monsters", "hand": ["decoy", "fiend"], "close": ["harpy"], "ranged": ["harpy"]})

    do(s, "play decoy", "decoy harpy ranged")

    assert units(s, 0, "close") == ["harpy"]
    assert units(s, 0, "ranged") == []
    assert specials(s, 0, "ranged") == ["decoy"]


def test_a_decoy_cannot_be_played_on_an_empty_side() -> None:
    s = scene({"hand": ["decoy", "ves"]}, {"close": ["vesemir"]})

    offered = options(s)

    assert offered == ["play ves", "pass"]


def test_a_decoy_cannot_be_played_where_only_heroes_and_special_cards_lie() -> None:
    s = scene({"hand": ["decoy", "ves"], "close": ["vernon-roche", "decoy", "commanders-horn"]})

    offered = options(s)

    assert offered == ["play ves", "pass"]


def test_ones_own_spy_on_the_other_side_is_out_of_a_decoys_reach() -> None:
    s = scene({"hand": ["thaler", "decoy"]})

    do(s, "play thaler", "play vesemir")

    assert units(s, 1, "siege") == ["thaler"]
    assert "play decoy" not in options(s)


def test_a_spy_that_the_opponent_sent_over_goes_to_the_hand_of_the_decoys_player() -> None:
    s = scene({"faction": "monsters", "hand": ["decoy", "fiend"], "siege": ["thaler"]})

    do(s, "play decoy")

    assert pile(s, 0, "hand") == ["thaler", "fiend"]
    assert pile(s, 1, "hand") == ["vesemir", "zoltan-chivay"]


def test_a_unit_that_was_taken_up_acts_again_when_it_is_played_again() -> None:
    s = scene({"hand": ["decoy", "ves"], "siege": ["dun-banner-medic"], "discard": ["trebuchet"]})

    do(s, "play decoy", "play vesemir", "play dun-banner-medic")

    assert units(s, 0, "siege") == ["trebuchet", "dun-banner-medic"]
    assert pile(s, 0, "discard") == []


def test_taking_a_unit_up_triggers_nothing() -> None:
    s = scene({"hand": ["decoy", "ves"], "close": ["villentretenmerth"]}, {"close": ["vesemir", "zoltan-chivay"]})

    do(s, "play decoy")

    assert totals(s) == (0, 11)


def test_a_decoy_has_strength_zero_that_weather_morale_and_horn_pass_by() -> None:
    s = scene(
        {
            "hand": ["decoy", "ves"],
            "siege": ["trebuchet", "kaedweni-siege-expert*2", "commanders-horn"],
            "weather": ["torrential-rain"],
        }
    )

    do(s, "play decoy", "decoy trebuchet siege")

    assert strength(s, 0, "siege", "kaedweni-siege-expert") == 4
    assert totals(s) == (8, 0)


def test_a_decoy_stays_in_its_row_until_the_round_ends_and_then_lies_in_the_discard_pile() -> None:
    s = scene({"hand": ["decoy", "ves"], "siege": ["trebuchet"]})

    do(s, "play decoy", "pass", "pass")

    assert s.round == 2
    assert specials(s, 0, "siege") == []
    assert pile(s, 0, "discard") == ["decoy"]


def test_monsters_do_not_keep_a_decoy() -> None:
    s = scene({"faction": "monsters", "hand": ["decoy", "fiend"], "close": ["griffin"]})

    do(s, "play decoy", "pass", "pass")

    assert specials(s, 0, "close") == []
    assert units(s, 0, "close") == []
    assert pile(s, 0, "discard") == ["decoy"]


def test_a_medic_does_not_revive_a_decoy() -> None:
    s = scene({"hand": ["dun-banner-medic", "ves"], "discard": ["decoy", "trebuchet"]})

    do(s, "play dun-banner-medic")

    assert units(s, 0, "siege") == ["trebuchet", "dun-banner-medic"]
    assert pile(s, 0, "discard") == ["decoy"]


def test_skellige_does_not_return_a_decoy() -> None:
    s = scene({"faction": "skellige", "discard": ["decoy*2", "udalryk"]}, {"gems": 1, "close": ["fiend"]}, round=2)

    do(s, "pass", "pass")

    assert s.round == 3
    assert units(s, 0, "close") == ["udalryk"]
    assert pile(s, 0, "discard") == ["decoy", "decoy"]


def test_a_decoyed_unit_is_known_to_the_opponent_to_be_in_the_hand() -> None:
    s = scene({"hand": ["decoy", "ves"], "siege": ["trebuchet"]})

    do(s, "play decoy")

    assert pile(s, 0, "known") == ["trebuchet"]
    assert s.view(1)["sides"][0]["known"] == ["trebuchet"]


def test_a_spectator_is_not_told_what_a_hand_holds() -> None:
    s = scene({"hand": ["decoy", "ves"], "siege": ["trebuchet"]})

    do(s, "play decoy")

    assert "hand" not in s.view(None)["sides"][0]


def test_a_decoyed_unit_is_in_the_hand_in_every_world_the_opponent_can_imagine() -> None:
    s = scene(
        {
            "hand": ["decoy", "ves", "vesemir"],
            "siege": ["trebuchet"],
            "deck": ["ballista*2", "catapult*2", "siege-tower", "keira-metz", "dethmold"],
        }
    )

    do(s, "play decoy")

    worlds = [s.imagined(1, Luck(seed)) for seed in range(1, 31)]
    assert all("trebuchet" in pile(world, 0, "hand") for world in worlds)
    assert not all("ves" in pile(world, 0, "hand") for world in worlds)


def test_a_decoyed_unit_that_is_played_again_is_no_longer_known_to_be_in_the_hand() -> None:
    s = scene({"hand": ["decoy", "ves"], "siege": ["trebuchet"]})

    do(s, "play decoy", "play vesemir", "play trebuchet")

    assert pile(s, 0, "known") == []
    assert pile(s, 0, "seen") == ["decoy", "trebuchet"]
