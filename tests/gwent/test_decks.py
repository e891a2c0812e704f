"""Decks: what makes one legal, all that is wrong with one at once, and the premade ones (G 2)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sevencats.core.words import BadInput
from sevencats.gwent import decks
from sevencats.gwent.decks import BadDeck, Deck
from sevencats.gwent.editions import EDITIONS, edition
from sevencats.gwent.game import GAME

PREMADE = {  # units, heroes, specials, printed strength, legal in 2015
    "init-northern-realms": (23, 2, 7, 119, True),
    "init-nilfgaard": (24, 3, 7, 138, True),
    "init-monsters": (25, 2, 7, 114, True),
    "init-scoiatael": (24, 2, 7, 125, True),
    "init-skellige": (24, 3, 6, 126, False),
    "vg-start-northern-realms": (23, 0, 6, 85, True),
    "vg-start-skellige": (22, 1, 1, 108, False),
    "asundr-northern-realms": (32, 9, 5, 195, False),
    "asundr-nilfgaard": (28, 6, 9, 160, False),
    "asundr-monsters": (30, 6, 8, 158, False),
    "asundr-scoiatael": (24, 5, 9, 133, False),
    "asundr-skellige": (25, 6, 6, 138, False),
    "zerowarden-northern-bond": (22, 9, 5, 145, True),
    "zerowarden-nilfgaard-spy": (24, 9, 5, 166, True),
    "zerowarden-monsters-swarm": (23, 9, 2, 153, False),
    "zerowarden-scoiatael": (22, 7, 10, 150, False),
    "zerowarden-skellige-cerys": (26, 4, 5, 122, False),
}
MONSTERS = [
    "griffin",
    "fiend",
    "forktail",
    "werewolf",
    "botchling",
    "frightener",
    "foglet",
    "plague-maiden",
    "earth-elemental",
    "fire-elemental",
    "ice-giant",
    "endrega",
    "harpy",
    "cockatrice",
    "gargoyle",
    "celaeno-harpy",
    "grave-hag",
    "wyvern",
    "nekker*3",
    "ghoul",
]  # 22 units


def deck(*more: str, cards: list[str] | None = None, **changed: Any) -> Deck:
    """A legal deck of Monsters, and what is changed in it."""
    return decks.read(
        {
            "name": "mine",
            "faction": "monsters",
            "leader": "eredin-bringer-of-death",
            "cards": (MONSTERS if cards is None else cards) + list(more),
            **changed,
        }
    )


def faults(one: Deck, name: str = "anniversary", **house: Any) -> list[str]:
    return [str(fault) for fault in decks.faults(one, edition(name, house))]


# -- premade decks


def test_the_premade_decks_are_all_there() -> None:
    assert set(decks.PREMADE) == set(PREMADE)


@pytest.mark.parametrize("name", PREMADE)
def test_a_premade_deck_is_as_the_list_says(name: str) -> None:
    units, heroes, specials, strength, _ = PREMADE[name]

    found = decks.find(name)

    assert len(found.units) == units
    assert sum(card.hero for card in found.cards) == heroes
    assert len(found.specials) == specials
    assert sum(card.strength for card in found.cards) == strength


@pytest.mark.parametrize("name", PREMADE)
def test_a_premade_deck_is_legal_in_the_editions_that_have_its_cards(name: str) -> None:
    legal = {one: decks.faults(decks.find(name), rules) == [] for one, rules in EDITIONS.items()}

    assert legal == {"anniversary": True, "classic-2015": PREMADE[name][4], "witcher-3": True}
    assert [one for one, rules in EDITIONS.items() if decks.find(name) in decks.premade(rules)] == [
        one for one in EDITIONS if legal[one]
    ]


def test_every_faction_has_a_premade_deck_in_every_edition() -> None:
    for rules in EDITIONS.values():
        assert {one.faction for one in decks.premade(rules)} == set(rules.factions)


def test_an_unknown_premade_deck_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(BadInput) as refused:
        decks.find("init-monster")

    assert str(refused.value) == '"init-monster" is not a premade deck; did you mean "init-monsters"?'


# -- the rules of decks


def test_twenty_two_units_make_a_deck_and_twenty_one_do_not() -> None:
    assert len(deck().units) == 22

    assert faults(deck()) == []
    assert faults(deck(cards=MONSTERS[1:])) == ["It has 21 units, heroes counted; it needs at least 22."]


def test_heroes_count_as_units_and_have_no_limit() -> None:
    heroes = [
        "draug",
        "kayran",
        "imlerith",
        "leshen",
        "geralt-of-rivia",
        "cirilla-fiona-elen-riannon",
        "yennefer-of-vengerberg",
        "triss-merigold",
        "mysterious-elf",
    ]

    assert faults(deck(*heroes, cards=MONSTERS[:13])) == []


def test_units_have_no_upper_limit() -> None:
    everything = [card.id for card in decks.pool_of(edition("anniversary")).units("monsters")]

    one = deck(cards=everything, reserve=["bovine-defense-force"])

    assert len(one.units) > 50
    assert faults(one) == []


def test_ten_special_cards_may_be_in_a_deck_and_eleven_may_not() -> None:
    ten = ["decoy*3", "commanders-horn*3", "scorch*3", "biting-frost"]

    assert faults(deck(*ten)) == []
    assert faults(deck(*ten, "clear-weather")) == ["It has 11 special cards; it may have 10."]


def test_no_special_card_is_needed() -> None:
    assert deck().specials == []
    assert faults(deck()) == []


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("nekker", "It has 4 of nekker; there are 3."),
        ("griffin", "It has 2 of griffin; there is 1."),
        ("decoy*4", "It has 4 of decoy; there are 3."),
    ],
)
def test_there_are_only_so_many_copies_of_a_card(card: str, sentence: str) -> None:
    assert faults(deck(card)) == [sentence]


def test_a_unit_belongs_to_the_faction_or_is_neutral() -> None:
    assert faults(deck("vesemir", "olgierd-von-everec")) == []
    assert faults(deck("ves")) == ["ves belongs to northern-realms."]


def test_only_skellige_may_put_mardroeme_into_a_deck() -> None:
    assert faults(deck("mardroeme")) == ["mardroeme belongs to skellige."]
    assert "mardroeme" in [card.id for card in decks.find("init-skellige").cards]


def test_a_leader_belongs_to_the_faction_of_the_deck() -> None:
    assert faults(deck(leader="emhyr-the-relentless")) == [
        "The leader emhyr-the-relentless belongs to nilfgaard, not to monsters."
    ]


def test_reserve_cards_are_not_in_the_deck() -> None:
    assert faults(deck("bovine-defense-force")) == ["bovine-defense-force belongs in the reserve, not in the deck."]


def test_an_avenged_card_needs_its_avenger_in_the_reserve_unless_the_reserve_is_endless() -> None:
    assert faults(deck("cow", reserve=["bovine-defense-force"])) == []
    assert faults(deck("cow")) == ["1 of cow need as many of bovine-defense-force in the reserve; it has 0."]
    assert faults(deck("cow"), "witcher-3") == []


def test_every_berserker_needs_its_own_card_in_the_reserve() -> None:
    found = decks.find("init-skellige")
    short = Deck("short", found.faction, found.leader, found.cards, found.reserve[:3], "")

    assert faults(short) == [
        "3 of young-berserker need as many of transformed-young-vildkaarl in the reserve; it has 2."
    ]


def test_reserve_cards_count_neither_as_units_nor_as_specials() -> None:
    one = deck("cow", reserve=["bovine-defense-force"])

    assert len(one.units) == 23
    assert len(one.specials) == 0


def test_what_is_in_the_reserve_is_checked_too() -> None:
    assert faults(deck(reserve=["griffin", "bovine-defense-force*2", "hemdall"])) == [
        "The reserve has 2 of bovine-defense-force; there are 1.",
        "griffin is no reserve card.",
    ]


def test_cards_and_leaders_of_other_sets_do_not_exist_in_an_edition() -> None:
    one = deck("toad", "roach", leader="eredin-the-treacherous")

    assert faults(one, "classic-2015") == [
        "The leader eredin-the-treacherous is not in the edition classic-2015.",
        "roach is not in the edition classic-2015.",
        "toad is not in the edition classic-2015.",
    ]
    assert faults(one) == ["roach is not in the edition anniversary."]
    assert faults(one, "witcher-3") == []


def test_the_box_of_2015_has_no_skellige() -> None:
    found = decks.faults(decks.find("vg-start-skellige"), EDITIONS["classic-2015"])

    assert str(found[0]) == "The faction skellige is not in the edition classic-2015."


def test_all_faults_of_a_deck_are_named_at_once() -> None:
    one = deck(
        "decoy*4",
        "ves",
        "bovine-defense-force",
        "roach",
        cards=["griffin*2", "nekker*3"],
        leader="king-bran",
        reserve=["fiend"],
    )

    with pytest.raises(BadDeck) as refused:
        decks.checked(one, EDITIONS["anniversary"])

    assert [str(fault) for fault in refused.value.faults] == [
        "The leader king-bran belongs to skellige, not to monsters.",
        "It has 8 units, heroes counted; it needs at least 22.",
        "It has 4 of decoy; there are 3.",
        "bovine-defense-force belongs in the reserve, not in the deck.",
        "roach is not in the edition anniversary.",
        "ves belongs to northern-realms.",
        "It has 2 of griffin; there is 1.",
        "fiend is no reserve card.",
    ]
    assert str(refused.value) == 'The deck "mine" cannot be played: ' + " ".join(map(str, refused.value.faults))


# -- reading


def test_all_faults_of_what_cannot_be_read_are_named_at_once_with_the_nearest_names() -> None:
    with pytest.raises(BadDeck) as refused:
        decks.read(
            {
                "title": "x",
                "faction": "monster",
                "leader": "eredin-bringer-of-deth",
                "cards": ["nekkr*3", 5, "griffin*0", "fiend"],
                "reserve": "hemdall",
            },
            "mine",
        )

    assert [str(fault) for fault in refused.value.faults] == [
        '"title" is not a field of a deck; expected one of: name, faction, leader, source, cards, reserve.',
        '"monster" is not a faction; did you mean "monsters"?',
        '"eredin-bringer-of-deth" is not a leader; did you mean "eredin-bringer-of-death"?',
        '"nekkr" is not a card; did you mean "nekker"?',
        'In "cards" stands 5; expected a card, or a card and how many: "nekker*3".',
        'In "cards" stands \'griffin*0\'; expected a card, or a card and how many: "nekker*3".',
        "\"reserve\" is a list of card names, not 'hemdall'.",
    ]


@pytest.mark.parametrize("field", ["faction", "leader", "cards"])
def test_a_deck_without_a_needed_field_is_refused(field: str) -> None:
    data = deck().data()
    del data[field]

    with pytest.raises(BadDeck) as refused:
        decks.read(data)

    assert [str(fault) for fault in refused.value.faults] == [f'It has no "{field}".']


@pytest.mark.parametrize("data", [None, [], "init-monsters", 5])
def test_what_is_no_table_is_no_deck(data: Any) -> None:
    with pytest.raises(BadInput) as refused:
        decks.read(data)

    assert str(refused.value) == "A deck is a table with the fields name, faction, leader, source, cards, reserve."


def test_a_deck_survives_being_written_and_read() -> None:
    for one in decks.PREMADE.values():
        again = decks.read(one.data())

        assert again.data() == one.data()
        assert (again.cards, again.reserve, again.leader) == (one.cards, one.reserve, one.leader)


def test_a_deck_is_read_from_a_toml_file_and_named_after_it(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('faction = "monsters"\nleader = "eredin-bringer-of-death"\ncards = ["nekker*3", "griffin"]\n')

    one = decks.load(path)

    assert one.name == "mine"
    assert [card.id for card in one.cards] == ["griffin", "nekker", "nekker", "nekker"]


def test_a_file_that_is_no_toml_or_is_not_there_is_refused_with_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("faction = monsters\n")

    with pytest.raises(BadInput, match=r"bad\.toml is not TOML: .*\.$"):
        decks.load(path)
    with pytest.raises(BadInput, match=r"none\.toml cannot be read: No such file or directory\.$"):
        decks.load(tmp_path / "none.toml")


def test_a_file_that_is_no_text_is_refused_with_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(b"\xff\xfe\x00")

    with pytest.raises(BadInput, match=r"bad\.toml is not TOML: "):
        decks.load(path)


# -- decks in a setup


def test_a_game_is_not_set_up_with_a_deck_that_cannot_be_played() -> None:
    with pytest.raises(BadDeck) as refused:
        GAME.setup({"seats": [{"deck": deck("ves").data()}, {}]})

    assert str(refused.value) == 'The deck "mine" cannot be played: ves belongs to northern-realms.'


def test_a_seat_may_name_another_leader_for_its_deck() -> None:
    setup = GAME.setup({"seats": [{"deck": "init-monsters", "leader": "eredin-the-treacherous"}, {}]})

    assert setup["seats"][0]["deck"]["leader"] == "eredin-the-treacherous"


def test_where_the_reserve_is_endless_a_game_begins_without_reserve_cards() -> None:
    seats = [{"deck": "init-skellige"}, {}]

    box = GAME.new({"seats": seats})
    game = GAME.new({"seats": seats, "edition": "witcher-3"})

    assert [card.id for card in box.sides[0].reserve] == ["transformed-vildkaarl"] + ["transformed-young-vildkaarl"] * 3
    assert game.sides[0].reserve == []


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"edition": []}, '"edition" is a name, not [].'),
        ({"house": 5}, '"house" is a table, not 5.'),
        ({"seats": [{"leader": ["x"]}, {}]}, "\"leader\" is a name, not ['x']."),
        ({"seat": []}, '"seat" is not a field of a setup; did you mean "seats"?'),
        ({"seats": [{}]}, "Gwent has two seats, not 1."),
        ({"seats": "two"}, "\"seats\" is a list of tables, not 'two'."),
        ({"seats": [5, {}]}, '"seats" is a list of tables, not [5, {}].'),
        ({"seats": [{"dek": "x"}, {}]}, '"dek" is not a field of a seat; did you mean "deck"?'),
        (
            {"seats": [{"deck": "init-monster"}, {}]},
            '"init-monster" is not a premade deck; did you mean "init-monsters"?',
        ),
        ({"seats": [{"leader": "king-brann"}, {}]}, '"king-brann" is not a leader; did you mean "king-bran"?'),
        ({"edition": "classic"}, '"classic" is not an edition; did you mean "classic-2015"?'),
        ({"open_lists": "yes"}, "\"open_lists\" is true or false, not 'yes'."),
        (5, "A setup is a table with the fields edition, house, open_lists, seats."),
    ],
)
def test_a_bad_setup_is_refused_with_one_sentence(setup: Any, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.setup(setup)

    assert str(refused.value) == sentence
