"""Whole games with the keyboard, from the first question to the last."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sevencats.core.record import load
from sevencats.locales import Words
from sevencats.terminal.sessions import Local
from tests.live import live
from tests.terminal.screens import Player, seated, table

GAMES: list[tuple[str, dict[str, Any], tuple[int, int]]] = [
    ("gwent", {"deck": "asundr-nilfgaard", "against": "zerowarden-skellige-cerys"}, (80, 24)),
    ("gwent", {"edition": "witcher-3", "deck": "zerowarden-monsters-swarm", "against": "init-scoiatael"}, (140, 45)),
    ("dice", {"faction": "monsters", "against": "nilfgaard"}, (80, 24)),
    ("dice", {"difficulty": "hard"}, (140, 45)),
    ("unmatched", {"hero": "geralt", "against": "leshen"}, (80, 24)),
    ("unmatched", {"hero": "ciri", "against": "leshen,geralt", "board": "fayrlund-forest"}, (140, 45)),
]


async def play(player: Player, luck: random.Random) -> int:
    """Take any entry of the list until the game is over; how many choices there were."""
    choices = 0
    while player.sight.result is None:
        await player.until(lambda: player.sight.options or player.sight.result is not None)
        if player.sight.result is not None:
            break
        number = player.sight.number
        await player.press(*["down"] * luck.randrange(3), "enter")
        if player.sight.number != number:
            choices += 1
    return choices


@pytest.mark.parametrize(("game", "wanted", "size"), GAMES, ids=lambda one: str(one))
@live
async def test_a_game_is_played_from_the_first_question_to_the_last(
    game: str, wanted: dict[str, Any], size: tuple[int, int], tmp_path: Path
) -> None:
    session = table(game, **wanted)
    async with seated(session, size) as player:
        choices = await play(player, random.Random(3))

        await player.until(lambda: "Another game" in player.screen)
        assert choices > 5
        assert session.match.state.outcome is not None
        session.match.save(tmp_path / "game.json")
        assert load(tmp_path / "game.json").replay().outcome is not None


@live
async def test_after_the_last_question_another_game_can_be_had_at_the_same_table() -> None:
    session = table("dice")
    async with seated(session) as player:
        await play(player, random.Random(1))
        await player.until(lambda: "Another game" in player.screen)

        await player.press("2")

        await player.until(lambda: player.sight.result is None and player.sight.options)
        assert session.match.state.outcome is None


def held(session: Local, seat: int) -> set[str]:
    return {word.partition("*")[0] for word in session.match.view(seat)["sides"][seat]["hand"]}


def sees(player: Player, seat: int) -> Callable[[], bool]:
    """It is this seat's turn to look at the screen."""
    return lambda: player.sight.seat == seat


@live
async def test_two_people_at_one_screen_never_see_each_others_hand() -> None:
    session = table("gwent", hot_seat=True, deck="init-nilfgaard")
    async with seated(session, (140, 45)) as player:
        for _ in range(24):
            asked = player.sight.seat
            assert asked is not None
            mine, theirs = held(session, asked), held(session, 1 - asked)
            told = {event.get("card") for event in player.sight.heard}
            assert "hand" not in player.view["sides"][1 - asked]
            for secret in theirs - mine - told:
                assert Words("en").name(secret) not in player.screen

            await player.press("enter")

            if session.match.decision is not None and session.match.decision.seat != asked:
                await player.until(lambda: "the table is yours" in player.screen)
                assert not any(Words("en").name(card) in player.screen for card in mine | theirs)
                await player.press("enter")
                await player.until(sees(player, 1 - asked))
        assert session.match.number > 30
