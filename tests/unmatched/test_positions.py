"""Positions: written, read, played on from; and what cannot be is refused with one sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sevencats import gwent
from sevencats.core import toml
from sevencats.core.words import BadInput
from sevencats.unmatched import GAME, load, new, position
from tests.unmatched.scenes import asked, ciri, do, fight, geralt, health, leshen, options, scene, space

TEXT = """
board = "fayrlund-forest"
turn = 1

[[side]]
hero = "geralt"
equipment = ["sword-of-silver", "wolf-medallion", "tawny-owl"]
hand = ["rend", "igni*2"]
ongoing = "tawny-owl"

[[side]]
hero = "leshen"
hand = ["planted-feet", "vanish-into-murder"]

[[fighter]]
name = "geralt"
space = "F16"
health = 9

[[fighter]]
name = "leshen"
space = "F22"

[[fighter]]
name = "wolf-b"
health = 0
"""


def test_a_situation_is_written_down_in_toml_and_played_on_from() -> None:
    s = position.read(toml.loads(TEXT, "The position"))

    fight(s, "leshen geralt", "planted-feet")

    assert health(s, "geralt") == [5]
    assert space(s, "wolf-b") == "off"
    assert len(s.sides[0].deck) == 30 - 4


def test_what_is_not_said_has_its_usual_value() -> None:
    s = position.read({"side": [{"hero": "ciri"}, {"hero": "geralt"}]})

    assert (space(s, "ciri"), space(s, "geralt")) == ("K09", "K32")
    assert health(s, "ciri", "ihuarraquax", "geralt", "dandelion") == [15, 7, 16, 5]
    assert s.roster.board.name == "kaer-morhen"


def test_a_position_survives_toml_in_the_middle_of_an_effect() -> None:
    s = scene(leshen("primeval-slam", "vanish-into-murder"), geralt("rend", "yrden"), at={"wolf-a": "off"})
    fight(s, "leshen geralt", "primeval-slam", "yrden")

    again = position.read(toml.loads(toml.dumps(s.data()), "The position"))

    assert again == s
    assert asked(again) == "move"
    do(s, "done", "place wolf-a K15", "done")
    do(again, "done", "place wolf-a K15", "done")
    assert again == s


def test_a_record_of_another_game_is_not_opened_in_this_room(tmp_path: Path) -> None:
    gwent.new(seed=1).save(tmp_path / "game.json")

    with pytest.raises(BadInput, match="is a record of gwent, not of unmatched"):
        load(tmp_path / "game.json")


def test_a_record_is_saved_and_loaded_in_its_room(tmp_path: Path) -> None:
    match = new("ciri", "leshen", "geralt", board="fayrlund-forest", seed=4)
    match.choose(match.options[0])
    match.save(tmp_path / "game.json")

    again = load(tmp_path / "game.json")

    assert again.state.data() == match.state.data()
    assert again.record.seats == ["seat 0", "seat 1", "seat 2"]


SIDES: list[dict[str, Any]] = [{"hero": "geralt"}, {"hero": "leshen"}]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"side": [{"hero": "gerald"}, {"hero": "ciri"}]}, '"gerald" is not a hero; did you mean "geralt"?'),
        ({"side": SIDES, "board": "kaer-mohren"}, '"kaer-mohren" is not a board; did you mean "kaer-morhen"?'),
        (
            {"side": [{"hero": "ciri", "hand": ["pary"]}, {"hero": "ciri"}]},
            '"pary" is not a card; did you mean "parry"?',
        ),
        ({"side": [{"hero": "ciri", "hand": ["rend"]}, {"hero": "ciri"}]}, '"rend" is not a card of ciri.'),
        (
            {"side": [{"hero": "ciri", "hand": ["parry*4"]}, {"hero": "ciri"}]},
            'There are 4 cards "parry" on the side of seat 0, but its deck has 3.',
        ),
        (
            {"side": [{"hero": "ciri", "hand": ["parry*x"]}, {"hero": "ciri"}]},
            '"parry*x" does not say how many; expected for example "parry*2".',
        ),
        (
            {"side": [{"hero": "ciri", "hand": ["parry*²"]}, {"hero": "ciri"}]},
            '"parry*²" does not say how many; expected for example "parry*2".',
        ),
        (
            {"side": [{"hero": "geralt", "equipment": ["sword-of-steel", "sword-of-silver"]}, {"hero": "ciri"}]},
            '"sword-of-silver" and "sword-of-steel" are both of the category sword; '
            "choose one of each of sword, armor, potion.",
        ),
        ({"side": [{"hero": "geralt", "equipment": ["rend"]}, {"hero": "ciri"}]}, '"rend" is not an Equipment card.'),
        ({"side": [{"hero": "ciri", "equipment": ["rend"]}, {"hero": "ciri"}]}, "Ciri has no equipment to choose."),
        (
            {
                "side": [
                    {"hero": "geralt", "equipment": ["sword-of-steel"], "hand": ["sword-of-silver"]},
                    {"hero": "ciri"},
                ]
            },
            'There are 1 cards "sword-of-silver" on the side of seat 0, but its deck has 0.',
        ),
        (
            {"side": SIDES, "fighter": [{"name": "geralt", "space": "K09"}, {"name": "leshen", "space": "K09"}]},
            "K09 is taken: two fighters cannot share a space.",
        ),
        (
            {"side": SIDES, "fighter": [{"name": "geralt", "space": "K33"}]},
            '"K33" is not a space of kaer-morhen; did you mean "K32"?',
        ),
        (
            {"side": SIDES, "fighter": [{"name": "geralt", "space": "K09", "health": 17}]},
            '"health" is a whole number from 0 to 16, not 17.',
        ),
        (
            {"side": SIDES, "fighter": [{"name": "geralt", "space": "K09", "health": 0}]},
            "geralt is defeated and cannot stand on K09.",
        ),
        (
            {"side": SIDES, "fighter": [{"name": "leshen", "space": "off"}]},
            "leshen is off the board and neither defeated nor about to return.",
        ),
        (
            {"side": SIDES, "fighter": [{"name": "dandelion", "space": "off"}]},
            "dandelion is off the board without being defeated.",
        ),
        (
            {"side": SIDES, "fighter": [{"name": "ciri", "space": "K01"}]},
            '"ciri" is not a fighter at this table; expected one of: geralt, dandelion, leshen, wolf-a, wolf-b.',
        ),
        ({"side": SIDES, "fighter": [{"name": "geralt"}]}, 'The fighter geralt needs a "space".'),
        (
            {"side": SIDES, "fighter": [{"name": "geralt", "space": "K01"}, {"name": "geralt", "space": "K02"}]},
            "The fighter geralt is there twice.",
        ),
        ({"side": SIDES[:1]}, "A position has two or three sides, not 1."),
        ({"side": SIDES, "boards": 1}, '"boards" is not a field of a position; did you mean "board"?'),
        ({"side": [{"hero": "ciri", "ongoing": "blink"}, {"hero": "ciri"}]}, '"blink" is not an ongoing scheme.'),
        ({"side": [{"hero": "ciri", "playing": "blink"}, {"hero": "ciri"}]}, '"blink" is not a scheme.'),
        (
            {"side": [{"hero": "ciri", "known": ["blink"]}, {"hero": "ciri"}]},
            '"blink" is known to be in the hand of seat 0, but it is not there.',
        ),
        (
            {"side": [{"hero": "ciri", "deck": [], "marked": ["blink"]}, {"hero": "ciri"}]},
            '"blink" is known to be in the deck of seat 0, but it is not there.',
        ),
        (
            {"side": [{"hero": "ciri", "shown": [[]], "left": [[]]}, {"hero": "ciri"}]},
            '"shown" and "left" have a list for each seat.',
        ),
        ({"side": SIDES, "turn": 2}, '"turn" is a whole number from 0 to 1, not 2.'),
        ({"side": SIDES, "asked": {"rule": "lay"}}, '"lay" belongs to a combat, and there is none in this position.'),
        ({"side": SIDES, "asked": {"rule": "strike-back"}}, '"strike-back" is not a rule; did you mean "strike"?'),
        ({"side": SIDES, "asked": {"rule": "next-turn"}}, '"next-turn" asks nothing.'),
        (
            {"side": SIDES, "asked": {"rule": "boost"}},
            'The question of "boost" has fewer than two answers in this position.',
        ),
        ({"side": SIDES, "asked": "boost"}, "A step is a table with a \"rule\", not 'boost'."),
        ({"side": SIDES, "combat": {}}, 'A combat has two tables "part", the attack and the defence.'),
        (
            {"side": SIDES, "combat": {}, "part": [{"fighter": "geralt"}, {"fighter": "dandelion"}]},
            "A combat is fought by two different sides.",
        ),
        (
            {"side": SIDES, "combat": {}, "part": [{"fighter": "geralt", "added": ["much"]}, {"fighter": "leshen"}]},
            '"much" does not say what was added by what, as in "rend 2".',
        ),
        (
            {
                "side": SIDES,
                "combat": {},
                "part": [{"fighter": "geralt", "added": ["rend --2"]}, {"fighter": "leshen"}],
            },
            '"rend --2" does not say what was added by what, as in "rend 2".',
        ),
        (
            {"side": SIDES, "combat": {}, "part": [{"fighter": "geralt", "card": "plot-twist"}, {"fighter": "leshen"}]},
            'geralt cannot attack with "plot-twist".',
        ),
        (
            {
                "side": SIDES,
                "combat": {},
                "part": [{"fighter": "geralt"}, {"fighter": "leshen", "card": "flock-of-birds"}],
            },
            'leshen cannot defend with "flock-of-birds".',
        ),
        (
            {
                "side": SIDES,
                "combat": {"winner": 0},
                "part": [{"fighter": "geralt", "card": "rend"}, {"fighter": "leshen"}],
            },
            "Before the cards of a combat are revealed it has no defence card and no winner.",
        ),
        (
            {
                "side": SIDES,
                "combat": {"revealed": True},
                "agenda": [{"rule": "clean-up"}, {"rule": "strike"}],
                "part": [{"fighter": "geralt", "card": "rend"}, {"fighter": "leshen"}],
            },
            '"strike" comes too late in this combat.',
        ),
        (
            {
                "side": SIDES,
                "combat": {},
                "agenda": [{"rule": "reveal"}, {"rule": "defend", "seat": 1}],
                "part": [{"fighter": "geralt", "card": "rend"}, {"fighter": "leshen"}],
            },
            '"defend" comes too late in this combat.',
        ),
        (
            {
                "side": SIDES,
                "combat": {"revealed": True},
                "asked": {"rule": "lay"},
                "part": [{"fighter": "geralt", "card": "rend"}, {"fighter": "leshen"}],
            },
            '"lay" comes too late in this combat.',
        ),
        (
            {"side": SIDES, "fighter": [{"name": "geralt", "space": 9}]},
            '"9" is not a space of kaer-morhen; the nearest are: K29, K19, K09.',
        ),
        (
            {
                "side": SIDES,
                "combat": {"revealed": True},
                "part": [{"fighter": "geralt", "card": "rend"}, {"fighter": "leshen"}],
            },
            'A combat ends with "reveal" or "clean-up" on the agenda.',
        ),
        (
            {"side": SIDES, "asked": {"rule": "action"}, "agenda": [{"rule": "draw", "n": 1}]},
            "An action is chosen when nothing else is left to do.",
        ),
        ({"side": SIDES, "combat": 3}, 'A combat has two tables "part", the attack and the defence.'),
        (
            {
                "side": SIDES,
                "combat": {"revealed": True},
                "agenda": [{"rule": "moment", "n": 3}, {"rule": "clean-up"}],
                "part": [{"fighter": "geralt", "card": "rend"}, {"fighter": "leshen"}],
            },
            '"moment" has the moments 0 to 2, not 3.',
        ),
        ({"side": SIDES, "asked": {"rule": "place"}}, '"place" needs a fighter.'),
        (
            {"side": SIDES, "asked": {"rule": "discard-this", "card": "rend"}},
            '"discard-this" needs a card in the hand of seat 0.',
        ),
        (
            {"side": [{"hero": "leshen", "later": ["dinner"]}, {"hero": "ciri"}]},
            f'"dinner" is not an effect that can wait; expected one of: {", ".join(position.WAITING)}.',
        ),
        ({"side": SIDES, "luck_inside": 1}, '"luck_inside" is true or false, not 1.'),
        ({"side": SIDES, "fighter": 3}, '"fighter" is a list of tables, not 3.'),
        ({"side": SIDES, "game": "gwent"}, 'This is a position of "gwent", not of unmatched.'),
        (
            [],
            "A position is a table with the fields game, board, number, turn, actions, luck, luck_inside, drawn, "
            "asked, combat, part, agenda, side, fighter.",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_one_sentence(data: Any, sentence: str) -> None:
    with pytest.raises(BadInput) as why:
        position.read(data)

    assert str(why.value) == sentence


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"seats": [{"hero": "geralt"}]}, "Unmatched has two or three seats, not 1."),
        (
            {"seats": [{"hero": "eskel"}, {"hero": "ciri"}]},
            '"eskel" is not a hero; expected one of: geralt, ciri, leshen.',
        ),
        ({"seats": [{"hero": "ciri"}, {}]}, '"None" is not a hero; expected one of: geralt, ciri, leshen.'),
        ({"board": "novigrad"}, '"novigrad" is not a board; expected one of: kaer-morhen, fayrlund-forest.'),
        (
            {"seats": [{"hero": "ciri", "equipment": ["blizzard"]}, {"hero": "ciri"}]},
            "Ciri has no equipment to choose.",
        ),
        (
            {"seats": [{"hero": "ciri", "deck": []}, {"hero": "ciri"}]},
            '"deck" is not a field of a seat; expected one of: name, hero, equipment.',
        ),
        ({"seats": ["ciri", "ciri"]}, "\"seats\" is a list of tables, not ['ciri', 'ciri']."),
        ({"map": "x"}, '"map" is not a field of a setup; expected one of: board, seats.'),
        (
            {"seats": [{"hero": "geralt", "equipment": "blizzard"}, {"hero": "ciri"}]},
            "The equipment is a list of cards, one of each category, not 'blizzard'.",
        ),
    ],
)
def test_a_setup_that_cannot_be_is_refused_with_one_sentence(setup: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as why:
        GAME.setup(setup)

    assert str(why.value) == sentence


def test_an_option_that_is_not_offered_is_refused_with_the_nearest() -> None:
    s = scene(ciri("blink", "unicorn-ally"), leshen())

    with pytest.raises(BadInput, match="did you mean"):
        s.choose("manouvre")

    assert options(s)[0] == "manoeuvre"


def test_a_mirror_names_its_fighters_by_seat() -> None:
    s = scene(geralt("rend", "witcher-senses"), geralt())

    assert s.roster.names == ["geralt-0", "dandelion-0", "geralt-1", "dandelion-1"]
