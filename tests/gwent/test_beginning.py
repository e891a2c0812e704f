"""The beginning of a game: first player, opening hands, swaps (G 3)."""

from __future__ import annotations

from typing import Any

import pytest

from sevencats.gwent.game import GAME
from sevencats.gwent.state import State
from tests.gwent.scenes import do, options, pile, scene

NORTH = [
    "vernon-roche",
    "john-natalis",
    "thaler",
    "ves",
    "siegfried-of-denesle",
    "yarpen-zigrin",
    "keira-metz",
    "sile-de-tansarville",
    "sabrina-glevissig",
    "sheldon-skaggs",
    "dethmold",
    "siege-tower",
    "ballista",
]
HAND = NORTH[:10]


def game(
    house: dict[str, Any] | None = None,
    names: tuple[str, str] = ("Geralt", "Eredin"),
    leader: str = "foltest-the-siegemaster",
    **wanted: Any,
) -> State:
    """A new game of Northern Realms against Monsters."""
    return GAME.new(
        {
            "house": house or {},
            "seats": [
                {"deck": "init-northern-realms", "name": names[0], "leader": leader},
                {"deck": "init-monsters", "name": names[1]},
            ],
            **wanted,
        }
    )


def dealt(*left: str, **course: Any) -> State:
    """Seat 0 has been dealt ten cards and is about to swap; these are left in the deck."""
    s = scene(
        {"hand": [], "deck": HAND + list(left)},
        {"hand": [], "deck": ["nekker*11"]},
        agenda=[{"rule": "start"}],
        **course,
    )
    do(s, "first 0", *(f"draw {id}" for id in HAND))
    return s


@pytest.mark.parametrize("edition", ["anniversary", "classic-2015", "witcher-3"])
def test_a_coin_decides_who_starts_before_any_card_is_drawn(edition: str) -> None:
    s = game(edition=edition)

    assert s.decision is not None
    assert s.decision.seat == -1
    assert options(s) == ["first 0", "first 1"]
    assert s.decision.weights == (1, 1)
    assert s.sides[0].hand == s.sides[1].hand == []


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_swaps_first_and_takes_the_first_turn(first: int) -> None:
    s = game()

    do(s, f"first {first}")
    assert s.decision is not None
    assert (s.decision.seat, s.decision.about) == (first, "swap")
    do(s, "done")
    assert s.decision is not None
    assert (s.decision.seat, s.decision.about) == (1 - first, "swap")
    do(s, "done")

    assert s.decision is not None
    assert (s.decision.seat, s.decision.about) == (first, "turn")
    assert s.starter == first


@pytest.mark.parametrize(("names", "first"), [(("Ge", "Eredin"), 0), (("Foltest", "Ere"), 1)])
def test_where_the_house_says_so_the_shorter_name_starts(names: tuple[str, str], first: int) -> None:
    s = game({"first_player": "shorter-name"}, names)

    do(s)

    assert s.starter == first


def test_names_of_equal_length_are_settled_by_the_coin() -> None:
    s = game({"first_player": "shorter-name"}, ("O'Dimm", "Eredi"))

    assert s.decision is not None
    assert s.decision.seat == -1
    assert options(s) == ["first 0", "first 1"]


def test_each_player_draws_ten_cards_one_by_one() -> None:
    s = game()

    draws = 0
    s.choose("first 0")
    while s.decision is not None and s.decision.about == "draw":
        s.take(s.toss())
        draws += 1

    assert draws == 20
    assert [len(side.hand) for side in s.sides] == [10, 10]
    assert [len(side.deck) for side in s.sides] == [20, 22]


def test_an_opening_hand_is_drawn_by_the_copies_in_the_deck() -> None:
    s = scene({"hand": [], "deck": ["catapult*2", "ves"]}, {"hand": []}, agenda=[{"rule": "start"}])

    s.choose("first 0")

    assert options(s) == ["draw ves", "draw catapult"]
    assert s.decision is not None
    assert s.decision.weights == (1, 2)


def test_daisy_of_the_valley_has_eleven_cards() -> None:
    s = GAME.new({"seats": [{"deck": "init-scoiatael", "leader": "francesca-daisy-of-the-valley"}, {}]})

    do(s, "first 0")

    assert [len(side.hand) for side in s.sides] == [11, 10]


def test_a_deck_that_runs_out_gives_as_many_cards_as_it_has() -> None:
    s = scene(
        {"hand": [], "deck": ["ves", "catapult*2"]}, {"hand": [], "deck": ["nekker*15"]}, agenda=[{"rule": "start"}]
    )

    do(s, "first 0")

    assert pile(s, 0, "hand") == ["ves", "catapult", "catapult"]
    assert pile(s, 0, "deck") == []
    assert s.sides[0].gems == 2


def test_a_swap_offers_every_kind_of_card_once_and_to_be_done() -> None:
    s = scene({"hand": ["catapult*2", "ves"], "deck": ["ballista"]}, agenda=[{"rule": "swap", "n": 2}])

    assert options(s) == ["replace ves", "replace catapult", "done"]


def test_up_to_two_cards_are_replaced_one_at_a_time() -> None:
    s = dealt("dethmold", "siege-tower", "ballista")

    do(s, "replace ves", "draw ballista")
    assert s.decision is not None
    assert (s.decision.seat, s.decision.about) == (0, "swap")
    assert "replace ballista" in options(s)
    do(s, "replace thaler", "draw dethmold")

    assert s.decision is not None
    assert (s.decision.seat, s.decision.about) == (1, "swap")
    assert len(pile(s, 0, "hand")) == 10
    assert {"ballista", "dethmold"} <= set(pile(s, 0, "hand"))


def test_a_player_may_keep_all_cards() -> None:
    s = dealt("dethmold")

    do(s, "done")

    assert set(pile(s, 0, "hand")) == set(HAND)
    assert pile(s, 0, "deck") == ["dethmold"]


def test_a_replaced_card_cannot_come_back_in_the_same_swap() -> None:
    s = dealt("dethmold", "ballista")

    s.choose("replace ves")
    assert options(s) == ["draw dethmold", "draw ballista"]
    s.choose("draw dethmold")
    s.choose("replace thaler")

    assert options(s) == ["draw ballista"]
    assert pile(s, 0, "aside") == ["thaler", "ves"]


def test_replaced_cards_return_to_the_deck_when_the_player_has_finished_and_never_lie_in_the_discard_pile() -> None:
    s = dealt("dethmold", "ballista")

    do(s, "replace ves", "draw dethmold", "done")

    assert pile(s, 0, "deck") == ["ves", "ballista"]
    assert pile(s, 0, "aside") == []
    assert pile(s, 0, "discard") == []


def test_a_swap_needs_a_card_in_the_deck() -> None:
    s = dealt("dethmold")

    do(s, "replace ves")

    assert s.decision is not None
    assert (s.decision.seat, s.decision.about) == (1, "swap")
    assert pile(s, 0, "deck") == ["ves"]


def test_without_a_card_in_the_deck_nobody_is_asked_to_swap() -> None:
    s = dealt()

    assert s.decision is not None
    assert (s.decision.seat, s.decision.about) == (1, "swap")


def test_the_other_seat_hears_of_a_swap_but_not_of_the_cards() -> None:
    s = dealt("dethmold", "ballista")
    s.listen()

    s.choose("replace ves")
    swapped = s.events[0]
    s.choose("draw dethmold")
    drew = s.events[0]

    assert (swapped.told_to(0)["card"], drew.told_to(0)["card"]) == ("ves", "dethmold")
    assert (swapped.told_to(1)["card"], drew.told_to(1)["card"]) == (None, None)
    assert s.view(1)["sides"][0]["aside_size"] == 1
    assert "aside" not in s.view(1)["sides"][0]
    assert s.view(0)["sides"][0]["aside"] == ["ves"]
