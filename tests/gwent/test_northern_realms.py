"""Northern Realms draw a card for a round that was won (G 9.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwent.scenes import do, options, pile, scene

NORTH: dict[str, Any] = {"faction": "northern-realms", "deck": ["ballista*2", "catapult"]}


@pytest.mark.parametrize("edition", ["anniversary", "classic-2015", "witcher-3"])
def test_after_a_won_round_the_player_draws_one_card_by_chance(edition: str) -> None:
    s = scene({**NORTH, "close": ["ves"]}, {"faction": "monsters"}, edition=edition)

    s.choose("pass")
    s.choose("pass")

    assert s.decision is not None
    assert (s.decision.seat, s.decision.about) == (-1, "draw")
    assert options(s) == ["draw catapult", "draw ballista"]
    assert s.decision.weights == (1, 2)
    do(s, "draw ballista")
    assert pile(s, 0, "hand") == ["vesemir", "zoltan-chivay", "ballista"]
    assert s.round == 2


def test_after_a_lost_round_nothing_is_drawn() -> None:
    s = scene(NORTH, {"faction": "monsters", "close": ["griffin"]})

    do(s, "pass", "pass")

    assert pile(s, 0, "hand") == ["vesemir", "zoltan-chivay"]


def test_a_tie_is_no_win() -> None:
    s = scene(NORTH, {"faction": "monsters"})

    do(s, "pass", "pass")

    assert s.round == 2
    assert pile(s, 0, "hand") == ["vesemir", "zoltan-chivay"]


def test_an_empty_deck_gives_nothing_and_no_penalty_follows() -> None:
    s = scene({**NORTH, "deck": [], "close": ["ves"]}, {"faction": "monsters"})

    do(s, "pass", "pass")

    assert s.round == 2
    assert pile(s, 0, "hand") == ["vesemir", "zoltan-chivay"]
    assert s.sides[0].gems == 2


def test_there_is_no_draw_after_the_last_round() -> None:
    s = scene({**NORTH, "close": ["ves"]}, {"faction": "monsters", "gems": 1})

    do(s, "pass", "pass")

    assert s.outcome is not None
    assert s.outcome.winner == 0
    assert pile(s, 0, "hand") == ["vesemir", "zoltan-chivay"]


def test_the_cards_come_after_the_clearing() -> None:
    s = scene({**NORTH, "close": ["ves"]}, {"faction": "monsters", "weather": ["biting-frost"]})

    s.choose("pass")
    s.choose("pass")

    assert s.decision is not None
    assert s.decision.about == "draw"
    assert pile(s, 0, "discard") == ["ves"]
    assert pile(s, 1, "discard") == ["biting-frost"]


def test_two_northern_players_each_draw_after_their_own_wins() -> None:
    s = scene({**NORTH, "close": ["ves"]}, {**NORTH, "hand": ["trebuchet*2", "siege-tower"]})

    do(s, "pass", "pass")
    assert [len(pile(s, seat, "hand")) for seat in (0, 1)] == [3, 3]
    do(s, "pass", "play trebuchet", "pass")

    assert [len(pile(s, seat, "hand")) for seat in (0, 1)] == [3, 3]
    assert [len(pile(s, seat, "deck")) for seat in (0, 1)] == [2, 2]


def test_only_the_owner_hears_which_card_was_drawn() -> None:
    s = scene({**NORTH, "close": ["ves"]}, {"faction": "monsters"})
    s.listen()

    s.choose("pass")
    s.choose("pass")
    s.choose("draw catapult")

    drew = s.events[0]
    assert drew.told_to(0)["card"] == "catapult"
    assert drew.told_to(1)["card"] is drew.told_to(None)["card"] is None
