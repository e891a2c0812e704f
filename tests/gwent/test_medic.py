"""Medic (G 5.3)."""
from __future__ import annotations

from tests.gwent.scenes import do, options, pile, scene, units


def test_a_medic_asks_its_player_which_unit_of_the_own_discard_pile_returns() -> None:
    s = scene({"hand": ["dun-banner-medic", "ves"], "discard": ["catapult", "keira-metz", "vernon-roche", "decoy"]},
              {"discard": ["nekker"]})

    do(s, "play dun-banner-medic")

    assert options(s) == ["revive keira-metz", "revive catapult"]


def test_a_revived_spy_crosses_over_and_its_player_draws_two() -> None:
    s = scene({"hand": ["dun-banner-medic", "ves"], "discard": ["thaler"], "deck": ["ballista*2", "trebuchet"]})

    do(s, "play dun-banner-medic")

    assert units(s, 1, "siege") == ["thaler"]
    assert len(pile(s, 0, "hand")) == 3
    assert len(pile(s, 0, "deck")) == 1


def test_medics_chain_and_each_link_is_its_players_choice() -> None:
    s = scene({"faction": "nilfgaard", "hand": ["siege-technician", "vesemir"],
               "discard": ["etolian-auxiliary-archers", "albrich", "vreemde"]})

    do(s, "play siege-technician", "revive etolian-auxiliary-archers", "revive albrich")

    assert units(s, 0, "ranged") == ["albrich", "etolian-auxiliary-archers"]
    assert pile(s, 0, "discard") == ["vreemde"]


def test_a_medic_with_an_empty_pile_is_a_legal_play_that_does_nothing() -> None:
    s = scene({"hand": ["dun-banner-medic", "ves"], "discard": ["vernon-roche", "decoy"]})

    do(s, "play dun-banner-medic")

    assert units(s, 0, "siege") == ["dun-banner-medic"]
    assert s.decision is not None
    assert s.decision.seat == 1


def test_a_revived_agile_unit_asks_its_player_for_the_row() -> None:
    s = scene({"faction": "scoiatael", "hand": ["havekar-healer", "vesemir"], "discard": ["yaevinn"]})

    do(s, "play havekar-healer")

    assert options(s) == ["row close", "row ranged"]


def test_where_the_house_allows_it_a_medic_may_decline() -> None:
    s = scene({"hand": ["dun-banner-medic", "ves"], "discard": ["catapult"]}, house={"medic_may_decline": True})

    do(s, "play dun-banner-medic", "done")

    assert pile(s, 0, "discard") == ["catapult"]
