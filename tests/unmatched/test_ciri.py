"""Ciri and Ihuarraquax: the Source, every card, and the rulings about them (U 11)."""

from __future__ import annotations

import pytest

from sevencats.unmatched.catalogue import CARDS, HEROES
from tests.unmatched.scenes import (
    asked,
    ciri,
    do,
    end_turn,
    fight,
    figure,
    geralt,
    health,
    leshen,
    options,
    pile,
    scene,
    settle,
    sources,
    space,
    who,
)

SPARE = "unicorn-ally"  # a card to be asked about, so that nobody manoeuvres by necessity
SPARE_OF_LESHEN = "vanish-into-murder"


# -- the Source


def test_thirteen_of_her_cards_are_source_cards_and_channel_the_source_is_none() -> None:  # C1
    copies = {card.id: card.copies for card in HEROES["ciri"].cards if card.source}

    assert copies == {
        "lion-cub-of-cintra": 3,
        "pushed-to-the-brink": 3,
        "the-lady-of-space-and-time": 2,
        "zireael": 3,
        "child-of-the-elder-blood": 2,
    }
    assert not CARDS["channel-the-source"].source


def test_only_source_cards_in_the_discard_pile_count() -> None:  # C1, 0.4
    s = scene(ciri("lion-cub-of-cintra", "zireael*2", SPARE, discard=["channel-the-source", "parry"]), leshen())

    fight(s, "ciri leshen", "lion-cub-of-cintra")

    assert health(s, "leshen") == [11]


def test_the_card_that_is_being_resolved_does_not_count_itself() -> None:  # C2
    s = scene(ciri("lion-cub-of-cintra", SPARE), leshen())

    fight(s, "ciri leshen", "lion-cub-of-cintra")

    assert health(s, "leshen") == [11]
    assert pile(s, 0, "discard") == ["lion-cub-of-cintra"]


def test_a_source_card_discarded_earlier_in_the_same_combat_counts() -> None:  # C3
    s = scene(
        leshen(SPARE_OF_LESHEN),
        ciri(SPARE, deck=["zireael"]),
        turn=1,
        combat={"revealed": True},
        part=[{"fighter": "ciri", "card": "lion-cub-of-cintra"}, {"fighter": "leshen", "card": "primeval-guardian"}],
        agenda=[
            {"rule": "mill", "seat": 0},
            {"rule": "resolve", "seat": 1, "n": 1},
            {"rule": "strike"},
            {"rule": "clean-up"},
        ],
    )

    settle(s)

    assert health(s, "leshen") == [12]  # 4 instead of 2, 2 by the boost of the milled card, against 5
    assert s.sides[1].sources() == 2


@pytest.mark.parametrize(("count", "value"), [(0, 2), (1, 4), (4, 4), (5, 7), (9, 7)])
def test_lion_cub_of_cintra_follows_the_threshold_reached(count: int, value: int) -> None:  # 0.4, 0.5, 0.6
    s = scene(ciri("lion-cub-of-cintra", SPARE, discard=sources(count, "lion-cub-of-cintra")), leshen())

    fight(s, "ciri leshen", "lion-cub-of-cintra")

    assert health(s, "leshen") == [13 - value]


@pytest.mark.parametrize(("count", "moves"), [(6, False), (7, True)])
def test_with_seven_sources_her_cards_cannot_be_cancelled(count: int, moves: bool) -> None:  # 0.7, C4
    s = scene(ciri("blink", SPARE, discard=sources(count)), ciri("parry", "blink"))

    fight(s, "ciri-0 ciri-1", "blink", "parry")

    assert (asked(s) == "move") == moves


def test_seven_sources_protect_the_cards_of_ihuarraquax_too() -> None:  # C4
    s = scene(
        ciri("bane-of-the-aen-elle", SPARE, discard=sources(7)),
        ciri("parry", "blink"),
        at={"ciri-0": "K26", "ihuarraquax-0": "K09"},
    )

    fight(s, "ihuarraquax-0 ciri-1", "bane-of-the-aen-elle", "parry")

    assert asked(s) == "move"


def test_seven_sources_do_not_protect_from_the_end_of_the_turn() -> None:  # C4
    s = scene(geralt("armor-of-the-forgotten-wolf"), ciri("blink", SPARE, discard=sources(7)), turn=1)

    fight(s, "ciri geralt", "blink", "armor-of-the-forgotten-wolf")

    assert s.seat == 0
    assert space(s, "ciri") == "K10"


def test_falling_below_seven_later_does_not_bring_a_failed_cancel_back() -> None:  # C5
    s = scene(
        ciri("the-lady-of-space-and-time", SPARE, discard=sources(7, "the-lady-of-space-and-time")),
        ciri("parry", "blink"),
    )

    do(fight(s, "ciri-0 ciri-1", "the-lady-of-space-and-time", "parry"), "take zireael")

    assert s.sides[0].sources() == 7  # six, and the Lady herself
    assert pile(s, 0, "top") == ["zireael"]


# -- cards


def test_channel_the_source_gets_two_for_each_source_card_discarded_with_it() -> None:  # C10
    s = scene(ciri("channel-the-source", "zireael", "lion-cub-of-cintra", "blink"), leshen())

    fight(s, "ciri leshen", "channel-the-source")
    assert options(s) == ["discard lion-cub-of-cintra", "discard zireael", "done"]
    do(s, "discard zireael", "discard lion-cub-of-cintra")

    assert health(s, "leshen") == [13 - 6]
    assert s.sides[0].sources() == 2


def test_channel_the_source_may_discard_nothing() -> None:  # C10
    s = scene(ciri("channel-the-source", "zireael"), leshen())

    do(fight(s, "ciri leshen", "channel-the-source"), "done")

    assert health(s, "leshen") == [11]
    assert pile(s, 0, "hand") == ["zireael"]


def test_bane_of_the_aen_elle_charges_through_a_foe_and_hurts_one_that_was_passed() -> None:  # C11
    s = scene(
        ciri("bane-of-the-aen-elle", SPARE),
        leshen(),
        at={"ciri": "K26", "ihuarraquax": "K09", "leshen": "K10", "wolf-a": "K11", "wolf-b": "K32"},
    )

    do(fight(s, "ihuarraquax leshen", "bane-of-the-aen-elle"), "move ihuarraquax K12")
    assert options(s) == ["through leshen", "through wolf-a"]  # around them it is five steps
    do(s, "through wolf-a")

    assert space(s, "ihuarraquax") == "K12"
    assert health(s, "leshen", "wolf-a") == [9, 0]


def test_bane_of_the_aen_elle_may_come_back_to_where_it_started_and_has_then_passed_somebody() -> None:  # C11
    s = scene(
        ciri("bane-of-the-aen-elle", SPARE),
        leshen(),
        at={"ciri": "K26", "ihuarraquax": "K09", "leshen": "K10", "wolf-a": "K30", "wolf-b": "K32"},
    )

    do(fight(s, "ihuarraquax leshen", "bane-of-the-aen-elle"), "move ihuarraquax K09")

    assert health(s, "leshen") == [8]
    assert figure(s, "ihuarraquax").left


def test_bane_of_the_aen_elle_must_have_left_the_space_of_the_one_it_hurts() -> None:  # C11
    s = scene(
        ciri("bane-of-the-aen-elle", SPARE),
        leshen(),
        at={"ciri": "K26", "ihuarraquax": "K31", "leshen": "K32", "wolf-a": "K01", "wolf-b": "K02"},
    )

    do(fight(s, "ihuarraquax leshen", "bane-of-the-aen-elle"), "move ihuarraquax K30")

    assert options(s) == ["through leshen", "through nobody"]  # K32 and back, then K30: three steps


def test_bane_of_the_aen_elle_cannot_be_performed_by_one_that_cannot_leave() -> None:  # C11
    s = scene(
        ciri("bane-of-the-aen-elle", SPARE),
        leshen(),
        at={"ciri": "K26", "ihuarraquax": "K09"},
        marks={"ihuarraquax": "stuck"},
    )

    fight(s, "ihuarraquax leshen", "bane-of-the-aen-elle")

    assert asked(s) == "action"


@pytest.mark.parametrize(("count", "left"), [(1, 10), (2, 9), (6, 9)])
def test_pushed_to_the_brink_hurts_the_opposing_fighter_from_two_sources_on(count: int, left: int) -> None:
    s = scene(ciri("pushed-to-the-brink", SPARE, discard=sources(count, "pushed-to-the-brink")), leshen())

    fight(s, "ciri leshen", "pushed-to-the-brink")

    assert health(s, "leshen") == [left]


def test_pushed_to_the_brink_at_seven_hurts_any_opposing_fighter_within_three_spaces() -> None:  # C6, C7
    s = scene(
        ciri("pushed-to-the-brink", SPARE, discard=sources(7, "pushed-to-the-brink")),
        leshen(),
        at={"leshen": "K10", "wolf-a": "K04", "wolf-b": "K25"},
    )

    fight(s, "ciri leshen", "pushed-to-the-brink")
    assert options(s) == ["hit leshen", "hit wolf-a", "hit wolf-b"]  # K04 against the arrow, K25 by K19 and K21
    do(s, "hit wolf-b")

    assert health(s, "leshen", "wolf-b") == [10, 0]


def test_pushed_to_the_brink_at_seven_does_nothing_if_nobody_is_near() -> None:  # C6, 0.5
    s = scene(
        ciri("pushed-to-the-brink", SPARE, discard=sources(7, "pushed-to-the-brink")),
        leshen(),
        at={"wolf-a": "K10", "leshen": "K30", "wolf-b": "K31"},
    )

    fight(s, "ciri wolf-a", "pushed-to-the-brink")

    assert health(s, "leshen") == [13]
    assert asked(s) == "action"


def test_the_lady_puts_any_card_of_the_own_discard_pile_on_top_where_everybody_knows_it() -> None:  # C8
    s = scene(
        ciri("the-lady-of-space-and-time", SPARE, discard=[*sources(3), "parry"]), leshen(discard=["planted-feet"])
    )

    fight(s, "ciri leshen", "the-lady-of-space-and-time")
    assert options(s) == ["take lion-cub-of-cintra", "take parry"]
    do(s, "take parry")

    assert s.view(1)["sides"][0]["top"] == ["parry"]
    do(s, "manoeuvre", "decline", "done")
    assert s.view(1)["sides"][0]["known"] == ["parry"]


def test_the_lady_at_eight_takes_a_card_to_the_hand_and_draws_another() -> None:  # C8
    s = scene(ciri("the-lady-of-space-and-time", SPARE, discard=sources(8), deck=[]), leshen())

    do(fight(s, "ciri leshen", "the-lady-of-space-and-time"), "take zireael")

    assert pile(s, 0, "hand") == ["zireael", SPARE]
    assert health(s, "ciri", "ihuarraquax") == [13, 5]  # the deck was empty


@pytest.mark.parametrize(("count", "left"), [(2, 14), (3, 12), (4, 12)])
def test_zireael_is_worth_four_from_three_sources_on(count: int, left: int) -> None:
    s = scene(ciri("zireael", SPARE, discard=sources(count)), geralt("rend", "igni"))

    fight(s, "ciri geralt", "zireael")

    assert health(s, "geralt") == [left]
    assert len(pile(s, 1, "hand")) == 2


def test_zireael_at_five_also_discards_a_card_by_lot() -> None:
    s = scene(ciri("zireael", SPARE, discard=sources(5)), leshen("flock-of-birds", "nature-abounds"))

    s.choose("attack ciri leshen")
    s.choose("lay zireael")
    assert (who(s), options(s)) == (-1, ["discard flock-of-birds", "discard nature-abounds"])
    settle(s)

    assert health(s, "leshen") == [9]
    assert len(pile(s, 1, "hand")) == 1


def test_blink_moves_ciri_three_also_through_foes() -> None:
    s = scene(
        ciri("blink", SPARE),
        leshen(),
        at={"ciri": "K31", "leshen": "K32", "wolf-a": "K01", "wolf-b": "K02", "ihuarraquax": "K30"},
    )

    fight(s, "ciri leshen", "blink")
    assert "move ciri K14" in options(s)  # K32, K22, K14
    do(s, "move ciri K14")

    assert space(s, "ciri") == "K14"
    assert health(s, "leshen") == [9]


@pytest.mark.parametrize("defence", ["planted-feet", None])
def test_searching_strike_searches_only_after_a_won_combat(defence: str | None) -> None:
    s = scene(
        ciri("searching-strike", SPARE),
        leshen("planted-feet", "flock-of-birds"),
        at={"ciri": "K26", "ihuarraquax": "K09"},
        marks={"leshen": "left"},
    )

    fight(s, "ihuarraquax leshen", "searching-strike", defence)

    assert (asked(s) == "search") == (defence is None)


def test_searching_strike_shows_a_source_card_takes_it_and_shuffles() -> None:  # C12
    s = scene(
        ciri("searching-strike", SPARE, deck=["blink", "zireael"], top=["lion-cub-of-cintra"]),
        leshen(),
        at={"ciri": "K26", "ihuarraquax": "K09"},
    )

    do(fight(s, "ihuarraquax leshen", "searching-strike"), "search deck")
    assert options(s) == ["take lion-cub-of-cintra", "take zireael", "decline"]
    do(s, "take zireael")

    view = s.view(1)["sides"][0]
    assert view["known"] == ["zireael"]
    assert view["top"] == []
    assert view["marked"] == ["lion-cub-of-cintra"]


def test_searching_strike_may_be_declined_and_shuffles_if_nothing_was_taken() -> None:  # C12
    s = scene(
        ciri("searching-strike", SPARE, deck=["blink", "zireael"], top=["lion-cub-of-cintra"]),
        leshen(),
        at={"ciri": "K26", "ihuarraquax": "K09"},
    )
    twin = s.copy()

    do(fight(s, "ihuarraquax leshen", "searching-strike"), "decline")
    do(fight(twin, "ihuarraquax leshen", "searching-strike"), "search deck", "decline")

    assert pile(s, 0, "top") == ["lion-cub-of-cintra"]
    assert pile(twin, 0, "top") == []


def test_parry_cancels_and_any_of_her_fighters_may_use_it() -> None:  # V5
    s = scene(leshen("planted-feet", "vanish-into-murder"), ciri("parry"), at={"ciri": "K26", "ihuarraquax": "K10"})

    fight(s, "leshen ihuarraquax", "planted-feet", "parry")

    assert health(s, "ihuarraquax") == [6]
    assert pile(s, 0, "hand") == ["vanish-into-murder"]


@pytest.mark.parametrize(("count", "damage"), [(3, 0), (4, 1), (8, 1), (9, 3)])
def test_child_of_the_elder_blood_hurts_everybody_else_in_ciris_zone(count: int, damage: int) -> None:  # C2, C9
    s = scene(
        ciri("child-of-the-elder-blood", SPARE, discard=sources(count, "child-of-the-elder-blood")),
        leshen(),
        at={"ciri": "K09", "ihuarraquax": "K28", "leshen": "K25", "wolf-a": "K29", "wolf-b": "K21"},
    )

    do(s, "scheme child-of-the-elder-blood")

    wolf = 0 if damage else 1
    assert health(s, "ciri", "ihuarraquax", "leshen", "wolf-a", "wolf-b") == [15, 7 - damage, 13 - damage, 1, wolf]


def test_unicorn_ally_heals_ciri_and_draws_after_each_combat_of_hers_on_any_turn() -> None:  # C13, C15
    s = scene(ciri("unicorn-ally", "zireael", deck=["blink*3"]), leshen("wily-fighting"), health={"ciri": 14})

    do(s, "scheme unicorn-ally")
    assert health(s, "ciri") == [15]
    fight(s, "ciri leshen", "zireael")
    assert pile(s, 0, "hand") == ["blink"]
    fight(s, "leshen ciri", "wily-fighting")

    assert pile(s, 0, "hand") == ["blink", "blink"]


def test_the_draw_of_unicorn_ally_comes_after_the_effects_of_both_cards_and_before_the_clean_up() -> None:  # C13
    s = scene(
        ciri("zireael", SPARE, ongoing="unicorn-ally", deck=["blink", "parry"]),
        leshen("wily-fighting"),
        health={"ciri": 1},
    )

    s.choose("attack ciri leshen")
    s.choose("lay zireael")
    s.choose("defend wily-fighting")

    assert asked(s) == "draw"
    assert health(s, "ciri") == [0]
    assert pile(s, 0, "discard") == []


def test_the_draw_of_unicorn_ally_is_mandatory_and_may_exhaust() -> None:  # C13
    s = scene(ciri("zireael", SPARE, ongoing="unicorn-ally", deck=[]), leshen())

    fight(s, "ciri leshen", "zireael")

    assert health(s, "ciri", "ihuarraquax") == [13, 5]


def test_the_end_of_the_turn_skips_unicorn_ally() -> None:  # C13
    s = scene(
        ciri("zireael", SPARE, ongoing="unicorn-ally", deck=["blink"]),
        geralt("armor-of-the-forgotten-wolf", equipment=["sword-of-steel", "armor-of-the-forgotten-wolf", "blizzard"]),
    )

    fight(s, "ciri geralt", "zireael", "armor-of-the-forgotten-wolf")

    assert pile(s, 0, "hand") == [SPARE]


@pytest.mark.parametrize(("hand", "kept"), [(["blink*2", "parry*2"], True), (["blink*2", "parry*3"], False)])
def test_unicorn_ally_is_discarded_with_five_cards_in_hand(hand: list[str], kept: bool) -> None:  # C14
    s = scene(ciri(*hand, ongoing="unicorn-ally"), leshen("vanish-into-murder"), actions=0)

    assert s.seat == 1
    assert (s.sides[0].ongoing.id == "unicorn-ally") == kept


def test_unicorn_ally_may_be_played_by_ihuarraquax_and_heals_ciri_in_any_case() -> None:  # C14
    s = scene(ciri("unicorn-ally", "blink"), leshen(), health={"ciri": 5})

    do(s, "scheme unicorn-ally")

    assert health(s, "ciri") == [7]
    assert CARDS["unicorn-ally"].fits(HEROES["ciri"].sidekick)


def test_boosting_her_movement_with_a_source_card_counts_at_once() -> None:  # X4
    s = scene(ciri("lion-cub-of-cintra", "zireael", SPARE), leshen(), actions=2)

    do(s, "manoeuvre", "boost zireael", "done")
    fight(s, "ciri leshen", "lion-cub-of-cintra")

    assert health(s, "leshen") == [9]


def test_her_turn_ends_with_the_unicorn_tested_before_the_hand_limit() -> None:  # C14, O6
    s = scene(ciri("blink*3", "parry*3", "zireael*2", ongoing="unicorn-ally"), leshen("planted-feet"), actions=0)

    assert asked(s) == "limit"
    assert pile(s, 0, "discard") == ["unicorn-ally"]
    end_turn(s)
    assert len(pile(s, 0, "hand")) == 7
