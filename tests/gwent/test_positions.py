"""Positions: read with defaults, checked, written as TOML in the middle of anything, and played on from."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevencats.core import toml
from sevencats.core.words import BadInput
from sevencats.gwent import position
from sevencats.gwent.editions import EDITIONS
from sevencats.gwent.game import GAME
from sevencats.gwent.state import State
from tests.contract.games import advance, positions
from tests.gwent.scenes import do, options, pile, scene, specials, units

# -- defaults


def test_what_is_not_said_has_its_usual_value() -> None:
    s = position.read({"side": [{"hand": ["ves"]}, {"faction": "monsters", "hand": ["nekker"]}]})

    assert s.edition is EDITIONS["anniversary"]
    assert (s.round, s.seat, s.starter, s.scores, s.open_lists, s.inside) == (1, 0, 0, (), False, False)
    assert s.sides[0].leader.id == "foltest-king-of-temeria"
    assert s.sides[1].leader.id == "eredin-king-of-the-wild-hunt"
    assert [side.gems for side in s.sides] == [2, 2]
    assert [side.passed or side.leader_used for side in s.sides] == [False, False]
    assert options(s) == ["play ves", "pass"]


def test_a_position_without_anything_is_a_drawn_game_of_empty_hands() -> None:
    s = position.read({})

    assert s.outcome is not None
    assert s.scores == ((0, 0), (0, 0))


def test_the_leader_tells_the_faction_and_the_faction_the_first_leader_of_the_edition() -> None:
    s = scene({"leader": "king-bran"}, {"faction": "scoiatael"})

    assert s.sides[0].faction.id == "skellige"
    assert s.sides[1].leader.id == "francesca-pureblood-elf"


def test_the_gems_are_those_of_the_house() -> None:
    s = scene(house={"gems": 5})

    assert [side.gems for side in s.sides] == [5, 5]


def test_cards_that_lie_on_a_row_are_sorted_into_units_and_specials() -> None:
    s = scene({"close": ["ves", "commanders-horn", "decoy", "blue-stripes-commando*2"], "sounded": ["siege"]})

    assert units(s, 0, "close") == ["ves", "blue-stripes-commando", "blue-stripes-commando"]
    assert specials(s, 0, "close") == ["decoy", "commanders-horn"]
    assert [row.sounded for row in s.sides[0].rows] == [False, False, True]


def test_what_lies_on_the_table_counts_as_seen_and_spies_as_cards_of_their_sender() -> None:
    s = scene(
        {"close": ["ves", "stefan-skellen"], "discard": ["decoy"], "weather": ["biting-frost"]}, {"siege": ["thaler"]}
    )

    assert pile(s, 0, "seen") == ["decoy", "biting-frost", "thaler", "ves"]
    assert pile(s, 1, "seen") == ["stefan-skellen"]


def test_reserve_cards_on_the_table_are_not_seen_of_a_deck() -> None:
    s = scene({"close": ["bovine-defense-force"], "discard": ["transformed-vildkaarl"]})

    assert pile(s, 0, "seen") == []


def test_the_last_passer_is_the_one_who_has_passed() -> None:
    s = scene({}, {"passed": True})

    assert s.last_passer == 1


def test_a_position_where_both_have_passed_goes_on_with_the_end_of_the_round() -> None:
    s = scene({"passed": True, "close": ["ves"]}, {"passed": True})

    assert s.round == 2
    assert s.scores == ((5, 0),)


def test_a_position_without_gems_is_over() -> None:
    s = scene({"gems": 0}, {"gems": 1})

    assert s.outcome is not None
    assert s.outcome.winner == 1
    assert s.decision is None


# -- in the middle of an effect

MIDDLES: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any], list[str]]] = {
    "swap": (
        {"hand": ["ves", "catapult"], "deck": ["ballista*2"], "aside": ["trebuchet"]},
        {},
        {"agenda": [{"rule": "swap", "seat": 0, "n": 1}, {"rule": "swap", "seat": 1, "n": 2}]},
        [],
    ),
    "draw": ({"hand": ["thaler", "ves"], "deck": ["ballista*2", "catapult"]}, {}, {}, ["play thaler"]),
    "row of an agile unit": ({"hand": ["yaevinn", "ves"]}, {}, {}, ["play yaevinn"]),
    "row of a horn": ({"hand": ["commanders-horn", "ves"]}, {}, {}, ["play commanders-horn"]),
    "row of mardroeme": ({"hand": ["mardroeme", "ves"]}, {}, {}, ["play mardroeme"]),
    "decoy": ({"hand": ["decoy", "ves"], "close": ["griffin", "fiend"]}, {}, {}, ["play decoy"]),
    "medic": (
        {"hand": ["dun-banner-medic", "ves"], "discard": ["ballista", "catapult"]},
        {},
        {},
        ["play dun-banner-medic"],
    ),
    "medic by lot": (
        {
            "leader": "emhyr-invader-of-the-north",
            "hand": ["siege-technician", "ves"],
            "discard": ["ballista", "catapult"],
        },
        {},
        {},
        ["play siege-technician"],
    ),
    "chain of medics": (
        {"hand": ["dun-banner-medic", "ves"], "discard": ["birna-bran", "catapult", "griffin"]},
        {},
        {},
        ["play dun-banner-medic", "revive birna-bran"],
    ),
    "weather of the deck": (
        {"leader": "eredin-king-of-the-wild-hunt", "deck": ["biting-frost", "clear-weather"]},
        {},
        {},
        ["leader"],
    ),
    "cards shown": (
        {"leader": "emhyr-emperor-of-nilfgaard"},
        {"hand": ["nekker*2", "griffin", "fiend"]},
        {},
        ["leader", "show nekker"],
    ),
    "discard": (
        {"leader": "eredin-destroyer-of-worlds", "hand": ["nekker", "griffin", "fiend"], "deck": ["ghoul"]},
        {},
        {},
        ["leader", "discard nekker"],
    ),
    "fetch": (
        {"leader": "eredin-destroyer-of-worlds", "hand": ["nekker", "griffin", "fiend"], "deck": ["ghoul", "harpy"]},
        {},
        {},
        ["leader", "discard nekker", "discard griffin"],
    ),
    "take": ({"leader": "eredin-bringer-of-death", "discard": ["griffin", "fiend"]}, {}, {}, ["leader"]),
    "take from the deck": (
        {"leader": "emhyr-the-relentless"},
        {"deck": ["griffin", "fiend"]},
        {"house": {"relentless_takes_from": "deck"}},
        ["leader"],
    ),
    "keep": (
        {"faction": "monsters", "close": ["griffin", "fiend"], "ranged": ["cow"], "reserve": ["bovine-defense-force"]},
        {"faction": "monsters", "close": ["ghoul", "foglet"]},
        {},
        ["pass", "pass"],
    ),
    "coin after a tie": ({}, {}, {"house": {"after_a_tie": "coin"}}, ["pass", "pass"]),
    "first of two that return": (
        {"faction": "skellige", "discard": ["birna-bran", "svanrige", "udalryk"]},
        {"siege": ["ballista"]},
        {"round": 2},
        ["pass", "pass"],
    ),
    "second of two that return": (
        {"faction": "skellige", "discard": ["birna-bran", "svanrige", "udalryk"]},
        {"siege": ["ballista"]},
        {"round": 2},
        ["pass", "pass", "revive birna-bran"],
    ),
    "first player": (
        {"faction": "scoiatael", "hand": [], "deck": ["milva*12"]},
        {"hand": [], "deck": ["nekker*12"]},
        {"agenda": [{"rule": "start"}]},
        [],
    ),
    "coin": (
        {"hand": [], "deck": ["ves*12"]},
        {"hand": [], "deck": ["nekker*12"]},
        {"agenda": [{"rule": "start"}]},
        [],
    ),
}


def middle(name: str) -> State:
    me, other, course, choices = MIDDLES[name]
    s = scene(me, other, **course)
    for text in choices:
        s.choose(text)
    return s


def through_toml(s: State) -> State:
    return position.read(toml.loads(toml.dumps(s.data()), "The position"))


@pytest.mark.parametrize("name", MIDDLES)
def test_a_position_in_the_middle_of_an_effect_survives_toml(name: str) -> None:
    s = middle(name)
    assert s.decision is not None
    assert s.decision.about != "turn"

    loaded = through_toml(s)

    assert loaded == s
    assert loaded.decision is not None
    assert loaded.decision.options == s.decision.options
    assert loaded.decision.weights == s.decision.weights
    assert loaded.decision.seat == s.decision.seat
    assert [loaded.view(seat) for seat in (0, 1, None)] == [s.view(seat) for seat in (0, 1, None)]


@pytest.mark.parametrize("name", MIDDLES)
def test_a_position_in_the_middle_of_an_effect_goes_on_as_the_original_does(name: str) -> None:
    s = middle(name)
    loaded = through_toml(s)

    advance(s, 300)
    advance(loaded, 300)

    assert s.outcome is not None
    assert loaded == s


@given(positions(("gwent",)), st.integers(0, 40))
def test_every_position_survives_toml_and_goes_on_as_the_original_does(s: State, choices: int) -> None:
    loaded = through_toml(s)
    assert loaded == s

    advance(s, choices)
    advance(loaded, choices)

    assert loaded == s


def test_the_toml_of_a_position_is_short_and_leaves_out_what_is_usual() -> None:
    s = scene({"hand": ["ves*1", "catapult*2"]}, {"faction": "monsters", "close": ["nekker*3"], "hand": []})

    assert tomllib.loads(toml.dumps(s.data())) == {
        "game": "gwent",
        "edition": "anniversary",
        "round": 1,
        "turn": 0,
        "starter": 0,
        "last_passer": 0,
        "luck": 1,
        "asked": {"rule": "turn", "seat": 0},
        "side": [
            {
                "faction": "northern-realms",
                "leader": "foltest-king-of-temeria",
                "gems": 2,
                "hand": ["ves", "catapult*2"],
                "seen": [],
            },
            {
                "faction": "monsters",
                "leader": "eredin-king-of-the-wild-hunt",
                "gems": 2,
                "close": ["nekker*3"],
                "seen": ["nekker*3"],
            },
        ],
    }


def test_a_position_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "here.toml"
    path.write_text(toml.dumps(middle("medic").data()), encoding="utf-8")

    assert position.read(toml.load(path)) == middle("medic")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(6))
def test_a_position_from_the_middle_of_a_game_is_played_to_the_end_in_every_edition(edition: str, seed: int) -> None:
    s = GAME.new({"edition": edition, "seats": [{"deck": "init-monsters"}, {"deck": "init-nilfgaard"}]}, seed)
    advance(s, 40)
    assert s.outcome is None

    loaded = through_toml(s)
    advance(loaded, GAME.bound)

    assert loaded.outcome is not None


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_scene_that_no_game_began_is_played_to_the_end_in_every_edition(edition: str) -> None:
    s = scene(
        {"hand": ["decoy", "thaler", "dun-banner-medic"], "discard": ["ves"], "deck": ["ballista"]},
        {"faction": "monsters", "hand": ["nekker", "scorch"], "close": ["nekker"], "passed": False},
        edition=edition,
        round=3,
        scores=[[3, 4], [5, 2]],
    )

    advance(s, 200)

    assert s.outcome is not None
    assert s.scores[:2] == ((3, 4), (5, 2))


def test_luck_inside_a_position_is_resolved_at_once() -> None:
    s = scene({"hand": ["thaler", "ves"], "deck": ["ballista*2", "catapult"]}, luck_inside=True)

    s.choose("play thaler")

    assert len(pile(s, 0, "hand")) == 3
    assert s.decision is not None
    assert s.decision.seat == 1


# -- bad input

SIDE: dict[str, Any] = {"hand": ["vesemir", "zoltan-chivay"]}


def with_side(**data: Any) -> dict[str, Any]:
    return {"side": [{**SIDE, **data}, SIDE]}


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (
            5,
            "A position is a table with the fields game, edition, house, open_lists, round, turn, starter, "
            "last_passer, luck, scores, luck_inside, asked, by_lot, agenda, side.",
        ),
        ({"rond": 2}, '"rond" is not a field of a position; did you mean "round"?'),
        ({"game": "chess"}, 'This is a position of "chess", not of gwent.'),
        ({"edition": "witcher"}, '"witcher" is not an edition; did you mean "witcher-3"?'),
        ({"house": {"hands": 3}}, '"hands" is not a house rule; did you mean "hand"?'),
        ({"side": [{}]}, "A position has two sides, not 1."),
        ({"side": {}}, '"side" is a list of tables, not {}.'),
        ({"side": [5, {}]}, '"side" is a list of tables, not [5, {}].'),
        ({"round": 0}, '"round" is a whole number from 1 to 99, not 0.'),
        ({"round": "two"}, "\"round\" is a whole number from 1 to 99, not 'two'."),
        ({"turn": 2}, '"turn" is a whole number from 0 to 1, not 2.'),
        ({"starter": True}, '"starter" is a whole number from 0 to 1, not True.'),
        ({"luck": 0}, '"luck" is a whole number from 1 to 4294967295, not 0.'),
        ({"open_lists": 1}, '"open_lists" is true or false, not 1.'),
        ({"luck_inside": "no"}, "\"luck_inside\" is true or false, not 'no'."),
        ({"scores": [[1, 2], [3]]}, "The scores are pairs of totals, not [3]."),
        ({"scores": 7}, "The scores are pairs of totals, not 7."),
        ({"side": [{**SIDE, "passed": True}, SIDE]}, "It is the turn of seat 0, but that seat has passed."),
        (with_side(hnad=[]), '"hnad" is not a field of a side; did you mean "hand"?'),
        (with_side(hand="nekker"), "\"hand\" is a list of card names, not 'nekker'."),
        (with_side(hand=["nekkr"]), '"nekkr" is not a card; did you mean "nekker"?'),
        (
            with_side(hand=["nekker*x"]),
            'In "hand" stands \'nekker*x\'; expected a card, or a card and how many: "nekker*3".',
        ),
        (
            with_side(deck=["nekkr", "gryffin"]),
            '"nekkr" is not a card; did you mean "nekker"? "gryffin" is not a card; did you mean "griffin"?',
        ),
        (with_side(hand=["roach"]), '"roach" is not in the edition anniversary.'),
        (with_side(leader="king-brann"), '"king-brann" is not a leader; did you mean "king-bran"?'),
        (
            with_side(leader="king-bran", faction="monsters"),
            "The leader king-bran belongs to skellige, not to monsters.",
        ),
        (
            with_side(faction="skelige"),
            '"skelige" is not a faction of the edition anniversary; did you mean "skellige"?',
        ),
        (with_side(gems=-1), '"gems" is a whole number from 0 to 60, not -1.'),
        (with_side(passed="yes"), "\"passed\" is true or false, not 'yes'."),
        (with_side(leader_used=1), '"leader_used" is true or false, not 1.'),
        (with_side(siege=["nekker"]), '"nekker" fights in close, not in siege.'),
        (with_side(siege=["yaevinn"]), '"yaevinn" fights in close or ranged, not in siege.'),
        (with_side(close=["scorch"]), '"scorch" does not lie on a row.'),
        (with_side(close=["biting-frost"]), '"biting-frost" does not lie on a row.'),
        (with_side(weather=["nekker"]), '"nekker" is not weather that can lie on the table.'),
        (with_side(weather=["clear-weather"]), '"clear-weather" is not weather that can lie on the table.'),
        (with_side(sounded=["sige"]), '"sige" is not a row; did you mean "siege"?'),
        (with_side(sounded="siege"), "\"sounded\" is a list of names, not 'siege'."),
        ({"asked": 5}, '"asked" is a table, not 5.'),
        ({"asked": {"seat": 0}}, '"" is not a rule; the nearest are: weather, turn, take-from-own-discard.'),
        ({"asked": {"rule": ["x"]}}, "\"rule\" is a name, not ['x']."),
        ({"agenda": 5}, '"agenda" is a list of tables, not 5.'),
        ({"agenda": [{"rule": "start", "n": 7}]}, '"n" is a whole number from 0 to 2, not 7.'),
        (
            {"agenda": [{"rule": "weather", "card": "nekker"}]},
            'A step of "weather" holds a card that is played that way, not "nekker".',
        ),
        ({"agenda": [{"rule": "deploy"}]}, 'A step of "deploy" holds a card that is played that way, not "none".'),
        ({"asked": {"rule": "turn", "seat": -1}}, '"seat" is a whole number from 0 to 1, not -1.'),
        ({"asked": {"rule": "turn"}, "by_lot": True}, 'The question of "turn" is never put to luck.'),
        ({"asked": {"rule": "draw", "n": 1}}, 'The question of "draw" is always put to luck.'),
        ({"edition": ["x"]}, "\"edition\" is a name, not ['x']."),
        ({"house": ["hand"]}, "\"house\" is a table, not ['hand']."),
        ({"house": {"sets": ["promo"]}}, "There is no leader of northern-realms in the sets promo."),
        ({"scores": [[1.5, 2]]}, "The scores are pairs of totals, not [1.5, 2]."),
        (with_side(leader=["x"]), "\"leader\" is a name, not ['x']."),
        (with_side(known=["nekker"]), '"known" has cards that do not lie where they are said to be known.'),
        (with_side(marked=["nekker"]), '"marked" has cards that do not lie where they are said to be known.'),
        (with_side(shown=["nekker"]), '"shown" has cards that do not lie where they are said to be known.'),
        (with_side(stirred=["nekker"]), '"stirred" has cards that do not lie where they are said to be known.'),
        ({"agenda": [{"rule": "turm"}]}, '"turm" is not a rule; did you mean "turn"?'),
        ({"agenda": [{"rule": "draw", "m": 2}]}, '"m" is not a field of a step; expected one of: rule, seat, card, n.'),
        ({"agenda": [{"rule": "draw", "n": -1}]}, '"n" is a whole number from 0 to 99, not -1.'),
        ({"agenda": [{"rule": "deploy", "card": "nekkr"}]}, '"nekkr" is not a card; did you mean "nekker"?'),
        ({"agenda": [{"rule": "deploy", "card": "roach"}]}, '"roach" is not in the edition anniversary.'),
        ({"asked": {"rule": "medic"}}, 'The question of "medic" has fewer than two answers in this position.'),
        (
            {"asked": {"rule": "deploy", "card": "nekker"}},
            'The question of "deploy" has fewer than two answers in this position.',
        ),
        ({"asked": {"rule": "turn"}}, 'The question of "turn" has fewer than two answers in this position.'),
    ],
)
def test_bad_input_is_refused_with_one_sentence_and_the_nearest_name(data: Any, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        position.read(data)

    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("edition", "side", "sentence"),
    [
        (
            "classic-2015",
            {"faction": "skellige"},
            '"skellige" is not a faction of the edition classic-2015; '
            "expected one of: northern-realms, nilfgaard, monsters, scoiatael.",
        ),
        ("classic-2015", {"leader": "king-bran"}, "The leader king-bran is not in the edition classic-2015."),
        (
            "classic-2015",
            {"leader": "eredin-the-treacherous"},
            "The leader eredin-the-treacherous is not in the edition classic-2015.",
        ),
        ("classic-2015", {"hand": ["cow"]}, '"cow" is not in the edition classic-2015.'),
    ],
)
def test_what_an_edition_does_not_have_is_refused(edition: str, side: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        position.read({"edition": edition, "side": [side, {}]})

    assert str(refused.value) == sentence


def test_a_text_that_is_no_toml_is_refused_with_one_sentence() -> None:
    with pytest.raises(BadInput, match=r"^The position is not TOML: .*\.$"):
        toml.loads("round = = 2", "The position")


def test_a_file_that_is_not_there_is_refused_with_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"none\.toml cannot be read: No such file or directory\.$"):
        toml.load(tmp_path / "none.toml")


def test_a_position_of_a_house_is_told_with_its_rules() -> None:
    s = scene(edition="witcher-3", house={"hand": 9})

    assert s.data()["edition"] == "witcher-3"
    assert s.data()["house"] == {"hand": 9}
    assert do(through_toml(s), "pass").edition == s.edition
