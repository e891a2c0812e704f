"""Whole games of every pairing: they end, and no card is lost on the way."""
from __future__ import annotations

from itertools import product

import pytest

from sevencats.core.luck import Luck
from sevencats.core.playout import playout
from sevencats.unmatched import BOARDS, GAME, HEROES
from tests.golden.games import eager

PAIRS = [*product(HEROES, HEROES), *product(HEROES, HEROES, HEROES)]


@pytest.mark.parametrize("heroes", PAIRS, ids="-".join)
def test_random_games_of_every_pairing_end_within_the_bound(heroes: tuple[str, ...]) -> None:
    for seed, board in product(range(3), BOARDS):
        state = GAME.new({"board": board, "seats": [{"hero": hero} for hero in heroes]}, seed, inside=seed == 2)

        choices = playout(state)

        assert state.outcome is not None
        assert choices < GAME.bound / 8


@pytest.mark.parametrize("heroes", PAIRS, ids="-".join)
def test_games_of_those_who_like_to_fight_end_too_and_no_card_is_ever_lost(heroes: tuple[str, ...]) -> None:
    luck = Luck(7)
    state = GAME.new({"seats": [{"hero": hero} for hero in heroes]}, 7)

    while state.decision is not None:
        if state.turn:
            for seat, side in enumerate(state.sides):
                combat = state.combat
                fought = [] if combat is None else [part.card for part in (combat.attack, combat.defence)
                                                    if part.seat == seat]
                lying = [*side.hand, *side.deck, *side.top, *side.discard, side.ongoing, side.playing, *fought]
                assert len([card for card in lying if card.copies]) == 30
        state.take(eager(state.decision, luck))

    assert state.outcome is not None
