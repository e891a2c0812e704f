"""Muster (G 5.5)."""

from __future__ import annotations

import pytest

from tests.gwent.scenes import do, options, pile, scene, strength, totals, units

VAMPIRES = ["vampire-ekimmara", "vampire-fleder", "vampire-garkain", "vampire-bruxa", "vampire-katakan"]
CRONES = ["crone-brewess", "crone-weavess", "crone-whispess"]


@pytest.mark.parametrize("edition", ["anniversary", "classic-2015", "witcher-3"])
@pytest.mark.parametrize(
    ("faction", "id", "row", "each"),
    [
        ("monsters", "nekker", "close", 2),
        ("monsters", "ghoul", "close", 1),
        ("scoiatael", "havekar-smuggler", "close", 5),
        ("scoiatael", "dwarven-skirmisher", "close", 3),
        ("scoiatael", "elven-skirmisher", "ranged", 2),
    ],
)
def test_a_mustering_unit_brings_all_its_copies_from_the_deck(
    edition: str, faction: str, id: str, row: str, each: int
) -> None:
    s = scene({"faction": faction, "hand": [id, "vesemir"], "deck": [f"{id}*2", "zoltan-chivay"]}, edition=edition)

    do(s, f"play {id}")

    assert units(s, 0, row) == [id] * 3
    assert totals(s) == (3 * each, 0)
    assert pile(s, 0, "deck") == ["zoltan-chivay"]


@pytest.mark.parametrize(
    ("faction", "id", "row"),
    [("skellige", "light-longship", "ranged"), ("monsters", "gaunter-odimm-darkness", "ranged")],
)
def test_light_longships_and_darkness_call_their_copies(faction: str, id: str, row: str) -> None:
    s = scene({"faction": faction, "hand": [id, "vesemir"], "deck": [f"{id}*2", "zoltan-chivay"]})

    do(s, f"play {id}")

    assert units(s, 0, row) == [id] * 3
    assert totals(s) == (12, 0)
    assert pile(s, 0, "deck") == ["zoltan-chivay"]


def test_an_arachas_calls_the_other_arachas_and_the_behemoth_each_to_its_own_row() -> None:
    s = scene({"faction": "monsters", "hand": ["arachas", "vesemir"], "deck": ["arachas*2", "arachas-behemoth"]})

    do(s, "play arachas")

    assert units(s, 0, "close") == ["arachas"] * 3
    assert units(s, 0, "siege") == ["arachas-behemoth"]
    assert pile(s, 0, "deck") == []


@pytest.mark.parametrize("edition", ["anniversary", "classic-2015", "witcher-3"])
def test_the_behemoth_calls_every_arachas(edition: str) -> None:
    s = scene(
        {"faction": "monsters", "hand": ["arachas-behemoth", "vesemir"], "deck": ["arachas*3", "nekker"]},
        edition=edition,
    )

    do(s, "play arachas-behemoth")

    assert units(s, 0, "close") == ["arachas"] * 3
    assert units(s, 0, "siege") == ["arachas-behemoth"]
    assert pile(s, 0, "deck") == ["nekker"]


@pytest.mark.parametrize("id", VAMPIRES)
def test_each_of_the_five_vampires_calls_the_other_four(id: str) -> None:
    s = scene({"faction": "monsters", "hand": [id, "vesemir"], "deck": [other for other in VAMPIRES if other != id]})

    do(s, f"play {id}")

    assert units(s, 0, "close") == VAMPIRES
    assert totals(s) == (21, 0)


@pytest.mark.parametrize("id", CRONES)
def test_each_of_the_three_crones_calls_the_other_two(id: str) -> None:
    s = scene({"faction": "monsters", "hand": [id, "vesemir"], "deck": [other for other in CRONES if other != id]})

    do(s, f"play {id}")

    assert units(s, 0, "close") == CRONES
    assert totals(s) == (18, 0)


@pytest.mark.parametrize("edition", ["anniversary", "witcher-3"])
def test_where_muster_searches_the_hand_the_cards_of_the_group_come_from_there_too(edition: str) -> None:
    s = scene({"faction": "monsters", "hand": ["nekker*2", "vesemir"], "deck": ["nekker", "fiend"]}, edition=edition)

    do(s, "play nekker")

    assert units(s, 0, "close") == ["nekker"] * 3
    assert pile(s, 0, "hand") == ["vesemir"]
    assert pile(s, 0, "deck") == ["fiend"]


def test_in_the_box_of_2015_muster_searches_the_deck_alone() -> None:
    s = scene(
        {"faction": "monsters", "hand": ["nekker*2", "vesemir"], "deck": ["nekker", "fiend"]}, edition="classic-2015"
    )

    do(s, "play nekker")

    assert units(s, 0, "close") == ["nekker"] * 2
    assert pile(s, 0, "hand") == ["vesemir", "nekker"]
    assert pile(s, 0, "deck") == ["fiend"]


def test_muster_never_searches_the_discard_pile() -> None:
    s = scene({"faction": "monsters", "hand": ["nekker", "vesemir"], "discard": ["nekker*2"]})

    do(s, "play nekker")

    assert units(s, 0, "close") == ["nekker"]
    assert pile(s, 0, "discard") == ["nekker", "nekker"]


def test_a_muster_that_finds_nothing_does_nothing() -> None:
    s = scene({"faction": "monsters", "hand": ["ghoul", "vesemir"], "deck": ["nekker", "fiend"]})

    do(s, "play ghoul")

    assert units(s, 0, "close") == ["ghoul"]
    assert pile(s, 0, "deck") == ["fiend", "nekker"]
    assert s.decision is not None
    assert s.decision.seat == 1


def test_muster_searches_neither_the_deck_nor_the_hand_of_the_opponent() -> None:
    s = scene(
        {"faction": "monsters", "hand": ["nekker", "vesemir"]},
        {"faction": "monsters", "hand": ["nekker", "vesemir"], "deck": ["nekker"]},
    )

    do(s, "play nekker")

    assert units(s, 0, "close") == ["nekker"]
    assert pile(s, 1, "hand") == ["vesemir", "nekker"]
    assert pile(s, 1, "deck") == ["nekker"]


def test_dwarven_and_elven_skirmishers_do_not_call_each_other() -> None:
    s = scene(
        {
            "faction": "scoiatael",
            "hand": ["dwarven-skirmisher", "vesemir"],
            "deck": ["dwarven-skirmisher", "elven-skirmisher*2"],
        }
    )

    do(s, "play dwarven-skirmisher")

    assert units(s, 0, "close") == ["dwarven-skirmisher"] * 2
    assert pile(s, 0, "deck") == ["elven-skirmisher"] * 2


def test_gaunter_odimm_calls_the_darkness() -> None:
    s = scene({"hand": ["gaunter-odimm", "gaunter-odimm-darkness"], "deck": ["gaunter-odimm-darkness*2", "ves"]})

    do(s, "play gaunter-odimm")

    assert units(s, 0, "siege") == ["gaunter-odimm"]
    assert units(s, 0, "ranged") == ["gaunter-odimm-darkness"] * 3
    assert pile(s, 0, "hand") == []


def test_the_darkness_does_not_call_gaunter_odimm() -> None:
    s = scene({"hand": ["gaunter-odimm-darkness", "gaunter-odimm"], "deck": ["gaunter-odimm-darkness", "ves"]})

    do(s, "play gaunter-odimm-darkness")

    assert units(s, 0, "ranged") == ["gaunter-odimm-darkness"] * 2
    assert units(s, 0, "siege") == []
    assert pile(s, 0, "hand") == ["gaunter-odimm"]


def test_cerys_calls_the_shield_maidens_who_then_bond() -> None:
    s = scene({"faction": "skellige", "hand": ["cerys", "vesemir"], "deck": ["clan-drummond-shield-maiden*3"]})

    do(s, "play cerys")

    assert units(s, 0, "close") == ["cerys"] + ["clan-drummond-shield-maiden"] * 3
    assert strength(s, 0, "close", "clan-drummond-shield-maiden") == 12
    assert totals(s) == (46, 0)


def test_a_shield_maiden_calls_neither_cerys_nor_the_other_maidens() -> None:
    s = scene(
        {
            "faction": "skellige",
            "hand": ["clan-drummond-shield-maiden", "vesemir"],
            "deck": ["cerys", "clan-drummond-shield-maiden*2"],
        }
    )

    do(s, "play clan-drummond-shield-maiden")

    assert units(s, 0, "close") == ["clan-drummond-shield-maiden"]
    assert pile(s, 0, "deck") == ["cerys"] + ["clan-drummond-shield-maiden"] * 2


@pytest.mark.parametrize("caller", ["geralt-of-rivia", "cirilla-fiona-elen-riannon"])
@pytest.mark.parametrize("place", ["deck", "hand"])
def test_in_the_witcher_3_geralt_and_cirilla_call_roach_from_deck_or_hand(caller: str, place: str) -> None:
    s = scene(
        {
            "hand": [caller, "vesemir", *(["roach"] if place == "hand" else [])],
            "deck": ["ves", *(["roach"] if place == "deck" else [])],
        },
        edition="witcher-3",
    )

    do(s, f"play {caller}")

    assert units(s, 0, "close") == [caller, "roach"]
    assert totals(s) == (18, 0)
    assert pile(s, 0, "hand") == ["vesemir"]
    assert pile(s, 0, "deck") == ["ves"]


def test_roach_calls_nobody_and_her_callers_do_not_call_each_other() -> None:
    s = scene({"hand": ["roach", "geralt-of-rivia"], "deck": ["cirilla-fiona-elen-riannon"]}, edition="witcher-3")

    do(s, "play roach", "play vesemir", "play geralt-of-rivia")

    assert units(s, 0, "close") == ["geralt-of-rivia", "roach"]
    assert pile(s, 0, "deck") == ["cirilla-fiona-elen-riannon"]


def test_geralt_calls_roach_wherever_the_promo_set_is_played() -> None:
    s = scene(
        {"hand": ["geralt-of-rivia", "vesemir"], "deck": ["roach"]},
        house={"sets": ["base", "hearts-of-stone", "blood-and-wine", "promo"]},
    )

    do(s, "play geralt-of-rivia")

    assert units(s, 0, "close") == ["geralt-of-rivia", "roach"]


@pytest.mark.parametrize("edition", ["anniversary", "classic-2015"])
def test_without_the_promo_set_geralt_calls_nobody(edition: str) -> None:
    s = scene({"hand": ["geralt-of-rivia", "vesemir"], "deck": ["cirilla-fiona-elen-riannon", "ves"]}, edition=edition)

    do(s, "play geralt-of-rivia")

    assert units(s, 0, "close") == ["geralt-of-rivia"]
    assert pile(s, 0, "deck") == ["cirilla-fiona-elen-riannon", "ves"]


def test_a_mustering_unit_that_a_decoy_took_up_calls_again_when_it_is_played_again() -> None:
    s = scene({"faction": "monsters", "hand": ["decoy", "fiend"], "close": ["nekker"], "deck": ["nekker*2"]})

    do(s, "play decoy", "play vesemir", "play nekker")

    assert units(s, 0, "close") == ["nekker"] * 3
    assert pile(s, 0, "deck") == []


def test_a_foreign_mustering_card_calls_from_the_deck_and_hand_of_whoever_plays_it() -> None:
    s = scene(
        {"faction": "nilfgaard", "leader": "emhyr-the-relentless", "hand": ["ghoul", "vesemir"], "deck": ["ghoul"]},
        {"faction": "monsters", "hand": ["fiend", "griffin"], "deck": ["ghoul"], "discard": ["ghoul"]},
    )

    do(s, "leader", "play fiend", "play ghoul")

    assert units(s, 0, "close") == ["ghoul"] * 3
    assert pile(s, 1, "deck") == ["ghoul"]


def test_muster_asks_nothing_and_cannot_be_declined() -> None:
    s = scene({"faction": "monsters", "hand": ["vampire-bruxa", "vampire-katakan"], "deck": ["vampire-fleder"]})

    do(s, "play vampire-bruxa")

    assert units(s, 0, "close") == ["vampire-fleder", "vampire-bruxa", "vampire-katakan"]
    assert options(s) == ["play vesemir", "play zoltan-chivay", "pass"]


def test_cards_that_muster_takes_from_hand_and_deck_are_seen_by_the_opponent() -> None:
    s = scene({"faction": "monsters", "hand": ["nekker*2", "vesemir"], "deck": ["nekker", "fiend"]})

    do(s, "play nekker")

    assert pile(s, 0, "seen") == ["nekker"] * 3
