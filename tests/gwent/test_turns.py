"""Turns: three things to do, passing, and nothing to play (G 4)."""

from __future__ import annotations

import pytest

from sevencats.core.decision import Refused
from tests.gwent.scenes import do, options, pile, scene, units


def test_a_turn_is_a_card_of_the_hand_or_the_leader_or_a_pass() -> None:
    s = scene({"leader": "foltest-the-siegemaster", "hand": ["ves", "catapult*2", "biting-frost"]})

    assert options(s) == ["play biting-frost", "play ves", "play catapult", "leader", "pass"]


def test_players_alternate() -> None:
    s = scene({"hand": ["ves", "catapult"]}, {"hand": ["nekker", "griffin"]})

    seats = []
    for text in ("play ves", "play nekker", "play catapult"):
        assert s.decision is not None
        seats.append(s.decision.seat)
        do(s, text)

    assert seats == [0, 1, 0]


def test_a_card_that_was_played_leaves_the_hand_and_no_other_is_drawn() -> None:
    s = scene({"hand": ["ves", "catapult"], "deck": ["ballista"]})

    do(s, "play ves", "play vesemir")

    assert pile(s, 0, "hand") == ["catapult"]
    assert pile(s, 0, "deck") == ["ballista"]
    assert units(s, 0, "close") == ["ves"]


def test_whoever_has_passed_does_nothing_more_and_the_other_goes_on_card_by_card() -> None:
    s = scene({"hand": ["ves", "catapult"]}, {"hand": ["nekker", "griffin", "fiend"]})

    do(s, "pass", "play nekker", "play griffin")

    assert s.decision is not None
    assert s.decision.seat == 1
    assert s.round == 1
    do(s, "pass")
    assert s.round == 2


def test_a_player_may_pass_in_the_first_turn_with_cards_in_hand_and_the_leader_unused() -> None:
    s = scene({"leader": "foltest-the-siegemaster"})

    do(s, "pass")

    assert s.sides[0].passed
    assert not s.sides[0].leader_used
    assert s.decision is not None
    assert s.decision.seat == 1


def test_a_pass_holds_for_one_round_only() -> None:
    s = scene()

    do(s, "pass", "pass")

    assert s.round == 2
    assert not s.sides[0].passed
    assert not s.sides[1].passed


def test_the_leader_is_a_turn_of_its_own_and_no_card_is_played_with_it() -> None:
    s = scene({"leader": "foltest-the-siegemaster", "hand": ["ves", "catapult"]})

    do(s, "leader")

    assert pile(s, 0, "hand") == ["ves", "catapult"]
    assert s.decision is not None
    assert s.decision.seat == 1


def test_an_unused_leader_may_be_used_in_a_later_round() -> None:
    s = scene({"leader": "foltest-the-siegemaster"}, {"close": ["griffin"]})

    do(s, "pass", "pass", "pass")

    assert s.decision is not None
    assert s.decision.seat == 0
    assert "leader" in options(s)


def test_a_used_leader_stays_used_in_later_rounds() -> None:
    s = scene({"leader": "foltest-the-siegemaster"}, {"close": ["griffin"]})

    do(s, "leader", "pass", "pass", "pass")

    assert s.round == 2
    assert s.decision is not None
    assert s.decision.seat == 0
    assert options(s) == ["play vesemir", "play zoltan-chivay", "pass"]


def test_with_an_empty_hand_and_no_usable_leader_a_player_passes_by_itself() -> None:
    s = scene({"hand": ["ves"]}, {"hand": []})

    do(s, "pass")

    assert s.round == 2
    assert s.scores == ((0, 0),)


def test_after_the_last_card_a_player_passes_when_the_turn_comes_back() -> None:
    s = scene({"hand": ["ves"]}, {"hand": ["nekker", "griffin", "fiend"]})

    do(s, "play ves")
    assert not s.sides[0].passed
    do(s, "play nekker")

    assert s.sides[0].passed
    assert s.decision is not None
    assert s.decision.seat == 1


def test_a_player_without_cards_passes_at_the_start_of_a_round_as_well() -> None:
    s = scene({"hand": [], "close": ["ves"], "passed": True}, {"hand": ["nekker", "griffin"]}, turn=1)

    do(s, "pass")

    assert s.round == 2
    assert s.starter == 0
    assert s.sides[0].passed
    assert s.decision is not None
    assert s.decision.seat == 1


def test_with_an_empty_hand_and_a_usable_leader_the_turn_remains_open() -> None:
    s = scene({"leader": "foltest-the-siegemaster", "hand": []})

    assert options(s) == ["leader", "pass"]


def test_with_an_empty_hand_a_leader_that_would_do_nothing_keeps_no_turn_open() -> None:
    s = scene({"leader": "foltest-the-steel-forged", "hand": []})

    assert s.sides[0].passed
    assert s.decision is not None
    assert s.decision.seat == 1


def test_a_player_who_holds_only_cards_that_cannot_be_played_can_only_pass() -> None:
    s = scene({"hand": ["decoy*2"]})

    assert s.sides[0].passed
    assert pile(s, 0, "hand") == ["decoy", "decoy"]


@pytest.mark.parametrize(
    ("card", "me"),
    [
        ("scorch", {}),
        ("clear-weather", {}),
        ("commanders-horn", {}),
        ("thaler", {"deck": []}),
        ("dun-banner-medic", {"discard": []}),
        ("biting-frost", {"weather": ["biting-frost"]}),
        ("nekker", {"deck": []}),
    ],
)
def test_a_card_may_be_played_even_if_it_will_achieve_nothing(card: str, me: dict[str, list[str]]) -> None:
    s = scene({"hand": [card, "vernon-roche"], **me})

    assert f"play {card}" in options(s)


def test_a_decoy_without_a_unit_to_replace_has_no_place() -> None:
    s = scene({"hand": ["decoy", "ves"], "close": ["vernon-roche", "decoy"]}, {"close": ["griffin"]})

    assert options(s) == ["play ves", "pass"]


def test_a_horn_without_a_free_row_has_no_place() -> None:
    horn = ["commanders-horn"]
    s = scene({"hand": ["commanders-horn", "ves"], "close": horn, "ranged": horn, "siege": [], "sounded": ["siege"]})

    assert options(s) == ["play ves", "pass"]


@pytest.mark.parametrize(
    ("edition", "offered"),
    [("anniversary", ["play mardroeme", "play svanrige", "pass"]), ("witcher-3", ["play svanrige", "pass"])],
)
def test_mardroeme_without_a_free_row_has_no_place_where_a_row_holds_one_special(
    edition: str, offered: list[str]
) -> None:
    taken = ["mardroeme"]
    s = scene(
        {
            "faction": "skellige",
            "hand": ["mardroeme", "svanrige"],
            "close": taken,
            "ranged": taken,
            "siege": ["commanders-horn"],
        },
        edition=edition,
    )

    assert options(s) == offered


def test_a_hand_has_no_limit() -> None:
    s = scene({"hand": ["nekker*30", "thaler"], "deck": ["ves*2"]})

    do(s, "play thaler")

    assert len(pile(s, 0, "hand")) == 32


def test_a_card_of_another_faction_may_be_played_from_the_hand() -> None:
    s = scene({"faction": "northern-realms", "hand": ["griffin", "ves"]})

    do(s, "play griffin")

    assert units(s, 0, "close") == ["griffin"]


def test_what_is_not_offered_is_refused_with_the_nearest_option() -> None:
    s = scene({"hand": ["ves", "catapult"]})

    with pytest.raises(Refused) as refused:
        s.choose("play catapul")

    assert str(refused.value) == '"play catapul" is not offered for turn; did you mean "play catapult"?'
    assert pile(s, 0, "hand") == ["ves", "catapult"]


def test_when_the_game_is_over_nothing_is_offered() -> None:
    s = scene({"gems": 1, "hand": []}, {"hand": [], "close": ["griffin"]})

    with pytest.raises(Refused) as refused:
        s.choose("pass")

    assert str(refused.value) == '"pass" is not offered: the game is over.'
