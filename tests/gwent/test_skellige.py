"""Skellige: two units of the discard pile return for the third round (G 9.5)."""

from __future__ import annotations

from typing import Any

import pytest

from sevencats.gwent.state import State
from tests.gwent.scenes import do, options, pile, scene, units

SKELLIGE: dict[str, Any] = {"faction": "skellige"}


def third_round(me: dict[str, Any], other: dict[str, Any] | None = None, **course: Any) -> State:
    """Both have passed in round two, and both have a gem left; the pile holds what the scene says."""
    s = scene(
        {**SKELLIGE, **me},
        {"faction": "nilfgaard", "gems": 1, "siege": ["heavy-zerrikanian-fire-scorpion"], **(other or {})},
        **{"round": 2, **course},
    )
    s.choose("pass")
    s.choose("pass")
    return s


def test_two_units_that_are_not_heroes_are_drawn_by_lot() -> None:
    s = third_round({"discard": ["svanrige", "udalryk", "hjalmar", "decoy", "clan-an-craite-warrior*2"]})

    assert s.decision is not None
    assert s.decision.seat == -1
    assert s.decision.about == "return"
    assert options(s) == ["revive udalryk", "revive svanrige", "revive clan-an-craite-warrior"]
    assert s.decision.weights == (1, 1, 2)
    do(s, "revive svanrige", "revive clan-an-craite-warrior")
    assert units(s, 0, "close") == ["svanrige", "clan-an-craite-warrior"]
    assert pile(s, 0, "discard") == ["decoy", "hjalmar", "udalryk", "clan-an-craite-warrior"]
    assert s.round == 3


@pytest.mark.parametrize("round_", [1, 3, 4])
def test_nothing_returns_for_any_other_round(round_: int) -> None:
    s = scene({**SKELLIGE, "discard": ["svanrige"], "gems": 3}, {"gems": 3}, round=round_)

    do(s, "pass", "pass")

    assert s.round == round_ + 1
    assert units(s, 0, "close") == []


def test_with_fewer_than_two_as_many_return_as_there_are() -> None:
    one = third_round({"discard": ["svanrige", "hjalmar", "mardroeme"]})
    none = third_round({"discard": ["hjalmar", "mardroeme"]})

    do(one)
    do(none)

    assert units(one, 0, "close") == ["svanrige"]
    assert [units(none, 0, row) for row in ("close", "ranged", "siege")] == [[], [], []]
    assert none.round == 3


def test_the_units_cleared_from_the_field_a_moment_ago_are_in_the_lot() -> None:
    s = third_round({"close": ["svanrige"], "ranged": ["clan-brokvar-archer"]})

    do(s)

    assert units(s, 0, "close") == ["svanrige"]
    assert units(s, 0, "ranged") == ["clan-brokvar-archer"]


def test_both_are_drawn_before_the_first_one_enters_so_a_medic_cannot_revive_the_other() -> None:
    s = third_round({"discard": ["birna-bran", "svanrige"]})

    do(s, "revive birna-bran", "revive svanrige")

    assert units(s, 0, "close") == ["birna-bran", "svanrige"]
    assert s.decision is not None
    assert s.decision.about == "turn"


def test_a_medic_that_returns_revives_and_what_it_revives_does_not_count() -> None:
    s = third_round({"discard": ["birna-bran", "svanrige", "udalryk", "madman-lugos"]})

    do(s, "revive birna-bran", "revive svanrige")

    assert s.decision is not None
    assert (s.decision.seat, s.decision.about) == (0, "revive")
    assert units(s, 0, "close") == ["birna-bran"]
    do(s, "revive udalryk")
    assert units(s, 0, "close") == ["udalryk", "birna-bran", "svanrige"]
    assert pile(s, 0, "discard") == ["madman-lugos"]


def test_a_spy_that_the_opponent_had_sent_over_crosses_back_and_its_player_draws_two() -> None:
    s = third_round({"discard": ["stefan-skellen"], "deck": ["svanrige", "udalryk", "hjalmar"]})

    do(s)

    assert units(s, 1, "close") == ["stefan-skellen"]
    assert len(pile(s, 0, "hand")) == 4


def test_an_agile_unit_that_returns_asks_its_player_for_the_row() -> None:
    s = third_round({"discard": ["olaf"]})

    do(s)

    assert s.decision is not None
    assert (s.decision.seat, s.decision.about) == (0, "row")
    assert options(s) == ["row close", "row ranged"]


def test_a_muster_that_returns_calls_again() -> None:
    s = third_round({"discard": ["light-longship"], "deck": ["light-longship*2"]})

    do(s)

    assert units(s, 0, "ranged") == ["light-longship"] * 3


def test_without_skellige_units_act_they_are_only_placed_and_a_spy_crosses_without_a_draw() -> None:
    s = third_round(
        {"discard": ["stefan-skellen", "light-longship"], "deck": ["light-longship*2", "svanrige"]},
        house={"skellige_units_act": False},
    )

    do(s)

    assert units(s, 1, "close") == ["stefan-skellen"]
    assert units(s, 0, "ranged") == ["light-longship"]
    assert len(pile(s, 0, "hand")) == 2
    assert len(pile(s, 0, "deck")) == 3


def test_without_skellige_units_act_an_agile_unit_still_asks_for_its_row() -> None:
    s = third_round({"discard": ["olaf"]}, house={"skellige_units_act": False})

    do(s)
    do(s, "row ranged")

    assert units(s, 0, "ranged") == ["olaf"]


def test_the_winner_of_the_second_round_draws_before_the_units_return() -> None:
    s = third_round({"discard": ["svanrige", "udalryk"]}, {"faction": "northern-realms", "deck": ["ballista"]})

    assert s.decision is not None
    assert s.decision.about == "draw"
    s.choose("draw ballista")
    assert s.decision.about == "return"


@pytest.mark.parametrize("starter", [0, 1])
def test_if_both_are_skellige_the_one_who_starts_deals_with_both_units_first(starter: int) -> None:
    sides: list[dict[str, Any]] = [
        {"discard": ["svanrige", "udalryk"]},
        {"faction": "skellige", "discard": ["blueboy-lugos", "madman-lugos"], "siege": []},
    ]
    sides[starter] |= {"siege": ["war-longship"], "gems": 1}
    sides[1 - starter] |= {"gems": 2}
    s = third_round(sides[0], sides[1])

    order = []
    while s.decision is not None and s.decision.seat < 0:
        order.append(s.decision.step.seat)
        s.take(s.toss())

    assert s.starter == starter
    assert order[:2] == [starter, starter]
    assert set(order[2:]) == {1 - starter}


def test_nothing_returns_when_the_game_is_over() -> None:
    s = third_round({"discard": ["svanrige"], "gems": 1})

    assert s.outcome is not None
    assert pile(s, 0, "discard") == ["svanrige"]
