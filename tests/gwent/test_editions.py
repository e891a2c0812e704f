"""Editions and house rules: every field makes a difference, and the printed values are those of the rulings page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from sevencats import gwent
from sevencats.core.words import BadInput
from sevencats.gwent import decks
from sevencats.gwent.editions import (
    ANNIVERSARY,
    CHOICES,
    EDITIONS,
    FACTIONS,
    FIELDS,
    LETTERS,
    Edition,
    edition,
    house_rules,
)
from sevencats.gwent.game import GAME
from sevencats.gwent.strength import total
from tests.gwent.scenes import do, options, pile, scene, strength, units

PAGE = Path(__file__).parents[2] / "src/sevencats/rulebook/en/rulings.md"


def printed() -> dict[str, dict[str, Any]]:
    """The tables of the chapter "Edition fields": field, edition, value."""
    chapter = PAGE.read_text(encoding="utf-8").split("## Edition fields")[1].split("\n## ")[0]
    found: dict[str, dict[str, Any]] = {}
    for section in chapter.split("\n### ")[1:]:
        field = section.splitlines()[0].strip("`")
        rows = [
            [cell.strip() for cell in line.strip("|").split("|")]
            for line in section.splitlines()
            if line.startswith("|")
        ]
        found[field] = {name: value(field, word) for name, word in zip(rows[0], rows[2], strict=True)}
    return found


def value(field: str, word: str) -> Any:
    if field in ("sets", "factions"):
        return tuple(re.split(r",\s*", word))
    if word in ("true", "false"):
        return word == "true"
    return int(word) if word.isdigit() else word


def test_the_rulings_page_has_a_table_for_every_field_and_for_nothing_else() -> None:
    assert set(printed()) == set(FIELDS)


@pytest.mark.parametrize("name", EDITIONS)
def test_the_values_of_an_edition_are_those_of_the_rulings_page(name: str) -> None:
    assert {field: getattr(EDITIONS[name], field) for field in FIELDS} == {
        field: row[name] for field, row in printed().items()
    }


def test_there_are_three_editions_and_the_plain_one_is_the_anniversary_box() -> None:
    assert list(EDITIONS) == ["anniversary", "classic-2015", "witcher-3"]
    assert Edition() == ANNIVERSARY
    assert [field.name for field in fields(Edition)] == ["name", *FIELDS]


# -- every field makes a difference


def test_sets_say_whom_geralt_calls_and_which_cards_exist() -> None:
    def play(*sets: str) -> list[str]:
        s = scene({"hand": ["geralt-of-rivia", "ves"], "deck": ["roach"]}, house={"sets": list(sets)})
        return units(do(s, "play geralt-of-rivia"), 0, "close")

    assert play("base", "promo") == ["geralt-of-rivia", "roach"]
    with pytest.raises(BadInput, match='^"roach" is not in the edition anniversary.$'):
        play("base")


def test_factions_say_who_may_be_chosen() -> None:
    GAME.setup({"seats": [{"deck": "init-skellige"}, {}]})

    with pytest.raises(BadInput, match="The faction skellige is not in the edition anniversary."):
        GAME.setup({"house": {"factions": ["monsters", "nilfgaard"]}, "seats": [{"deck": "init-skellige"}, {}]})


@pytest.mark.parametrize("n", [1, 3, 10, 13])
def test_hand_is_the_number_of_cards_of_the_opening_hand(n: int) -> None:
    s = GAME.new({"house": {"hand": n}})

    do(s, "first 0")

    assert [len(side.hand) for side in s.sides] == [n, n]


@pytest.mark.parametrize("n", [0, 1, 2, 5])
def test_swaps_are_the_number_of_cards_that_may_be_replaced(n: int) -> None:
    s = GAME.new({"house": {"swaps": n}})
    do(s, "first 0")

    swapped = 0
    while s.decision is not None and (s.decision.seat, s.decision.about) == (0, "swap"):
        do(s, options(s)[0])
        swapped += 1

    assert swapped == n


@pytest.mark.parametrize("n", [1, 2, 3])
def test_gems_are_the_rounds_that_a_player_may_lose(n: int) -> None:
    s = GAME.new({"house": {"gems": n}})
    do(s, "first 0", "done", "done")

    for _ in range(n):
        assert s.outcome is None
        do(s, "pass", "pass")

    assert s.outcome is not None
    assert len(s.scores) == n


def test_minimum_units_is_the_least_number_of_units_in_a_deck() -> None:
    deck = decks.find("init-northern-realms")

    assert decks.faults(deck, edition("anniversary", {"minimum_units": 23})) == []
    assert list(map(str, decks.faults(deck, edition("anniversary", {"minimum_units": 24})))) == [
        "It has 23 units, heroes counted; it needs at least 24."
    ]


def test_maximum_specials_is_the_greatest_number_of_special_cards_in_a_deck() -> None:
    deck = decks.find("init-northern-realms")

    assert decks.faults(deck, edition("anniversary", {"maximum_specials": 7})) == []
    assert list(map(str, decks.faults(deck, edition("anniversary", {"maximum_specials": 6})))) == [
        "It has 7 special cards; it may have 6."
    ]


def test_maximum_units_is_the_greatest_number_of_units_in_a_deck() -> None:
    deck = decks.find("init-monsters")

    assert decks.faults(deck, edition("anniversary")) == []
    assert decks.faults(deck, edition("anniversary", {"maximum_units": 25})) == []
    assert list(map(str, decks.faults(deck, edition("anniversary", {"maximum_units": 22})))) == [
        "It has 25 units, heroes counted; it may have 22."
    ]


def test_first_player_is_a_coin_or_the_shorter_name() -> None:
    seats = [{"name": "Foltest"}, {"name": "Emhyr"}]

    coin = GAME.new({"house": {"first_player": "coin"}, "seats": seats})
    names = GAME.new({"house": {"first_player": "shorter-name"}, "seats": seats})

    assert options(coin) == ["first 0", "first 1"]
    assert do(names).starter == 1


@pytest.mark.parametrize(("value", "starter"), [("last-passer", 1), ("same", 0), ("other", 1), ("coin", -1)])
def test_after_a_tie_says_who_starts_then(value: str, starter: int) -> None:
    s = scene(house={"after_a_tie": value})

    s.choose("pass")
    s.choose("pass")

    assert s.decision is not None
    assert s.decision.seat == starter


@pytest.mark.parametrize(("value", "count"), [(True, 3), (False, 2)])
def test_muster_from_hand_calls_from_the_hand_too(value: bool, count: int) -> None:
    s = scene({"hand": ["nekker*2", "griffin"], "deck": ["nekker"]}, house={"muster_from_hand": value})

    do(s, "play nekker")

    assert units(s, 0, "close") == ["nekker"] * count


@pytest.mark.parametrize(("doubles", "row"), [(False, 36), (True, 24)])
def test_bond_only_doubles_leaves_a_third_copy_at_the_double(doubles: bool, row: int) -> None:
    s = scene({"close": ["blue-stripes-commando*3"]}, house={"bond_only_doubles": doubles})
    two = scene({"close": ["blue-stripes-commando*2"]}, house={"bond_only_doubles": doubles})
    one = scene({"close": ["blue-stripes-commando"]}, house={"bond_only_doubles": doubles})

    assert [total(state, 0) for state in (s, two, one)] == [row, 16, 4]
    assert s.view(0)["sides"][0]["rows"]["close"]["units"][0]["strength"] == row // 3
    assert GAME.reasons(s, "0 close blue-stripes-commando")[-1].strength == row // 3


@pytest.mark.parametrize(("lifts", "strength"), [(False, 0), (True, 1)])
def test_weather_lifts_zero_gives_a_unit_without_strength_one(lifts: bool, strength: int) -> None:
    house = {"weather_lifts_zero": lifts}
    healer = {"faction": "scoiatael", "ranged": ["havekar-healer"]}

    s = scene({**healer, "weather": ["impenetrable-fog"]}, house=house)

    assert total(s, 0) == GAME.reasons(s, "0 ranged havekar-healer")[-1].strength == strength
    assert total(scene(healer, house=house), 0) == 0


def test_weather_lifts_zero_lifts_nothing_where_weather_halves_and_no_decoy() -> None:
    house = {"weather_lifts_zero": True}
    fog = {"weather": ["impenetrable-fog"]}
    bran = {"faction": "skellige", "leader": "king-bran"}

    assert total(scene({**bran, **fog, "ranged": ["havekar-healer"]}, house=house), 0) == 0
    assert total(scene({**fog, "ranged": ["decoy"]}, house=house), 0) == 0


@pytest.mark.parametrize(("value", "n"), [(True, 4), (False, 2)])
def test_horn_unit_doubles_itself_doubles_dandelion_alone(value: bool, n: int) -> None:
    s = scene({"close": ["dandelion", "ves"]}, house={"horn_unit_doubles_itself": value})

    assert strength(s, 0, "close", "dandelion") == n
    assert strength(s, 0, "close", "ves") == 10


@pytest.mark.parametrize(
    ("value", "offered"),
    [(True, ["revive ves", "revive ballista", "done"]), (False, ["revive ves", "revive ballista"])],
)
def test_medic_may_decline_offers_to_revive_nothing(value: bool, offered: list[str]) -> None:
    s = scene(
        {"hand": ["dun-banner-medic", "catapult"], "discard": ["ves", "ballista"]}, house={"medic_may_decline": value}
    )

    do(s, "play dun-banner-medic")

    assert options(s) == offered


@pytest.mark.parametrize(("value", "kept"), [(True, ["draug"]), (False, [])])
def test_monsters_keep_heroes_puts_heroes_into_the_lot(value: bool, kept: list[str]) -> None:
    s = scene({"faction": "monsters", "close": ["draug"]}, house={"monsters_keep_heroes": value})

    do(s, "pass", "pass")

    assert units(s, 0, "close") == kept


@pytest.mark.parametrize("value", [True, False])
@pytest.mark.parametrize("leader", ["eredin-bringer-of-death", "emhyr-the-relentless"])
def test_leaders_take_specials_lets_two_leaders_take_special_cards(value: bool, leader: str) -> None:
    s = scene({"leader": leader, "discard": ["decoy"]}, {"discard": ["decoy"]}, house={"leaders_take_specials": value})

    assert ("leader" in options(s)) is value


@pytest.mark.parametrize(("value", "taken"), [("discard", "griffin"), ("deck", "fiend")])
def test_relentless_takes_from_the_discard_pile_or_the_deck(value: str, taken: str) -> None:
    s = scene(
        {"leader": "emhyr-the-relentless"},
        {"discard": ["griffin"], "deck": ["fiend"]},
        house={"relentless_takes_from": value},
    )

    do(s, "leader")

    assert pile(s, 0, "hand") == ["vesemir", "zoltan-chivay", taken]


@pytest.mark.parametrize(
    ("value", "rows"), [(True, ["row ranged", "row siege"]), (False, ["row close", "row ranged", "row siege"])]
)
def test_one_special_per_row_leaves_no_place_for_a_horn_beside_mardroeme(value: bool, rows: list[str]) -> None:
    s = scene({"hand": ["commanders-horn", "svanrige"], "close": ["mardroeme"]}, house={"one_special_per_row": value})

    do(s, "play commanders-horn")

    assert options(s) == rows


@pytest.mark.parametrize(("value", "left"), [(True, []), (False, ["clan-dimun-pirate"])])
def test_pirate_burns_itself_makes_the_pirate_a_victim_of_its_own_fire(value: bool, left: list[str]) -> None:
    s = scene({"hand": ["clan-dimun-pirate", "svanrige"]}, house={"pirate_burns_itself": value})

    do(s, "play clan-dimun-pirate")

    assert units(s, 0, "ranged") == left


@pytest.mark.parametrize(("value", "name"), [(True, "removed"), (False, "discard")])
def test_avengers_are_removed_takes_avengers_out_of_the_game(value: bool, name: str) -> None:
    s = scene({"close": ["bovine-defense-force"]}, house={"avengers_are_removed": value})

    do(s, "pass", "pass")

    assert pile(s, 0, name) == ["bovine-defense-force"]


@pytest.mark.parametrize(("value", "entered"), [(True, ["bovine-defense-force"]), (False, [])])
def test_reserve_is_endless_makes_an_avenger_where_the_reserve_is_empty(value: bool, entered: list[str]) -> None:
    s = scene({"ranged": ["cow"]}, house={"reserve_is_endless": value})

    do(s, "pass", "pass")

    assert units(s, 0, "close") == entered


@pytest.mark.parametrize(("value", "cards"), [(True, 4), (False, 2)])
def test_skellige_units_act_lets_a_returning_spy_draw(value: bool, cards: int) -> None:
    s = scene(
        {"faction": "skellige", "discard": ["thaler"], "deck": ["svanrige*3"]},
        round=2,
        house={"skellige_units_act": value},
    )

    do(s, "pass", "pass")

    assert units(s, 1, "siege") == ["thaler"]
    assert len(pile(s, 0, "hand")) == cards


@pytest.mark.parametrize(("value", "left"), [("all", []), ("units", ["decoy", "draug"])])
def test_crach_returns_all_cards_or_units_that_are_not_heroes(value: str, left: list[str]) -> None:
    s = scene({"leader": "crach-an-craite"}, {"discard": ["draug", "decoy", "fiend"]}, house={"crach_returns": value})

    do(s, "leader")

    assert pile(s, 1, "discard") == left


@pytest.mark.parametrize(("value", "n"), [(True, 1), (False, 0)])
def test_bran_spares_the_weakest_leaves_a_one_as_it_is(value: bool, n: int) -> None:
    s = scene(
        {"leader": "king-bran", "close": ["ghoul"], "weather": ["biting-frost"]},
        house={"bran_spares_the_weakest": value},
    )

    assert strength(s, 0, "close", "ghoul") == n


@pytest.mark.parametrize(("value", "seat"), [(True, -1), (False, 0)])
def test_invader_binds_heroes_makes_chance_choose_for_yennefer(value: bool, seat: int) -> None:
    s = scene(
        {
            "leader": "emhyr-invader-of-the-north",
            "hand": ["yennefer-of-vengerberg", "ves"],
            "discard": ["albrich", "sweers"],
        },
        house={"invader_binds_heroes": value},
    )

    s.choose("play yennefer-of-vengerberg")

    assert s.decision is not None
    assert s.decision.seat == seat


@pytest.mark.parametrize(("value", "weather", "discard"), [(True, ["biting-frost"], []), (False, [], ["biting-frost"])])
def test_weather_stacks_leaves_weather_that_adds_nothing_in_the_zone(
    value: bool, weather: list[str], discard: list[str]
) -> None:
    s = scene({"hand": ["biting-frost", "ves"]}, {"weather": ["biting-frost"]}, house={"weather_stacks": value})

    do(s, "play biting-frost")

    assert pile(s, 0, "weather") == weather
    assert pile(s, 0, "discard") == discard


SHOWN: dict[str, Callable[..., None]] = {
    "sets": test_sets_say_whom_geralt_calls_and_which_cards_exist,
    "factions": test_factions_say_who_may_be_chosen,
    "hand": test_hand_is_the_number_of_cards_of_the_opening_hand,
    "swaps": test_swaps_are_the_number_of_cards_that_may_be_replaced,
    "gems": test_gems_are_the_rounds_that_a_player_may_lose,
    "minimum_units": test_minimum_units_is_the_least_number_of_units_in_a_deck,
    "maximum_units": test_maximum_units_is_the_greatest_number_of_units_in_a_deck,
    "maximum_specials": test_maximum_specials_is_the_greatest_number_of_special_cards_in_a_deck,
    "first_player": test_first_player_is_a_coin_or_the_shorter_name,
    "after_a_tie": test_after_a_tie_says_who_starts_then,
    "muster_from_hand": test_muster_from_hand_calls_from_the_hand_too,
    "bond_only_doubles": test_bond_only_doubles_leaves_a_third_copy_at_the_double,
    "weather_lifts_zero": test_weather_lifts_zero_gives_a_unit_without_strength_one,
    "horn_unit_doubles_itself": test_horn_unit_doubles_itself_doubles_dandelion_alone,
    "medic_may_decline": test_medic_may_decline_offers_to_revive_nothing,
    "monsters_keep_heroes": test_monsters_keep_heroes_puts_heroes_into_the_lot,
    "leaders_take_specials": test_leaders_take_specials_lets_two_leaders_take_special_cards,
    "relentless_takes_from": test_relentless_takes_from_the_discard_pile_or_the_deck,
    "one_special_per_row": test_one_special_per_row_leaves_no_place_for_a_horn_beside_mardroeme,
    "pirate_burns_itself": test_pirate_burns_itself_makes_the_pirate_a_victim_of_its_own_fire,
    "avengers_are_removed": test_avengers_are_removed_takes_avengers_out_of_the_game,
    "reserve_is_endless": test_reserve_is_endless_makes_an_avenger_where_the_reserve_is_empty,
    "skellige_units_act": test_skellige_units_act_lets_a_returning_spy_draw,
    "crach_returns": test_crach_returns_all_cards_or_units_that_are_not_heroes,
    "bran_spares_the_weakest": test_bran_spares_the_weakest_leaves_a_one_as_it_is,
    "invader_binds_heroes": test_invader_binds_heroes_makes_chance_choose_for_yennefer,
    "weather_stacks": test_weather_stacks_leaves_weather_that_adds_nothing_in_the_zone,
}


def test_every_field_is_shown_to_make_a_difference() -> None:
    assert set(SHOWN) == set(FIELDS)


# -- by the letter of a book


@pytest.mark.parametrize(
    ("name", "printed", "house"),
    [
        ("french-letter", "anniversary", {"minimum_units": 0, "maximum_units": 22}),
        ("dutch-letter", "anniversary", {"weather_lifts_zero": True, "relentless_takes_from": "deck"}),
        ("czech-letter", "classic-2015", {"bond_only_doubles": True}),
    ],
)
def test_the_letter_of_a_book_is_an_edition_with_house_rules(name: str, printed: str, house: dict[str, Any]) -> None:
    rules = edition(name)

    setup = GAME.setup({"edition": name})

    assert (rules.name, house_rules(rules)) == (printed, house)
    assert (setup["edition"], setup["house"]) == (printed, house)
    assert GAME.setup(setup) == setup
    assert edition(name, {"hand": 9}).hand == 9
    row = next(line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith(f"| `{name}` |"))
    assert row.split("|")[2].strip() == printed
    assert all(f"`{field}` = {str(value).lower()}" in row for field, value in house.items())


def test_every_letter_has_a_test_and_decks_to_play_with() -> None:
    assert [*LETTERS] == ["french-letter", "dutch-letter", "czech-letter"]
    assert all(len(decks.premade(rules)) > 2 for rules in LETTERS.values())


@pytest.mark.parametrize("name", LETTERS)
def test_a_record_and_a_position_by_the_letter_of_a_book_are_written_with_its_house_rules(
    name: str, tmp_path: Path
) -> None:
    game = gwent.new("zerowarden-northern-bond", "zerowarden-northern-bond", edition=name, seed=4)
    while game.decision is not None:
        game.choose(game.options[0])
    game.save(tmp_path / "game.json")
    written = json.loads((tmp_path / "game.json").read_text())

    assert written["setup"]["edition"] in EDITIONS
    assert written["setup"]["house"] == house_rules(LETTERS[name])
    assert gwent.load(tmp_path / "game.json").state.data() == game.state.data()
    assert GAME.load({**game.state.data(), "edition": name, "house": {}}).edition == LETTERS[name]


def test_who_chooses_no_deck_gets_one_that_may_be_played() -> None:
    def chosen(**setup: Any) -> list[str]:
        return [seat["deck"]["name"] for seat in GAME.setup(setup)["seats"]]

    assert chosen() == ["init-northern-realms", "init-nilfgaard"]
    assert chosen(edition="french-letter") == ["zerowarden-northern-bond", "vg-start-skellige"]
    with pytest.raises(BadInput, match="it may have 1"):
        chosen(house={"maximum_units": 1})


def test_the_cards_of_the_box_that_cannot_be_assigned_are_counted_from_the_catalogue() -> None:
    pool = decks.pool_of(ANNIVERSARY)
    own = sum(card.copies for card in pool.cards.values() if card.faction in FACTIONS) + len(pool.leaders)
    shared = sum(card.copies for card in pool.cards.values() if card.faction not in FACTIONS)

    ruling = " ".join(PAGE.read_text(encoding="utf-8").partition("### C-18")[2].partition("### C-19")[0].split())

    assert f"Our catalogue has {own + 5 * shared} faction cards: {own} of the factions" in ruling
    assert f"{shared} neutral and special cards for each of the five" in ruling
    assert f"The {436 - own - 5 * shared} that are missing, or {436 - own - 5 * shared - 5} if each" in ruling


# -- house rules


def test_a_house_changes_single_fields_and_only_these_are_told() -> None:
    rules = edition("witcher-3", {"hand": 12, "muster_from_hand": False, "sets": ["base", "promo"]})

    assert rules.name == "witcher-3"
    assert house_rules(rules) == {"sets": ["base", "promo"], "hand": 12, "muster_from_hand": False}
    assert rules.weather_stacks is False


def test_a_house_that_says_what_is_printed_changes_nothing() -> None:
    rules = edition("classic-2015", {"hand": 10, "muster_from_hand": False})

    assert rules == EDITIONS["classic-2015"]
    assert house_rules(rules) == {}


def test_names_in_a_house_rule_may_come_in_any_order() -> None:
    rules = edition("anniversary", {"sets": ["promo", "base"], "factions": ["skellige", "monsters"]})

    assert rules.sets == ("base", "promo")
    assert rules.factions == ("monsters", "skellige")


@pytest.mark.parametrize(
    ("house", "sentence"),
    [
        ({"hands": 9}, '"hands" is not a house rule; did you mean "hand"?'),
        ({"name": "mine"}, f'"name" is not a house rule; expected one of: {", ".join(FIELDS)}.'),
        ({"zzzzz": 9}, f'"zzzzz" is not a house rule; expected one of: {", ".join(FIELDS)}.'),
        ({"hand": "ten"}, "The house rule hand is a whole number from 0 to 60, not 'ten'."),
        ({"hand": 2.5}, "The house rule hand is a whole number from 0 to 60, not 2.5."),
        ({"hand": -1}, "The house rule hand is a whole number from 0 to 60, not -1."),
        ({"swaps": 61}, "The house rule swaps is a whole number from 0 to 60, not 61."),
        ({"gems": True}, "The house rule gems is a whole number from 0 to 60, not True."),
        ({"gems": 0}, "The house rule gems is at least 1: with no gems the game would be over at once."),
        ({"medic_may_decline": 1}, "The house rule medic_may_decline is true or false, not 1."),
        ({"medic_may_decline": "yes"}, "The house rule medic_may_decline is true or false, not 'yes'."),
        (
            {"first_player": "shorter-nam"},
            '"shorter-nam" is not a value of the house rule first_player; did you mean "shorter-name"?',
        ),
        (
            {"after_a_tie": "winner"},
            '"winner" is not a value of the house rule after_a_tie; expected one of: last-passer, same, other, coin.',
        ),
        (
            {"relentless_takes_from": "dek"},
            '"dek" is not a value of the house rule relentless_takes_from; did you mean "deck"?',
        ),
        ({"crach_returns": 5}, '"5" is not a value of the house rule crach_returns; expected one of: all, units.'),
        ({"sets": ["bas"]}, '"bas" is not one of the sets; did you mean "base"?'),
        ({"sets": []}, "The house rule sets is a list of names, not []."),
        ({"sets": "base"}, "The house rule sets is a list of names, not 'base'."),
        ({"factions": ["skelige"]}, '"skelige" is not one of the factions; did you mean "skellige"?'),
    ],
)
def test_a_bad_house_rule_is_refused_with_one_sentence(house: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        edition("anniversary", house)

    assert str(refused.value) == sentence


def test_an_unknown_edition_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(BadInput) as refused:
        edition("witcher-2")

    assert str(refused.value) == '"witcher-2" is not an edition; did you mean "witcher-3"?'


def test_every_field_whose_values_are_words_lists_them() -> None:
    assert {field for field in FIELDS if isinstance(getattr(ANNIVERSARY, field), str)} == set(CHOICES)
    assert all(getattr(one, field) in CHOICES[field] for one in EDITIONS.values() for field in CHOICES)
