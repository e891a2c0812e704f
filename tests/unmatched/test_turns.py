"""Set-up, turns, manoeuvres, ongoing schemes, exhaustion and the end of a game (U 2 to U 5, U 9)."""

from __future__ import annotations

import pytest

from sevencats.core.outcome import NOBODY
from sevencats.unmatched import BOARDS, GAME, HEROES, position
from sevencats.unmatched.turns import LAST_TURN
from tests.unmatched.scenes import (
    asked,
    ciri,
    do,
    end_turn,
    fight,
    geralt,
    health,
    leshen,
    options,
    pile,
    scene,
    settle,
    space,
    who,
    winner,
)

SPARE = "witcher-senses"


# -- a turn's action is its player's own


def test_a_manoeuvre_is_asked_for_even_when_nothing_else_can_be_done() -> None:
    s = scene(geralt(), leshen())

    assert (who(s), asked(s), options(s)) == (0, "action", ["manoeuvre"])
    assert (s.actions, pile(s, 0, "hand")) == (2, [])


def test_no_game_begins_with_an_action_that_nobody_chose() -> None:
    for seed in range(60):
        s = GAME.new({"seats": [{"hero": "leshen"}, {"hero": "ciri"}]}, seed)
        while asked(settle(s)) == "place":
            s.choose(options(s)[0])

        assert (asked(s), s.actions, len(pile(s, 0, "hand"))) == ("action", 2, 5)


def test_the_card_of_an_attack_is_asked_for_even_when_only_one_fits() -> None:
    s = scene(geralt("igni", "witcher-senses"), leshen("planted-feet"))

    s.choose("attack geralt leshen")

    assert (who(s), asked(s), options(s)) == (0, "attack", ["lay igni"])
    assert pile(s, 0, "hand") == ["igni", "witcher-senses"]


def test_an_effect_with_one_answer_is_still_done_by_itself() -> None:
    s = scene(geralt("igni", "witcher-senses"), leshen())

    do(s, "attack geralt leshen", "lay igni")

    assert (who(s), asked(s)) == (0, "action")  # who has no card to defend with is not asked for one


# -- the box and the set-up


def test_the_box_has_three_heroes_ninety_six_cards_four_sidekicks_and_two_boards() -> None:  # 0.1
    cards = sum(card.copies for hero in HEROES.values() for card in hero.cards)

    assert list(HEROES) == ["geralt", "ciri", "leshen"]
    assert cards == 96
    assert sum(hero.sidekick.number for hero in HEROES.values()) == 4
    assert list(BOARDS) == ["kaer-morhen", "fayrlund-forest"]


@pytest.mark.parametrize(
    ("hero", "copies", "equipment", "sidekick", "number", "life"),
    [("geralt", 36, 12, "dandelion", 1, 5), ("ciri", 30, 0, "ihuarraquax", 1, 7), ("leshen", 30, 0, "wolf", 2, 1)],
)
def test_every_hero_has_its_cards_and_sidekicks(
    hero: str, copies: int, equipment: int, sidekick: str, number: int, life: int
) -> None:  # 0.2
    one = HEROES[hero]

    assert sum(card.copies for card in one.cards) == copies
    assert sum(card.copies for card in one.cards if card.equipment) == equipment
    assert (one.sidekick.id, one.sidekick.number, one.sidekick.health) == (sidekick, number, life)


def test_a_game_begins_with_five_cards_heroes_on_their_starts_and_sidekicks_in_their_zones() -> None:
    s = settle(GAME.new({"board": "fayrlund-forest", "seats": [{"hero": "leshen"}, {"hero": "ciri"}]}, seed=3))
    places = []

    while asked(s) == "place":
        places.append((who(s), options(s)))
        s.choose(options(s)[0])

    assert [seat for seat, _ in places] == [0, 0, 1]
    assert places[0][1] == [f"place wolf-a {spot}" for spot in ("F13", "F16", "F17", "F23", "F30")]
    assert (space(s, "leshen"), space(s, "ciri")) == ("F11", "F25")
    assert [len(side.hand) for side in s.sides] == [5, 5]
    assert (asked(s), who(s), s.actions) == ("action", 0, 2)


# -- turns


def test_a_turn_has_two_actions_and_none_may_be_skipped() -> None:
    s = scene(geralt(SPARE, "rend"), leshen())

    assert "manoeuvre" in options(s)
    assert "pass" not in options(s)
    do(s, "manoeuvre", "decline", "done")
    assert (s.seat, s.actions) == (0, 1)
    do(s, "manoeuvre", "decline", "done")

    assert s.seat == 1


def test_nine_cards_at_the_end_of_the_own_turn_are_two_too_many_but_not_on_the_opponents_turn() -> None:  # V9, X5
    hand = ("rend*3", "yrden*3", "igni*2", "witcher-senses")
    mine = scene(geralt(*hand), leshen("planted-feet"), actions=0)
    theirs = scene(geralt(*hand), leshen("planted-feet", "vanish-into-murder"), turn=1, actions=0)

    assert asked(mine) == "limit"
    do(mine, "discard igni", "discard igni")
    assert mine.seat == 1
    assert len(pile(mine, 0, "hand")) == 7
    assert theirs.seat == 0
    assert len(pile(theirs, 0, "hand")) == 9


def test_drawing_during_the_opponents_turn_may_go_above_seven() -> None:  # X5
    s = scene(
        leshen("planted-feet", "vanish-into-murder"), ciri("zireael*3", "blink*3", "parry", ongoing="unicorn-ally")
    )

    fight(s, "leshen ciri", "planted-feet")

    assert len(pile(s, 1, "hand")) == 8


# -- manoeuvre


def test_a_manoeuvre_draws_first_and_then_may_be_boosted_once_with_the_card_drawn() -> None:
    s = scene(geralt(SPARE, deck=["damn-youre-ugly", "rend"]), leshen())

    s.choose("manoeuvre")
    do(s, "draw damn-youre-ugly")
    assert options(s) == ["boost damn-youre-ugly", "boost witcher-senses", "decline"]
    do(s, "boost damn-youre-ugly")

    assert "move geralt K20" in options(s)
    assert pile(s, 0, "discard") == ["damn-youre-ugly"]


def test_each_fighter_moves_once_in_any_order_and_the_next_sees_where_the_first_has_gone() -> None:
    s = scene(
        geralt(SPARE, "rend"),
        leshen(),
        at={"geralt": "K32", "dandelion": "K31", "leshen": "K09", "wolf-a": "K01", "wolf-b": "K02"},
    )

    do(s, "manoeuvre", "decline", "move dandelion K30")
    assert not any("dandelion" in option for option in options(s))
    assert "move geralt K31" in options(s)
    do(s, "move geralt K31")

    assert asked(s) == "action"


def test_a_card_whose_fighter_is_defeated_may_still_boost() -> None:
    s = scene(geralt("plot-twist", SPARE), leshen(), at={"dandelion": "off"})

    do(s, "manoeuvre")

    assert "boost plot-twist" in options(s)


def test_a_card_for_a_defeated_fighter_cannot_be_played() -> None:
    s = scene(geralt("plot-twist", SPARE), leshen(), at={"dandelion": "off"})

    assert options(s) == ["manoeuvre", "scheme witcher-senses"]


# -- exhaustion


def test_drawing_three_with_one_card_left_costs_four() -> None:
    s = scene(
        leshen("nature-abounds", "vanish-into-murder", deck=["planted-feet"]),
        geralt(),
        at={"wolf-a": "K11", "wolf-b": "K16"},
    )

    fight(s, "leshen geralt", "nature-abounds")

    assert health(s, "leshen", "wolf-a") == [9, 0]
    assert "planted-feet" in pile(s, 0, "hand")


def test_when_exhaustion_fells_both_heroes_of_a_table_the_active_player_wins() -> None:  # X1
    s = scene(
        ciri("zireael", "unicorn-ally", ongoing="unicorn-ally", deck=[]),
        ciri("zireael", ongoing="unicorn-ally", deck=[]),
        health={"ciri-0": 2, "ciri-1": 2},
    )

    fight(s, "ciri-0 ciri-1", "zireael", "zireael")

    assert winner(s) == 0


# -- ongoing schemes


def test_an_ongoing_scheme_lies_open_in_front_of_its_player_and_in_no_pile() -> None:  # O1, 0.11
    s = scene(ciri("unicorn-ally", "blink"), leshen())

    do(s, "scheme unicorn-ally")

    assert s.view(1)["sides"][0]["ongoing"] == "unicorn-ally"
    assert pile(s, 0, "discard") == []
    assert "unicorn-ally" not in pile(s, 0, "hand")


def test_a_second_ongoing_scheme_discards_the_first_before_its_effect() -> None:  # 0.13, O2, O3
    s = scene(leshen("strength-of-the-pack", "vanish-into-murder", ongoing="strength-of-the-pack"), geralt())

    s.choose("scheme strength-of-the-pack")

    assert asked(s) == "summon"
    assert pile(s, 0, "discard") == ["strength-of-the-pack"]
    assert s.view(1)["sides"][0]["playing"] == "strength-of-the-pack"


def test_the_end_of_an_ongoing_scheme_is_tested_only_at_the_end_of_the_own_turn() -> None:  # 0.12
    s = scene(ciri("blink*3", "parry*2", ongoing="unicorn-ally"), leshen("vanish-into-murder"), turn=1, actions=0)

    assert s.seat == 0
    assert s.sides[0].ongoing.id == "unicorn-ally"


def test_a_cancel_never_touches_an_ongoing_scheme() -> None:  # O4
    s = scene(leshen("planted-feet", "vanish-into-murder", ongoing="strength-of-the-pack"), ciri("parry"))

    fight(s, "leshen ciri", "planted-feet", "parry")

    assert s.sides[0].ongoing.id == "strength-of-the-pack"


def test_an_ongoing_scheme_of_a_defeated_hero_stays_where_it_is_as_others_play_on() -> None:  # O5
    s = scene(geralt("damn-youre-ugly", SPARE), ciri(ongoing="unicorn-ally"), leshen(), health={"ciri": 5})

    fight(s, "geralt ciri", "damn-youre-ugly")

    assert s.sides[1].out
    assert s.sides[1].ongoing.id == "unicorn-ally"


def test_ongoing_schemes_are_tested_before_the_hand_limit() -> None:  # O6
    s = scene(geralt("rend*3", "yrden*3", "igni*2", ongoing="blizzard"), leshen("planted-feet"), actions=0)

    assert asked(s) == "limit"
    assert pile(s, 0, "discard") == ["blizzard"]


def test_a_dormant_players_ongoing_scheme_is_tested_all_the_same() -> None:  # O8
    s = scene(
        leshen("vanish-into-murder", ongoing="strength-of-the-pack"),
        geralt(SPARE, "rend"),
        at={"wolf-a": "off", "wolf-b": "off"},
    )

    do(s, "scheme vanish-into-murder")

    assert s.seat == 1
    assert "strength-of-the-pack" in pile(s, 0, "discard")


# -- the end


def test_a_game_that_never_ends_is_drawn() -> None:
    s = scene(geralt(SPARE, "rend"), leshen("planted-feet"), number=LAST_TURN, actions=0)

    assert s.outcome is not None
    assert (winner(s), s.outcome.why) == (NOBODY, "turns")
    assert position.read(s.data()) == s


# -- three heroes


def trio() -> dict[str, list[dict[str, str]]]:
    return {"seats": [{"hero": "ciri"}, {"hero": "leshen"}, {"hero": "geralt"}]}


def test_three_heroes_start_on_the_first_three_starting_spaces() -> None:
    s = settle(GAME.new(trio()))
    while asked(s) in ("place", "equipment"):
        do(s, options(s)[0])

    assert [space(s, name) for name in ("ciri", "leshen", "geralt")] == ["K09", "K32", "K26"]


@pytest.mark.parametrize(("number", "allowed"), [(1, False), (4, True)])
def test_in_the_first_turn_only_the_next_player_may_be_attacked(number: int, allowed: bool) -> None:
    s = scene(ciri("blink", "unicorn-ally"), leshen(), geralt(), at={"geralt": "K15"}, number=number)

    assert "attack ciri leshen" in options(s)
    assert ("attack ciri geralt" in options(s)) == allowed


def test_whose_hero_is_defeated_is_out_and_the_last_hero_standing_wins() -> None:
    s = scene(
        geralt("damn-youre-ugly*2", SPARE),
        ciri("blink"),
        leshen(),
        at={"leshen": "K15", "ihuarraquax": "K18", "wolf-a": "K30", "wolf-b": "K31"},
        health={"ciri": 5, "leshen": 5},
    )

    fight(s, "geralt ciri", "damn-youre-ugly")
    assert winner(s) is None
    assert space(s, "ihuarraquax") == "off"
    fight(s, "geralt leshen", "damn-youre-ugly")

    assert winner(s) == 0


def test_who_is_out_takes_no_more_turns() -> None:
    s = scene(
        geralt("damn-youre-ugly", SPARE), ciri("blink"), leshen("vanish-into-murder"), health={"ciri": 5}, actions=1
    )

    fight(s, "geralt ciri", "damn-youre-ugly")
    assert s.seat == 2
    end_turn(s)

    assert s.seat == 0


def test_a_player_who_falls_on_the_own_turn_is_out_at_once() -> None:
    s = scene(geralt(SPARE, "rend", deck=[]), ciri("unicorn-ally"), leshen("planted-feet"), health={"geralt": 1})

    do(s, "manoeuvre", "decline", "done")

    assert s.sides[0].out
    assert s.seat == 1
