"""Small things of core that every game leans on."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevencats.core.checks import position_in
from sevencats.core.decision import CHANCE
from sevencats.core.intervals import wilson
from sevencats.core.outcome import NOBODY
from sevencats.core.show import asked
from sevencats.core.wire import kind
from sevencats.core.words import BadInput
from sevencats.gwent.game import GAME
from tests.contract.games import advance


def test_of_no_games_nothing_is_known() -> None:
    assert wilson(0.5, 0) == (0.0, 1.0)


def test_a_table_says_what_luck_decides() -> None:
    assert asked({"outcome": None, "decision": {"seat": CHANCE, "about": "draw"}}) == "Luck decides: draw."


def test_a_drawn_game_has_no_winner_in_its_sentence() -> None:
    assert asked({"outcome": {"winner": NOBODY, "why": "drawn"}, "decision": None}) == "The game is drawn."


@pytest.mark.parametrize(("usual", "named"), [(True, "flag"), (10, "number"), ("coin", "word"), (("base",), "words")])
def test_a_house_rule_has_the_kind_of_its_usual_value(usual: object, named: str) -> None:
    assert kind(usual) == named


def test_a_file_without_sides_is_no_position(tmp_path: Path) -> None:
    file = tmp_path / "empty.toml"
    file.write_text("round = 1\n", encoding="utf-8")

    with pytest.raises(BadInput, match="empty.toml"):
        position_in(file)


def test_an_event_shows_what_it_tells() -> None:
    s = GAME.new({"seats": [{"deck": "asundr-monsters"}, {"deck": "init-nilfgaard"}]})
    s.listen()
    advance(s, 1)
    said = " ".join(str(part) for part in s.events[0].told_to(0).values() if part is not None)

    assert repr(s.events[0]) == f"<{said}>"
