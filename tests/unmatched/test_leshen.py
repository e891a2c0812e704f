"""The Ancient Leshen and its Wolves: every card, and the rulings about them (U 12)."""

from __future__ import annotations

import pytest

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
    space,
    who,
)

SPARE = "vanish-into-murder"  # a card to be asked about, so that nobody manoeuvres by necessity
SPARE_OF_GERALT = "witcher-senses"


# -- Heart of the Forest


def test_a_boost_is_added_to_each_fighters_own_move_value() -> None:  # 0.8, L2
    s = scene(
        leshen("primeval-guardian", SPARE),
        geralt(),
        at={"leshen": "K32", "wolf-a": "K26", "wolf-b": "K01", "geralt": "K07", "dandelion": "K06"},
    )

    do(s, "manoeuvre", "boost primeval-guardian")

    assert "move leshen K30" in options(s)  # two of the three steps 1 + 2
    assert "move leshen K28" not in options(s)
    assert "move wolf-a K21" in options(s)  # five steps 3 + 2 reach K27 K28 K25 K21 and one more
    assert "move wolf-a K16" in options(s)


def test_a_second_and_third_attack_of_the_leshen_in_a_turn_each_have_three_more() -> None:  # L1
    s = scene(leshen("command-the-forest*2", "nature-abounds*2", SPARE, deck=["planted-feet*2"]), geralt(), actions=4)

    fight(s, "leshen geralt", "command-the-forest")
    assert health(s, "geralt") == [12]
    fight(s, "leshen geralt", "command-the-forest")
    assert health(s, "geralt") == [5]
    fight(s, "leshen geralt", "nature-abounds")

    assert health(s, "geralt") == [0]


def test_a_wolfs_attack_does_not_wake_the_heart_of_the_forest_nor_profit_from_it() -> None:  # 0.10
    s = scene(
        leshen("command-the-forest*2", "nature-abounds", SPARE, deck=["planted-feet*3"]),
        geralt(),
        at={"wolf-a": "K16"},
        actions=3,
    )

    fight(s, "wolf-a geralt", "command-the-forest")
    fight(s, "leshen geralt", "command-the-forest")
    fight(s, "wolf-a geralt", "nature-abounds")

    assert health(s, "geralt") == [16 - 4 - 4 - 2]


def test_the_heart_of_the_forest_is_no_card_effect_and_cannot_be_cancelled() -> None:  # L1
    s = scene(leshen("command-the-forest*2", SPARE), ciri("parry"), marks={"leshen": "attacked"})

    fight(s, "leshen ciri", "command-the-forest", "parry")

    assert health(s, "ciri") == [15 - (4 + 3 - 3)]


def test_a_failed_attack_counts_as_having_attacked() -> None:  # L1
    s = scene(leshen("nature-abounds*2", SPARE, deck=["planted-feet*3"]), geralt("damn-youre-ugly", "rend"))

    fight(s, "leshen geralt", "nature-abounds", "damn-youre-ugly")
    fight(s, "leshen geralt", "nature-abounds")

    assert health(s, "geralt") == [11]


def test_an_ignored_value_is_nothing_the_heart_of_the_forest_included() -> None:  # X8
    s = scene(
        leshen("flock-of-birds", SPARE),
        geralt("wolf-medallion", equipment=["wolf-medallion"]),
        at={"leshen": "K25"},
        marks={"leshen": "attacked"},
    )

    fight(s, "leshen geralt", "flock-of-birds", "wolf-medallion")

    assert health(s, "geralt") == [16]


# -- summoning


def test_a_summoned_wolf_comes_from_off_the_board_if_there_is_one() -> None:  # 0.9, L3
    s = scene(leshen("strength-of-the-pack", SPARE), geralt(), at={"wolf-b": "off"})

    s.choose("scheme strength-of-the-pack")
    assert {option.split()[1] for option in options(s)} == {"wolf-b"}
    do(s, "place wolf-b K15")

    assert health(s, "wolf-b") == [1]
    assert not figure(s, "wolf-b").left


def test_with_both_wolves_on_the_board_one_must_be_placed_on_another_space_of_the_zone() -> None:  # 0.9, L3
    s = scene(leshen("strength-of-the-pack", SPARE), geralt(), at={"leshen": "K26", "wolf-a": "K18", "wolf-b": "K31"})

    s.choose("scheme strength-of-the-pack")

    assert options(s) == [
        f"place {wolf} {spot}" for wolf in ("wolf-a", "wolf-b") for spot in ("K01", "K08", "K15", "K23")
    ]
    do(s, "place wolf-a K01")
    assert figure(s, "wolf-a").left


def test_without_an_empty_space_in_the_zone_nobody_is_summoned() -> None:  # L3
    s = scene(
        leshen("strength-of-the-pack", SPARE),
        geralt(),
        board="fayrlund-forest",
        at={"leshen": "F12", "wolf-a": "F01", "wolf-b": "F02", "geralt": "F30", "dandelion": "F29"},
    )

    do(s, "scheme strength-of-the-pack")

    assert (space(s, "wolf-a"), space(s, "wolf-b")) == ("F01", "F02")
    assert asked(s) == "action"


def test_a_summons_fails_without_a_leshen_but_the_wolves_still_move() -> None:  # L4
    s = scene(
        leshen(),
        geralt(),
        at={"leshen": "off"},
        health={"leshen": 0},
        combat={"revealed": True, "winner": 0},
        part=[{"fighter": "leshen", "card": "primeval-slam"}, {"fighter": "geralt", "card": "rend"}],
        agenda=[{"rule": "resolve", "seat": 0, "n": 2}, {"rule": "clean-up"}],
    )

    assert asked(s) == "move"
    do(s, "done")
    assert s.outcome is not None


# -- cards


def test_flock_of_birds_may_place_the_leshen_on_any_empty_space() -> None:  # L17, W3
    s = scene(leshen("flock-of-birds", SPARE), geralt())

    fight(s, "leshen geralt", "flock-of-birds")
    assert len(options(s)) == 32 - 5 + 1
    assert "place leshen K10" not in options(s)
    do(s, "place leshen K07")

    assert health(s, "geralt") == [11]
    assert space(s, "leshen") == "K07"


def test_flock_of_birds_may_be_declined() -> None:  # L17
    s = scene(leshen("flock-of-birds", SPARE), geralt())

    do(fight(s, "leshen geralt", "flock-of-birds"), "decline")

    assert space(s, "leshen") == "K09"
    assert not figure(s, "leshen").left


def test_primeval_slam_summons_a_wolf_and_then_moves_each_up_to_three() -> None:  # L2
    s = scene(leshen("primeval-slam", SPARE), geralt(), at={"wolf-a": "off", "wolf-b": "K01"})

    do(fight(s, "leshen geralt", "primeval-slam"), "place wolf-a K15", "move wolf-b K04", "move wolf-a K08")

    assert health(s, "geralt") == [12]
    assert (space(s, "wolf-a"), space(s, "wolf-b")) == ("K08", "K04")


@pytest.mark.parametrize(("defence", "left"), [(None, 1), ("damn-youre-ugly", 2)])
def test_command_the_forest_discards_after_a_won_combat(defence: str | None, left: int) -> None:
    s = scene(
        leshen("command-the-forest", SPARE),
        geralt("damn-youre-ugly", "rend*2")
        if defence
        else geralt("igni", "sword-of-steel", equipment=["sword-of-steel"]),
    )

    fight(s, "leshen geralt", "command-the-forest", defence)
    if asked(s) == "discard":
        assert who(s) == 1
        do(s, options(s)[0])

    assert len(pile(s, 1, "hand")) == left


def test_nature_abounds_draws_for_each_own_fighter_beside_the_opposing_one() -> None:  # L12
    s = scene(leshen("nature-abounds", SPARE), geralt(), at={"wolf-a": "K11", "wolf-b": "K01"})

    fight(s, "leshen geralt", "nature-abounds")

    assert len(pile(s, 0, "hand")) == 1 + 2


def test_nature_abounds_draws_nothing_from_a_defeated_fighter() -> None:  # L12
    s = scene(leshen("nature-abounds", SPARE), geralt(), at={"dandelion": "K19"}, health={"dandelion": 1})

    fight(s, "leshen dandelion", "nature-abounds")

    assert pile(s, 0, "hand") == [SPARE]


def test_disturbing_howls_moves_the_opposing_fighter_two_and_gains_an_action() -> None:  # W2
    s = scene(leshen("disturbing-howls", SPARE), ciri(), at={"wolf-a": "K17", "ciri": "K12"})

    fight(s, "wolf-a ciri", "disturbing-howls")
    assert sorted(option for option in options(s) if option.startswith("move")) == [
        f"move ciri {spot}" for spot in ("K04", "K10", "K11", "K16")
    ]
    do(s, "move ciri K04")

    assert s.actions == 2


def test_disturbing_howls_gains_the_action_even_if_nobody_could_be_moved() -> None:  # L14
    s = scene(
        leshen("disturbing-howls", SPARE), geralt(), at={"wolf-a": "K11", "dandelion": "K12"}, health={"dandelion": 1}
    )

    fight(s, "wolf-a dandelion", "disturbing-howls")

    assert health(s, "dandelion") == [0]
    assert s.actions == 2


@pytest.mark.parametrize(("marks", "drawn"), [({}, 1), ({"leshen": "left"}, 0)])
def test_planted_feet_draws_if_the_fighter_has_not_left_its_space(marks: dict[str, str], drawn: int) -> None:
    s = scene(leshen("planted-feet", SPARE), geralt(), marks=marks)

    fight(s, "leshen geralt", "planted-feet")

    assert len(pile(s, 0, "hand")) == 1 + drawn


def test_having_moved_and_come_back_is_having_left() -> None:  # L13
    s = scene(leshen("planted-feet", SPARE, deck=["harrying-strike*3"]), geralt(), at={"wolf-a": "K19"}, actions=3)

    do(s, "manoeuvre", "decline", "move wolf-a K15", "done")
    do(s, "manoeuvre", "decline", "move wolf-a K19", "done")
    fight(s, "wolf-a geralt", "planted-feet")

    assert "planted-feet" not in pile(s, 0, "hand")
    assert len(pile(s, 0, "hand")) == 3


def test_a_wolf_summoned_this_turn_has_not_left_its_space_but_one_placed_anew_has() -> None:  # L13
    fresh = scene(leshen("strength-of-the-pack", "planted-feet", SPARE), geralt(), at={"wolf-a": "off"})
    moved = scene(leshen("strength-of-the-pack", "planted-feet", SPARE), geralt(), at={"wolf-a": "K26"})

    for s in (fresh, moved):
        do(s, "scheme strength-of-the-pack", "place wolf-a K16")
        fight(s, "wolf-a geralt", "planted-feet")

    assert len(fresh.sides[0].hand) == 2
    assert len(moved.sides[0].hand) == 1


def test_a_fighter_defeated_in_the_combat_draws_nothing_with_planted_feet() -> None:  # L13
    s = scene(geralt("damn-youre-ugly", SPARE_OF_GERALT), leshen("planted-feet"), at={"wolf-a": "K08"})

    fight(s, "geralt wolf-a", "damn-youre-ugly", "planted-feet")

    assert health(s, "wolf-a") == [0]
    assert pile(s, 1, "hand") == []


def test_wily_fighting_hurts_every_opposing_fighter_beside_the_own_one() -> None:  # L16, W4
    s = scene(leshen("wily-fighting", SPARE), geralt(), at={"leshen": "K10", "geralt": "K03", "dandelion": "K09"})

    fight(s, "leshen geralt", "wily-fighting")

    assert health(s, "geralt", "dandelion") == [12, 4]


def test_harrying_strike_has_two_more_for_each_own_fighter_beside_the_opposing_one() -> None:  # L12, W4
    s = scene(
        leshen("harrying-strike", SPARE),
        geralt(),
        at={"leshen": "K09", "wolf-a": "K04", "wolf-b": "K03", "geralt": "K10"},
    )

    fight(s, "wolf-b geralt", "harrying-strike")

    assert health(s, "geralt") == [16 - (2 + 6)]


def test_primeval_guardian_adds_the_boost_of_the_opponents_top_card_to_the_opponents_card() -> None:  # L15
    s = scene(
        geralt("rend", SPARE_OF_GERALT, deck=["damn-youre-ugly"], ongoing="tawny-owl"), leshen("primeval-guardian")
    )

    do(fight(s, "geralt leshen", "rend", "primeval-guardian"), "decline", "move wolf-a K29", "done")

    assert health(s, "leshen") == [13 - (3 + 4 - 5)]
    assert pile(s, 0, "discard") == ["rend", "damn-youre-ugly"]
    assert space(s, "wolf-a") == "K29"


def test_primeval_guardian_takes_the_card_that_everybody_knows_on_top() -> None:  # L15
    s = scene(ciri("blink", "unicorn-ally", deck=["blink"], top=["zireael"]), leshen("primeval-guardian"))

    do(fight(s, "ciri leshen", "blink", "primeval-guardian"), "done")

    assert s.sides[0].sources() == 1
    assert health(s, "leshen") == [13 - (4 + 2 - 5)]


def test_primeval_guardian_against_an_empty_deck_adds_nothing_and_exhausts_nobody() -> None:  # L15
    s = scene(geralt("damn-youre-ugly", SPARE_OF_GERALT, deck=[]), leshen("primeval-guardian"))

    do(fight(s, "geralt leshen", "damn-youre-ugly", "primeval-guardian"), "done")

    assert health(s, "leshen", "geralt") == [13, 16]


def test_strength_of_the_pack_summons_heals_each_turn_and_ends_without_a_wolf_in_the_zone() -> None:  # 0.14
    s = scene(
        leshen("strength-of-the-pack", SPARE),
        geralt(SPARE_OF_GERALT, deck=["rend*3"]),
        at={"wolf-b": "K32"},
        health={"leshen": 5},
    )
    do(s, "scheme strength-of-the-pack", "place wolf-a K16")
    end_turn(s)
    assert s.sides[0].ongoing.id == "strength-of-the-pack"

    end_turn(s)
    assert health(s, "leshen") == [6]
    do(s, "manoeuvre", "decline", "move wolf-a K17", "done")
    end_turn(s)

    assert "strength-of-the-pack" in pile(s, 0, "discard")


def test_vanish_into_murder_hurts_leaves_and_comes_back_with_a_card() -> None:  # L5
    s = scene(
        leshen(f"{SPARE}*2", "planted-feet"),
        geralt("rend", SPARE_OF_GERALT, deck=["igni*2"]),
        at={"dandelion": "K19", "wolf-a": "K01"},
        health={"leshen": 7},
    )

    do(s, f"scheme {SPARE}")
    assert health(s, "geralt", "dandelion") == [15, 4]
    assert space(s, "leshen") == "off"
    end_turn(s)
    assert not any("leshen" in option for option in options(s))
    end_turn(s)

    assert asked(s) == "place"
    hand = len(pile(s, 0, "hand"))
    do(s, "place leshen K07")
    assert (space(s, "leshen"), health(s, "leshen")) == ("K07", [7])
    assert len(pile(s, 0, "hand")) == hand + 1


def test_while_the_leshen_is_away_its_cards_cannot_be_used_but_the_wolves_act() -> None:  # L6
    s = scene(leshen(SPARE, "flock-of-birds", "strength-of-the-pack", "planted-feet"), geralt(), at={"wolf-a": "K11"})

    do(s, f"scheme {SPARE}")

    assert options(s) == ["manoeuvre", "attack wolf-a geralt"]


def test_without_wolves_a_vanished_leshen_leaves_its_player_dormant_until_it_returns() -> None:  # L7
    s = scene(
        leshen(f"{SPARE}*2", "planted-feet"),
        geralt("rend", SPARE_OF_GERALT, deck=["igni*2"]),
        at={"wolf-a": "off", "wolf-b": "off"},
    )

    do(s, f"scheme {SPARE}")
    assert s.seat == 1
    assert s.view(1)["sides"][0]["dormant"]
    end_turn(s)
    do(s, "place leshen K07")

    assert not s.sides[0].dormant
    assert s.actions == 2
    assert len(pile(s, 0, "hand")) == 3


def test_if_the_wolves_die_on_the_opponents_turn_the_player_is_dormant_at_the_end_of_that_action() -> None:  # L7
    s = scene(
        geralt("igni", SPARE_OF_GERALT),
        leshen("planted-feet", later=["place-hero", "draw-1"]),
        at={"leshen": "off", "wolf-a": "K08", "wolf-b": "K15"},
        health={"leshen": 13},
    )

    fight(s, "geralt wolf-a", "igni")

    assert s.sides[1].dormant
    assert s.outcome is None


def test_a_leshen_that_is_away_takes_no_exhaustion() -> None:  # L8
    s = scene(
        leshen("planted-feet", SPARE, deck=[], later=["place-hero", "draw-1"]),
        geralt(),
        at={"leshen": "off"},
        health={"leshen": 3},
    )

    s.choose("manoeuvre")

    assert health(s, "leshen", "wolf-a", "wolf-b") == [3, 0, 0]


def test_strength_of_the_pack_is_lost_by_vanishing() -> None:  # L9, L10
    s = scene(
        leshen(SPARE, "planted-feet", ongoing="strength-of-the-pack"),
        geralt(SPARE_OF_GERALT),
        at={"wolf-a": "K16"},
        actions=1,
    )

    do(s, f"scheme {SPARE}")

    assert s.sides[0].ongoing.id == "none"
    assert "strength-of-the-pack" in pile(s, 0, "discard")


def test_a_second_strength_of_the_pack_summons_again_and_discards_the_first() -> None:  # L11, O3
    s = scene(leshen("strength-of-the-pack", SPARE, ongoing="strength-of-the-pack"), geralt(), at={"wolf-a": "off"})

    do(s, "scheme strength-of-the-pack", "place wolf-a K16")

    assert pile(s, 0, "discard") == ["strength-of-the-pack"]
    assert s.sides[0].ongoing.id == "strength-of-the-pack"
    assert space(s, "wolf-a") == "K16"


def test_two_leshens_may_face_each_other() -> None:
    s = scene(leshen("harrying-strike", "planted-feet"), leshen("planted-feet"), at={"wolf-a-0": "K11"})

    fight(s, "wolf-a-0 leshen-1", "harrying-strike", "planted-feet")
    settle(s)

    assert health(s, "leshen-1") == [13 - (2 + 4 - 4)]
