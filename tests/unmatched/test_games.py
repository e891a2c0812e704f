"""Whole games of every pairing: they end, and no card is lost on the way."""

from __future__ import annotations

from itertools import product

import pytest

from sevencats.core.luck import Luck
from sevencats.core.piles import sorted_pile
from sevencats.core.playout import playout
from sevencats.unmatched import BOARDS, GAME, HEROES
from sevencats.unmatched.catalogue import deck_of
from sevencats.unmatched.state import State
from tests.golden.games import eager

PAIRS = [*product(HEROES, HEROES), *product(HEROES, HEROES, HEROES)]


@pytest.mark.parametrize("heroes", PAIRS, ids="-".join)
def test_random_games_of_every_pairing_end_within_the_bound(heroes: tuple[str, ...]) -> None:
    for seed, board in product(range(3), BOARDS):
        state = GAME.new({"board": board, "seats": [{"hero": hero} for hero in heroes]}, seed, inside=seed == 2)

        choices = playout(state)

        assert state.outcome is not None
        assert choices * 8 < GAME.bound


@pytest.mark.parametrize("heroes", PAIRS, ids="-".join)
def test_games_of_those_who_like_to_fight_end_too_and_the_table_is_always_in_order(heroes: tuple[str, ...]) -> None:
    luck = Luck(7)
    state = GAME.new({"seats": [{"hero": hero} for hero in heroes]}, 7)

    while state.decision is not None:
        check_fighters(state)
        if state.turn:
            check_cards(state)
        state.take(eager(state.decision, luck))

    assert state.outcome is not None


def check_fighters(state: State) -> None:
    """Nobody shares a space, is healthier than at the start, or stands on the board defeated."""
    spaces = [fighter.space for fighter in state.fighters if fighter.space >= 0]
    assert len(spaces) == len(set(spaces))
    for fighter in state.fighters:
        assert 0 <= fighter.health <= fighter.kind.health
        assert fighter.health or fighter.space < 0


def check_cards(state: State) -> None:
    """Every card of every deck lies somewhere, and only once."""
    combat = state.combat
    for seat, side in enumerate(state.sides):
        fought = [] if combat is None else [part.card for part in (combat.attack, combat.defence) if part.seat == seat]
        lying = [*side.hand, *side.deck, *side.top, *side.discard, side.ongoing, side.playing, *fought]
        assert sorted_pile([card for card in lying if card.copies]) == deck_of(side.hero, side.equipment)
