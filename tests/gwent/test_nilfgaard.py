"""Nilfgaard win ties (G 9.2)."""

from __future__ import annotations

import pytest

from sevencats.core.outcome import NOBODY
from tests.gwent.scenes import do, scene


@pytest.mark.parametrize("nilfgaard", [0, 1])
@pytest.mark.parametrize("edition", ["anniversary", "classic-2015", "witcher-3"])
def test_a_tied_round_is_won_by_the_one_nilfgaard_player(nilfgaard: int, edition: str) -> None:
    sides = [{"faction": "monsters"}, {"faction": "monsters"}]
    sides[nilfgaard] = {"faction": "nilfgaard"}
    s = scene(sides[0], sides[1], edition=edition)

    do(s, "pass", "pass")

    assert s.sides[nilfgaard].gems == 2
    assert s.sides[1 - nilfgaard].gems == 1


@pytest.mark.parametrize("nilfgaard", [0, 1])
def test_nilfgaard_starts_the_round_after_a_tie(nilfgaard: int) -> None:
    sides = [{"faction": "monsters"}, {"faction": "monsters"}]
    sides[nilfgaard] = {"faction": "nilfgaard"}
    s = scene(sides[0], sides[1])

    do(s, "pass", "pass")

    assert s.starter == nilfgaard
    assert s.decision is not None
    assert s.decision.seat == nilfgaard


def test_two_nilfgaard_players_tie() -> None:
    s = scene({"faction": "nilfgaard"}, {"faction": "nilfgaard"})

    do(s, "pass", "pass")

    assert [side.gems for side in s.sides] == [1, 1]
    assert s.starter == 1


def test_nilfgaard_loses_a_round_in_which_it_has_less() -> None:
    s = scene({"faction": "nilfgaard", "close": ["vreemde"]}, {"faction": "monsters", "close": ["griffin"]})

    do(s, "pass", "pass")

    assert [side.gems for side in s.sides] == [1, 2]


def test_a_tie_in_the_last_round_wins_the_game_for_nilfgaard() -> None:
    s = scene({"faction": "nilfgaard", "gems": 1}, {"faction": "monsters", "gems": 1})

    do(s, "pass", "pass")

    assert s.outcome is not None
    assert s.outcome.winner == 0
    assert s.scores == ((0, 0),)


def test_two_nilfgaard_players_may_draw_the_game() -> None:
    s = scene({"faction": "nilfgaard", "gems": 1}, {"faction": "nilfgaard", "gems": 1})

    do(s, "pass", "pass")

    assert s.outcome is not None
    assert s.outcome.winner == NOBODY


def test_a_northern_player_does_not_draw_for_a_tie_that_nilfgaard_wins() -> None:
    s = scene({"faction": "northern-realms", "deck": ["ballista"]}, {"faction": "nilfgaard"})

    do(s, "pass", "pass")

    assert len(s.sides[0].hand) == 2
