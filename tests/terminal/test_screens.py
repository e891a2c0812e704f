"""Screens stay as they are, until `make golden` says otherwise; what they draw fits and is told without colour."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from rich.cells import cell_len

from sevencats.locales import Words
from sevencats.terminal.canvas import Canvas, cut
from sevencats.terminal.face import Scene, face_of
from sevencats.terminal.grouping import Group, gathered, meant
from sevencats.terminal.sessions import Sight
from sevencats.terminal.speech import Speech
from sevencats.unmatched.board import BOARDS
from tests.golden.screens import drawn, screens
from tests.terminal.screens import table


@pytest.mark.parametrize(("path", "game", "size"), list(screens()), ids=lambda one: str(one))
def test_a_golden_screen_is_drawn_as_it_was_written_down(path: Path, game: str, size: tuple[int, int]) -> None:
    assert drawn(game, size) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["gwent", "dice", "unmatched"])
@pytest.mark.parametrize("language", ["en", "fr", "nl", "cs"])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (140, 45)], ids=str)
def test_every_position_of_a_game_can_be_drawn_explained_and_looked_through(
    game: str, language: str, size: tuple[int, int]
) -> None:
    match = table(game, hot_seat=True).match
    face, luck = face_of(game), random.Random(8)
    for _ in range(25):
        if match.decision is None:
            break
        sight = Sight(game, match.view(match.decision.seat), tuple(match.record.seats), (), match.decision.seat)
        scene = Scene(sight, Speech(Words(language), sight))
        canvas = Canvas(size[0], face.height(*size))

        face.paint(canvas, scene)

        assert all(cell_len(line) == len(line) for line in canvas.text().split("\n"))
        for place in canvas.places:
            assert face.told(scene, place.about)[0]
        for option in sight.options:
            assert scene.speech.option(option)
            face.facts(scene, option)
        assert all(things for _, things in face.piles(scene))
        assert face.headline(scene)
        match.choose(luck.choice(match.options))


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("size", [(50, 13), (66, 31)], ids=str)
def test_no_space_of_a_map_lies_on_another(board: str, size: tuple[int, int]) -> None:
    from sevencats.terminal.unmatched.battlefield import LABEL, spots

    found = spots(board, *size)

    cells = [(x + n, y) for x, y in found.values() for n in range(LABEL)]
    assert len(set(cells)) == len(cells)
    assert all(0 <= x < size[0] and 0 <= y < size[1] for x, y in cells)


def test_raised_weakened_and_heroic_numbers_have_marks_and_not_only_colours() -> None:
    from sevencats.terminal.gwent.cards import strength_mark

    assert [strength_mark("catapult", n)[0] for n in (8, 16, 1)] == ["8", "16▲", "1▼"]
    assert strength_mark("geralt-of-rivia", 15)[0] == "15★"


def test_a_weather_card_says_what_it_does_in_the_readers_words_alone() -> None:
    from sevencats.terminal.gwent.cards import facts, tags

    speech = Speech(Words("fr"), Sight("gwent", None, (), (), None))

    assert facts(speech, "biting-frost") == [
        speech.name("biting-frost"),
        "Carte Météo",
        *speech.does("card-biting-frost"),
    ]
    assert tags(speech, "biting-frost") == ""


def test_long_lists_of_options_are_gathered_by_whom_they_are_about() -> None:
    moves = tuple(f"move {who} K{n:02}" for who in ("geralt", "dandelion") for n in range(8))

    groups = gathered((*moves, "done"))

    assert [len(group.options) for group in groups] == [8, 8, 1]
    assert groups[0].words == {"geralt"}
    assert groups[2].option == "done"
    assert gathered(moves[:5]) == [Group((move,)) for move in moves[:5]]


def test_a_place_stands_for_the_options_with_which_it_shares_most() -> None:
    options = ("decoy catapult siege", "decoy ballista siege", "decoy catapult close")

    assert meant(options, frozenset({"catapult", "siege"})) == ("decoy catapult siege",)
    assert meant(options, frozenset({"siege"})) == options[:2]
    assert meant(options, frozenset({"ves"})) == ()


def test_what_does_not_fit_ends_with_an_ellipsis() -> None:
    assert cut("Crinfrid Reavers", 20) == "Crinfrid Reavers"
    assert cut("Crinfrid Reavers", 10) == "Crinfrid…"
    assert cut("Crinfrid Reavers", 4) == "Crin"
