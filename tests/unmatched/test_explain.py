"""Explanations and the board as text."""

from __future__ import annotations

import pytest

from sevencats.core.words import BadInput
from sevencats.unmatched import GAME, new
from tests.unmatched.scenes import ciri, do, fight, geralt, leshen, scene, sources


def test_a_combat_value_tells_how_it_came_about() -> None:
    s = scene(
        leshen("planted-feet"),
        ciri("lion-cub-of-cintra", "unicorn-ally", discard=sources(1)),
        turn=1,
        combat={"revealed": True},
        part=[
            {"fighter": "ciri", "card": "lion-cub-of-cintra", "instead": 4, "added": ["zireael 2"]},
            {"fighter": "leshen", "card": "primeval-guardian", "ignored": "sword-of-silver", "cancelled": True},
        ],
        asked={"rule": "moves", "seat": 0, "n": 3, "fighters": ["wolf-a"]},
        agenda=[{"rule": "clean-up"}],
    )

    assert GAME.explain(s, "attack") == (
        "attack: lion-cub-of-cintra 6: printed 2 (U 7.1); 4 instead (U 7.2); + 2 by zireael (U 7.1)"
    )
    assert GAME.explain(s, "defence") == (
        "defence: primeval-guardian 0: printed 5 (U 7.1); ignored because of "
        "sword-of-silver (U 7.3); effects cancelled (U 8.2)"
    )


def test_the_heart_of_the_forest_is_named_as_a_cause() -> None:
    s = scene(leshen("flock-of-birds", "vanish-into-murder"), geralt(), marks={"leshen": "attacked"})

    fight(s, "leshen geralt", "flock-of-birds")

    assert GAME.explain(s, "combat") == (
        "attack: flock-of-birds 8: printed 5 (U 7.1); + 3 by heart-of-the-forest (U 7.1)\ndefence: 0: no card (U 6.5)"
    )


def test_a_card_that_lies_face_down_is_not_explained() -> None:
    s = scene(geralt("rend", "igni"), leshen("planted-feet"))

    do(s, "attack geralt leshen", "lay igni")

    assert GAME.explain(s, "") == "attack: face down (U 6.2)\ndefence: not revealed yet (U 6.2)"


@pytest.mark.parametrize(
    ("about", "sentence"),
    [
        ("geralt K11", "geralt can reach K11: 2 of 2 steps (U 4.4)."),
        ("geralt K25", "geralt cannot reach K25: it is 3 steps away, and 2 are allowed (U 4.4)."),
        ("geralt K25 3", "geralt can reach K25: 3 of 3 steps (U 4.4)."),
        ("geralt K11 ²", "geralt can reach K11: 2 of 2 steps (U 4.4)."),
        ("geralt K09", "geralt cannot reach K09: it stands there already (U 4.4)."),
        ("geralt K15", "geralt cannot reach K15: leshen stands there (U 4.4)."),
        ("geralt K23", "geralt can reach K23: 2 of 2 steps (U 4.4)."),
        ("geralt K03", "geralt cannot reach K03: the arrows lead the other way, and it is 4 steps around (U 1.4)."),
        ("dandelion K08", "dandelion cannot reach K08: it cannot leave its space this turn (U 4.7)."),
        ("wolf-a K08", "wolf-a cannot reach K08: it is defeated (U 9.1)."),
        ("wolf-b K27", "wolf-b cannot reach K27: opposing fighters are in the way (U 4.4)."),
        ("geralt leshen", "geralt can attack leshen: adjacent (U 6.1)."),
        ("leshen dandelion", "leshen can attack dandelion: ranged, and both stand in white (U 6.1)."),
        ("geralt wolf-b", "geralt cannot attack wolf-b: they are not adjacent (U 6.1)."),
        ("leshen wolf-b", "leshen cannot attack wolf-b: they are on the same side (U 6.1)."),
        ("geralt wolf-a", "geralt cannot attack wolf-a: the target is defeated (U 9.1)."),
        ("dandelion wolf-b", "dandelion can attack wolf-b: adjacent (U 6.1)."),
        (
            "igni",
            "igni: attack, value 0, boost 3, for geralt. After combat the opposing fighter takes 2 damage and "
            "everybody else beside Geralt takes 1.",
        ),
        (
            "geralt",
            "geralt of seat 0: health 16 of 16, move 2, melee; on K09 (zones sky); reaches K08 K10 K11 K16 K19 "
            "K21 K23; in range: leshen.",
        ),
    ],
)
def test_reach_and_range_tell_why_and_why_not(about: str, sentence: str) -> None:
    s = scene(
        geralt("rend", "witcher-senses"),
        leshen(),
        at={"dandelion": "K26", "leshen": "K15", "wolf-a": "off", "wolf-b": "K18"},
        marks={"dandelion": "stuck"},
    )

    assert GAME.explain(s, about) == sentence


def test_a_first_turn_tells_whom_it_spares() -> None:
    s = scene(ciri("blink", "unicorn-ally"), leshen(), geralt(), at={"geralt": "K15"}, number=1)

    assert GAME.explain(s, "ciri geralt") == (
        "ciri cannot attack geralt: in a first turn only the next player may be attacked (U 9.5)."
    )


def test_somebody_far_away_is_told_so() -> None:
    s = scene(leshen("planted-feet", "vanish-into-murder"), geralt(), at={"leshen": "K26", "geralt": "K32"})

    assert GAME.explain(s, "leshen geralt") == (
        "leshen cannot attack geralt: they are not adjacent and share no zone (U 6.1)."
    )


@pytest.mark.parametrize("about", ["gerald", "attack", "geralt K99"])
def test_what_cannot_be_explained_is_refused(about: str) -> None:
    s = scene(geralt("rend", "witcher-senses"), leshen())

    with pytest.raises(BadInput, match=r"[.?]$"):
        GAME.explain(s, about)


def test_the_board_prints_with_fighters_health_zones_and_reach() -> None:
    s = scene(geralt("rend", "witcher-senses"), leshen(ongoing="strength-of-the-pack"), at={"wolf-b": "off"})

    text = GAME.show(s.view(0))

    for space in s.roster.board.ids:
        assert space in text
    assert "[K09 geralt]" in text
    assert "0 geralt 16/16 on K09 (sky), reaches K08 K15 K16 K18 K19 K21 K23\n" in text
    assert "1 wolf-b 0/1 off the board" in text
    assert "in play strength-of-the-pack" in text
    assert text.endswith("hand: rend, witcher-senses")
    assert "hand:" not in GAME.show(s.view(None))


def test_a_combat_prints_what_each_seat_may_see() -> None:
    s = scene(geralt("rend", "igni"), leshen("planted-feet"))
    do(s, "attack geralt leshen", "lay igni")

    assert "combat: geralt with igni against leshen" in GAME.show(s.view(0))
    assert "combat: geralt against leshen\n" in GAME.show(s.view(1))
    assert "combat: geralt against leshen\n" in GAME.show(s.view(None))


def test_a_match_in_a_repl_prints_the_board_and_explains() -> None:
    match = new("geralt", "leshen", board="kaer-morhen", seed=1)

    assert repr(match).startswith("Unmatched, Kaer Morhen, turn 0. Seat 0 chooses: equipment.")
    assert match.explain("rend").startswith("rend: versatile, value 3")
