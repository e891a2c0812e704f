"""What a bot's games tell about how it plays its rounds."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sevencats.lab import arena
from sevencats.lab.habits import Habits, habits
from sevencats.lab.play import play


def games(game: str, bots: list[str], table: str, count: int) -> list[dict[str, Any]]:
    plan = arena.arena_plan(game, bots, "all", table, 1)
    return [json.loads(play(plan.fixture(number)).record) for number in range(count)]


@pytest.mark.parametrize(("game", "table"), [("gwent", "anniversary"), ("dice", "rulebook"), ("dice", "open-rulebook")])
def test_first_acts_are_counted_by_who_begins_and_cards_only_in_round_one(game: str, table: str) -> None:
    played = games(game, ["novice", "random"], table, 40)

    novice, anybody = habits(played, "novice"), habits(played, "random")

    assert novice.games == anybody.games == 40
    assert novice.beginning.whole == anybody.second.whole
    assert novice.beginning.part == novice.second.part == 0
    assert anybody.beginning.part + anybody.second.part > 0
    assert novice.cards_in_round_one > anybody.cards_in_round_one > 1
    assert str(novice.later).endswith(f" of {novice.later.whole}")


def test_a_bot_that_played_no_game_has_no_habits() -> None:
    assert habits(games("dice", ["novice", "random"], "rulebook", 2), "master") == Habits()
    assert Habits().cards_in_round_one == 0
