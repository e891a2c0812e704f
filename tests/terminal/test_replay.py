"""A record is stepped through on the screen, forward and back, from every seat; it cannot be changed."""

from __future__ import annotations

import random

import pytest

from sevencats import gwent
from sevencats.core.record import BadRecord, Record
from sevencats.core.words import BadInput
from sevencats.terminal.sessions.turning import Turning
from tests.live import live
from tests.terminal.screens import seated


def record() -> Record:
    match = gwent.new(seed=3, names=("Ciri", "Zoltan"))
    luck = random.Random(1)
    while match.decision is not None:
        match.choose(luck.choice(match.options))
    return match.record


@live
async def test_a_record_is_turned_over_with_the_keys() -> None:
    game = record()
    async with seated(Turning(game)) as player:
        assert f"{len(game.choices)} of {len(game.choices)}" in player.screen
        await player.press("home")
        assert "Before the first choice" in player.screen

        await player.press("right", "right", "pagedown", "left")

        assert player.sight.number == 11
        assert f"Choice 11 of {len(game.choices)}, " in player.screen
        await player.press("end")
        assert player.sight.result is not None


@live
async def test_the_table_is_turned_to_the_next_seat() -> None:
    async with seated(Turning(record(), 30)) as player:
        assert "hand" in player.view["sides"][0]

        await player.press("t")

        assert player.sight.seat == 1
        assert "hand" in player.view["sides"][1]
        assert "hand" not in player.view["sides"][0]


@live
async def test_a_record_of_another_version_says_so_at_both_ends() -> None:
    game = record()
    game.engine = "0.0.9"
    async with seated(Turning(game)) as player:
        assert "Version 0.0.9" in player.screen
        await player.press("left")
        assert "0.0.9" not in player.screen

        await player.press("home")

        assert "Version 0.0.9" in player.screen


@live
async def test_nothing_can_be_chosen_in_a_record() -> None:
    session = Turning(record(), 30)
    async with seated(session) as player:
        assert player.sight.options == ()

        with pytest.raises(BadInput, match="A record cannot be changed"):
            await session.choose("pass")


def test_a_record_that_does_not_follow_the_rules_is_refused_before_anything_is_shown() -> None:
    broken = record()
    broken.choices[20] = (broken.choices[20][0], "play nobody")

    with pytest.raises(BadRecord, match="Choice 21 cannot be made"):
        Turning(broken)
