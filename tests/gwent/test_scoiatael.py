"""Scoia'tael decide who starts the game (G 9.4)."""

from __future__ import annotations

from typing import Any

import pytest

from sevencats.gwent.game import GAME
from sevencats.gwent.state import State
from tests.gwent.scenes import do, options


def game(first: str, second: str, **wanted: Any) -> State:
    names = wanted.pop("names", ("seat 0", "seat 1"))
    return GAME.new(
        {"seats": [{"deck": f"init-{first}", "name": names[0]}, {"deck": f"init-{second}", "name": names[1]}], **wanted}
    )


@pytest.mark.parametrize("edition", ["anniversary", "classic-2015", "witcher-3"])
@pytest.mark.parametrize("elves", [0, 1])
def test_the_one_scoiatael_player_decides_before_any_card_is_drawn(edition: str, elves: int) -> None:
    factions = ["monsters", "monsters"]
    factions[elves] = "scoiatael"

    s = game(factions[0], factions[1], edition=edition)

    assert s.decision is not None
    assert (s.decision.seat, s.decision.about) == (elves, "first")
    assert options(s) == ["first 0", "first 1"]
    assert s.sides[0].hand == s.sides[1].hand == []


@pytest.mark.parametrize("chosen", [0, 1])
def test_it_may_be_either_player(chosen: int) -> None:
    s = game("scoiatael", "monsters")

    do(s, f"first {chosen}")

    assert s.starter == chosen
    assert s.decision is not None
    assert (s.decision.seat, s.decision.about) == (chosen, "swap")


def test_two_scoiatael_players_toss_the_coin() -> None:
    s = game("scoiatael", "scoiatael")

    assert s.decision is not None
    assert s.decision.seat == -1
    assert options(s) == ["first 0", "first 1"]
    assert s.decision.weights == (1, 1)


def test_two_scoiatael_players_go_by_their_names_where_the_house_does() -> None:
    s = game("scoiatael", "scoiatael", house={"first_player": "shorter-name"}, names=("Yaevinn", "Ida"))

    do(s)

    assert s.starter == 1


def test_scoiatael_decide_even_where_the_shorter_name_starts() -> None:
    s = game("monsters", "scoiatael", house={"first_player": "shorter-name"}, names=("Ge", "Francesca"))

    assert s.decision is not None
    assert (s.decision.seat, s.decision.about) == (1, "first")


def test_they_are_not_asked_again_in_later_rounds() -> None:
    s = game("scoiatael", "monsters")

    do(s, "first 0", "done", "done", "pass", "pass")

    assert s.round == 2
    assert s.starter == 1
    assert s.decision is not None
    assert (s.decision.seat, s.decision.about) == (1, "turn")
