"""The end of a round and of the game (G 7)."""

from __future__ import annotations

from typing import Any

import pytest

from sevencats.core.outcome import NOBODY
from sevencats.gwent.state import State
from tests.gwent.scenes import do, options, pile, scene, specials, units


def told(s: State, *choices: str) -> list[tuple[str, int, str]]:
    """What is heard while these choices are made and luck answers; luck takes the first option."""
    s.listen()
    heard = []
    for text in choices:
        s.choose(text)
        heard += [(event.kind, event.seat, event.told(True).get("card", "")) for event in s.events]
        while s.decision is not None and s.decision.seat < 0:
            s.choose(s.decision.options[0])
            heard += [(event.kind, event.seat, event.told(True).get("card", "")) for event in s.events]
    return heard


# -- gems and the end of the game (G 7.1 to G 7.3)


@pytest.mark.parametrize(
    ("mine", "yours", "gems"),
    [
        (["ves"], ["yarpen-zigrin"], [2, 1]),
        (["yarpen-zigrin"], ["ves"], [1, 2]),
        (["ves"], ["ves"], [1, 1]),
        ([], [], [1, 1]),
    ],
)
def test_the_loser_of_a_round_gives_up_a_gem_and_after_a_tie_both_do(
    mine: list[str], yours: list[str], gems: list[int]
) -> None:
    s = scene({"close": mine}, {"close": yours})

    do(s, "pass", "pass")

    assert [side.gems for side in s.sides] == gems


def test_the_totals_of_all_three_rows_are_written_down() -> None:
    s = scene({"close": ["ves"], "ranged": ["philippa-eilhart"], "siege": ["catapult*2"]}, {"close": ["griffin"]})

    do(s, "pass", "pass")

    assert s.scores == ((47, 5),)


def test_a_tie_followed_by_one_won_round_decides_the_game() -> None:
    s = scene({"hand": ["ves", "catapult"]}, {"hand": ["griffin", "fiend"]})

    do(s, "pass", "pass", "pass", "play catapult", "pass")

    assert s.outcome is not None
    assert (s.outcome.winner, s.outcome.why) == (0, "gems")
    assert s.round == 2


def test_two_tied_rounds_draw_the_game() -> None:
    s = scene()

    do(s, "pass", "pass", "pass", "pass")

    assert s.outcome is not None
    assert s.outcome.winner == NOBODY
    assert s.decision is None


def test_a_third_round_is_played_when_each_has_won_one() -> None:
    s = scene({"hand": ["ves", "catapult", "ballista"]}, {"hand": ["griffin", "fiend", "foglet"]})

    do(s, "play ves", "pass", "pass")
    do(s, "pass", "play griffin", "pass")

    assert s.round == 3
    assert s.outcome is None
    assert [side.gems for side in s.sides] == [1, 1]
    assert s.scores == ((5, 0), (0, 5))
    do(s, "pass", "play ballista", "pass")
    assert s.outcome is not None
    assert s.outcome.winner == 0


def test_two_won_rounds_end_the_game() -> None:
    s = scene({"hand": ["ves", "catapult", "ballista"]}, {"hand": ["griffin", "fiend", "foglet"]})

    do(s, "play ves", "pass", "pass", "play catapult", "pass", "pass")

    assert s.outcome is not None
    assert s.outcome.winner == 0
    assert [side.gems for side in s.sides] == [2, 0]


def test_after_the_last_round_nothing_is_cleared_kept_avenged_drawn_or_returned() -> None:
    s = scene(
        {
            "faction": "northern-realms",
            "siege": ["catapult*2"],
            "ranged": ["cow"],
            "deck": ["ballista"],
            "reserve": ["bovine-defense-force"],
        },
        {"faction": "monsters", "close": ["griffin"], "gems": 1, "weather": ["biting-frost"]},
    )

    heard = told(s, "pass", "pass")

    assert heard == [("passed", 0, ""), ("passed", 1, ""), ("round", 0, "")]
    assert units(s, 0, "ranged") == ["cow"]
    assert units(s, 1, "close") == ["griffin"]
    assert pile(s, 1, "weather") == ["biting-frost"]
    assert len(pile(s, 0, "hand")) == 2
    assert s.round == 1


# -- the order (G-09)


def test_after_a_round_monsters_keep_then_all_is_cleared_then_avengers_enter_then_the_north_draws() -> None:
    s = scene(
        {
            "faction": "northern-realms",
            "siege": ["catapult*2"],
            "ranged": ["cow"],
            "deck": ["ballista"],
            "reserve": ["bovine-defense-force"],
        },
        {"faction": "monsters", "close": ["griffin"]},
    )

    heard = told(s, "pass", "pass")

    assert heard[2:] == [
        ("round", 0, ""),
        ("kept", 1, "griffin"),
        ("placed", 0, "bovine-defense-force"),
        ("first", 0, ""),
        ("drew", 0, "ballista"),
    ]


def test_for_the_third_round_the_north_draws_before_skellige_returns() -> None:
    s = scene(
        {"faction": "northern-realms", "close": ["ves"], "deck": ["ballista"]},
        {"faction": "skellige", "discard": ["svanrige"], "close": ["kambi"], "reserve": ["hemdall"]},
        round=2,
    )

    heard = told(s, "pass", "pass")

    assert heard[2:] == [
        ("round", 0, ""),
        ("placed", 1, "hemdall"),
        ("first", 0, ""),
        ("drew", 0, "ballista"),
        ("returned", 1, "svanrige"),
        ("returned", 1, "kambi"),
        ("placed", 1, "svanrige"),
        ("placed", 1, "kambi"),
    ]


@pytest.mark.parametrize("cow", [0, 1])
def test_an_avenger_enters_after_both_sides_were_cleared_and_stands_in_the_next_round(cow: int) -> None:
    sides: list[dict[str, Any]] = [{"close": ["ves"]}, {"close": ["griffin"]}]
    sides[cow] |= {"ranged": ["cow"], "reserve": ["bovine-defense-force"]}
    s = scene(*sides)

    do(s, "pass", "pass")

    assert s.round == 2
    assert units(s, cow, "close") == ["bovine-defense-force"]
    assert units(s, 1 - cow, "close") == []
    assert "cow" in pile(s, cow, "discard")


def test_avengers_of_both_sides_enter() -> None:
    s = scene(
        {"ranged": ["cow"], "reserve": ["bovine-defense-force"]},
        {"ranged": ["cow"], "reserve": ["bovine-defense-force"]},
    )

    do(s, "pass", "pass")

    assert units(s, 0, "close") == units(s, 1, "close") == ["bovine-defense-force"]


# -- clearing (G 7.4, G 11.1)


def test_everything_leaves_the_field_for_the_pile_of_the_side_on_which_it_lay() -> None:
    s = scene(
        {"close": ["ves", "vernon-roche", "commanders-horn", "stefan-skellen"], "ranged": ["decoy"]},
        {"siege": ["thaler", "mardroeme"]},
    )

    do(s, "pass", "pass")

    assert pile(s, 0, "discard") == ["decoy", "commanders-horn", "vernon-roche", "ves", "stefan-skellen"]
    assert pile(s, 1, "discard") == ["thaler", "mardroeme"]
    for seat in (0, 1):
        for row in ("close", "ranged", "siege"):
            assert units(s, seat, row) == specials(s, seat, row) == []


def test_weather_goes_to_the_pile_of_whoever_played_it() -> None:
    s = scene({"hand": ["biting-frost", "ves"]}, {"hand": ["torrential-rain", "griffin"]})

    do(s, "play biting-frost", "play torrential-rain", "pass", "pass")

    assert pile(s, 0, "weather") == pile(s, 1, "weather") == []
    assert pile(s, 0, "discard") == ["biting-frost"]
    assert pile(s, 1, "discard") == ["torrential-rain"]


def test_the_horn_of_a_leader_ends_without_a_card() -> None:
    s = scene({"sounded": ["close", "siege"]}, {"sounded": ["ranged"]})

    do(s, "pass", "pass")

    assert [row.sounded for side in s.sides for row in side.rows] == [False] * 6
    assert pile(s, 0, "discard") == pile(s, 1, "discard") == []


def test_where_avengers_are_removed_they_leave_the_game_when_the_round_ends() -> None:
    s = scene({"close": ["bovine-defense-force"]}, {"close": ["hemdall"]}, edition="witcher-3")

    do(s, "pass", "pass")

    assert pile(s, 0, "removed") == ["bovine-defense-force"]
    assert pile(s, 1, "removed") == ["hemdall"]
    assert pile(s, 0, "discard") == pile(s, 1, "discard") == []


def test_hands_decks_piles_and_leaders_go_on_as_they_are() -> None:
    s = scene({"deck": ["catapult"], "discard": ["ves"], "leader_used": True}, {"deck": ["griffin"]})

    do(s, "pass", "pass")

    assert pile(s, 0, "hand") == pile(s, 1, "hand") == ["vesemir", "zoltan-chivay"]
    assert pile(s, 0, "deck") == ["catapult"]
    assert pile(s, 1, "deck") == ["griffin"]
    assert pile(s, 0, "discard") == ["ves"]
    assert s.sides[0].leader_used


# -- who starts (G 7.7)


@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("starter", [0, 1])
def test_the_winner_of_a_round_starts_the_next_one(winner: int, starter: int) -> None:
    sides: list[dict[str, Any]] = [{}, {}]
    sides[winner] = {"siege": ["morvran-voorhis"]}
    s = scene(*sides, turn=starter)

    do(s, "pass", "pass")

    assert s.starter == winner
    assert s.decision is not None
    assert s.decision.seat == winner


FIRST_PASSES_FIRST = ["pass", "pass"]
FIRST_PASSES_LAST = ["play vesemir", "pass", "pass"]


@pytest.mark.parametrize(
    ("after_a_tie", "choices", "starter"),
    [
        ("last-passer", FIRST_PASSES_FIRST, 1),
        ("last-passer", FIRST_PASSES_LAST, 0),
        ("same", FIRST_PASSES_FIRST, 0),
        ("same", FIRST_PASSES_LAST, 0),
        ("other", FIRST_PASSES_FIRST, 1),
        ("other", FIRST_PASSES_LAST, 1),
    ],
)
def test_who_starts_after_a_tie_is_a_matter_of_the_house(after_a_tie: str, choices: list[str], starter: int) -> None:
    s = scene({}, {"close": ["vesemir"] if len(choices) == 3 else []}, house={"after_a_tie": after_a_tie})

    do(s, *choices)

    assert s.scores[0][0] == s.scores[0][1]
    assert s.starter == starter
    assert s.decision is not None
    assert s.decision.seat == starter


def test_by_house_rule_a_coin_is_tossed_after_a_tie() -> None:
    s = scene(house={"after_a_tie": "coin"})

    s.choose("pass")
    s.choose("pass")

    assert s.decision is not None
    assert (s.decision.seat, s.decision.about) == (-1, "first")
    assert options(s) == ["first 0", "first 1"]
    assert s.decision.weights == (1, 1)
    do(s, "first 1")
    assert s.starter == 1


def test_no_coin_is_tossed_after_a_win() -> None:
    s = scene({"close": ["ves"]}, house={"after_a_tie": "coin"})

    s.choose("pass")
    s.choose("pass")

    assert s.decision is not None
    assert (s.decision.seat, s.decision.about) == (0, "turn")
    assert s.starter == 0


def test_a_pass_for_want_of_cards_counts_for_who_passed_last() -> None:
    s = scene({"hand": ["vesemir", "ves"]}, {"hand": [], "close": ["vesemir"]})

    do(s, "play vesemir")
    assert s.sides[1].passed
    do(s, "pass")

    assert s.scores == ((6, 6),)
    assert s.starter == 0


def test_an_automatic_pass_may_be_the_last_one() -> None:
    s = scene({"hand": ["ves", "ballista"]}, {"hand": []})

    do(s, "pass")

    assert s.scores == ((0, 0),)
    assert s.starter == 1
