"""A short list to pick from: every letter of it can be read."""

from __future__ import annotations

import pytest

from sevencats.core.registry import NAMES
from sevencats.gwent import decks
from sevencats.gwent.editions import LETTERS, OFFERED
from sevencats.locales import COMPLETE, Words
from sevencats.terminal.lay import MenuEntry, lay, titled
from tests.live import live
from tests.terminal.screens import seated


@live
@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
async def test_the_first_menu_cuts_no_letter(language: str, size: tuple[int, int]) -> None:
    words = Words(language)

    async with seated(None, size, language) as player:
        await player.pilot.pause()
        shown = " ".join(player.screen.replace("│", " ").split())

    for name in NAMES:
        assert " ".join(titled(words, f"game-{name}").split()) in shown


@live
async def test_a_menu_follows_the_size_of_the_terminal() -> None:
    async with seated(None, (120, 30)) as player:
        await player.pilot.pause()

        await player.pilot.resize_terminal(50, 24)
        await player.pilot.pause()

        assert "fight on two battlefields." in " ".join(player.screen.replace("│", " ").split())
        assert all(len(line) <= 50 for line in player.screen.splitlines())


@live
@pytest.mark.parametrize("language", COMPLETE)
async def test_the_menu_of_rules_cuts_no_letter(language: str) -> None:
    words = Words(language)

    async with seated(None, (80, 24), language) as player:
        await player.press("enter")
        shown = " ".join(player.screen.replace("│", " ").split())

    assert " ".join(words.say("terminal-which-edition").split()) in shown
    for name in OFFERED:
        assert " ".join(titled(words, f"edition-{name}").split()) in shown


@live
async def test_the_decks_that_are_offered_are_those_that_the_chosen_rules_allow() -> None:
    offered: list[list[str]] = []

    async def pick(question: str, entries: list[MenuEntry]) -> str | None:
        names = [name for name, _ in entries]
        offered.append(names)
        return "french-letter" if "french-letter" in names else names[0]

    laid = await lay(pick, Words("en"))

    assert laid is not None
    assert laid[1]["edition"] == "french-letter"
    assert offered[1:3] == [list(OFFERED), [deck.name for deck in decks.premade(LETTERS["french-letter"])]]
