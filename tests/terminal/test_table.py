"""What keys and mouse do at a table: choosing, pointing, explaining, looking through, taking back, saving, leaving."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input

from sevencats import gwent
from sevencats.core.words import BadInput
from sevencats.terminal.screens.menu import Menu
from sevencats.terminal.sessions import Local
from sevencats.terminal.widgets.board import Board
from sevencats.terminal.widgets.choices import Choices
from tests.live import live
from tests.terminal.screens import Player, seated, table

SIEGE = """
[[side]]
faction = "northern-realms"
hand = ["ves", "scorch", "decoy"]
siege = ["catapult*2", "kaedweni-siege-expert*2"]
[[side]]
faction = "monsters"
hand = ["griffin", "fiend"]
discard = ["harpy"]
weather = ["torrential-rain"]
"""
MANOEUVRE = """
game = "unmatched"
[[side]]
hero = "geralt"
equipment = ["sword-of-steel", "wolf-medallion", "blizzard"]
hand = ["rend", "igni*2"]
[[side]]
hero = "leshen"
hand = ["planted-feet"]
[[fighter]]
name = "geralt"
space = "K09"
[[fighter]]
name = "dandelion"
space = "K10"
"""


@pytest.fixture
def siege(tmp_path: Path) -> Local:
    (tmp_path / "siege.toml").write_text(SIEGE)
    return table("gwent", position=str(tmp_path / "siege.toml"))


@pytest.fixture
def manoeuvre(tmp_path: Path) -> Local:
    (tmp_path / "manoeuvre.toml").write_text(MANOEUVRE)
    return table("unmatched", position=str(tmp_path / "manoeuvre.toml"))


def spot(player: Player, *about: str) -> tuple[int, int]:
    """Where something lies on the board."""
    place = next(one for one in player.app.screen.query_one(Board).canvas.places if one.about == about)
    return place.x + 1, place.y


@live
async def test_a_number_goes_to_an_option_and_the_same_number_again_takes_it(siege: Local) -> None:
    async with seated(siege) as player:
        await player.press("3")
        assert player.app.screen.query_one(Choices).highlighted == 2
        assert not siege.mine

        await player.press("3")

        assert siege.match.record.choices[0] == (0, "play ves")


@live
async def test_the_option_under_the_cursor_is_described_and_its_row_is_marked(siege: Local) -> None:
    async with seated(siege) as player:
        await player.press("3")

        assert "Strength 5 · Close Combat" in player.screen
        assert "▸Close" in player.screen


@live
async def test_a_unit_explains_its_strength_with_paragraphs(siege: Local) -> None:
    async with seated(siege) as player:
        await player.pilot.click(Board, spot(player, "unit", "0", "siege", "catapult"), button=3)

        await player.until(lambda: "Printed strength" in player.screen)
        for line in ("Printed strength: 8  (G 8.1)", "Weather (Torrential Rain): 1  (G 8.2)", "(G 8.4)", "(G 8.5)"):
            assert line in player.screen


@live
async def test_a_click_on_a_card_of_the_hand_plays_it_and_a_right_click_explains_it(siege: Local) -> None:
    async with seated(siege) as player:
        await player.pilot.click(Board, spot(player, "card", "ves"), button=3)
        await player.pilot.pause()
        assert "Close Combat" in player.screen
        assert not siege.mine
        await player.press("escape")

        await player.pilot.click(Board, spot(player, "card", "ves"))

        await player.until(lambda: siege.mine)
        assert siege.match.record.choices[0] == (0, "play ves")


@live
async def test_a_decoys_target_is_picked_on_the_table(siege: Local) -> None:
    async with seated(siege) as player:
        await player.press("1", "1")
        await player.until(lambda: siege.match.decision and siege.match.decision.about == "decoy")

        await player.pilot.click(Board, spot(player, "unit", "0", "siege", "catapult"))

        await player.until(lambda: len(siege.mine) == 2)
        assert siege.match.record.choices[1] == (0, "decoy catapult siege")


@live
async def test_who_moves_is_chosen_before_where_to_in_the_list_or_on_the_map(manoeuvre: Local) -> None:
    async with seated(manoeuvre) as player:
        assert "1 Manoeuvre" in player.screen  # all that can be done, and still asked for
        await player.press("enter")
        await player.until(lambda: "boost" in player.screen)
        await player.press("end", "enter")
        await player.until(lambda: "Who moves" in player.screen)
        assert "Geralt … (" in player.screen

        await player.press("1", "1")
        assert "Geralt to K" in player.screen
        await player.press("escape")
        await player.pilot.click(Board, spot(player, "fighter", "dandelion"))
        await player.pilot.pause()
        assert "Dandelion to K" in player.screen
        await player.pilot.click(Board, spot(player, "space", "K16"))

        await player.until(lambda: "move dandelion K16" in [text for _, text in manoeuvre.match.record.choices])


@live
async def test_a_space_tells_its_zones_and_a_fighter_what_it_reaches(manoeuvre: Local) -> None:
    async with seated(manoeuvre) as player:
        await player.pilot.click(Board, spot(player, "space", "K16"), button=3)
        await player.pilot.pause()
        assert "Zone: sky blue, royal blue" in player.screen
        await player.press("escape")

        await player.pilot.click(Board, spot(player, "fighter", "geralt"), button=3)

        await player.until(lambda: "Can reach: " in player.screen)
        assert "Health 16/16 · Move value 2 · Melee" in player.screen


@live
async def test_piles_help_and_log_open_and_close(siege: Local) -> None:
    async with seated(siege) as player:
        await player.press("p")
        assert "You · hand" in player.screen
        assert "The stranger · discard pile" in player.screen
        assert "Harpy" in player.screen
        await player.press("escape", "question_mark")
        assert "take the option under the cursor" in player.screen
        await player.press("escape", "l")
        assert "Log" in player.screen

        await player.press("escape")

        assert "Your turn" in player.screen


@live
async def test_a_dialog_is_answered_once_however_fast_keys_are_pressed(siege: Local) -> None:
    async with seated(siege) as player:
        await player.press("m")
        dialog = player.app.screen
        assert isinstance(dialog, Menu)

        dialog.answer(None)
        dialog.answer(None)

        await player.pilot.pause()
        assert player.app.screen is player.app.table


@live
async def test_a_key_meant_for_the_question_before_changes_nothing_and_tells_nothing(siege: Local) -> None:
    async with seated(siege) as player:
        choices = player.app.screen.query_one(Choices)

        choices.post_message(Choices.Chosen("play ves", choices.question))
        choices.post_message(Choices.Chosen("play ves", choices.question))
        await player.until(lambda: siege.mine and player.sight.options)

        assert "not offered" not in player.screen
        assert [text for seat, text in siege.match.record.choices if seat == 0] == ["play ves"]


@live
async def test_nobody_learns_anothers_options_by_choosing_out_of_turn() -> None:
    session = table("gwent", against="init-scoiatael", opponent="novice")
    async with seated(session) as player:
        await player.until(lambda: player.sight.options)
        session.people = (7,)

        with pytest.raises(BadInput, match=r"^You are not asked now\.$"):
            await session.choose("pass")
        session.people = (0,)


@live
async def test_a_choice_is_taken_back_and_the_game_is_saved(siege: Local, tmp_path: Path) -> None:
    async with seated(siege) as player:
        await player.press("3", "3")
        await player.until(lambda: siege.mine and player.sight.options)
        number = siege.match.number

        await player.press("u")
        assert siege.match.number < number
        assert not siege.mine
        await player.press("s", *["backspace"] * 20)
        player.app.screen.query_one(Input).value = str(tmp_path / "kept.json")
        await player.press("enter")

        await player.until((tmp_path / "kept.json").exists)
        assert gwent.load(tmp_path / "kept.json").number == siege.match.number


@live
async def test_a_hint_names_the_options_with_the_chance_to_win(siege: Local) -> None:
    async with seated(siege) as player:
        await player.press("i")

        await player.until(lambda: "What an expert would choose" in player.screen)
        assert "%" in player.screen
        assert "Pass" in player.screen


@live
async def test_leaving_a_game_that_is_not_saved_is_asked_about_once(siege: Local) -> None:
    async with seated(siege) as player:
        await player.press("3", "3")
        await player.until(lambda: siege.mine and player.sight.options)
        await player.press("q")
        await player.until(lambda: "The game is not saved" in player.screen)

        await player.press("1")
        assert player.app.is_running
        await player.press("ctrl+c", "2")

        await player.pilot.pause(0.2)
        assert player.app._exit


@live
async def test_a_table_is_laid_with_a_few_short_lists() -> None:
    async with seated(None) as player:
        for asked, key in (("What shall we play?", "3"), ("Your hero", "2"), ("Where?", "2"), ("Against whom?", "2")):
            for _ in range(200):
                if asked in player.screen:
                    break
                await player.pilot.pause(0.02)
            await player.press(key)

        await player.until(lambda: player.sight.options)
        assert player.view["board"] == "fayrlund-forest"
        assert player.view["sides"][0]["hero"] == "ciri"


@live
async def test_the_screen_follows_the_size_of_the_terminal(siege: Local) -> None:
    async with seated(siege) as player:
        assert "╭" not in player.screen

        await player.pilot.resize_terminal(140, 45)
        await player.pilot.pause()

        assert "╭4▼" in player.screen
        await player.pilot.resize_terminal(60, 20)
        await player.pilot.pause()
        assert "4▼×2" in player.screen
