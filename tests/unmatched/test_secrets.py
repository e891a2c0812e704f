"""What a seat may know: hands, face-down cards, what was seen and stays seen (U 1.7)."""

from __future__ import annotations

import json

from sevencats.core.luck import Luck
from sevencats.unmatched import GAME
from sevencats.unmatched.state import State
from tests.unmatched.scenes import (
    asked,
    ciri,
    combat,
    do,
    fight,
    geralt,
    leshen,
    options,
    pile,
    question,
    scene,
    settle,
    who,
)

STEEL = ["sword-of-steel", "wolf-medallion", "blizzard"]


def worlds(s: State, seat: int | None, n: int = 40) -> list[State]:
    return [s.imagined(seat, Luck(k)) for k in range(n)]


def test_hands_and_decks_of_others_are_in_no_view_but_their_sizes_and_the_heap_of_both_are() -> None:
    s = scene(geralt("rend", "igni", "witcher-senses"), leshen("planted-feet"))

    side = s.view(1)["sides"][0]

    assert "hand" not in side
    assert "deck" not in side
    assert (side["hand_size"], side["deck_size"]) == (3, 27)
    assert sum(int(word.partition("*")[2] or 1) for word in side["hidden"]) == 30


def test_an_attack_card_lies_face_down_and_only_its_player_sees_it() -> None:
    s = scene(geralt("rend", "igni"), leshen("planted-feet"))

    do(s, "attack geralt leshen", "lay igni")

    assert combat(s, 0)["attack"]["card"] == "igni"
    assert "card" not in combat(s, 1)["attack"]
    assert "card" not in combat(s, None)["attack"]
    assert "igni" not in json.dumps(s.view(1)["agenda"])


def test_whoever_defends_imagines_every_card_with_which_the_attacker_could_attack() -> None:
    s = scene(geralt("rend", "igni"), leshen("planted-feet"))
    do(s, "attack geralt leshen", "lay igni")

    laid = {world.bout().attack.card.id for world in worlds(s, 1, 200)}

    assert len(laid) > 5
    assert all(world.bout().attack.card.attacks for world in worlds(s, 1))
    assert not laid & {"plot-twist", "annoying-tune", "witcher-senses", "wolf-medallion"}


def test_nothing_tells_before_the_reveal_whether_a_defence_was_laid() -> None:
    s = scene(geralt("rend", "igni"), leshen("planted-feet", "primeval-guardian"))
    s.listen()
    s.choose("attack geralt leshen")
    s.choose("lay igni")
    asked_about, told, seen = asked(s), question(s, 0), combat(s, 0)

    s.choose("defend planted-feet")
    kinds = [event.kind for event in s.events]

    assert asked_about == "defence"
    assert "options" not in told
    assert "card" not in seen["defence"]
    assert "laid" not in kinds
    assert kinds[0] == "revealed"


def test_a_laid_attack_is_told_to_all_but_which_card_only_to_its_player() -> None:
    s = scene(geralt("rend", "igni"), leshen("planted-feet"))
    s.listen()
    s.choose("attack geralt leshen")

    s.choose("lay igni")

    assert [event.told_to(0)["card"] for event in s.events] == ["igni"]
    assert [event.told_to(1)["card"] for event in s.events] == [None]


def test_a_draw_is_heard_by_all_and_seen_by_one() -> None:
    s = scene(geralt("witcher-senses", "rend", deck=["igni"]), leshen())
    s.listen()
    s.choose("manoeuvre")

    s.choose("draw igni")

    assert s.events[0].told_to(0)["card"] == "igni"
    assert s.events[0].told_to(1) == {"kind": "drew", "seat": 0, "card": None}


def test_a_hand_that_was_looked_at_stays_known_to_the_one_who_looked_and_to_nobody_else() -> None:  # X6
    s = scene(
        geralt("plot-twist", "witcher-senses"),
        ciri("blink*2", "parry"),
        leshen(),
        at={"dandelion": "K09", "geralt": "K01"},
    )
    do(fight(s, "dandelion ciri", "plot-twist"), "discard parry")

    hands = {tuple(pile(world, 1, "hand")) for world in worlds(s, 0)}
    others = {tuple(pile(world, 1, "hand")) for world in worlds(s, 2)}

    assert hands == {("blink", "blink")}
    assert len(others) > 10
    assert s.view(0)["sides"][1]["shown"] == ["blink*2"]
    assert s.view(2)["sides"][1]["shown"] == []


def test_a_known_card_is_known_until_it_is_played() -> None:
    s = scene(
        geralt("plot-twist", "witcher-senses"),
        ciri("blink", "parry", "zireael"),
        at={"dandelion": "K09", "geralt": "K01"},
        actions=1,
    )
    do(fight(s, "dandelion ciri", "plot-twist"), "discard parry")

    assert (who(s), asked(s)) == (1, "action")
    do(fight(s, "ciri dandelion", "blink"), "done")

    assert s.view(0)["sides"][1]["shown"] == ["zireael"]


def test_cards_fetched_in_the_open_are_known_in_the_hand() -> None:  # G12
    s = scene(geralt("witcher-senses*2", equipment=STEEL, discard=["blizzard"]), leshen())

    do(s, "scheme witcher-senses", "search discard")

    assert all("blizzard" in pile(world, 0, "hand") for world in worlds(s, 1))
    assert all("blizzard" in pile(world, 0, "hand") for world in worlds(s, None))


def test_a_card_put_on_top_is_known_there_and_then_in_the_hand() -> None:  # C8
    s = scene(ciri("blink", "unicorn-ally", top=["parry"]), leshen())
    assert all(pile(world, 0, "top") == ["parry"] for world in worlds(s, 1))

    do(s, "manoeuvre", "decline", "done")

    assert all("parry" in pile(world, 0, "hand") for world in worlds(s, 1))


def test_a_card_shuffled_into_the_deck_is_known_there_until_a_card_is_drawn() -> None:  # G12
    s = scene(geralt("witcher-senses", "rend", equipment=STEEL, deck=["igni*2", "sword-of-steel"]), leshen())
    do(s, "scheme witcher-senses", "take sword-of-steel")
    assert all("witcher-senses" in pile(world, 0, "deck") for world in worlds(s, 1))

    do(s, "manoeuvre", "decline", "done")

    assert any("witcher-senses" in pile(world, 0, "hand") for world in worlds(s, 1, 100))


def test_luck_is_imagined_anew_and_its_options_are_in_no_view() -> None:
    s = scene(geralt("witcher-senses", "rend"), leshen("planted-feet"))

    s.choose("manoeuvre")

    assert who(s) == -1
    for seat in (0, 1, None):
        assert "options" not in question(s, seat)
    assert {world.luck.seed for world in worlds(s, 1, 5)} != {s.luck.seed}


def test_that_somebody_was_asked_is_known_and_every_imagined_world_asks_too() -> None:
    s = scene(geralt("rend", "igni"), leshen("planted-feet"))
    do(s, "attack geralt leshen", "lay igni")

    for world in worlds(s, 0):
        assert (who(world), asked(world)) == (1, "defence")
        assert len(options(world)) > 1


def test_a_spectator_of_three_sees_no_hand_and_imagines_all_of_them() -> None:
    s = settle(GAME.new({"seats": [{"hero": "ciri"}, {"hero": "leshen"}, {"hero": "ciri"}]}, seed=2))

    view = s.view(None)
    hands = [{tuple(pile(world, n, "hand")) for world in worlds(s, None, 20)} for n in range(3)]

    assert not any("hand" in side for side in view["sides"])
    assert all(len(found) > 10 for found in hands)
