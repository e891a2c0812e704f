"""What a seat has learned stays learned, and what it cannot know is imagined (G 1.5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sevencats.core.luck import Luck
from sevencats.core.words import BadInput
from sevencats.gwent import decks, wire
from sevencats.gwent.cards import Card
from sevencats.gwent.catalogue import card
from sevencats.gwent.decks import Deck
from sevencats.gwent.game import GAME
from sevencats.gwent.state import State
from tests.gwent.scenes import do, options, pile, question, scene

WORLDS = range(40)


def seen_by(seat: int, s: State) -> wire.Side:
    """The other side as this seat sees it."""
    return s.view(seat)["sides"][1 - seat]


def hands(s: State, seat: int | None = 0, of: int = 1) -> list[list[str]]:
    """The other's hand in some worlds that a seat imagines."""
    return [pile(s.imagined(seat, Luck(n)), of, "hand") for n in WORLDS]


def cards(*words: str) -> list[Card]:
    faults: list[BadInput] = []
    found = decks.pile(list(words), "cards", faults)
    assert faults == []
    return found


def lists(s: State, of: int = 1) -> list[Counter[str]]:
    """Hand, deck and what was set aside together, in some worlds that seat 0 imagines."""
    worlds = [s.imagined(0, Luck(n)).sides[of] for n in WORLDS]
    return [Counter(one.id for one in [*side.hand, *side.deck, *side.aside]) for side in worlds]


# -- open and hidden


def test_open_to_everybody_are_field_leaders_gems_piles_reserves_and_the_sizes_of_hand_and_deck() -> None:
    s = scene(
        {},
        {
            "leader": "king-bran",
            "gems": 1,
            "close": ["svanrige"],
            "discard": ["udalryk"],
            "removed": ["berserker"],
            "reserve": ["hemdall"],
            "weather": ["biting-frost"],
            "hand": ["cerys"] * 3,
            "deck": ["olaf"] * 4,
            "aside": ["ermion"],
        },
    )

    for seat in (0, None):
        side = s.view(seat)["sides"][1]

        assert (side["leader"], side["leader_used"], side["gems"]) == ("king-bran", False, 1)
        assert side["rows"]["close"]["units"] == [{"card": "svanrige", "strength": 2}]
        assert (side["discard"], side["removed"], side["reserve"]) == (["udalryk"], ["berserker"], ["hemdall"])
        assert side["weather"] == ["biting-frost"]
        assert (side["hand_size"], side["deck_size"], side["aside_size"]) == (3, 4, 1)


def test_private_are_hand_deck_and_what_was_set_aside() -> None:
    s = scene({}, {"hand": ["cerys"], "deck": ["olaf"], "aside": ["ermion"]})

    own, other, spectator = (s.view(seat)["sides"][1] for seat in (1, 0, None))

    assert (own["hand"], own["deck"], own["aside"]) == (["cerys"], ["olaf"], ["ermion"])
    for side in (other, spectator):
        assert {"hand", "deck", "aside"} & set(side) == set()
        assert "cerys" not in str(side)
        assert "olaf" not in str(side)
        assert "ermion" not in str(side)


def test_only_the_seat_that_is_asked_sees_its_options() -> None:
    s = scene({"hand": ["ves", "catapult"]})

    assert [option["text"] for option in question(s, 0)["options"]] == ["play ves", "play catapult", "pass"]
    assert "options" not in question(s, 1)
    assert "options" not in question(s, None)


def test_with_open_lists_both_know_both_lists_but_not_the_hands() -> None:
    s = scene({}, {"hand": ["griffin", "fiend"], "deck": ["ghoul*2"]}, open_lists=True)

    side = seen_by(0, s)

    assert side["unseen"] == ["fiend", "griffin", "ghoul*2"]
    assert "hand" not in side
    assert "unseen" not in s.view(None)["sides"][1]


def test_with_private_lists_the_unseen_cards_of_the_other_are_in_no_view() -> None:
    s = scene({}, {"hand": ["griffin", "fiend"], "deck": ["ghoul*2"]})

    assert "unseen" not in seen_by(0, s)


# -- what is learned


def test_a_unit_taken_up_by_a_decoy_is_known_to_lie_in_the_hand() -> None:
    s = scene({"hand": ["decoy", "ves"], "close": ["siegfried-of-denesle"]})

    do(s, "play decoy")

    assert seen_by(1, s)["known"] == ["siegfried-of-denesle"]
    assert seen_by(1, s)["seen"] == ["decoy", "siegfried-of-denesle"]


def test_a_known_card_that_is_played_again_is_known_no_more_and_counts_once_for_the_list() -> None:
    s = scene({"hand": ["decoy", "ves"], "close": ["siegfried-of-denesle"]})

    do(s, "play decoy", "play vesemir", "play siegfried-of-denesle")

    assert seen_by(1, s)["known"] == []
    assert seen_by(1, s)["seen"] == ["decoy", "siegfried-of-denesle"]


def test_a_foreign_spy_taken_up_and_played_is_no_card_of_that_players_list() -> None:
    s = scene({"hand": ["decoy", "ves"], "siege": ["thaler"], "deck": ["ballista*2"]}, {"hand": ["griffin", "fiend"]})

    do(s, "play decoy")
    assert seen_by(1, s)["known"] == ["thaler"]
    do(s, "play griffin", "play thaler")

    assert seen_by(1, s)["known"] == []
    assert seen_by(1, s)["seen"] == ["decoy"]
    assert seen_by(0, s)["seen"] == ["thaler", "griffin"]


def test_a_card_taken_by_the_relentless_is_known_to_lie_in_the_hand() -> None:
    s = scene({"leader": "emhyr-the-relentless"}, {"discard": ["griffin", "fiend"]})

    do(s, "leader", "take fiend")

    assert seen_by(1, s)["known"] == ["fiend"]
    assert all("fiend" in hand for hand in hands(s, 1, 0))


def test_a_card_taken_by_the_bringer_of_death_is_known_to_lie_in_the_hand() -> None:
    s = scene({"leader": "eredin-bringer-of-death", "discard": ["griffin", "fiend"]})

    do(s, "leader", "take fiend")

    assert seen_by(1, s)["known"] == ["fiend"]
    assert all("fiend" in hand for hand in hands(s, 1, 0))


def test_a_deck_that_was_looked_through_is_known_until_something_is_drawn_from_it() -> None:
    s = scene(
        {"leader": "emhyr-the-relentless"},
        {"hand": ["thaler", "ves"], "deck": ["griffin", "fiend", "ghoul*2"]},
        house={"relentless_takes_from": "deck"},
    )

    do(s, "leader", "take fiend")
    assert seen_by(0, s)["marked"] == ["griffin", "ghoul*2"]
    assert all(pile(s.imagined(0, Luck(n)), 1, "deck") == ["griffin", "ghoul", "ghoul"] for n in WORLDS)
    do(s, "play thaler", "draw griffin", "draw ghoul")

    assert seen_by(0, s)["marked"] == []
    assert seen_by(0, s)["stirred"] == ["griffin", "ghoul*2"]
    assert {tuple(pile(s.imagined(0, Luck(n)), 1, "deck")) for n in WORLDS} > {("ghoul",)}


def test_who_looks_through_a_deck_knows_that_what_is_missing_there_lies_in_the_hand() -> None:
    s = scene(
        {"leader": "emhyr-the-relentless"},
        {"hand": ["fiend", "ves"], "deck": ["griffin", "foglet"], "stirred": ["fiend", "griffin"]},
        house={"relentless_takes_from": "deck"},
    )

    s.choose("leader")

    assert seen_by(0, s)["known"] == ["fiend"]
    assert seen_by(0, s)["marked"] == ["griffin", "foglet"]
    assert seen_by(0, s)["stirred"] == []


def test_muster_reveals_the_cards_that_it_calls() -> None:
    s = scene({"hand": ["nekker*2", "griffin"], "deck": ["nekker", "fiend"]})

    do(s, "play nekker")

    assert seen_by(1, s)["seen"] == ["nekker*3"]


def test_what_a_destroyer_of_worlds_fetched_is_not_known() -> None:
    s = scene(
        {"leader": "eredin-destroyer-of-worlds", "hand": ["nekker", "griffin", "ghoul"], "deck": ["fiend", "foglet"]},
        open_lists=True,
    )

    do(s, "leader", "discard nekker", "discard griffin", "take fiend")

    assert seen_by(1, s)["known"] == []
    assert {tuple(hand) for hand in hands(s, 1, 0)} == {("fiend", "ghoul"), ("fiend", "foglet"), ("foglet", "ghoul")}


# -- the Emperor (G 10.6)


def emperor(*shown: str, hand: list[str], **other: Any) -> State:
    s = scene({"leader": "emhyr-emperor-of-nilfgaard"}, {"hand": hand, **other}, open_lists=True)
    return do(s, "leader", *(f"show {id}" for id in shown))


def test_the_three_cards_are_seen_by_the_user_and_not_by_owner_or_spectator() -> None:
    s = emperor("griffin", "fiend", "ghoul", hand=["griffin", "fiend", "ghoul", "foglet", "werewolf"])

    assert seen_by(0, s)["shown"] == ["fiend", "griffin", "ghoul"]
    assert "shown" not in s.view(1)["sides"][1]
    assert "shown" not in s.view(None)["sides"][1]
    assert "known" not in s.view(1)["sides"][1]


def test_the_three_cards_are_in_the_hand_in_every_world_of_the_user() -> None:
    s = emperor(
        "griffin",
        "fiend",
        "ghoul",
        hand=["griffin", "fiend", "ghoul", "foglet", "werewolf"],
        deck=["harpy", "endrega", "wyvern"],
    )

    found = hands(s)

    assert all({"griffin", "fiend", "ghoul"} <= set(hand) for hand in found)
    assert len({tuple(hand) for hand in found}) > 1


def test_a_shown_card_that_was_played_is_expected_in_the_hand_no_more() -> None:
    s = emperor("griffin", "fiend", "ghoul", hand=["griffin", "fiend", "ghoul", "foglet", "werewolf"])

    do(s, "play griffin")

    assert seen_by(0, s)["shown"] == ["fiend", "ghoul"]


def test_a_copy_that_was_played_might_have_been_the_shown_one() -> None:
    s = emperor("endrega", "fiend", "ghoul", hand=["endrega*2", "fiend", "ghoul", "foglet"])

    do(s, "play endrega")

    assert seen_by(0, s)["shown"] == ["fiend", "ghoul"]


def test_which_cards_the_emperor_saw_varies_in_the_worlds_of_the_owner() -> None:
    s = emperor("griffin", "fiend", "ghoul", hand=["griffin", "fiend", "ghoul", "foglet", "werewolf"])

    worlds = [s.imagined(1, Luck(n)) for n in WORLDS]

    assert all(pile(world, 1, "hand") == pile(s, 1, "hand") for world in worlds)
    assert len({tuple(pile(world, 1, "shown")) for world in worlds}) > 3


def test_a_card_that_came_openly_after_the_emperor_was_not_among_those_he_saw() -> None:
    s = scene(
        {"leader": "emhyr-emperor-of-nilfgaard", "leader_used": True},
        {"hand": ["griffin", "nekker", "fiend"], "known": ["nekker"], "shown": ["griffin"]},
    )

    worlds = [s.imagined(1, Luck(n)) for n in WORLDS]

    assert {tuple(pile(world, 1, "shown")) for world in worlds} == {("griffin",), ("fiend",)}
    assert [GAME.load(world.data()) for world in worlds] == worlds


def test_a_card_that_was_known_before_may_be_among_those_the_emperor_saw() -> None:
    s = emperor("griffin", "fiend", "ghoul", hand=["griffin", "fiend", "ghoul", "foglet"], known=["foglet"])

    worlds = [s.imagined(1, Luck(n)) for n in WORLDS]

    assert any("foglet" in pile(world, 1, "shown") for world in worlds)
    assert [GAME.load(world.data()) for world in worlds] == worlds


def test_cards_that_a_position_shows_before_the_emperor_was_used_are_simply_known() -> None:
    s = scene(
        {"leader": "emhyr-emperor-of-nilfgaard"},
        {"hand": ["griffin", "fiend", "ghoul", "foglet"], "shown": ["griffin"]},
    )

    do(s, "leader", "show griffin", "show fiend", "show ghoul")

    assert (seen_by(0, s)["known"], seen_by(0, s)["shown"]) == (["griffin"], ["fiend", "ghoul"])


def test_every_world_after_the_emperor_can_be_loaded() -> None:
    emperor = {"deck": "init-nilfgaard", "leader": "emhyr-emperor-of-nilfgaard"}
    for n in range(20):
        s, luck = GAME.new({"seats": [emperor, {"deck": "init-monsters"}]}, n), Luck(n)
        while s.decision is not None:
            texts = [option.text for option in s.decision.options]
            eager = [text for text in texts if text in ("leader", "play decoy")] or texts
            s.choose(eager[luck.below(len(eager))])
            world = s.imagined(1, luck)
            assert GAME.load(world.data()) == world


# -- Crach an Craite (G 10.15)


def test_cards_that_crach_sent_back_are_in_the_deck_in_every_world_until_something_is_drawn() -> None:
    s = scene(
        {"leader": "crach-an-craite"},
        {"hand": ["griffin", "thaler"], "deck": ["ghoul", "harpy"], "discard": ["fiend"]},
        open_lists=True,
    )

    do(s, "leader")
    before = hands(s)
    do(s, "play thaler")

    assert all("fiend" not in hand for hand in before)
    assert seen_by(0, s)["stirred"] == ["fiend"]
    assert {"fiend" in hand for hand in hands(s)} == {True, False}


def test_a_stirred_card_that_is_played_is_stirred_no_more_and_counts_once_for_the_list() -> None:
    s = scene(
        {"leader": "crach-an-craite"}, {"hand": ["griffin", "thaler"], "deck": ["ghoul", "harpy"], "discard": ["fiend"]}
    )

    do(s, "leader", "play thaler", "draw fiend", "draw ghoul", "play vesemir", "play fiend")

    assert seen_by(0, s)["stirred"] == []
    assert seen_by(0, s)["seen"] == ["thaler", "fiend"]


# -- imagined worlds


def test_the_hidden_cards_of_the_other_really_vary_and_the_own_ones_do_not() -> None:
    s = scene(
        {"hand": ["ves", "catapult"], "deck": ["ballista"]},
        {"faction": "monsters", "hand": ["griffin*1", "fiend"], "deck": ["ghoul*3", "harpy", "endrega"]},
        open_lists=True,
    )

    worlds = [s.imagined(0, Luck(n)) for n in WORLDS]

    assert len({tuple(pile(world, 1, "hand")) for world in worlds}) > 5
    assert {tuple(pile(world, 0, "hand")) for world in worlds} == {("ves", "catapult")}
    assert {tuple(pile(world, 0, "deck")) for world in worlds} == {("ballista",)}


def test_cards_that_were_set_aside_vary_too() -> None:
    s = scene(
        {"hand": ["ves"]},
        {"hand": ["griffin", "fiend"], "deck": ["ghoul", "harpy"], "aside": ["endrega"]},
        open_lists=True,
    )

    assert len({tuple(pile(s.imagined(0, Luck(n)), 1, "aside")) for n in WORLDS}) == 5
    assert {len(pile(s.imagined(0, Luck(n)), 1, "aside")) for n in WORLDS} == {1}


def test_a_spectator_imagines_both_hands() -> None:
    s = scene(
        {"hand": ["ves", "catapult"], "deck": ["ballista", "trebuchet"]},
        {"hand": ["griffin", "fiend"], "deck": ["ghoul", "harpy"]},
        open_lists=True,
    )

    assert len({tuple(hand) for hand in hands(s, None, 0)}) > 1
    assert len({tuple(hand) for hand in hands(s, None, 1)}) > 1


def test_with_open_lists_the_imagined_list_is_the_true_one() -> None:
    s = scene({}, {"hand": ["griffin", "fiend"], "deck": ["ghoul*3", "harpy"]}, open_lists=True)

    assert lists(s) == [Counter({"ghoul": 3, "griffin": 1, "fiend": 1, "harpy": 1})] * len(WORLDS)


def test_with_private_lists_the_other_is_believed_to_play_a_premade_deck_that_agrees() -> None:
    s = GAME.new({"seats": [{"deck": "init-northern-realms"}, {"deck": "init-monsters"}]})
    do(s, "first 0", "done", "done")

    believed = Counter(one.id for one in decks.find("init-monsters").cards)

    assert lists(s) == [believed] * len(WORLDS)
    assert len({tuple(hand) for hand in hands(s)}) > 30


def test_several_premade_decks_that_agree_are_all_believed() -> None:
    s = GAME.new({"seats": [{"deck": "init-northern-realms"}, {"deck": "zerowarden-nilfgaard-spy"}]})
    do(s, "first 0", "done", "done")
    twin = decks.find("zerowarden-nilfgaard-spy")
    other = Deck("other", twin.faction, twin.leader, cards(*["vreemde"] * len(twin.cards)), [], "")

    found = [
        Counter(one.id for one in [*world.hand, *world.deck])
        for world in (s.imagined(0, Luck(n), [twin.cards, other.cards]).sides[1] for n in WORLDS)
    ]

    assert {len(one) for one in found} == {1, len(set(twin.cards))}


def private(**other: Any) -> State:
    """Seat 1 has shown a griffin and holds five hidden cards that are in no premade deck together."""
    return scene(
        {},
        {
            "faction": "monsters",
            "hand": ["fiend", "foglet"],
            "deck": ["ghoul", "harpy", "wyvern"],
            "close": ["griffin"],
            **other,
        },
    )


def test_candidates_given_by_the_caller_are_used() -> None:
    s = private()
    candidate = cards("griffin", "nekker*3", "endrega*2")

    worlds = [s.imagined(0, Luck(n), [candidate]).sides[1] for n in WORLDS]

    assert all(
        Counter(one.id for one in [*side.hand, *side.deck]) == Counter({"nekker": 3, "endrega": 2}) for side in worlds
    )
    assert len({tuple(one.id for one in side.hand) for side in worlds}) == 3


@pytest.mark.parametrize(
    "candidate", [["nekker*3", "endrega*3"], ["griffin", "nekker*3", "endrega*3"], ["griffin", "nekker*3"]]
)
def test_a_candidate_that_lacks_what_was_seen_or_has_another_size_is_not_believed(candidate: list[str]) -> None:
    s = private()

    worlds = [s.imagined(0, Luck(n), [cards(*candidate)]).sides[1] for n in WORLDS]

    assert all(len(side.hand) == 2 and len(side.deck) == 3 for side in worlds)
    assert any(one not in cards(*candidate) for side in worlds for one in [*side.hand, *side.deck])


def test_a_candidate_must_hold_what_the_emperor_saw() -> None:
    s = scene(
        {"leader": "emhyr-emperor-of-nilfgaard"},
        {"faction": "monsters", "hand": ["fiend", "foglet"], "deck": ["ghoul", "harpy", "wyvern"]},
    )
    do(s, "leader")

    without, with_ = cards("nekker*3", "endrega*2"), cards("fiend", "foglet", "nekker*3")
    worlds = [s.imagined(0, Luck(n), [without, with_]).sides[1] for n in WORLDS]

    assert all([one.id for one in side.hand] == ["fiend", "foglet"] for side in worlds)
    assert all([one.id for one in side.deck] == ["nekker"] * 3 for side in worlds)


def test_where_no_candidate_agrees_a_legal_deck_is_drawn_around_what_was_seen() -> None:
    mine = decks.find("init-monsters").cards
    s = scene(
        {},
        {
            "faction": "monsters",
            "hand": [one.id for one in mine[:9]],
            "close": ["draug", "vesemir"],
            "deck": [one.id for one in mine[9:]],
        },
    )

    for n in WORLDS:
        side = s.imagined(0, Luck(n), []).sides[1]
        whole = Deck(
            "imagined",
            "monsters",
            side.leader,
            sorted([*side.hand, *side.deck, *side.rows[0].units], key=lambda one: one.index),
            [],
            "",
        )
        faults = [
            fault for fault in decks.faults(whole, s.edition) if fault.code not in ("reserve-needs", "deck-reserve")
        ]
        assert faults == []
        assert {card("draug"), card("vesemir")} <= set(whole.cards)


def test_no_imagined_deck_has_more_units_than_the_rules_allow() -> None:
    deck = decks.find("zerowarden-northern-bond")
    specials = ["clear-weather*3", "commanders-horn*3", "decoy*3", "torrential-rain"]
    full = {**deck.data(), "cards": [*(one.id for one in deck.units), *specials]}
    s = GAME.new({"edition": "french-letter", "seats": [{"deck": full}, {"deck": full}]}, seed=1)

    sides = [s.imagined(0, Luck(n), []).sides[1] for n in WORLDS]

    assert {sum(not one.special for one in [*side.hand, *side.deck, *side.aside]) for side in sides} == {22}


def test_a_world_in_which_the_open_question_would_not_be_asked_is_not_imagined() -> None:
    s = scene({}, {"faction": "monsters", "hand": ["decoy", "fiend"], "deck": ["decoy*2"]}, turn=1, open_lists=True)
    assert options(s) == ["play fiend", "pass"]

    worlds = [s.imagined(0, Luck(n)) for n in WORLDS]

    assert all("fiend" in pile(world, 1, "hand") for world in worlds)
    assert all(world.decision is not None and len(world.decision.options) > 1 for world in worlds)


def test_a_question_that_no_expected_deck_could_ask_is_still_imagined() -> None:
    units = [
        "nekker*3",
        "ghoul*3",
        "griffin",
        "fiend",
        "forktail",
        "wyvern",
        "foglet",
        "gargoyle",
        "harpy",
        "draug",
        "endrega",
        "werewolf",
        "botchling",
        "frightener",
        "ice-giant",
        "plague-maiden",
        "grave-hag",
        "kayran",
    ]
    weather = ["biting-frost", "torrential-rain", "impenetrable-fog"]
    s = scene({}, {"leader": "eredin-king-of-the-wild-hunt", "deck": units + weather, "hand": ["leshen"]}, turn=1)
    do(s, "leader")
    assert options(s) == ["play biting-frost", "play impenetrable-fog", "play torrential-rain"]

    world = s.imagined(0, Luck(1))

    assert len(options(world)) > 1
    assert world.view(0) == s.view(0)


def test_a_question_that_only_one_card_explains_is_still_imagined() -> None:
    s = scene(
        {"hand": ["ves", "catapult"]},
        {"leader": "foltest-king-of-temeria", "hand": [], "seen": ["ves"], "deck": ["impenetrable-fog"]},
        turn=1,
    )

    assert pile(s.imagined(0, Luck(1)), 1, "deck") == ["impenetrable-fog"]


def test_a_card_that_was_shown_and_one_that_came_openly_later_are_two_cards() -> None:
    s = scene(
        {"leader": "emhyr-emperor-of-nilfgaard"},
        {"faction": "monsters", "hand": ["nekker", "decoy"], "close": ["nekker"], "deck": ["griffin*10"]},
        open_lists=True,
    )
    do(s, "leader", "play decoy")

    hands = {tuple(pile(s.imagined(0, Luck(k)), 1, "hand")) for k in range(50)}

    assert hands == {("nekker", "nekker")}


def test_of_a_known_and_a_shown_card_of_one_kind_one_is_left_when_one_is_played() -> None:
    s = scene(
        {"leader": "emhyr-emperor-of-nilfgaard"},
        {"faction": "monsters", "hand": ["griffin", "decoy"], "close": ["griffin"], "deck": ["fiend*10"]},
        open_lists=True,
    )
    do(s, "leader", "play decoy", "play vesemir", "play griffin")

    hands = {tuple(pile(s.imagined(0, Luck(k)), 1, "hand")) for k in range(50)}

    assert hands == {("griffin",)}


def test_a_card_that_was_known_before_it_was_shown_is_one_card() -> None:
    s = scene(
        {"leader": "emhyr-emperor-of-nilfgaard"},
        {"faction": "monsters", "hand": ["griffin"], "known": ["griffin"], "deck": ["griffin", "fiend*9"]},
    )
    do(s, "leader")

    assert s.view(0)["sides"][1]["known"] == ["griffin"]
    assert s.view(0)["sides"][1]["shown"] == []
