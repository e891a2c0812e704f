"""A view says where a card would lie or work, and who is ahead, so that no screen has to know the rules."""

from __future__ import annotations

from typing import Any

import pytest

from sevencats.core.words import BadInput
from sevencats.gwent.game import GAME
from tests.gwent.scenes import question, scene


def aims(hand: list[str], me: dict[str, Any] | None = None, **other: Any) -> dict[str, list[str]]:
    found = question(scene({**(me or {}), "hand": hand}, other), 0)["aims"]
    return {text: [f"{place['seat']} {place['row']}" for place in places] for text, places in found.items()}


@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("catapult", ["0 siege"]),
        ("thaler", ["1 siege"]),
        ("olgierd-von-everec", ["0 close", "0 ranged"]),
        ("biting-frost", ["0 close", "1 close"]),
        ("skellige-storm", ["0 ranged", "0 siege", "1 ranged", "1 siege"]),
        ("commanders-horn", ["0 close", "0 ranged", "0 siege"]),
        ("scorch", []),
        ("clear-weather", []),
    ],
)
def test_each_card_aims_where_it_will_lie_or_work(card: str, places: list[str]) -> None:
    found = aims([card, "ves"])

    assert found[f"play {card}"] == places


def test_a_horn_does_not_aim_at_a_row_that_has_one() -> None:
    found = aims(["commanders-horn", "ves"], {"ranged": ["commanders-horn"]})

    assert found["play commanders-horn"] == ["0 close", "0 siege"]


def test_a_decoy_aims_at_rows_with_somebody_to_take_back() -> None:
    found = aims(["decoy", "ves"], {"close": ["geralt-of-rivia"], "siege": ["ballista"]})

    assert found["play decoy"] == ["0 siege"]


def test_only_the_one_who_is_asked_is_told_of_aims() -> None:
    s = scene()

    assert "aims" not in question(s, 1)
    assert "aims" not in question(s, None)


@pytest.mark.parametrize(
    ("mine", "theirs", "faction", "leads"),
    [
        (["ves"], [], "monsters", 0),
        ([], ["griffin"], "monsters", 1),
        ([], [], "monsters", -1),
        ([], [], "nilfgaard", 1),
    ],
)
def test_a_view_says_who_would_win_the_round_now(mine: list[str], theirs: list[str], faction: str, leads: int) -> None:
    s = scene({"faction": "northern-realms", "close": mine}, {"faction": faction, "close": theirs})

    assert s.view(None)["leads"] == leads


def test_the_reasons_of_a_unit_are_asked_for_by_its_place() -> None:
    s = scene({"close": ["ves"], "weather": ["biting-frost"]})

    reasons = GAME.reasons(s, "0 close ves")

    assert [(one.what, one.strength) for one in reasons] == [("printed", 5), ("weather", 1)]


@pytest.mark.parametrize("about", ["", "ves", "0 close", "0 siege ves", "2 close ves", "0 close nobody"])
def test_reasons_of_what_does_not_lie_there_are_refused_with_an_example(about: str) -> None:
    s = scene({"close": ["ves"]})

    with pytest.raises(BadInput, match="0 close ves"):
        GAME.reasons(s, about)
