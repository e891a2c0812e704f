"""Attack, defence and what decides a combat: core rules and their test vectors (U 6 to U 8)."""

from __future__ import annotations

from typing import Any

import pytest

from sevencats.unmatched.cards import DURING
from sevencats.unmatched.catalogue import CARDS, described
from sevencats.unmatched.heroes.ciri import Source
from sevencats.unmatched.values import Instead
from tests.unmatched.scenes import (
    asked,
    ciri,
    do,
    fight,
    geralt,
    health,
    leshen,
    options,
    pile,
    scene,
    sources,
    who,
    winner,
)

SPARE = "witcher-senses"  # a card to be asked about, so that nobody manoeuvres by necessity


# -- the test vectors of the core rules


def test_four_against_four_does_no_damage_and_the_defender_has_won() -> None:  # V1
    s = scene(leshen("command-the-forest", "vanish-into-murder"), geralt("disciplined-duelist", "rend"))

    fight(s, "leshen geralt", "command-the-forest", "disciplined-duelist")

    assert health(s, "geralt") == [16]
    assert pile(s, 1, "hand") == ["rend"]  # nothing discarded: the attacker has not won


def test_five_without_a_defence_does_five_and_the_attacker_has_won() -> None:  # V2
    s = scene(geralt("damn-youre-ugly", SPARE), leshen())

    fight(s, "geralt leshen", "damn-youre-ugly")

    assert health(s, "leshen") == [8]


def test_a_combat_is_told_with_the_values_that_counted_and_the_damage() -> None:
    s = scene(leshen("command-the-forest", "vanish-into-murder"), geralt("yrden", "rend"))
    s.listen()

    fight(s, "leshen geralt", "command-the-forest", "yrden")

    told = next(event for event in s.events if event.kind == "fought")
    assert told.told_to(None) == {"kind": "fought", "seat": 0, "attack": 4, "defence": 2, "damage": 2}


def test_four_with_three_from_an_ability_against_five_does_two() -> None:  # V3
    s = scene(
        leshen("command-the-forest", "vanish-into-murder"),
        geralt("damn-youre-ugly", "rend"),
        marks={"leshen": "attacked"},
    )

    fight(s, "leshen geralt", "command-the-forest", "damn-youre-ugly")

    assert health(s, "geralt") == [14]


def test_an_ignored_value_stays_nothing_when_it_is_boosted_later() -> None:  # V4
    s = scene(
        leshen(),
        geralt("damn-youre-ugly", SPARE),
        turn=1,
        combat={"revealed": True},
        part=[{"fighter": "geralt", "card": "rend", "ignored": "sword-of-silver"}, {"fighter": "leshen"}],
        agenda=[{"rule": "resolve", "seat": 1, "n": 1}, {"rule": "strike"}, {"rule": "clean-up"}],
    )

    do(s, "boost damn-youre-ugly")

    assert health(s, "leshen") == [13]


def test_a_defenders_cancel_stops_a_draw_after_combat() -> None:  # V5
    s = scene(leshen("nature-abounds", "vanish-into-murder"), ciri("parry"))

    fight(s, "leshen ciri", "nature-abounds", "parry")

    assert pile(s, 0, "hand") == ["vanish-into-murder"]


@pytest.mark.parametrize(
    ("side", "attack", "told"),
    [(geralt("damn-youre-ugly", SPARE), "geralt ciri", False), (leshen("planted-feet"), "leshen ciri", True)],
)
def test_only_a_card_with_effects_is_told_as_cancelled(side: dict[str, Any], attack: str, told: bool) -> None:  # 8.2
    s = scene(side, ciri("parry", "blink"))
    s.listen()

    do(s, f"attack {attack}", f"lay {side['hand'][0]}", "defend parry")

    assert ("cancelled" in [event.kind for event in s.events]) == told


def test_a_manoeuvre_with_an_empty_deck_hurts_every_own_fighter_and_may_lose_the_game() -> None:  # V7
    s = scene(geralt(SPARE, "rend", deck=[]), leshen(), health={"geralt": 2, "dandelion": 5})

    do(s, "manoeuvre")
    assert health(s, "geralt", "dandelion") == [0, 3]
    assert s.outcome is None
    do(s, "decline", "done")

    assert winner(s) == 1


def test_if_both_heroes_fall_the_player_whose_turn_it_is_wins() -> None:  # V8, X1
    s = scene(
        geralt("disciplined-duelist", SPARE),
        ciri("pushed-to-the-brink", discard=sources(2)),
        health={"geralt": 1, "ciri": 1},
    )

    fight(s, "geralt ciri", "disciplined-duelist", "pushed-to-the-brink")

    assert health(s, "geralt", "ciri") == [0, 0]
    assert winner(s) == 0


def test_igni_and_wily_fighting_may_end_the_game_for_both_and_the_active_player_wins() -> None:  # X1
    s = scene(geralt("igni", SPARE), leshen("wily-fighting"), health={"geralt": 1, "leshen": 2})

    fight(s, "geralt leshen", "igni", "wily-fighting")

    assert health(s, "geralt", "leshen") == [0, 0]
    assert winner(s) == 0


def test_a_sidekick_defeated_by_combat_damage_has_no_neighbours_for_its_card() -> None:  # V10
    s = scene(geralt("damn-youre-ugly", SPARE), leshen("wily-fighting"), at={"wolf-a": "K08"})

    fight(s, "geralt wolf-a", "damn-youre-ugly", "wily-fighting")

    assert health(s, "geralt") == [16]


# -- who may attack whom


def test_melee_needs_an_adjacent_target_and_ranged_an_adjacent_one_or_a_common_zone() -> None:
    s = scene(
        geralt("rend", "plot-twist", SPARE),
        leshen(),
        at={"geralt": "K09", "dandelion": "K28", "leshen": "K25", "wolf-a": "K02", "wolf-b": "K07"},
    )

    assert [option for option in options(s) if option.startswith("attack")] == [
        "attack dandelion leshen",
        "attack dandelion wolf-a",
    ]


def test_an_attack_against_an_arrow_is_legal() -> None:  # W1
    s = scene(geralt("rend", SPARE), leshen(), at={"geralt": "K12", "leshen": "K06"})

    assert "attack geralt leshen" in options(s)


def test_a_ranged_fighter_may_attack_a_neighbour_that_shares_no_zone() -> None:  # W5
    pairs = [("K04", "K10"), ("K13", "K12"), ("K08", "K09"), ("K10", "K11"), ("K26", "K27"), ("K29", "K30")]

    for a, b in pairs:
        spare = {"wolf-a": "K19", "wolf-b": "K20", "geralt": "K32"}
        s = scene(geralt("plot-twist", SPARE), leshen(), at={**spare, "dandelion": a, "leshen": b})
        board = s.roster.board
        assert not board.zoned[board.number(a)] >> board.number(b) & 1
        assert "attack dandelion leshen" in options(s)


def test_an_attack_needs_a_card_that_the_attacker_may_use() -> None:
    s = scene(geralt("wolf-medallion", "plot-twist", SPARE, equipment=["wolf-medallion"]), leshen())

    assert not any(option.startswith("attack geralt") for option in options(s))


def test_the_defender_is_offered_what_the_defending_fighter_may_use_and_may_decline() -> None:
    s = scene(leshen("flock-of-birds", "primeval-slam"), geralt("rend", "plot-twist", "igni", "yrden"))

    do(s, "attack leshen geralt", "lay flock-of-birds")

    assert (who(s), asked(s)) == (1, "defence")
    assert options(s) == ["defend yrden", "defend rend", "decline"]


# -- course


def test_the_cards_of_a_combat_are_in_no_pile_until_the_clean_up() -> None:
    s = scene(geralt("riposte", SPARE), leshen("planted-feet"))

    fight(s, "geralt leshen", "riposte", "planted-feet")

    assert pile(s, 0, "discard") == []
    assert [part["card"] for part in s.data()["part"]] == ["riposte", "planted-feet"]


def test_the_defenders_effects_come_before_the_attackers() -> None:
    s = scene(geralt("riposte", SPARE), geralt("yrden"), at={"dandelion-0": "K08"})

    fight(s, "geralt-0 geralt-1", "riposte", "yrden")
    assert (who(s), asked(s)) == (1, "move")
    do(s, "done")

    assert (who(s), asked(s)) == (0, "riposte")
    assert options(s) == ["hit dandelion-0", "hit geralt-1"]  # held by Yrden, nobody can be swapped


def test_parry_against_a_sword_of_silver_cancels_it_and_counts_three() -> None:  # X9
    s = scene(geralt("sword-of-silver", SPARE, equipment=["sword-of-silver"]), ciri("parry"))

    fight(s, "geralt ciri", "sword-of-silver", "parry")

    assert health(s, "ciri") == [14]


def test_an_armor_ends_the_turn_before_a_sword_of_steel_gains_an_action() -> None:  # X10
    s = scene(geralt("sword-of-steel", SPARE), geralt("armor-of-the-forgotten-wolf", SPARE))

    fight(s, "geralt-0 geralt-1", "sword-of-steel", "armor-of-the-forgotten-wolf")

    assert s.seat == 1
    assert s.actions == 2


def test_a_lethal_attack_is_played_to_its_end_and_the_fallen_heros_card_still_draws() -> None:  # X2
    s = scene(
        leshen("primeval-slam", "vanish-into-murder"),
        geralt("plot-twist", deck=[]),
        at={"dandelion": "K10", "geralt": "K26", "wolf-a": "off"},
        health={"dandelion": 1, "geralt": 2},
    )

    fight(s, "leshen dandelion", "primeval-slam", "plot-twist")

    assert health(s, "dandelion", "geralt") == [0, 0]  # the draw of Plot Twist found an empty deck
    assert (asked(s), winner(s)) == ("summon", None)
    do(s, options(s)[0], "done")
    assert winner(s) == 0


def test_a_defeated_hero_cannot_be_healed() -> None:  # X3
    s = scene(ciri(), leshen(), at={"ciri": "off"}, health={"ciri": 0}, agenda=[{"rule": "recover-2-hero", "seat": 0}])

    assert health(s, "ciri") == [0]
    assert winner(s) == 1


def test_effect_damage_wins_no_combat() -> None:
    s = scene(geralt("igni", SPARE), leshen("command-the-forest"))
    s.listen()

    fight(s, "geralt leshen", "igni")

    told = next(event for event in s.events if event.kind == "fought")
    assert health(s, "leshen") == [11]
    assert (told.seat, told.told_to(None)["damage"]) == (1, 0)


def test_no_card_of_the_box_replaces_a_value_twice() -> None:  # X7
    replacing = [effect for card in CARDS.values() for effect in card.moments[DURING] if "instead-" in effect.name]
    sources = [effect for effect in replacing if isinstance(effect, Source)]

    assert sources == replacing
    assert [[effect.name for effect in one.then + one.more if isinstance(effect, Instead)] for one in sources] == [
        ["instead-4", "instead-7"],
        ["instead-4", "instead-4"],
    ]  # one for each threshold


def test_only_attack_cards_and_schemes_gain_actions_so_nobody_does_on_another_turn() -> None:  # X13
    gaining = [card for card in CARDS.values() if "gain-" in described(card)]

    assert {card.id for card in gaining} == {"sword-of-steel", "tawny-owl", "disturbing-howls"}
    assert not any(card.defends for card in gaining)
