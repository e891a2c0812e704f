"""The opponent of Gwen't, and what a faction is worth under perfect play (D 8)."""

from __future__ import annotations

import pytest

from sevencats.core.luck import Luck
from sevencats.dice import new
from sevencats.dice.state import State
from sevencats.solvers.open_dice.opponent import advice
from sevencats.solvers.open_dice.worth import worth
from tests.dice.scenes import scene, winner


def test_the_opponent_wins_what_can_be_won() -> None:
    s = scene({"hand": [3, 6], "wins": 1}, {"hand": [4, 4], "wins": 1}, round=3, winner_needed=True, open_hands=True)

    while s.decision is not None:
        s.choose(advice(s, Luck(1)))

    assert winner(s) == 0


def test_the_opponent_plays_hidden_hands_to_the_end_without_seeing_them() -> None:
    match = new("scoiatael", "nilfgaard", difficulty="easy", winner_needed=True, seed=2)

    state = match.state
    assert isinstance(state, State)
    while match.decision is not None:
        seat = match.decision.seat
        text = advice(state, Luck(match.number), worlds=2, limit=300)
        assert text == advice(state.imagined(seat, Luck(9)), Luck(match.number), worlds=2, limit=300)
        match.choose(text)

    assert match.state is state
    assert winner(state) in {0, 1}


def test_the_worth_of_a_faction_has_an_interval() -> None:
    found = worth("scoiatael", "nilfgaard", "easy", games=4, seed=3, limit=20_000)

    assert 0.0 <= found.low <= found.mean <= found.high <= 1.0
    assert found.high - found.low > 0.3
    assert found.games == 4
    assert "scoiatael against nilfgaard, easy: " in repr(found)


def test_a_few_hands_that_are_all_lost_do_not_prove_that_a_faction_never_wins() -> None:
    found = worth("monsters", "monsters", "hard", games=3, seed=0)

    assert found.mean == 0.0
    assert (found.low, found.high) == pytest.approx((0.0, 0.5615), abs=1e-4)


def test_hands_too_deep_to_be_solved_widen_the_interval() -> None:
    found = worth("monsters", "monsters", "normal", games=3, limit=1)

    assert found.too_deep == 3
    assert (found.low, found.mean, found.high) == pytest.approx((0.0, 0.5, 1.0))
