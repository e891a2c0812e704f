"""Heroes (G 5.1, G 8.7): nothing touches them, and their own abilities work."""

from __future__ import annotations

import pytest

from tests.gwent.scenes import do, options, pile, scene, strength, totals, units

EDITIONS = ("anniversary", "classic-2015", "witcher-3")


@pytest.mark.parametrize("edition", EDITIONS)
def test_weather_does_not_lower_a_hero(edition: str) -> None:
    s = scene(
        {"hand": ["torrential-rain", "vesemir"]},
        {"faction": "nilfgaard", "siege": ["morvran-voorhis"]},
        edition=edition,
    )

    do(s, "play torrential-rain")

    assert totals(s) == (0, 10)


def test_a_horn_card_does_not_double_a_hero() -> None:
    s = scene({"hand": ["commanders-horn", "ves"], "close": ["geralt-of-rivia", "vesemir"]})

    do(s, "play commanders-horn", "row close")

    assert strength(s, 0, "close", "geralt-of-rivia") == 15
    assert strength(s, 0, "close", "vesemir") == 12


def test_a_horn_unit_does_not_double_a_hero() -> None:
    s = scene({"hand": ["dandelion", "ves"], "close": ["triss-merigold"]})

    do(s, "play dandelion")

    assert strength(s, 0, "close", "triss-merigold") == 7


def test_a_leaders_horn_does_not_double_a_hero() -> None:
    s = scene({"leader": "eredin-commander-of-the-red-riders", "close": ["imlerith", "fiend"]})

    do(s, "leader")

    assert strength(s, 0, "close", "imlerith") == 10
    assert strength(s, 0, "close", "fiend") == 12


def test_morale_does_not_raise_a_hero() -> None:
    s = scene({"faction": "scoiatael", "hand": ["milva", "vesemir"], "ranged": ["eithne"]})

    do(s, "play milva")

    assert totals(s) == (20, 0)


def test_copies_of_a_hero_do_not_bond() -> None:
    s = scene({"hand": ["geralt-of-rivia", "ves"], "close": ["geralt-of-rivia"]})

    do(s, "play geralt-of-rivia")

    assert totals(s) == (30, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_scorch_does_not_burn_a_hero_however_strong(edition: str) -> None:
    s = scene({"hand": ["scorch", "ves"]}, {"close": ["cirilla-fiona-elen-riannon", "triss-merigold"]}, edition=edition)

    do(s, "play scorch")

    assert totals(s) == (0, 22)
    assert pile(s, 1, "discard") == []


def test_a_leaders_fire_does_not_burn_a_hero() -> None:
    s = scene({"leader": "francesca-queen-of-dol-blathanna"}, {"close": ["vernon-roche", "yarpen-zigrin"]})

    do(s, "leader")

    assert units(s, 1, "close") == ["vernon-roche"]


def test_the_pirate_does_not_burn_a_hero() -> None:
    s = scene({"faction": "skellige", "hand": ["clan-dimun-pirate", "vesemir"]}, {"close": ["geralt-of-rivia"]})

    do(s, "play clan-dimun-pirate")

    assert totals(s) == (0, 15)


def test_a_decoy_does_not_take_a_heros_place() -> None:
    s = scene({"hand": ["decoy", "ves"], "close": ["geralt-of-rivia", "vesemir"]})

    do(s, "play decoy")

    assert units(s, 0, "close") == ["geralt-of-rivia"]
    assert pile(s, 0, "hand") == ["vesemir", "ves"]


def test_a_medic_does_not_revive_a_hero() -> None:
    s = scene({"hand": ["dun-banner-medic", "ves"], "discard": ["geralt-of-rivia", "trebuchet"]})

    do(s, "play dun-banner-medic")

    assert pile(s, 0, "discard") == ["geralt-of-rivia"]
    assert totals(s) == (11, 0)


@pytest.mark.parametrize("leader", ["eredin-bringer-of-death", "emhyr-the-relentless"])
def test_a_leader_does_not_take_a_hero_from_a_discard_pile(leader: str) -> None:
    s = scene({"leader": leader, "discard": ["geralt-of-rivia"]}, {"discard": ["vernon-roche"]})

    offered = options(s)

    assert offered == ["play vesemir", "play zoltan-chivay", "pass"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hero_counts_for_its_side_and_is_cleared_at_the_end_of_the_round(edition: str) -> None:
    s = scene({"close": ["geralt-of-rivia"]}, {"close": ["vesemir"]}, edition=edition)

    do(s, "pass", "pass")

    assert s.scores == ((15, 6),)
    assert units(s, 0, "close") == []
    assert pile(s, 0, "discard") == ["geralt-of-rivia"]


@pytest.mark.parametrize(("id", "row"), [("yennefer-of-vengerberg", "ranged"), ("menno-coehoorn", "close")])
def test_a_hero_with_medic_revives(id: str, row: str) -> None:
    s = scene({"faction": "nilfgaard", "hand": [id, "vesemir"], "discard": ["rotten-mangonel"]})

    do(s, f"play {id}")

    assert units(s, 0, row) == [id]
    assert units(s, 0, "siege") == ["rotten-mangonel"]


def test_a_hero_with_morale_boost_boosts() -> None:
    s = scene({"faction": "scoiatael", "hand": ["isengrim-faoiltiarna", "vesemir"], "close": ["dennis-cranmer"]})

    do(s, "play isengrim-faoiltiarna")

    assert strength(s, 0, "close", "dennis-cranmer") == 7
    assert strength(s, 0, "close", "isengrim-faoiltiarna") == 10


def test_two_heroes_with_morale_boost_do_not_boost_each_other() -> None:
    s = scene({"faction": "scoiatael", "hand": ["kayran", "vesemir"], "close": ["isengrim-faoiltiarna", "foglet"]})

    do(s, "play kayran", "row close")

    assert strength(s, 0, "close", "kayran") == 8
    assert strength(s, 0, "close", "isengrim-faoiltiarna") == 10
    assert strength(s, 0, "close", "foglet") == 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_hero_spy_crosses_over_and_draws_two(edition: str) -> None:
    s = scene({"hand": ["mysterious-elf", "ves"], "deck": ["ballista", "trebuchet"]}, edition=edition)

    do(s, "play mysterious-elf")

    assert units(s, 1, "close") == ["mysterious-elf"]
    assert pile(s, 0, "hand") == ["ves", "trebuchet", "ballista"]


def test_the_ability_of_skellige_returns_no_hero() -> None:
    s = scene({"faction": "skellige", "discard": ["cerys", "hjalmar"]}, {"gems": 1, "close": ["fiend"]}, round=2)

    do(s, "pass", "pass")

    assert s.round == 3
    assert pile(s, 0, "discard") == ["hjalmar", "cerys"]
    assert totals(s) == (0, 0)


def test_weather_that_king_bran_halves_does_not_touch_his_heroes() -> None:
    s = scene({"leader": "king-bran", "hand": ["impenetrable-fog", "vesemir"], "ranged": ["hjalmar"]})

    do(s, "play impenetrable-fog")

    assert totals(s) == (10, 0)
