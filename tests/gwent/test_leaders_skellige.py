"""Crach an Craite and King Bran (G 10.15, G 10.16)."""

from __future__ import annotations

from typing import Any

import pytest

from sevencats.gwent.state import State
from tests.gwent.scenes import do, options, pile, scene, strength


def crach(other: dict[str, Any] | None = None, edition: str = "anniversary", **me: Any) -> State:
    return scene({"leader": "crach-an-craite", **me}, other, edition=edition)


MINE = ["hjalmar", "svanrige", "mardroeme", "thaler", "transformed-young-vildkaarl"]


def test_crach_sends_all_cards_of_both_piles_into_the_decks_of_those_whose_piles_they_are() -> None:
    s = crach({"discard": ["fiend", "draug"], "deck": ["nekker"]}, discard=MINE, deck=["udalryk"])

    do(s, "leader")

    assert pile(s, 0, "deck") == [
        "thaler",
        "mardroeme",
        "hjalmar",
        "udalryk",
        "svanrige",
        "transformed-young-vildkaarl",
    ]
    assert pile(s, 1, "deck") == ["draug", "fiend", "nekker"]
    assert pile(s, 0, "discard") == pile(s, 1, "discard") == []


def test_in_the_video_game_crach_returns_only_units_that_are_not_heroes() -> None:
    s = crach({"discard": ["fiend", "draug"]}, "witcher-3", discard=MINE)

    do(s, "leader")

    assert pile(s, 0, "deck") == ["thaler", "svanrige", "transformed-young-vildkaarl"]
    assert pile(s, 0, "discard") == ["mardroeme", "hjalmar"]
    assert pile(s, 1, "deck") == ["fiend"]
    assert pile(s, 1, "discard") == ["draug"]


@pytest.mark.parametrize(
    ("edition", "discard", "usable"),
    [
        ("anniversary", [], False),
        ("anniversary", ["draug"], True),
        ("witcher-3", ["draug", "decoy"], False),
        ("witcher-3", ["fiend"], True),
    ],
)
def test_crach_may_be_used_only_if_a_card_would_return(edition: str, discard: list[str], usable: bool) -> None:
    s = crach({"discard": discard}, edition)

    assert ("leader" in options(s)) is usable


def test_both_seats_remember_which_cards_crach_sent_into_the_decks() -> None:
    s = crach({"discard": ["fiend", "draug"], "deck": ["nekker"]}, discard=["svanrige"], deck=["udalryk"])

    do(s, "leader")

    assert s.view(0)["sides"][1]["marked"] == ["draug", "fiend"]
    assert s.view(1)["sides"][0]["marked"] == ["svanrige"]


def test_once_a_card_was_drawn_nobody_knows_whether_it_was_one_of_those_that_crach_sent() -> None:
    s = crach(
        {"discard": ["fiend"]}, discard=["svanrige"], deck=["udalryk*3"], hand=["sigismund-dijkstra", "madman-lugos"]
    )

    do(s, "leader", "play vesemir", "play sigismund-dijkstra")

    assert s.view(1)["sides"][0]["marked"] == []
    assert s.view(1)["sides"][0]["stirred"] == ["svanrige"]


# -- King Bran (G 10.16, G 8.2)


def test_under_king_bran_weather_takes_half_of_the_printed_strength_rounded_down() -> None:
    s = scene(
        {
            "leader": "king-bran",
            "siege": ["war-longship*3"],
            "close": ["zoltan-chivay"],
            "weather": ["torrential-rain", "biting-frost"],
        },
        {"siege": ["trebuchet"]},
    )

    assert strength(s, 0, "siege", "war-longship") == 9
    assert strength(s, 0, "close", "zoltan-chivay") == 2
    assert strength(s, 1, "siege", "trebuchet") == 1


@pytest.mark.parametrize(("edition", "left"), [("anniversary", 1), ("witcher-3", 0)])
def test_what_king_bran_leaves_of_a_one_is_a_matter_of_the_edition(edition: str, left: int) -> None:
    s = scene(
        {"leader": "king-bran", "close": ["redanian-foot-soldier", "kambi"], "weather": ["biting-frost"]},
        edition=edition,
    )

    assert strength(s, 0, "close", "redanian-foot-soldier") == left
    assert strength(s, 0, "close", "kambi") == 0


def test_king_bran_helps_the_units_that_lie_on_his_side_and_not_his_spies_abroad() -> None:
    s = scene(
        {"leader": "king-bran", "close": ["stefan-skellen"]},
        {"close": ["sigismund-dijkstra"], "weather": ["biting-frost"]},
    )

    assert strength(s, 0, "close", "stefan-skellen") == 4
    assert strength(s, 1, "close", "sigismund-dijkstra") == 1


def test_king_bran_is_never_used_and_blank_against_the_white_flame() -> None:
    s = scene({"leader": "king-bran", "close": ["madman-lugos"], "weather": ["biting-frost"]})
    blank = scene(
        {"leader": "king-bran", "close": ["madman-lugos"], "weather": ["biting-frost"]},
        {"leader": "emhyr-the-white-flame"},
    )

    assert "leader" not in options(s)
    assert strength(s, 0, "close", "madman-lugos") == 3
    assert strength(blank, 0, "close", "madman-lugos") == 1
