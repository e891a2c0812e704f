"""The five Eredins (G 10.2, G 10.4, G 10.10 to G 10.12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwent.scenes import do, options, pile, question, scene, strength, totals

# -- King of the Wild Hunt (G 10.4)


def test_king_of_the_wild_hunt_plays_any_weather_of_the_deck_clear_weather_and_storm_included() -> None:
    s = scene(
        {
            "leader": "eredin-king-of-the-wild-hunt",
            "deck": ["biting-frost*2", "skellige-storm", "clear-weather", "scorch", "griffin"],
        }
    )

    s.choose("leader")

    assert options(s) == ["play biting-frost", "play clear-weather", "play skellige-storm"]


def test_king_of_the_wild_hunt_may_clear_the_weather() -> None:
    s = scene(
        {"leader": "eredin-king-of-the-wild-hunt", "deck": ["clear-weather", "griffin"]}, {"weather": ["biting-frost"]}
    )

    do(s, "leader")

    assert pile(s, 1, "weather") == []
    assert pile(s, 1, "discard") == ["biting-frost"]
    assert pile(s, 0, "discard") == ["clear-weather"]


def test_king_of_the_wild_hunt_needs_weather_in_the_deck() -> None:
    s = scene(
        {
            "leader": "eredin-king-of-the-wild-hunt",
            "deck": ["scorch", "decoy", "griffin"],
            "hand": ["biting-frost", "nekker"],
        }
    )

    assert "leader" not in options(s)


def test_the_other_seat_learns_only_which_weather_was_played() -> None:
    s = scene({"leader": "eredin-king-of-the-wild-hunt", "deck": ["biting-frost", "skellige-storm"]})

    s.choose("leader")
    asked = question(s, 1)
    do(s, "play skellige-storm")

    assert "options" not in asked
    assert s.view(1)["sides"][0]["seen"] == ["skellige-storm"]


# -- Commander of the Red Riders (G 10.2)


def test_commander_of_the_red_riders_doubles_the_own_close_row_until_the_round_ends() -> None:
    s = scene(
        {"leader": "eredin-commander-of-the-red-riders", "close": ["griffin"], "ranged": ["endrega"]},
        {"close": ["ves"]},
    )

    do(s, "leader")

    assert totals(s) == (12, 5)
    do(s, "pass", "pass")
    assert strength(s, 0, "close", "griffin") == 5
    assert not s.sides[0].rows[0].sounded


def test_commander_of_the_red_riders_may_not_be_used_where_a_horn_card_lies() -> None:
    s = scene({"leader": "eredin-commander-of-the-red-riders", "close": ["commanders-horn"]})

    assert "leader" not in options(s)


def test_commander_of_the_red_riders_may_sound_the_horn_beside_dandelion_and_beside_nobody() -> None:
    beside_dandelion = scene({"leader": "eredin-commander-of-the-red-riders", "close": ["dandelion"]})
    beside_nobody = scene({"leader": "eredin-commander-of-the-red-riders"})

    do(beside_dandelion, "leader")

    assert strength(beside_dandelion, 0, "close", "dandelion") == 4
    assert "leader" in options(beside_nobody)


# -- Destroyer of Worlds (G 10.10)


def test_destroyer_of_worlds_discards_two_cards_of_choice_and_takes_one_of_choice_from_the_deck() -> None:
    s = scene(
        {
            "leader": "eredin-destroyer-of-worlds",
            "hand": ["nekker", "griffin", "decoy"],
            "deck": ["draug", "scorch", "ghoul"],
        }
    )

    s.choose("leader")
    assert options(s) == ["discard decoy", "discard griffin", "discard nekker"]
    do(s, "discard decoy", "discard nekker")
    assert options(s) == ["take scorch", "take draug", "take ghoul"]
    do(s, "take draug")

    assert pile(s, 0, "discard") == ["decoy", "nekker"]
    assert pile(s, 0, "hand") == ["draug", "griffin"]
    assert pile(s, 0, "deck") == ["scorch", "ghoul"]


def test_the_other_seat_sees_what_the_destroyer_discards_but_not_what_is_taken() -> None:
    s = scene(
        {"leader": "eredin-destroyer-of-worlds", "hand": ["nekker", "griffin", "fiend"], "deck": ["draug", "ghoul"]}
    )
    s.listen()

    heard = []
    for text in ("leader", "discard nekker", "discard fiend", "take draug"):
        s.choose(text)
        heard += [(event.kind, event.told_to(1)["card"]) for event in s.events if event.kind != "leader"]

    assert heard == [("discarded", "nekker"), ("discarded", "fiend"), ("fetched", None)]
    assert s.view(1)["sides"][0]["seen"] == ["fiend", "nekker"]
    assert s.view(1)["sides"][0]["known"] == []


@pytest.mark.parametrize("me", [{"hand": ["nekker"], "deck": ["ghoul"]}, {"hand": ["nekker", "fiend"], "deck": []}])
def test_destroyer_of_worlds_needs_two_cards_in_hand_and_one_in_the_deck(me: dict[str, Any]) -> None:
    s = scene({"leader": "eredin-destroyer-of-worlds", **me})

    assert "leader" not in options(s)


def test_two_cards_in_hand_and_one_in_the_deck_are_enough_for_the_destroyer() -> None:
    s = scene({"leader": "eredin-destroyer-of-worlds", "hand": ["nekker", "fiend"], "deck": ["ghoul"]})

    do(s, "leader", "discard fiend")

    assert pile(s, 0, "hand") == ["ghoul"]
    assert pile(s, 0, "discard") == ["fiend", "nekker"]


# -- Bringer of Death (G 10.11)


@pytest.mark.parametrize(
    ("edition", "offered"),
    [
        ("anniversary", ["take decoy", "take clear-weather", "take fiend", "take griffin"]),
        ("classic-2015", ["take fiend", "take griffin"]),
        ("witcher-3", ["take fiend", "take griffin"]),
    ],
)
def test_bringer_of_death_takes_a_unit_or_by_edition_a_special_card_but_no_hero(
    edition: str, offered: list[str]
) -> None:
    s = scene(
        {"leader": "eredin-bringer-of-death", "discard": ["griffin", "fiend", "draug", "decoy", "clear-weather"]},
        edition=edition,
    )

    s.choose("leader")

    assert options(s) == offered


def test_bringer_of_death_takes_from_the_own_pile_into_the_hand_and_both_know_it() -> None:
    s = scene({"leader": "eredin-bringer-of-death", "discard": ["griffin", "fiend"]}, {"discard": ["ves"]})

    do(s, "leader", "take griffin")

    assert pile(s, 0, "hand") == ["vesemir", "zoltan-chivay", "griffin"]
    assert pile(s, 0, "discard") == ["fiend"]
    assert s.view(1)["sides"][0]["known"] == ["griffin"]


@pytest.mark.parametrize(
    ("edition", "discard"),
    [("anniversary", []), ("anniversary", ["draug"]), ("classic-2015", ["decoy"]), ("witcher-3", ["decoy"])],
)
def test_bringer_of_death_may_not_be_used_where_nothing_can_be_taken(edition: str, discard: list[str]) -> None:
    s = scene({"leader": "eredin-bringer-of-death", "discard": discard}, {"discard": ["ves"]}, edition=edition)

    assert "leader" not in options(s)


# -- The Treacherous (G 10.12, G 8.3)


def test_the_treacherous_doubles_spies_on_both_sides_whoever_played_them() -> None:
    s = scene(
        {"leader": "eredin-the-treacherous", "close": ["stefan-skellen"], "siege": ["trebuchet"]},
        {"siege": ["thaler"], "close": ["mysterious-elf"]},
    )

    assert strength(s, 0, "close", "stefan-skellen") == 18
    assert strength(s, 0, "siege", "trebuchet") == 6
    assert strength(s, 1, "siege", "thaler") == 2
    assert strength(s, 1, "close", "mysterious-elf") == 0
    assert "leader" not in options(s)


def test_the_treacherous_doubles_after_weather_and_before_the_horn() -> None:
    s = scene(
        {
            "leader": "eredin-the-treacherous",
            "close": ["stefan-skellen", "commanders-horn"],
            "weather": ["biting-frost"],
        }
    )

    assert strength(s, 0, "close", "stefan-skellen") == 4


def test_two_treacherous_leaders_double_once() -> None:
    s = scene({"leader": "eredin-the-treacherous", "close": ["stefan-skellen"]}, {"leader": "eredin-the-treacherous"})

    assert strength(s, 0, "close", "stefan-skellen") == 18


def test_the_white_flame_switches_the_treacherous_off_for_both_sides() -> None:
    s = scene(
        {"leader": "eredin-the-treacherous", "close": ["stefan-skellen"]},
        {"leader": "emhyr-the-white-flame", "siege": ["thaler"]},
    )

    assert strength(s, 0, "close", "stefan-skellen") == 9
    assert strength(s, 1, "siege", "thaler") == 1
