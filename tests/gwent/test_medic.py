"""Medic (G 5.3)."""

from __future__ import annotations

import pytest

from sevencats.core.decision import Refused
from tests.gwent.scenes import do, options, pile, scene, totals, units

EDITIONS = ("anniversary", "classic-2015", "witcher-3")


def test_a_medic_asks_its_player_which_unit_of_the_own_discard_pile_returns() -> None:
    s = scene(
        {"hand": ["dun-banner-medic", "ves"], "discard": ["catapult", "keira-metz", "vernon-roche", "decoy"]},
        {"discard": ["nekker"]},
    )

    do(s, "play dun-banner-medic")

    assert options(s) == ["revive keira-metz", "revive catapult"]


def test_a_revived_spy_crosses_over_and_its_player_draws_two() -> None:
    s = scene({"hand": ["dun-banner-medic", "ves"], "discard": ["thaler"], "deck": ["ballista*2", "trebuchet"]})

    do(s, "play dun-banner-medic")

    assert units(s, 1, "siege") == ["thaler"]
    assert len(pile(s, 0, "hand")) == 3
    assert len(pile(s, 0, "deck")) == 1


def test_medics_chain_and_each_link_is_its_players_choice() -> None:
    s = scene(
        {
            "faction": "nilfgaard",
            "hand": ["siege-technician", "vesemir"],
            "discard": ["etolian-auxiliary-archers", "albrich", "vreemde"],
        }
    )

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


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_single_unit_in_the_pile_is_revived_unasked(edition: str) -> None:
    s = scene({"hand": ["dun-banner-medic", "ves"], "discard": ["trebuchet*2"]}, edition=edition)

    do(s, "play dun-banner-medic")

    assert units(s, 0, "siege") == ["trebuchet", "dun-banner-medic"]
    assert pile(s, 0, "discard") == ["trebuchet"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_the_printed_editions_a_medic_may_not_decline(edition: str) -> None:
    s = scene({"hand": ["dun-banner-medic", "ves"], "discard": ["trebuchet", "ballista"]}, edition=edition)

    do(s, "play dun-banner-medic")

    assert options(s) == ["revive trebuchet", "revive ballista"]
    with pytest.raises(Refused):
        s.choose("done")


def test_where_a_medic_may_decline_it_may_also_revive() -> None:
    s = scene({"hand": ["dun-banner-medic", "ves"], "discard": ["catapult"]}, house={"medic_may_decline": True})

    do(s, "play dun-banner-medic", "revive catapult")

    assert units(s, 0, "siege") == ["catapult", "dun-banner-medic"]
    assert pile(s, 0, "discard") == []


def test_where_a_medic_may_decline_a_medic_without_a_target_is_asked_nothing() -> None:
    s = scene({"hand": ["dun-banner-medic", "ves"], "discard": ["vernon-roche"]}, house={"medic_may_decline": True})

    do(s, "play dun-banner-medic")

    assert s.decision is not None
    assert s.decision.seat == 1


def test_a_medic_never_revives_from_the_opponents_pile() -> None:
    s = scene({"hand": ["dun-banner-medic", "ves"]}, {"discard": ["vesemir"]})

    do(s, "play dun-banner-medic")

    assert totals(s) == (5, 0)
    assert pile(s, 1, "discard") == ["vesemir"]


def test_a_spy_that_the_opponent_once_played_crosses_back_and_the_medics_player_draws_two() -> None:
    s = scene(
        {
            "faction": "nilfgaard",
            "hand": ["siege-technician", "vesemir"],
            "discard": ["prince-stennis"],
            "deck": ["albrich", "sweers", "morteisen"],
        }
    )

    do(s, "play siege-technician", "draw sweers", "draw albrich")

    assert units(s, 1, "close") == ["prince-stennis"]
    assert pile(s, 0, "hand") == ["vesemir", "albrich", "sweers"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_revived_mustering_unit_calls_its_group_again(edition: str) -> None:
    s = scene(
        {
            "faction": "monsters",
            "hand": ["yennefer-of-vengerberg", "vesemir"],
            "discard": ["nekker"],
            "deck": ["nekker*2", "fiend"],
        },
        edition=edition,
    )

    do(s, "play yennefer-of-vengerberg")

    assert units(s, 0, "close") == ["nekker"] * 3
    assert pile(s, 0, "deck") == ["fiend"]


def test_a_revived_mustering_unit_does_not_call_from_the_pile_in_which_it_lay() -> None:
    s = scene({"faction": "monsters", "hand": ["yennefer-of-vengerberg", "vesemir"], "discard": ["nekker*3"]})

    do(s, "play yennefer-of-vengerberg")

    assert units(s, 0, "close") == ["nekker"]
    assert pile(s, 0, "discard") == ["nekker", "nekker"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_revived_scorching_unit_burns_again(edition: str) -> None:
    s = scene(
        {"hand": ["dun-banner-medic", "ves"], "discard": ["villentretenmerth"]},
        {"close": ["vesemir", "zoltan-chivay"]},
        edition=edition,
    )

    do(s, "play dun-banner-medic")

    assert totals(s) == (12, 5)
    assert pile(s, 1, "discard") == ["vesemir"]


def test_a_revived_berserker_turns_under_mardroeme() -> None:
    s = scene(
        {
            "faction": "skellige",
            "hand": ["birna-bran", "vesemir"],
            "discard": ["young-berserker"],
            "ranged": ["mardroeme"],
            "reserve": ["transformed-young-vildkaarl"],
        }
    )

    do(s, "play birna-bran")

    assert units(s, 0, "ranged") == ["transformed-young-vildkaarl"]
    assert pile(s, 0, "removed") == ["young-berserker"]
    assert pile(s, 0, "discard") == []


def test_transformed_berserkers_and_bovine_defense_force_in_the_pile_may_be_revived() -> None:
    s = scene(
        {
            "faction": "skellige",
            "hand": ["birna-bran", "vesemir"],
            "discard": ["transformed-vildkaarl", "transformed-young-vildkaarl", "bovine-defense-force", "hemdall"],
        }
    )

    do(s, "play birna-bran")

    assert options(s) == [
        "revive bovine-defense-force",
        "revive transformed-vildkaarl",
        "revive transformed-young-vildkaarl",
    ]


def test_a_chain_of_medics_may_empty_the_pile() -> None:
    s = scene(
        {"faction": "scoiatael", "hand": ["havekar-healer", "vesemir"], "discard": ["havekar-healer*2", "toruviel"]}
    )

    do(s, "play havekar-healer", "revive havekar-healer", "revive havekar-healer")

    assert units(s, 0, "ranged") == ["toruviel"] + ["havekar-healer"] * 3
    assert pile(s, 0, "discard") == []


def test_a_chain_of_medics_ends_with_a_unit_that_is_no_medic() -> None:
    s = scene(
        {"faction": "scoiatael", "hand": ["havekar-healer", "vesemir"], "discard": ["havekar-healer*2", "toruviel"]}
    )

    do(s, "play havekar-healer", "revive toruviel")

    assert pile(s, 0, "discard") == ["havekar-healer", "havekar-healer"]
    assert s.decision is not None
    assert s.decision.seat == 1


def test_a_revived_agile_unit_goes_to_the_row_its_player_chooses() -> None:
    s = scene({"faction": "scoiatael", "hand": ["havekar-healer", "vesemir"], "discard": ["yaevinn"]})

    do(s, "play havekar-healer", "row close")

    assert units(s, 0, "close") == ["yaevinn"]
    assert units(s, 0, "ranged") == ["havekar-healer"]


def test_a_revived_cow_is_avenged_when_it_falls_again() -> None:
    s = scene(
        {"hand": ["yennefer-of-vengerberg", "ves"], "discard": ["cow"], "reserve": ["bovine-defense-force"]},
        {"hand": ["scorch", "vesemir"]},
    )

    do(s, "play yennefer-of-vengerberg", "play scorch")

    assert units(s, 0, "close") == ["bovine-defense-force"]
    assert pile(s, 0, "discard") == ["cow"]
