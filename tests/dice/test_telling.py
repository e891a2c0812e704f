"""A table of Gwen't as text, and what its numbers are made of."""

from __future__ import annotations

import pytest

from sevencats.core.words import BadInput
from sevencats.dice import GAME
from tests.dice.scenes import scene


def test_a_table_is_shown_with_the_own_side_below_and_without_the_other_hand() -> None:
    s = scene({"row": [6, 5], "kept": True}, {"difficulty": "hard", "hand": [3], "passed": True}, round=2)

    lines = GAME.show(s.view(0)).splitlines()

    assert lines[0].startswith("Gwen't, rulebook, round 2")
    assert lines[0].endswith("Seat 0 chooses: turn.")
    assert lines[1].startswith("1 nilfgaard, hard, wins 0, hand 1")
    assert lines[2:] == [
        "  row   no dice",
        "0 nilfgaard, wins 0, hand 2, deck 0: 11",
        "  row   d6=6, d6=5 (the first was kept)",
        "  hand  d4=1, d4=2",
    ]


def test_a_table_says_how_the_game_ended_and_what_was_won_besides_the_bet() -> None:
    s = scene(outcome={"winner": 0, "why": "rounds"}, reward="d8")

    assert "Seat 0 has won. The reward is a d8." in GAME.show(s.view(0))


@pytest.mark.parametrize(
    ("about", "said"),
    [
        ("0 total", "seat 0: 6 (d6, kept, D 4.2) + 5 (d6) = 11 (D 3.3)"),
        ("1 total", "seat 1: no dice = 0 (D 3.3)"),
        ("0 wins", "seat 0: 0 won (D 3.4), rounds none is over; ties: nobody (D 3.5)"),
        ("1 keep", "seat 1: keeps no die (D 4.2)"),
    ],
)
def test_totals_wins_and_kept_dice_are_explained_with_their_paragraphs(about: str, said: str) -> None:
    s = scene({"faction": "monsters", "row": [6, 5], "kept": True})

    assert GAME.explain(s, about) == said


def test_what_each_roll_would_keep_is_told_of_monsters() -> None:
    s = scene({"faction": "monsters", "row": [6, 5]})

    assert GAME.explain(s, "0 keep").startswith("seat 0: 1 rolls again")
    assert "keeps d6=5" in GAME.explain(s, "0 keep")


def test_the_total_of_a_row_grows_die_by_die_and_other_numbers_are_refused() -> None:
    s = scene({"row": [6, 5], "kept": True})

    assert [(one.what, one.strength) for one in GAME.reasons(s, "0")] == [("kept", 6), ("die", 11)]
    with pytest.raises(BadInput, match="nothing"):
        GAME.explain(s, "nothing")
    with pytest.raises(BadInput):
        GAME.reasons(s, "2")
