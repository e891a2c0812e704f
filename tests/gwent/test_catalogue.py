"""The catalogue: all cards and leaders are there, hang together, and a broken line is refused with a sentence."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import pytest

from sevencats.core.words import BadInput
from sevencats.gwent.abilities import ABILITIES
from sevencats.gwent.cards import Card
from sevencats.gwent.catalogue import (
    CARDS,
    HERE,
    LEADERS,
    BadContent,
    card,
    fingerprint,
    leader,
    read_cards,
    read_leaders,
)
from sevencats.gwent.editions import FACTIONS, SETS
from sevencats.gwent.leaders import PASSIVE, POWERS

ALL = list(CARDS.values())

# -- what is there


def test_so_many_cards_and_leaders_are_in_each_section() -> None:
    cards = Counter((one.faction, one.set, one.kind) for one in ALL)
    leaders = Counter((one.faction, one.set) for one in LEADERS.values())

    assert cards == {
        ("special", "base", "special"): 3,
        ("weather", "base", "weather"): 4,
        ("weather", "blood-and-wine", "weather"): 1,
        ("neutral", "base", "hero"): 5,
        ("neutral", "base", "unit"): 5,
        ("neutral", "hearts-of-stone", "unit"): 5,
        ("neutral", "promo", "unit"): 1,
        ("northern-realms", "base", "hero"): 4,
        ("northern-realms", "base", "unit"): 21,
        ("nilfgaard", "base", "hero"): 4,
        ("nilfgaard", "base", "unit"): 25,
        ("monsters", "base", "hero"): 4,
        ("monsters", "base", "unit"): 30,
        ("monsters", "hearts-of-stone", "unit"): 1,
        ("scoiatael", "base", "hero"): 4,
        ("scoiatael", "base", "unit"): 18,
        ("scoiatael", "hearts-of-stone", "unit"): 1,
        ("skellige", "blood-and-wine", "special"): 1,
        ("skellige", "blood-and-wine", "hero"): 4,
        ("skellige", "blood-and-wine", "unit"): 22,
    }
    assert leaders == {
        ("northern-realms", "base"): 4,
        ("northern-realms", "hearts-of-stone"): 1,
        ("nilfgaard", "base"): 4,
        ("nilfgaard", "hearts-of-stone"): 1,
        ("monsters", "base"): 4,
        ("monsters", "hearts-of-stone"): 1,
        ("scoiatael", "base"): 4,
        ("scoiatael", "hearts-of-stone"): 1,
        ("skellige", "blood-and-wine"): 2,
    }


def test_the_expansions_hold_what_the_rules_say() -> None:
    by_set = {set_: {one.id for one in ALL if one.set == set_} for set_ in SETS}

    assert "roach" in by_set["promo"]
    assert by_set["hearts-of-stone"] >= {
        "olgierd-von-everec",
        "gaunter-odimm",
        "gaunter-odimm-darkness",
        "cow",
        "bovine-defense-force",
        "toad",
        "schirru",
    }
    assert "skellige-storm" in by_set["blood-and-wine"]


def test_every_leader_has_a_power_or_is_passive_and_every_power_has_a_leader() -> None:
    assert all((one.power is None) != (one.passive == "") for one in LEADERS.values())
    assert {one.power.name for one in LEADERS.values() if one.power} == {power.name for power in POWERS}
    assert {one.passive for one in LEADERS.values() if one.passive} == {*PASSIVE}


def test_every_ability_has_a_card() -> None:
    assert {name for one in ALL for name in one.abilities} >= {ability.name for ability in ABILITIES}


def test_special_cards_exist_three_times_and_units_up_to_five_times() -> None:
    assert {one.copies for one in ALL if one.special} == {3}
    assert {one.copies for one in ALL if one.hero} == {1}
    assert {one.copies for one in ALL if one.plain} == {1, 2, 3, 4, 5}
    assert CARDS["mahakaman-defender"].copies == 5


# -- how it hangs together


def test_all_ids_are_unique_and_no_leader_is_called_like_a_card() -> None:
    lines = [
        line.split("=")[0].strip()
        for name in ("cards.toml", "leaders.toml")
        for line in (HERE / name).read_text(encoding="utf-8").splitlines()
        if line and line[0] not in "#["
    ]

    assert len(lines) == len(set(lines))
    assert set(lines) == set(CARDS) | set(LEADERS)


def test_cards_are_numbered_in_their_order() -> None:
    assert [one.index for one in ALL] == list(range(len(CARDS)))
    assert all(id == one.id for id, one in CARDS.items())


def members(group: int) -> list[str]:
    return [one.id for one in ALL if one.group == group]


def test_every_muster_calls_a_group_that_exists() -> None:
    callers = [one for one in ALL if "muster" in one.abilities]

    assert len(callers) > 20
    assert all(members(one.calls) for one in callers)


@pytest.mark.parametrize(
    ("caller", "called"),
    [
        ("arachas", ["arachas-behemoth", "arachas"]),
        ("arachas-behemoth", ["arachas-behemoth", "arachas"]),
        (
            "vampire-katakan",
            ["vampire-ekimmara", "vampire-fleder", "vampire-garkain", "vampire-bruxa", "vampire-katakan"],
        ),
        ("crone-brewess", ["crone-brewess", "crone-weavess", "crone-whispess"]),
        ("nekker", ["nekker"]),
        ("ghoul", ["ghoul"]),
        ("havekar-smuggler", ["havekar-smuggler"]),
        ("dwarven-skirmisher", ["dwarven-skirmisher"]),
        ("elven-skirmisher", ["elven-skirmisher"]),
        ("light-longship", ["light-longship"]),
        ("gaunter-odimm-darkness", ["gaunter-odimm-darkness"]),
        ("gaunter-odimm", ["gaunter-odimm-darkness"]),
        ("cerys", ["clan-drummond-shield-maiden"]),
        ("geralt-of-rivia", ["roach"]),
        ("cirilla-fiona-elen-riannon", ["roach"]),
    ],
)
def test_who_calls_whom(caller: str, called: list[str]) -> None:
    assert members(CARDS[caller].calls) == called


def test_what_a_card_becomes_is_a_reserve_card_and_every_reserve_card_is_reached() -> None:
    becomes = {one.id: one.becomes for one in ALL if one.becomes is not None}

    assert {id: other.id for id, other in becomes.items()} == {
        "cow": "bovine-defense-force",
        "kambi": "hemdall",
        "berserker": "transformed-vildkaarl",
        "young-berserker": "transformed-young-vildkaarl",
    }
    assert set(becomes.values()) == {one for one in ALL if one.reserve}
    assert {one.id for one in ALL if one.avenger} == {"bovine-defense-force", "hemdall"}


def test_a_card_and_what_it_becomes_exist_equally_often_and_a_berserker_stays_in_its_row() -> None:
    for one in ALL:
        if one.becomes is not None:
            assert one.becomes.copies == one.copies
            if one.berserk:
                assert one.becomes.rows == one.rows


def test_no_hero_and_no_spy_has_a_bond_and_no_bond_and_no_spy_is_agile() -> None:
    assert not any(one.bonds and (one.hero or one.spy or one.agile) for one in ALL)
    assert not any(one.spy and one.agile for one in ALL)


def test_cards_are_the_same_objects_wherever_they_are_asked_for() -> None:
    assert card("nekker") is CARDS["nekker"]
    assert leader("king-bran") is LEADERS["king-bran"]


def test_unknown_names_are_refused_with_the_nearest_one() -> None:
    with pytest.raises(BadInput, match='^"nekkr" is not a card; did you mean "nekker"?'):
        card("nekkr")
    with pytest.raises(BadInput, match='^"king-brann" is not a leader; did you mean "king-bran"?'):
        leader("king-brann")


def test_the_fingerprint_is_a_hash_of_both_files() -> None:
    both = (HERE / "cards.toml").read_bytes() + (HERE / "leaders.toml").read_bytes()

    assert fingerprint() == hashlib.sha256(both).hexdigest()


# -- broken content


def one_card(row: Any, faction: str = "monsters", set_: str = "base") -> dict[str, Card]:
    return read_cards({faction: {set_: {"x": row}}})


def test_a_good_line_becomes_a_card() -> None:
    made = one_card({"unit": 4, "row": "agile", "abilities": ["morale-boost"], "copies": 2})["x"]

    assert (made.kind, made.strength, made.rows, made.agile, made.boost, made.copies) == ("unit", 4, [0, 1], True, 1, 2)
    assert (made.faction, made.set, made.abilities) == ("monsters", "base", ("agile", "morale-boost"))


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ({}, '"x" needs exactly one of unit, hero, special, weather.'),
        ({"unit": 1, "hero": 1, "row": "close"}, '"x" needs exactly one of unit, hero, special, weather.'),
        ({"unit": 1}, '"None" is not the row of "x"; expected one of: close, ranged, siege, agile.'),
        ({"unit": 1, "row": "clos"}, '"clos" is not the row of "x"; did you mean "close"?'),
        ({"unit": -1, "row": "close"}, 'The unit of "x" is a whole number from 0 up, not -1.'),
        ({"hero": "ten", "row": "close"}, "The hero of \"x\" is a whole number from 0 up, not 'ten'."),
        ({"unit": True, "row": "close"}, 'The unit of "x" is a whole number from 0 up, not True.'),
        ({"unit": 1, "row": "close", "copies": 0}, 'The copies of "x" is a whole number from 1 up, not 0.'),
        ({"unit": 1, "row": "close", "abilities": ["medc"]}, '"medc" is not an ability of "x"; did you mean "medic"?'),
        ({"unit": 1, "row": "close", "abilites": []}, '"abilites" is not a field of "x"; did you mean "abilities"?'),
        ({"unit": 1, "row": "close", "becomes": "y"}, '"x" becomes "y", which is not a reserve card.'),
        ({"unit": 1, "row": "close", "becomes": "x"}, '"x" becomes "x", which is not a reserve card.'),
        ({"special": "decoi"}, '"decoi" is not what "x" does; did you mean "decoy"?'),
        ({"special": "decoy", "row": "close"}, '"row" is not a field of "x"; expected one of: special, copies.'),
        ({"weather": ["clos"]}, '"clos" is not a row of "x"; did you mean "close"?'),
        ({"weather": ["close", "clear"]}, '"clear" is not a row of "x"; did you mean "close"?'),
    ],
)
def test_a_broken_card_is_refused_with_one_sentence(row: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadContent) as refused:
        one_card(row)

    assert str(refused.value) == sentence


def test_a_section_that_is_no_faction_or_no_set_is_refused() -> None:
    with pytest.raises(BadContent, match='^"monster" is not a section of the catalogue; did you mean "monsters"?'):
        one_card({"unit": 1, "row": "close"}, "monster")
    with pytest.raises(BadContent, match='^"bass" is not a set of cards; did you mean "base"?'):
        one_card({"unit": 1, "row": "close"}, set_="bass")


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ({}, '"x" needs exactly one of power, passive.'),
        ({"power": "horn-close", "passive": "extra-card"}, '"x" needs exactly one of power, passive.'),
        ({"power": 5}, '"x" needs exactly one of power, passive.'),
        ({"power": "horn-clos"}, '"horn-clos" is not a power of "x"; did you mean "horn-close"?'),
        ({"passive": "extra-cart"}, '"extra-cart" is not what "x" always does; did you mean "extra-card"?'),
    ],
)
def test_a_broken_leader_is_refused_with_one_sentence(row: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadContent) as refused:
        read_leaders({"monsters": {"base": {"x": row}}})

    assert str(refused.value) == sentence


def test_a_leader_belongs_to_a_faction() -> None:
    assert {one.faction for one in LEADERS.values()} == set(FACTIONS)
    with pytest.raises(BadContent, match='^"neutral" is not a section of the catalogue'):
        read_leaders({"neutral": {"base": {"x": {"power": "horn-close"}}}})
