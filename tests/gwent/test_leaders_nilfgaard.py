"""The five Emhyrs (G 10.4, G 10.6 to G 10.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwent.scenes import do, options, pile, scene, strength, units

PASSIVE = ["emhyr-the-white-flame", "emhyr-invader-of-the-north"]


@pytest.mark.parametrize("leader", PASSIVE)
def test_a_passive_leader_is_never_used(leader: str) -> None:
    s = scene({"leader": leader}, {"discard": ["nekker"]})

    assert options(s) == ["play vesemir", "play zoltan-chivay", "pass"]


# -- His Imperial Majesty (G 10.4)


def test_his_imperial_majesty_plays_a_torrential_rain_from_the_deck() -> None:
    s = scene(
        {"leader": "emhyr-his-imperial-majesty", "deck": ["torrential-rain", "vreemde"]}, {"siege": ["trebuchet"]}
    )

    do(s, "leader")

    assert pile(s, 0, "weather") == ["torrential-rain"]
    assert pile(s, 0, "deck") == ["vreemde"]
    assert strength(s, 1, "siege", "trebuchet") == 1
    assert s.view(1)["sides"][0]["seen"] == ["torrential-rain"]


def test_his_imperial_majesty_needs_a_rain_in_the_deck_and_a_storm_does_not_serve() -> None:
    s = scene({"leader": "emhyr-his-imperial-majesty", "deck": ["skellige-storm", "impenetrable-fog"]})

    assert "leader" not in options(s)


# -- Emperor of Nilfgaard (G 10.6)


def test_the_emperor_sees_three_cards_that_chance_picks() -> None:
    s = scene({"leader": "emhyr-emperor-of-nilfgaard"}, {"hand": ["nekker*2", "griffin", "fiend", "foglet"]})

    s.choose("leader")

    assert s.decision is not None
    assert s.decision.seat == -1
    assert options(s) == ["show fiend", "show griffin", "show foglet", "show nekker"]
    assert s.decision.weights == (1, 1, 1, 2)


def test_the_emperors_user_alone_hears_and_sees_which_cards_they_were() -> None:
    s = scene({"leader": "emhyr-emperor-of-nilfgaard"}, {"hand": ["nekker*2", "griffin", "fiend", "foglet"]})
    s.listen()

    heard = []
    for text in ("leader", "show nekker", "show griffin", "show nekker"):
        s.choose(text)
        heard += [event for event in s.events if event.kind == "shown"]

    assert [event.told_to(0)["card"] for event in heard] == ["nekker", "griffin", "nekker"]
    assert [event.told_to(1)["card"] for event in heard] == [None, None, None]
    assert [event.told_to(None)["card"] for event in heard] == [None, None, None]
    assert s.view(0)["sides"][1]["shown"] == ["griffin", "nekker*2"]
    assert "shown" not in s.view(1)["sides"][1]
    assert "shown" not in s.view(None)["sides"][1]


def test_the_emperor_sees_the_whole_of_a_smaller_hand() -> None:
    s = scene({"leader": "emhyr-emperor-of-nilfgaard"}, {"hand": ["nekker", "griffin"]})

    do(s, "leader")

    assert s.view(0)["sides"][1]["shown"] == ["griffin", "nekker"]


def test_the_emperor_may_not_be_used_before_an_empty_hand() -> None:
    s = scene({"leader": "emhyr-emperor-of-nilfgaard"}, {"hand": []})

    assert "leader" not in options(s)


# -- The White Flame (G 10.7)


def test_the_white_flame_takes_the_eleventh_card_from_daisy_of_the_valley() -> None:
    s = scene(
        {"leader": "francesca-daisy-of-the-valley", "hand": [], "deck": ["mahakaman-defender*5", "nekker*9"]},
        {"leader": "emhyr-the-white-flame", "hand": [], "deck": ["impera-brigade-guard*4", "ghoul*9"]},
        agenda=[{"rule": "start"}],
    )

    do(s, "first 0")

    assert len(pile(s, 0, "hand")) == len(pile(s, 1, "hand")) == 10


def test_the_white_flame_undoubles_spies() -> None:
    s = scene({"leader": "eredin-the-treacherous", "close": ["stefan-skellen"]}, {"leader": "emhyr-the-white-flame"})

    assert strength(s, 0, "close", "stefan-skellen") == 9


def test_the_white_flame_lets_medics_choose_again() -> None:
    s = scene(
        {
            "leader": "emhyr-invader-of-the-north",
            "hand": ["siege-technician", "vreemde"],
            "discard": ["albrich", "sweers"],
        },
        {"leader": "emhyr-the-white-flame"},
    )

    s.choose("play siege-technician")

    assert s.decision is not None
    assert s.decision.seat == 0


def test_the_white_flame_lets_weather_take_all_from_king_bran() -> None:
    s = scene(
        {"leader": "king-bran", "close": ["madman-lugos"], "weather": ["biting-frost"]},
        {"leader": "emhyr-the-white-flame"},
    )

    assert strength(s, 0, "close", "madman-lugos") == 1


def test_two_white_flames_have_nothing_to_cancel() -> None:
    s = scene({"leader": "emhyr-the-white-flame", "close": ["vreemde"]}, {"leader": "emhyr-the-white-flame"})

    assert options(s) == ["play vesemir", "play zoltan-chivay", "pass"]
    assert strength(s, 0, "close", "vreemde") == 2


def test_the_white_flame_leaves_the_ability_of_the_opponents_faction() -> None:
    s = scene(
        {"leader": "foltest-the-siegemaster", "close": ["ves"], "deck": ["ballista"]},
        {"leader": "emhyr-the-white-flame"},
    )

    do(s, "pass", "pass")

    assert pile(s, 0, "hand") == ["vesemir", "zoltan-chivay", "ballista"]


def test_the_white_flame_does_not_cancel_itself_or_its_own_player() -> None:
    s = scene(
        {"leader": "emhyr-the-white-flame", "close": ["madman-lugos"], "weather": ["biting-frost"]},
        {"leader": "king-bran", "close": ["blueboy-lugos"]},
    )

    assert strength(s, 0, "close", "madman-lugos") == strength(s, 1, "close", "blueboy-lugos") == 1


# -- The Relentless (G 10.8)

PILE = ["griffin", "draug", "decoy", "biting-frost"]


@pytest.mark.parametrize(
    ("edition", "offered"),
    [("anniversary", ["take decoy", "take biting-frost", "take griffin"]), ("classic-2015", []), ("witcher-3", [])],
)
def test_the_relentless_takes_a_unit_or_by_edition_a_special_card_but_no_hero(edition: str, offered: list[str]) -> None:
    s = scene({"leader": "emhyr-the-relentless"}, {"discard": PILE}, edition=edition)

    s.choose("leader")

    assert (options(s) if offered else pile(s, 0, "hand")) == (offered or ["vesemir", "zoltan-chivay", "griffin"])


def test_the_relentless_takes_from_the_opponents_pile_into_the_hand_and_both_see_which() -> None:
    s = scene({"leader": "emhyr-the-relentless", "discard": ["vreemde"]}, {"discard": ["griffin", "fiend"]})
    s.listen()

    do(s, "leader", "take fiend")

    assert pile(s, 0, "hand") == ["vesemir", "zoltan-chivay", "fiend"]
    assert pile(s, 1, "discard") == ["griffin"]
    assert s.events[-1].told_to(None) == {"kind": "took", "seat": 0, "card": "fiend"}
    assert s.view(1)["sides"][0]["known"] == ["fiend"]


@pytest.mark.parametrize("discard", [[], ["draug"]])
def test_the_relentless_may_not_be_used_where_nothing_can_be_taken(discard: list[str]) -> None:
    s = scene({"leader": "emhyr-the-relentless", "discard": ["vreemde"]}, {"discard": discard})

    assert "leader" not in options(s)


def test_a_card_taken_by_the_relentless_is_played_like_an_own_one_and_searches_the_own_deck() -> None:
    s = scene({"leader": "emhyr-the-relentless", "deck": ["nekker"]}, {"discard": ["nekker"], "deck": ["nekker"]})

    do(s, "leader", "play vesemir", "play nekker")

    assert units(s, 0, "close") == ["nekker", "nekker"]
    assert pile(s, 1, "deck") == ["nekker"]


def test_in_the_dutch_reading_the_relentless_looks_through_the_deck_and_takes_from_there() -> None:
    s = scene(
        {"leader": "emhyr-the-relentless"},
        {"deck": ["griffin", "draug", "decoy"], "discard": ["fiend"], "hand": ["foglet", "nekker"]},
        house={"relentless_takes_from": "deck"},
    )

    s.choose("leader")
    assert options(s) == ["take decoy", "take griffin"]
    do(s, "take griffin")

    assert pile(s, 0, "hand") == ["vesemir", "zoltan-chivay", "griffin"]
    assert pile(s, 1, "deck") == ["decoy", "draug"]
    assert pile(s, 1, "discard") == ["fiend"]
    assert s.view(0)["sides"][1]["marked"] == ["decoy", "draug"]
    assert s.view(1)["sides"][0]["known"] == ["griffin"]


def test_in_the_dutch_reading_the_relentless_needs_a_fitting_card_in_the_deck() -> None:
    s = scene(
        {"leader": "emhyr-the-relentless"},
        {"deck": ["draug"], "discard": ["fiend"]},
        house={"relentless_takes_from": "deck"},
    )

    assert "leader" not in options(s)


# -- Invader of the North (G 10.9)


@pytest.mark.parametrize("invader", [0, 1])
def test_under_the_invader_chance_chooses_for_the_medics_of_both_players(invader: int) -> None:
    sides: list[dict[str, Any]] = [{}, {}]
    sides[invader] = {"leader": "emhyr-invader-of-the-north"}
    s = scene({**sides[0], "hand": ["siege-technician", "vreemde"], "discard": ["albrich", "sweers"]}, sides[1])

    s.choose("play siege-technician")

    assert s.decision is not None
    assert s.decision.seat == -1
    assert options(s) == ["revive albrich", "revive sweers"]


def test_under_the_invader_a_medic_that_is_a_hero_chooses_freely() -> None:
    s = scene(
        {
            "leader": "emhyr-invader-of-the-north",
            "hand": ["menno-coehoorn", "vreemde"],
            "discard": ["albrich", "sweers"],
        }
    )

    s.choose("play menno-coehoorn")

    assert s.decision is not None
    assert s.decision.seat == 0


def test_by_house_rule_the_invader_binds_heroes_too() -> None:
    s = scene(
        {
            "leader": "emhyr-invader-of-the-north",
            "hand": ["menno-coehoorn", "vreemde"],
            "discard": ["albrich", "sweers"],
        },
        house={"invader_binds_heroes": True},
    )

    s.choose("play menno-coehoorn")

    assert s.decision is not None
    assert s.decision.seat == -1


def test_under_the_invader_the_player_still_chooses_the_row_of_an_agile_unit() -> None:
    s = scene({"leader": "emhyr-invader-of-the-north", "hand": ["siege-technician", "vreemde"], "discard": ["yaevinn"]})

    do(s, "play siege-technician")

    assert s.decision is not None
    assert s.decision.seat == 0
    assert options(s) == ["row close", "row ranged"]


def test_the_invader_does_not_touch_what_leaders_take_into_a_hand() -> None:
    s = scene(
        {"leader": "eredin-bringer-of-death", "discard": ["griffin", "fiend"]}, {"leader": "emhyr-invader-of-the-north"}
    )

    s.choose("leader")

    assert s.decision is not None
    assert s.decision.seat == 0
