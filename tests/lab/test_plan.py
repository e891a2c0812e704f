"""Which games are played: pairs of the same deal, each by its number alone."""

from __future__ import annotations

import json

from sevencats.lab import duel
from sevencats.lab.play import play
from tests.lab.tools import small_plan


def opening(record: str) -> list[str]:
    """What was dealt before anybody chose."""
    choices = json.loads(record)["choices"]
    return [text for seat, text in choices if seat == -1][:21]


def test_the_two_games_of_a_pair_have_the_same_deal_and_the_bots_change_places() -> None:
    plan = small_plan()

    for number in range(0, 20, 2):
        first, second = plan.fixture(number), plan.fixture(number + 1)
        assert (first.sides, first.luck) == (second.sides, second.luck)
        assert first.bots == second.bots[::-1]
        assert first.thoughts != second.thoughts


def test_the_two_games_of_a_pair_begin_with_the_same_hands() -> None:
    plan = small_plan(bots=("random", "search:2"))

    for number in range(0, 12, 2):
        first, second = play(plan.fixture(number)), play(plan.fixture(number + 1))
        assert sorted(opening(first.record)) == sorted(opening(second.record))


def test_between_decks_the_decks_change_places_and_each_takes_its_luck_along() -> None:
    plan = duel.duel_plan("init-monsters", "init-nilfgaard", "greedy", "anniversary", 1)

    first, second = plan.fixture(0), plan.fixture(1)

    assert first.sides == second.sides[::-1]
    assert first.luck[:2] == second.luck[1::-1]
    assert first.luck[2] == second.luck[2]


def test_every_pairing_of_bots_plays_the_same_deals() -> None:
    plan = small_plan(bots=("random", "greedy", "search:2"))

    six = [plan.fixture(number) for number in range(6)]

    assert len({fixture.luck for fixture in six}) == 1
    assert {frozenset(fixture.bots) for fixture in six} == {frozenset(pairing) for pairing in plan.bots}


def test_every_two_decks_meet_before_any_two_meet_again() -> None:
    plan = small_plan()

    met = {tuple(deck["name"] for deck in plan.fixture(2 * deal).sides) for deal in range(9)}

    assert len(met) == 9


def test_another_seed_deals_other_games() -> None:
    assert small_plan(1).fixture(0).luck != small_plan(2).fixture(0).luck


def test_a_game_depends_on_its_number_alone() -> None:
    plan = small_plan()

    later = [play(plan.fixture(number)) for number in (5, 2, 5)]

    assert later[0] == later[2] == play(small_plan().fixture(5))
