"""The examples are run, with less patience than a reader has."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))
import ismcts
import rollout
import train

from sevencats.core.registry import NAMES
from sevencats.envs import openspiel
from tests.envs.test_openspiel import LATE_DUEL


@pytest.mark.parametrize("game", NAMES)
def test_the_rollout_plays_games_to_their_end(game: str) -> None:
    ended, share = rollout.rollout(game, steps=400, count=8)

    assert ended > 0
    assert 0 <= share <= 1


@pytest.mark.parametrize(("game", "position"), [("gwent", None), ("dice", None), ("unmatched", LATE_DUEL)])
def test_openspiels_information_set_search_plays_our_games(game: str, position: dict[str, Any] | None) -> None:
    spiel = openspiel.load(game, position=position)

    result = ismcts.played(spiel, ismcts.searcher(spiel, simulations=2, seed=1), seat=0, seed=1)

    assert result in (-1.0, 0.0, 1.0)


def test_a_short_training_beats_a_random_player_beyond_chance() -> None:
    policy = train.train("dice", updates=12, seed=1)

    results = train.judged("dice", policy, 500, seed=2)

    assert results.mean() - 3 * results.std() / len(results) ** 0.5 > 0.5
