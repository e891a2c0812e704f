"""The five Francescas (G 10.2 to G 10.4, G 10.13, G 10.14)."""

from __future__ import annotations

from typing import Any

import pytest

from sevencats.gwent.state import State
from tests.gwent.scenes import do, options, pile, scene, strength, totals, units

# -- Pureblood Elf (G 10.4)


def test_pureblood_elf_plays_a_biting_frost_from_the_deck() -> None:
    s = scene({"leader": "francesca-pureblood-elf", "deck": ["biting-frost", "milva"]}, {"close": ["ves"]})

    do(s, "leader")

    assert pile(s, 0, "weather") == ["biting-frost"]
    assert pile(s, 0, "deck") == ["milva"]
    assert strength(s, 1, "close", "ves") == 1
    assert s.view(1)["sides"][0]["seen"] == ["biting-frost"]


def test_pureblood_elf_needs_a_frost_in_the_deck() -> None:
    s = scene(
        {
            "leader": "francesca-pureblood-elf",
            "deck": ["impenetrable-fog", "skellige-storm", "clear-weather"],
            "hand": ["biting-frost", "milva"],
        }
    )

    assert "leader" not in options(s)


# -- Daisy of the Valley (G 10.13)


def beginning(leader: str, other: str = "foltest-the-siegemaster", **course: Any) -> State:
    """Before the first card is drawn."""
    return scene(
        {
            "leader": leader,
            "hand": [],
            "deck": [
                "mahakaman-defender*5",
                "dol-blathanna-scout*3",
                "milva",
                "havekar-healer*3",
                "elven-skirmisher*3",
            ],
        },
        {"leader": other, "hand": [], "deck": ["catapult*2", "ves", "ballista*2", "nekker*10"]},
        agenda=[{"rule": "start"}],
        **course,
    )


def test_daisy_of_the_valley_draws_one_more_card_before_the_swap() -> None:
    s = beginning("francesca-daisy-of-the-valley")

    do(s, "first 0")

    assert s.decision is not None
    assert s.decision.about == "swap"
    assert len(pile(s, 0, "hand")) == 11
    assert len(pile(s, 1, "hand")) == 10


def test_daisy_of_the_valley_does_not_add_a_swap() -> None:
    s = beginning("francesca-daisy-of-the-valley")

    do(s, "first 0")
    do(s, options(s)[0])
    do(s, options(s)[0])

    assert s.decision is not None
    assert (s.decision.seat, s.decision.about) == (1, "swap")
    assert len(pile(s, 0, "hand")) == 11


def test_daisy_of_the_valley_is_passive_and_blank_against_the_white_flame() -> None:
    s = beginning("francesca-daisy-of-the-valley", "emhyr-the-white-flame")

    do(s, "first 0", "done", "done")

    assert len(pile(s, 0, "hand")) == 10
    assert "leader" not in options(s)


# -- the Beautiful (G 10.2)


def test_francesca_the_beautiful_doubles_the_own_ranged_row_until_the_round_ends() -> None:
    s = scene({"leader": "francesca-the-beautiful", "ranged": ["ida-emean-aep-sivney"], "close": ["dennis-cranmer"]})

    do(s, "leader")

    assert totals(s) == (18, 0)
    do(s, "pass", "pass")
    assert not s.sides[0].rows[1].sounded
    assert pile(s, 0, "discard") == ["dennis-cranmer", "ida-emean-aep-sivney"]


def test_francesca_the_beautiful_may_not_be_used_where_a_horn_card_lies() -> None:
    s = scene({"leader": "francesca-the-beautiful", "ranged": ["commanders-horn"]})

    assert "leader" not in options(s)


# -- Queen of Dol Blathanna (G 10.3)


def test_the_queen_of_dol_blathanna_burns_the_strongest_of_the_enemy_close_row() -> None:
    s = scene(
        {"leader": "francesca-queen-of-dol-blathanna", "close": ["dennis-cranmer"]},
        {"close": ["fiend", "griffin", "draug"]},
    )

    do(s, "leader")

    assert units(s, 1, "close") == ["draug", "griffin"]
    assert pile(s, 1, "discard") == ["fiend"]
    assert units(s, 0, "close") == ["dennis-cranmer"]


@pytest.mark.parametrize("close", [[], ["fiend"], ["draug"]])
def test_the_queen_may_not_be_used_below_ten_or_against_heroes_alone(close: list[str]) -> None:
    s = scene({"leader": "francesca-queen-of-dol-blathanna"}, {"close": close, "siege": ["ballista*2"]})

    assert "leader" not in options(s)


def test_kambi_burned_by_the_queen_is_avenged_at_once_and_out_of_reach_of_the_fire() -> None:
    s = scene(
        {"leader": "francesca-queen-of-dol-blathanna"},
        {"faction": "skellige", "close": ["kambi", "cerys"], "reserve": ["hemdall"]},
    )

    do(s, "leader")

    assert units(s, 1, "close") == ["cerys", "hemdall"]
    assert pile(s, 1, "discard") == ["kambi"]


# -- Hope of the Aen Seidhe (G 10.14)


def test_hope_moves_agile_units_out_of_the_weather() -> None:
    s = scene(
        {
            "leader": "francesca-hope-of-the-aen-seidhe",
            "close": ["yaevinn", "barclay-els", "dennis-cranmer"],
            "weather": ["biting-frost"],
        }
    )

    do(s, "leader")

    assert units(s, 0, "close") == ["dennis-cranmer"]
    assert units(s, 0, "ranged") == ["yaevinn", "barclay-els"]


def test_hope_judges_every_unit_on_its_own_from_the_position_before_any_move() -> None:
    s = scene(
        {
            "leader": "francesca-hope-of-the-aen-seidhe",
            "close": ["olaf", "yaevinn"],
            "ranged": ["olgierd-von-everec", "barclay-els"],
        }
    )

    do(s, "leader")

    assert units(s, 0, "close") == ["olgierd-von-everec", "yaevinn"]
    assert units(s, 0, "ranged") == ["barclay-els", "olaf"]


def test_hope_makes_all_moves_together_so_that_two_boosters_may_miss_each_other() -> None:
    s = scene({"leader": "francesca-hope-of-the-aen-seidhe", "close": ["olgierd-von-everec"], "ranged": ["olaf"]})

    do(s, "leader")

    assert strength(s, 0, "close", "olaf") == 12
    assert strength(s, 0, "ranged", "olgierd-von-everec") == 6


def test_hope_leaves_units_that_would_be_equally_strong() -> None:
    s = scene({"leader": "francesca-hope-of-the-aen-seidhe", "close": ["yaevinn"], "ranged": ["barclay-els"]})

    assert "leader" not in options(s)


def test_hope_never_moves_agile_heroes_and_never_the_other_side() -> None:
    s = scene(
        {"leader": "francesca-hope-of-the-aen-seidhe", "close": ["kayran"], "weather": ["biting-frost"]},
        {"close": ["yaevinn"]},
    )

    assert "leader" not in options(s)


def test_hope_goes_where_a_horn_sounds_and_the_moved_unit_does_not_act_anew() -> None:
    s = scene({"leader": "francesca-hope-of-the-aen-seidhe", "close": ["yaevinn"], "ranged": ["commanders-horn"]})
    s.listen()

    s.choose("leader")

    assert strength(s, 0, "ranged", "yaevinn") == 12
    assert [event.kind for event in s.events] == ["leader", "moved"]
