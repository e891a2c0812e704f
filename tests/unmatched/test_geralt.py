"""Geralt of Rivia and Dandelion: every card, and the rulings about them (U 10). He has the most: his Equipment too."""

from __future__ import annotations

import pytest

from sevencats.core.words import BadInput
from sevencats.unmatched import GAME
from sevencats.unmatched.catalogue import CARDS, HEROES, choices, deck_of
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

STEEL = ["sword-of-steel", "wolf-medallion", "blizzard"]
SILVER = ["sword-of-silver", "armor-of-the-forgotten-wolf", "tawny-owl"]


# -- Always Prepared


def test_one_type_of_each_category_joins_the_deck_with_both_copies_and_makes_thirty_cards() -> None:  # 0.3
    fixed = [card for card in HEROES["geralt"].cards if not card.equipment]

    decks = {
        tuple(card.id for card in deck_of(HEROES["geralt"], (sword, armor, potion)))
        for sword in choices(HEROES["geralt"], "sword")
        for armor in choices(HEROES["geralt"], "armor")
        for potion in choices(HEROES["geralt"], "potion")
    }

    assert sum(card.copies for card in fixed) == 24
    assert len(decks) == 8
    assert {len(deck) for deck in decks} == {30}


def test_equipment_is_chosen_in_order_of_play_before_any_card_is_drawn_and_everybody_sees_it() -> None:  # G1
    s = GAME.new({"seats": [{"hero": "geralt"}, {"hero": "geralt"}]})
    chosen = []

    while asked(s) == "equipment":
        chosen.append((who(s), options(s)[0]))
        s.choose(options(s)[0])

    assert [seat for seat, _ in chosen] == [0, 0, 0, 1, 1, 1]
    assert [text for _, text in chosen][:3] == ["equip sword-of-steel", "equip wolf-medallion", "equip blizzard"]
    assert s.view(1)["sides"][0]["equipment"] == ["sword-of-steel", "wolf-medallion", "blizzard"]
    assert not s.sides[0].hand


def test_equipment_named_in_the_setup_is_not_asked_for() -> None:
    s = GAME.new({"seats": [{"hero": "geralt", "equipment": SILVER}, {"hero": "ciri"}]})

    settle(s)

    assert asked(s) == "place"
    assert [card.id for card in s.sides[0].equipment] == SILVER


@pytest.mark.parametrize("wrong", [["parry"], ["sword-of-steel", "sword-of-silver", "blizzard"], ["excalibur"]])
def test_equipment_of_the_wrong_category_is_refused(wrong: list[str]) -> None:
    with pytest.raises(BadInput):
        GAME.setup({"seats": [{"hero": "geralt", "equipment": wrong}, {"hero": "ciri"}]})


# -- cards


def test_igni_burns_the_opposing_fighter_and_everybody_else_beside_geralt_his_friend_included() -> None:  # G2
    s = scene(geralt("igni"), leshen(), at={"dandelion": "K08", "wolf-a": "K15", "wolf-b": "K30"})

    fight(s, "geralt leshen", "igni")

    assert health(s, "geralt", "dandelion", "leshen", "wolf-a", "wolf-b") == [16, 4, 11, 0, 1]


def test_igni_reaches_an_opposing_fighter_that_is_no_longer_beside_geralt() -> None:  # G2
    s = scene(leshen(), geralt("igni"), turn=1, at={"leshen": "K09", "geralt": "K10"})
    s.choose("attack geralt leshen")

    figure(s, "leshen").space = s.roster.board.number("K26")
    do(s, "lay igni")

    assert health(s, "leshen") == [11]


def test_riposte_deals_a_damage_beside_geralt_or_changes_places() -> None:  # G3
    s = scene(geralt("riposte"), leshen(), at={"dandelion": "K08"})

    fight(s, "geralt leshen", "riposte")

    assert options(s) == ["hit dandelion", "hit leshen", "swap dandelion", "swap leshen"]


def test_a_riposte_that_hits_does_one_damage() -> None:
    s = scene(geralt("riposte"), leshen())

    do(fight(s, "geralt leshen", "riposte"), "hit leshen")

    assert health(s, "leshen") == [10]


def test_a_riposte_that_swaps_exchanges_both_spaces_and_both_have_left_theirs() -> None:  # G3
    s = scene(geralt("riposte"), leshen())

    do(fight(s, "geralt leshen", "riposte"), "swap leshen")

    assert (space(s, "geralt"), space(s, "leshen")) == ("K10", "K09")
    assert figure(s, "geralt").left
    assert figure(s, "leshen").left


def test_a_riposte_swaps_against_an_arrow_but_not_with_somebody_held_by_yrden() -> None:  # G3, W3
    s = scene(
        geralt("riposte"), leshen(), at={"geralt": "K12", "leshen": "K06", "wolf-a": "K17"}, marks={"wolf-a": "stuck"}
    )

    fight(s, "geralt leshen", "riposte")
    assert options(s) == ["hit leshen", "hit wolf-a", "swap leshen"]
    do(s, "swap leshen")

    assert space(s, "geralt") == "K06"


def test_yrden_holds_the_opposing_fighter_and_lets_geralt_move_two() -> None:
    s = scene(geralt("yrden"), leshen("planted-feet"))

    fight(s, "geralt leshen", "yrden")
    assert "move geralt K08" in options(s)
    do(s, "move geralt K08")

    assert figure(s, "leshen").stuck
    assert space(s, "geralt") == "K08"


def test_yrden_of_an_attacker_whose_card_is_cancelled_holds_nobody() -> None:  # G4
    s = scene(geralt("yrden", "rend"), ciri("parry"))

    fight(s, "geralt ciri", "yrden", "parry")

    assert not figure(s, "ciri").stuck
    assert asked(s) == "action"


def test_yrden_of_a_defender_holds_although_the_attackers_cancel_takes_its_move_away() -> None:  # G5, V6
    s = scene(
        geralt(),
        ciri("unicorn-ally"),
        turn=1,
        combat={"revealed": True},
        part=[{"fighter": "ciri", "card": "blink"}, {"fighter": "geralt", "card": "yrden"}],
        agenda=[
            {"rule": "resolve", "seat": 0, "n": 0},
            {"rule": "cancel", "seat": 1},
            {"rule": "strike"},
            {"rule": "moment", "n": 2},
            {"rule": "clean-up"},
        ],
    )

    settle(s)

    assert figure(s, "ciri").stuck
    assert space(s, "geralt") == "K09"
    assert asked(s) == "action"


def test_yrden_lasts_until_the_current_turn_is_over_and_stops_manoeuvres_and_effects() -> None:  # G6
    s = scene(
        geralt("yrden", "rend", equipment=STEEL),
        leshen("disturbing-howls", "vanish-into-murder"),
        turn=1,
        at={"wolf-a": "K08", "leshen": "K30", "wolf-b": "K31"},
    )
    fight(s, "wolf-a geralt", "disturbing-howls", "yrden")
    do(s, "done", "done", "manoeuvre", "decline")

    assert not any("wolf-a" in option for option in options(s))
    assert any("wolf-b" in option for option in options(s))

    end_turn(s)
    assert not figure(s, "wolf-a").stuck


def test_a_wolf_held_by_yrden_is_not_placed_anew_by_a_summons() -> None:  # G6
    s = scene(leshen("strength-of-the-pack"), geralt(), marks={"wolf-a": "stuck"})

    s.choose("scheme strength-of-the-pack")

    assert {option.split()[1] for option in options(s)} == {"wolf-b"}


def test_a_leshen_held_by_yrden_may_still_vanish() -> None:  # G6
    s = scene(leshen("vanish-into-murder"), geralt(), marks={"leshen": "stuck"})

    do(s, "scheme vanish-into-murder")

    assert space(s, "leshen") == "off"


def test_rend_may_be_boosted_with_a_card_that_goes_to_the_discard_pile_at_once() -> None:  # X4
    s = scene(geralt("rend", "damn-youre-ugly"), leshen())
    fight(s, "geralt leshen", "rend")
    assert options(s) == ["boost damn-youre-ugly", "decline"]

    do(s, "boost damn-youre-ugly")

    assert health(s, "leshen") == [13 - 3 - 4]
    assert pile(s, 0, "discard") == ["rend", "damn-youre-ugly"]


def test_rend_may_stay_as_it_is() -> None:
    s = scene(geralt("rend", "igni"), leshen())

    do(fight(s, "geralt leshen", "rend"), "decline")

    assert health(s, "leshen") == [10]
    assert pile(s, 0, "hand") == ["igni"]


def test_a_disciplined_duelist_may_draw_against_a_printed_two_even_if_it_counts_four() -> None:  # G7
    s = scene(geralt("disciplined-duelist"), ciri("zireael", discard=sources(3)))

    fight(s, "geralt ciri", "disciplined-duelist", "zireael")
    assert options(s) == ["draw", "decline"]
    do(s, "draw")

    assert health(s, "ciri") == [15]
    assert len(pile(s, 0, "hand")) == 1


def test_a_disciplined_duelist_hurts_a_printed_three() -> None:  # G7
    s = scene(geralt("disciplined-duelist"), ciri("pushed-to-the-brink"))

    fight(s, "geralt ciri", "disciplined-duelist", "pushed-to-the-brink")

    assert health(s, "ciri") == [15 - 1 - 1]


def test_a_disciplined_duelist_has_a_printed_four_discard_a_card_of_the_own_choice() -> None:  # G7
    s = scene(
        geralt("disciplined-duelist"),
        leshen("planted-feet", "harrying-strike", "wily-fighting"),
        marks={"leshen": "left"},
    )

    fight(s, "geralt leshen", "disciplined-duelist", "planted-feet")
    assert (who(s), options(s)) == (1, ["discard wily-fighting", "discard harrying-strike"])
    do(s, "discard harrying-strike")

    assert "harrying-strike" in pile(s, 1, "discard")


@pytest.mark.parametrize("defence", [None, "primeval-guardian"])
def test_a_disciplined_duelist_does_nothing_against_other_values_or_no_card(defence: str | None) -> None:  # G7
    hand = ["primeval-guardian", "planted-feet"] if defence else []
    s = scene(geralt("disciplined-duelist", "witcher-senses"), leshen(*hand))

    fight(s, "geralt leshen", "disciplined-duelist", defence)
    if asked(s) == "move":
        do(s, "done")

    assert asked(s) == "action"
    assert pile(s, 0, "hand") == ["witcher-senses"]
    assert len(pile(s, 1, "hand")) == (1 if defence else 0)


def test_a_disciplined_duelist_against_igni_has_nothing_to_go_by() -> None:  # G7
    s = scene(geralt("igni", "witcher-senses"), geralt("disciplined-duelist", "rend"))

    fight(s, "geralt-0 geralt-1", "igni", "disciplined-duelist")

    assert health(s, "geralt-0", "geralt-1") == [16, 14]
    assert asked(s) == "action"
    assert pile(s, 1, "hand") == ["rend"]


def test_damn_youre_ugly_is_a_plain_five() -> None:
    s = scene(geralt("damn-youre-ugly"), leshen())

    fight(s, "geralt leshen", "damn-youre-ugly")

    assert health(s, "leshen") == [8]
    assert CARDS["damn-youre-ugly"].boost == 4


def test_annoying_tune_moves_the_opposing_fighter_up_to_four_with_its_own_friends_and_foes() -> None:  # W2
    s = scene(geralt("annoying-tune"), ciri(), at={"dandelion": "K16", "ciri": "K12", "geralt": "K17"})

    fight(s, "dandelion ciri", "annoying-tune")

    assert health(s, "ciri") == [12]
    assert "move ciri K04" in options(s)
    assert "move ciri K13" not in options(s)  # against the arrow, and K17 is a foe's
    assert who(s) == 0


def test_plot_twist_shows_the_hand_discards_a_card_of_it_and_draws() -> None:  # X6
    s = scene(geralt("plot-twist", deck=["rend"]), ciri("blink", "parry"), at={"dandelion": "K09", "geralt": "K01"})

    fight(s, "dandelion ciri", "plot-twist")
    assert (who(s), options(s)) == (0, ["discard blink", "discard parry"])
    do(s, "discard parry")

    assert pile(s, 1, "discard") == ["parry"]
    assert pile(s, 0, "hand") == ["rend"]
    assert s.view(0)["sides"][1]["shown"] == ["blink"]
    assert s.view(None)["sides"][1]["known"] == []


def test_witcher_senses_takes_equipment_from_the_deck_and_is_shuffled_in_there() -> None:  # G12
    s = scene(
        geralt(
            "witcher-senses*2",
            equipment=STEEL,
            deck=["rend*2", "wolf-medallion", "sword-of-steel"],
            discard=["blizzard"],
        ),
        leshen(),
    )

    do(s, "scheme witcher-senses", "search deck")
    assert options(s) == ["take sword-of-steel", "take wolf-medallion", "decline"]
    do(s, "take wolf-medallion")

    assert pile(s, 0, "hand") == ["witcher-senses", "wolf-medallion"]
    assert pile(s, 0, "deck") == ["rend", "rend", "witcher-senses", "sword-of-steel"]
    assert s.view(1)["sides"][0]["known"] == ["wolf-medallion"]
    assert s.view(1)["sides"][0]["marked"] == ["witcher-senses"]


def test_witcher_senses_takes_equipment_from_the_discard_pile_and_is_discarded() -> None:  # G12
    s = scene(geralt("witcher-senses", equipment=STEEL, discard=["blizzard", "rend"]), leshen())

    do(s, "scheme witcher-senses", "search discard")

    assert pile(s, 0, "hand") == ["blizzard"]
    assert pile(s, 0, "discard") == ["rend", "witcher-senses"]


def test_witcher_senses_that_take_nothing_from_the_deck_are_discarded() -> None:  # G12
    s = scene(
        geralt("witcher-senses", equipment=STEEL, deck=["rend", "sword-of-steel"], discard=["blizzard"]), leshen()
    )

    do(s, "scheme witcher-senses", "search deck", "decline")

    assert pile(s, 0, "discard") == ["witcher-senses", "blizzard"]


def test_witcher_senses_do_not_find_an_ongoing_potion_in_play() -> None:  # G12
    s = scene(geralt("witcher-senses*2", equipment=STEEL, ongoing="blizzard", deck=["rend"]), leshen())

    do(s, "scheme witcher-senses")

    assert s.sides[0].ongoing.id == "blizzard"
    assert pile(s, 0, "hand") == ["witcher-senses"]


@pytest.mark.parametrize(("before", "gained"), [(13, 2), (12, 2), (11, 1), (4, 1)])
def test_a_sword_of_steel_gains_two_actions_if_eight_health_are_left(before: int, gained: int) -> None:  # G9
    s = scene(
        geralt("sword-of-steel", "witcher-senses", equipment=STEEL), leshen(), health={"leshen": before}, actions=1
    )

    fight(s, "geralt leshen", "sword-of-steel")

    if before > 4:
        assert s.actions == gained
    else:
        assert health(s, "leshen") == [0]


def test_a_sword_of_steel_that_defeats_a_sidekick_gains_one_action() -> None:  # G9
    s = scene(geralt("sword-of-steel", "witcher-senses", equipment=STEEL), leshen(), at={"wolf-a": "K08"}, actions=1)

    fight(s, "geralt wolf-a", "sword-of-steel")

    assert space(s, "wolf-a") == "off"
    assert s.actions == 1


def test_a_sword_of_silver_ignores_a_printed_four_whatever_is_added_later_but_not_its_effects() -> None:  # G8
    s = scene(geralt("sword-of-silver", equipment=SILVER), leshen("planted-feet"))

    fight(s, "geralt leshen", "sword-of-silver", "planted-feet")

    assert health(s, "leshen") == [9]
    assert len(pile(s, 1, "hand")) == 1


def test_a_sword_of_silver_looks_at_the_printed_number_alone() -> None:  # G8
    s = scene(geralt("sword-of-silver", equipment=SILVER), ciri("zireael", discard=sources(3)))

    fight(s, "geralt ciri", "sword-of-silver", "zireael")

    assert health(s, "ciri") == [15]


def test_a_sword_of_silver_works_against_seven_sources_because_ignoring_is_not_cancelling() -> None:  # G8
    s = scene(geralt("sword-of-silver", equipment=SILVER), ciri("blink", discard=sources(7)))

    fight(s, "geralt ciri", "sword-of-silver", "blink")

    assert health(s, "ciri") == [11]
    assert asked(s) == "move"


def test_a_wolf_medallion_cancels_the_attack_and_counts_as_three() -> None:  # G10
    s = scene(
        leshen("disturbing-howls", "harrying-strike", "vanish-into-murder"),
        geralt("wolf-medallion", equipment=STEEL),
        at={"wolf-a": "K11"},
    )

    fight(s, "wolf-a geralt", "harrying-strike", "wolf-medallion")

    assert health(s, "geralt") == [16]
    assert asked(s) == "action"


def test_a_wolf_medallion_ignores_the_value_of_one_who_is_not_beside_geralt() -> None:  # G10
    s = scene(leshen("flock-of-birds"), geralt("wolf-medallion", equipment=STEEL), at={"leshen": "K25"})

    fight(s, "leshen geralt", "flock-of-birds", "wolf-medallion")

    assert health(s, "geralt") == [16]


def test_beside_geralt_an_arrow_counts_and_the_medallion_does_not_ignore() -> None:  # G10, W4
    s = scene(
        leshen("flock-of-birds"), geralt("wolf-medallion", equipment=STEEL), at={"leshen": "K10", "geralt": "K03"}
    )

    fight(s, "leshen geralt", "flock-of-birds", "wolf-medallion")

    assert health(s, "geralt") == [14]


def test_a_wolf_medallion_cannot_cancel_at_seven_sources_but_still_ignores() -> None:  # G10
    s = scene(
        ciri("bane-of-the-aen-elle", discard=sources(7)),
        geralt("wolf-medallion", equipment=STEEL),
        at={"ihuarraquax": "K08", "ciri": "K26", "geralt": "K09"},
    )
    do(s, "attack ihuarraquax geralt", "lay bane-of-the-aen-elle")

    figure(s, "ihuarraquax").space = s.roster.board.number("K18")
    s.choose("defend wolf-medallion")

    assert health(s, "geralt") == [16]
    assert asked(s) == "move"


def test_an_attackers_cancel_takes_only_the_later_part_of_the_medallion() -> None:  # G10
    s = scene(
        geralt(equipment=STEEL),
        leshen(),
        turn=1,
        at={"leshen": "K25"},
        combat={"revealed": True},
        part=[{"fighter": "leshen", "card": "flock-of-birds"}, {"fighter": "geralt", "card": "wolf-medallion"}],
        agenda=[
            {"rule": "resolve", "seat": 0, "n": 0},
            {"rule": "cancel", "seat": 1},
            {"rule": "moment", "n": 1},
            {"rule": "strike"},
            {"rule": "moment", "n": 2},
            {"rule": "clean-up"},
        ],
    )

    assert health(s, "geralt") == [14]
    assert asked(s) != "place"


def test_the_armor_counts_everybody_beside_geralt_and_ends_the_turn() -> None:  # G11
    s = scene(
        leshen("disturbing-howls", "primeval-slam"),
        geralt("armor-of-the-forgotten-wolf", equipment=SILVER),
        at={"wolf-a": "K11", "dandelion": "K01", "wolf-b": "K02"},
    )

    fight(s, "leshen geralt", "primeval-slam", "armor-of-the-forgotten-wolf")

    assert health(s, "geralt") == [16]  # 2 + the Leshen + a Wolf against 4
    assert s.seat == 1
    assert pile(s, 0, "discard") == ["primeval-slam"]
    assert pile(s, 1, "discard") == ["armor-of-the-forgotten-wolf"]
    assert space(s, "wolf-b") == "K02"


def test_the_armor_still_leads_to_the_end_of_the_attackers_turn() -> None:  # G11, O7
    s = scene(
        leshen(
            "planted-feet",
            "primeval-slam",
            "flock-of-birds*2",
            "harrying-strike*3",
            "wily-fighting*2",
            ongoing="strength-of-the-pack",
        ),
        geralt("armor-of-the-forgotten-wolf", equipment=SILVER),
        at={"wolf-a": "K31", "wolf-b": "K32"},
    )

    fight(s, "leshen geralt", "primeval-slam", "armor-of-the-forgotten-wolf")

    assert pile(s, 0, "discard") == ["primeval-slam", "strength-of-the-pack"]
    assert asked(s) == "limit"


def test_an_armor_that_is_cancelled_lets_the_turn_go_on() -> None:  # G11
    s = scene(
        leshen(),
        geralt(equipment=SILVER),
        combat={"revealed": True},
        part=[
            {"fighter": "leshen", "card": "planted-feet"},
            {"fighter": "geralt", "card": "armor-of-the-forgotten-wolf", "cancelled": True},
        ],
        agenda=[{"rule": "strike"}, {"rule": "moment", "n": 2}, {"rule": "clean-up"}],
    )

    settle(s)

    assert s.seat == 0


def test_the_armor_ends_the_turn_even_if_geralt_falls() -> None:  # G11
    s = scene(leshen("primeval-slam"), geralt("armor-of-the-forgotten-wolf", equipment=SILVER), health={"geralt": 1})

    fight(s, "leshen geralt", "primeval-slam", "armor-of-the-forgotten-wolf")

    assert s.outcome is not None
    assert s.actions == 0


def test_blizzard_draws_moves_geralt_and_stays_in_play() -> None:  # 0.11
    s = scene(geralt("blizzard", equipment=STEEL, deck=["rend"]), leshen())

    do(s, "scheme blizzard")
    assert "move geralt K26" in options(s)
    do(s, "move geralt K26")

    assert pile(s, 0, "hand") == ["rend"]
    assert s.sides[0].ongoing.id == "blizzard"
    assert pile(s, 0, "discard") == []


def test_blizzard_stops_gained_actions_of_opponents_not_their_two_nor_geralts_own() -> None:  # G13
    s = scene(
        geralt("rend", ongoing="blizzard", equipment=STEEL),
        leshen("disturbing-howls", "vanish-into-murder"),
        turn=1,
        at={"wolf-a": "K08"},
    )

    do(fight(s, "wolf-a geralt", "disturbing-howls"), "done")
    assert s.actions == 1

    s = scene(geralt("sword-of-steel", "rend", ongoing="blizzard", equipment=STEEL), leshen())
    fight(s, "geralt leshen", "sword-of-steel")
    assert s.actions == 3


def test_two_geralts_with_blizzard_block_each_other() -> None:  # X11
    s = scene(
        geralt("sword-of-steel", "rend", ongoing="blizzard", equipment=STEEL),
        geralt(ongoing="blizzard", equipment=STEEL),
    )

    fight(s, "geralt-0 geralt-1", "sword-of-steel")

    assert s.actions == 1


def test_tawny_owl_draws_two_and_gains_an_action() -> None:
    s = scene(geralt("tawny-owl", equipment=SILVER), leshen())

    do(s, "scheme tawny-owl")

    assert len(pile(s, 0, "hand")) == 2
    assert s.actions == 2
    assert s.sides[0].ongoing.id == "tawny-owl"


def test_with_tawny_owl_a_demanded_discard_may_be_ignored() -> None:  # G14
    s = scene(geralt("rend", "igni", ongoing="tawny-owl", equipment=SILVER), leshen("command-the-forest"), turn=1)

    fight(s, "leshen geralt", "command-the-forest")
    assert (who(s), options(s)) == (0, ["discard igni", "discard rend", "ignore"])
    do(s, "ignore")

    assert pile(s, 0, "hand") == ["igni", "rend"]


def test_with_tawny_owl_plot_twist_still_names_the_card_and_draws() -> None:  # G14, X6
    s = scene(
        geralt("plot-twist", deck=["rend"]),
        geralt("igni", "yrden", ongoing="tawny-owl", equipment=SILVER),
        at={"dandelion-0": "K09", "geralt-0": "K01"},
    )

    do(fight(s, "dandelion-0 geralt-1", "plot-twist"), "discard igni")
    assert (who(s), options(s)) == (1, ["discard igni", "ignore"])
    do(s, "ignore")

    assert pile(s, 1, "hand") == ["igni", "yrden"]
    assert pile(s, 0, "hand") == ["rend"]
    assert s.view(None)["sides"][1]["known"] == ["igni"]
    assert s.view(0)["sides"][1]["shown"] == ["yrden"]


def test_tawny_owl_does_not_spare_the_hand_limit_or_a_boost() -> None:  # G14
    s = scene(geralt("rend*3", "yrden*3", "igni*2", ongoing="tawny-owl", equipment=SILVER), leshen(), actions=0)

    assert asked(s) == "limit"
    assert "ignore" not in options(s)


def test_with_tawny_owl_a_discard_by_lot_is_ignored_before_the_lot_is_drawn() -> None:  # X12
    s = scene(
        geralt("rend", "igni", ongoing="tawny-owl", equipment=SILVER), ciri("zireael", discard=sources(5)), turn=1
    )

    fight(s, "ciri geralt", "zireael")
    assert (who(s), options(s)) == (0, ["accept", "ignore"])
    do(s, "ignore")

    assert pile(s, 0, "hand") == ["igni", "rend"]
    assert health(s, "geralt") == [12]


def test_a_potion_is_kept_by_an_attack_of_anybody_of_geralts_side_even_a_failed_one() -> None:  # G15
    s = scene(
        geralt("plot-twist", ongoing="tawny-owl", equipment=SILVER),
        ciri("parry", "blink"),
        at={"dandelion": "K09", "geralt": "K01"},
        actions=1,
    )

    fight(s, "dandelion ciri", "plot-twist", "parry")

    assert s.seat == 1
    assert s.sides[0].ongoing.id == "tawny-owl"


def test_a_potion_is_tested_also_on_the_turn_it_is_played() -> None:  # G16
    kept = scene(geralt("blizzard", "rend", equipment=STEEL, deck=["igni"]), leshen())
    lost = scene(geralt("blizzard", "rend", equipment=STEEL, deck=["igni*2"]), leshen())

    do(kept, "scheme blizzard", "done")
    do(fight(kept, "geralt leshen", "rend"), "decline")
    do(lost, "scheme blizzard", "done", "manoeuvre", "decline", "done")

    assert kept.sides[0].ongoing.id == "blizzard"
    assert pile(lost, 0, "discard") == ["blizzard"]
