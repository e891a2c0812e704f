"""Monsters keep one unit on the field, drawn by lot (G 9.3)."""

from __future__ import annotations

from typing import Any

import pytest

from sevencats.gwent.state import State
from tests.gwent.scenes import do, options, pile, scene, specials, units

MONSTERS: dict[str, Any] = {"faction": "monsters", "close": ["griffin", "nekker*2"], "ranged": ["endrega", "leshen"]}


def after_the_round(me: dict[str, Any], other: dict[str, Any] | None = None, **course: Any) -> State:
    s = scene(me, {"faction": "nilfgaard", **(other or {})}, **course)
    s.choose("pass")
    s.choose("pass")
    return s


def test_one_unit_of_the_own_side_is_drawn_by_lot_and_stays() -> None:
    s = after_the_round(MONSTERS, {"close": ["vreemde"]})

    assert s.decision is not None
    assert s.decision.seat == -1
    assert options(s) == ["keep griffin close", "keep nekker close", "keep endrega ranged"]
    assert s.decision.weights == (1, 2, 1)
    do(s, "keep endrega ranged")
    assert units(s, 0, "ranged") == ["endrega"]
    assert units(s, 0, "close") == []
    assert pile(s, 0, "discard") == ["leshen", "griffin", "nekker", "nekker"]
    assert pile(s, 1, "discard") == ["vreemde"]


@pytest.mark.parametrize("other", [[], ["black-infantry-archer*2"], ["albrich"]])
def test_they_keep_one_whether_the_round_was_won_or_lost_or_tied(other: list[str]) -> None:
    s = after_the_round({"faction": "monsters", "ranged": ["endrega"]}, {"ranged": other})

    do(s)

    assert units(s, 0, "ranged") == ["endrega"]
    assert s.round == 2


@pytest.mark.parametrize(
    ("edition", "offered"),
    [
        ("anniversary", ["keep griffin close"]),
        ("classic-2015", ["keep draug close", "keep griffin close"]),
        ("witcher-3", ["keep griffin close"]),
    ],
)
def test_heroes_take_part_in_the_lot_only_in_the_box_of_2015(edition: str, offered: list[str]) -> None:
    s = after_the_round({"faction": "monsters", "close": ["griffin", "draug"]}, edition=edition)

    assert options(s) == offered


def test_where_only_heroes_lie_nothing_is_kept() -> None:
    s = after_the_round({"faction": "monsters", "close": ["draug"]})

    assert units(s, 0, "close") == []
    assert pile(s, 0, "discard") == ["draug"]


def test_a_decoy_is_never_kept() -> None:
    s = after_the_round({"faction": "monsters", "close": ["decoy"]}, edition="classic-2015")

    assert specials(s, 0, "close") == []
    assert pile(s, 0, "discard") == ["decoy"]


def test_a_spy_that_the_opponent_sent_over_may_be_the_one() -> None:
    s = after_the_round({"faction": "monsters", "close": ["stefan-skellen"]})

    do(s, "keep stefan-skellen close")

    assert units(s, 0, "close") == ["stefan-skellen"]


def test_a_kept_unit_does_not_act_again() -> None:
    s = after_the_round({"faction": "monsters", "close": ["nekker"], "deck": ["nekker", "griffin"]})

    do(s, "keep nekker close")

    assert units(s, 0, "close") == ["nekker"]
    assert pile(s, 0, "deck") == ["griffin", "nekker"]


def test_a_kept_cow_summons_no_avenger() -> None:
    s = after_the_round({"faction": "monsters", "ranged": ["cow"], "reserve": ["bovine-defense-force"]})

    do(s, "keep cow ranged")

    assert units(s, 0, "ranged") == ["cow"]
    assert units(s, 0, "close") == []
    assert pile(s, 0, "reserve") == ["bovine-defense-force"]


def test_one_of_two_equal_units_stays_in_its_row() -> None:
    s = after_the_round({"faction": "monsters", "close": ["harpy"], "ranged": ["harpy", "commanders-horn"]})

    assert options(s) == ["keep harpy close", "keep harpy ranged"]
    do(s, "keep harpy ranged")
    assert units(s, 0, "ranged") == ["harpy"]
    assert specials(s, 0, "ranged") == []
    assert pile(s, 0, "discard") == ["commanders-horn", "harpy"]


def test_two_monsters_players_each_keep_one() -> None:
    s = after_the_round({"faction": "monsters", "close": ["griffin"]}, {"faction": "monsters", "close": ["fiend"]})

    do(s)

    assert units(s, 0, "close") == ["griffin"]
    assert units(s, 1, "close") == ["fiend"]


def test_other_factions_keep_nothing() -> None:
    s = after_the_round({"faction": "scoiatael", "close": ["griffin"]}, {"close": ["fiend"]})

    do(s)

    assert units(s, 0, "close") == units(s, 1, "close") == []


def test_nothing_is_kept_when_the_game_is_over() -> None:
    s = after_the_round({**MONSTERS, "gems": 1}, {"ranged": ["black-infantry-archer*4"]})

    assert s.outcome is not None
    assert s.decision is None
    assert units(s, 0, "close") == ["griffin", "nekker", "nekker"]
