"""Every number explains itself: reasons with their causes and paragraphs (G 8)."""

from __future__ import annotations

import pytest

from sevencats.core.words import BadInput
from sevencats.gwent import explain
from sevencats.gwent.cards import ROWS
from sevencats.gwent.catalogue import card
from sevencats.gwent.game import GAME
from sevencats.gwent.state import State
from tests.gwent.scenes import scene, strength, totals

Why = tuple[str, list[str], str, int]


def why(s: State, seat: int, row: str, id: str) -> list[Why]:
    """The reasons as plain tuples, the printed strength left out."""
    reasons = explain.unit(s, seat, ROWS.index(row), card(id))
    assert reasons[0].data() == {"what": "printed", "causes": [id], "paragraph": "G 8.1", "strength": card(id).strength}
    assert reasons[-1].strength == strength(s, seat, row, id)
    return [(reason.what, reason.causes, reason.paragraph, reason.strength) for reason in reasons[1:]]


# -- single influences


def test_a_unit_on_which_nothing_works_has_only_its_printed_strength() -> None:
    s = scene({"close": ["vesemir"], "siege": ["catapult", "trebuchet"]})

    reasons = why(s, 0, "siege", "catapult")

    assert reasons == []


def test_weather_names_all_cards_that_lie_on_the_row_of_both_players() -> None:
    s = scene({"siege": ["catapult"], "weather": ["biting-frost", "torrential-rain"]}, {"weather": ["skellige-storm"]})

    reasons = why(s, 0, "siege", "catapult")

    assert reasons == [("weather", ["torrential-rain", "skellige-storm"], "G 8.2", 1)]


def test_weather_that_king_bran_halves_names_him_too() -> None:
    s = scene({"leader": "king-bran", "close": ["madman-lugos"], "weather": ["biting-frost"]}, {"close": ["vesemir"]})

    mine, theirs = why(s, 0, "close", "madman-lugos"), why(s, 1, "close", "vesemir")

    assert mine == [("weather", ["biting-frost", "king-bran"], "G 8.2", 3)]
    assert theirs == [("weather", ["biting-frost"], "G 8.2", 1)]


def test_a_cancelled_king_bran_is_no_cause() -> None:
    s = scene(
        {"leader": "king-bran", "close": ["madman-lugos"], "weather": ["biting-frost"]},
        {"leader": "emhyr-the-white-flame"},
    )

    reasons = why(s, 0, "close", "madman-lugos")

    assert reasons == [("weather", ["biting-frost"], "G 8.2", 1)]


def test_weather_over_a_printed_zero_is_no_reason() -> None:
    s = scene({"faction": "scoiatael", "ranged": ["havekar-healer"], "weather": ["impenetrable-fog"]})

    reasons = why(s, 0, "ranged", "havekar-healer")

    assert reasons == []


def test_a_doubled_spy_names_the_treacherous_of_either_side() -> None:
    s = scene({"close": ["stefan-skellen"]}, {"leader": "eredin-the-treacherous"})

    reasons = why(s, 0, "close", "stefan-skellen")

    assert reasons == [("spies doubled", ["eredin-the-treacherous"], "G 8.3", 18)]


def test_a_spy_is_doubled_once_even_if_both_leaders_cause_it() -> None:
    s = scene({"leader": "eredin-the-treacherous", "close": ["stefan-skellen"]}, {"leader": "eredin-the-treacherous"})

    reasons = why(s, 0, "close", "stefan-skellen")

    assert reasons == [("spies doubled", ["eredin-the-treacherous"] * 2, "G 8.3", 18)]


def test_the_treacherous_is_no_reason_for_a_unit_that_is_no_spy() -> None:
    s = scene({"leader": "eredin-the-treacherous", "close": ["fiend"]})

    reasons = why(s, 0, "close", "fiend")

    assert reasons == []


def test_a_bond_names_every_copy() -> None:
    s = scene({"close": ["blue-stripes-commando*3"]})

    reasons = why(s, 0, "close", "blue-stripes-commando")

    assert reasons == [("tight bond", ["blue-stripes-commando"] * 3, "G 8.4", 12)]


def test_morale_names_all_boosters_of_the_row() -> None:
    s = scene({"faction": "scoiatael", "ranged": ["milva", "olgierd-von-everec", "riordain"]})

    reasons = why(s, 0, "ranged", "riordain")

    assert reasons == [("morale", ["olgierd-von-everec", "milva"], "G 8.5", 3)]


def test_morale_of_a_booster_leaves_out_itself_but_not_its_copies() -> None:
    s = scene({"siege": ["kaedweni-siege-expert*3"]})

    reasons = why(s, 0, "siege", "kaedweni-siege-expert")

    assert reasons == [("morale", ["kaedweni-siege-expert"] * 2, "G 8.5", 3)]


def test_a_booster_alone_has_no_morale_to_explain() -> None:
    s = scene({"siege": ["kaedweni-siege-expert", "trebuchet"]})

    reasons = why(s, 0, "siege", "kaedweni-siege-expert")

    assert reasons == []


def test_a_horn_names_card_leader_and_horn_unit_and_doubles_once() -> None:
    s = scene(
        {
            "leader": "eredin-commander-of-the-red-riders",
            "close": ["dandelion", "fiend", "commanders-horn"],
            "sounded": ["close"],
        }
    )

    reasons = why(s, 0, "close", "fiend")

    assert reasons == [("horn", ["commanders-horn", "eredin-commander-of-the-red-riders", "dandelion"], "G 8.6", 12)]


def test_a_horn_unit_is_no_cause_of_its_own_doubling() -> None:
    s = scene({"close": ["dandelion", "commanders-horn"]})

    reasons = why(s, 0, "close", "dandelion")

    assert reasons == [("horn", ["commanders-horn"], "G 8.6", 4)]


def test_a_horn_unit_alone_explains_no_horn() -> None:
    s = scene({"close": ["dandelion", "vesemir"]})

    reasons = why(s, 0, "close", "dandelion")

    assert reasons == []


def test_in_the_box_of_2015_a_horn_unit_is_the_cause_of_its_own_doubling() -> None:
    s = scene({"close": ["dandelion"]}, edition="classic-2015")

    reasons = why(s, 0, "close", "dandelion")

    assert reasons == [("horn", ["dandelion"], "G 8.6", 4)]


def test_of_two_horn_units_each_names_the_other() -> None:
    s = scene({"close": ["dandelion*2"]})

    reasons = why(s, 0, "close", "dandelion")

    assert reasons == [("horn", ["dandelion"], "G 8.6", 4)]


# -- heroes


@pytest.mark.parametrize(
    "influence",
    [
        {"weather": ["biting-frost"]},
        {"close": ["geralt-of-rivia", "commanders-horn"]},
        {"close": ["geralt-of-rivia", "dandelion"]},
        {"close": ["geralt-of-rivia", "olgierd-von-everec"]},
        {"sounded": ["close"]},
    ],
)
def test_a_hero_explains_that_what_works_in_its_row_does_not_touch_it(influence: dict[str, list[str]]) -> None:
    s = scene({"close": ["geralt-of-rivia"], **influence})

    reasons = why(s, 0, "close", "geralt-of-rivia")

    assert reasons == [("hero", [], "G 8.7", 15)]


def test_a_hero_in_a_row_where_nothing_works_has_only_its_printed_strength() -> None:
    s = scene({"faction": "monsters", "close": ["kayran", "fiend"]})

    reasons = why(s, 0, "close", "kayran")

    assert reasons == []


# -- all together


def test_reasons_come_in_the_order_weather_spies_bond_morale_horn() -> None:
    s = scene(
        {"siege": ["catapult*2", "thaler", "kaedweni-siege-expert", "commanders-horn"]},
        {"leader": "eredin-the-treacherous", "weather": ["torrential-rain"]},
    )

    of_catapult, of_thaler = why(s, 0, "siege", "catapult"), why(s, 0, "siege", "thaler")

    assert of_catapult == [
        ("weather", ["torrential-rain"], "G 8.2", 1),
        ("tight bond", ["catapult", "catapult"], "G 8.4", 2),
        ("morale", ["kaedweni-siege-expert"], "G 8.5", 3),
        ("horn", ["commanders-horn"], "G 8.6", 6),
    ]
    assert of_thaler == [
        ("weather", ["torrential-rain"], "G 8.2", 1),
        ("spies doubled", ["eredin-the-treacherous"], "G 8.3", 2),
        ("morale", ["kaedweni-siege-expert"], "G 8.5", 3),
        ("horn", ["commanders-horn"], "G 8.6", 6),
    ]


def test_a_reason_is_one_short_text() -> None:
    s = scene({"close": ["geralt-of-rivia", "vesemir"], "weather": ["biting-frost"]})

    of_vesemir = explain.unit(s, 0, 0, card("vesemir"))
    of_geralt = explain.unit(s, 0, 0, card("geralt-of-rivia"))

    assert repr(of_vesemir[1]) == "weather (biting-frost): 1 (G 8.2)"
    assert repr(of_geralt[1]) == "hero: 15 (G 8.7)"


# -- in words


def test_a_unit_is_explained_in_one_line() -> None:
    s = scene({"close": ["dandelion", "zoltan-chivay"]})

    told = explain.told(s, "zoltan-chivay")

    assert told == (
        "zoltan-chivay, close of seat 0, 10: printed (zoltan-chivay): 5 (G 8.1); horn (dandelion): 10 (G 8.6)"
    )


def test_a_card_that_lies_in_several_rows_and_on_both_sides_is_explained_for_each() -> None:
    s = scene(
        {"faction": "monsters", "close": ["harpy*2"], "ranged": ["harpy"], "weather": ["biting-frost"]},
        {"faction": "monsters", "ranged": ["harpy"]},
    )

    told = explain.told(s, "harpy")

    assert told == (
        "harpy, close of seat 0, 1: printed (harpy): 2 (G 8.1); weather (biting-frost): 1 (G 8.2)\n"
        "harpy, ranged of seat 0, 2: printed (harpy): 2 (G 8.1)\n"
        "harpy, ranged of seat 1, 2: printed (harpy): 2 (G 8.1)"
    )


def test_a_seat_before_the_card_picks_its_side() -> None:
    s = scene({"close": ["vesemir"]}, {"close": ["vesemir"], "weather": ["biting-frost"]})

    told = explain.told(s, "1 vesemir")

    assert told == "vesemir, close of seat 1, 1: printed (vesemir): 6 (G 8.1); weather (biting-frost): 1 (G 8.2)"


def test_a_row_is_explained_as_the_sum_of_its_units_on_each_side() -> None:
    s = scene({"siege": ["catapult*2", "kaedweni-siege-expert", "decoy"]})

    told = explain.told(s, "siege")

    assert told == (
        "siege of seat 0: catapult 17 + catapult 17 + kaedweni-siege-expert 1 = 35\nsiege of seat 1: nobody = 0"
    )


def test_a_seat_before_the_row_picks_its_side() -> None:
    s = scene({"close": ["vesemir"]}, {"close": ["vernon-roche", "ves"]})

    told = explain.told(s, "1 close")

    assert told == "close of seat 1: vernon-roche 10 + ves 5 = 15"


@pytest.mark.parametrize("about", ["total", "", "  "])
def test_the_totals_are_explained_as_the_sum_of_the_rows(about: str) -> None:
    s = scene({"close": ["vesemir"], "siege": ["catapult*2"]}, {"ranged": ["keira-metz"]})

    told = explain.told(s, about)

    assert totals(s) == (38, 5)
    assert told == "seat 0: close 6 + ranged 0 + siege 32 = 38\nseat 1: close 0 + ranged 5 + siege 0 = 5"


@pytest.mark.parametrize("about", ["1 total", "1"])
def test_a_seat_before_the_total_picks_its_side(about: str) -> None:
    s = scene({"close": ["vesemir"]}, {"ranged": ["keira-metz"]})

    told = explain.told(s, about)

    assert told == "seat 1: close 0 + ranged 5 + siege 0 = 5"


def test_the_game_explains_in_the_same_words() -> None:
    s = scene({"close": ["vesemir"]})

    told = GAME.explain(s, "0 close")

    assert told == "close of seat 0: vesemir 6 = 6"


# -- what cannot be explained


@pytest.mark.parametrize(
    ("about", "message"),
    [
        ("nekkr", '"nekkr" is not a card, a row or total; did you mean "nekker"?'),
        ("0 clsoe", '"clsoe" is not a card, a row or total; did you mean "close"?'),
        ("2 total", '"2 total" is not a card, a row or total; did you mean "total"?'),
        (
            "xyzzy",
            '"xyzzy" is not a card, a row or total; the nearest are: zoltan-chivay, yarpen-zigrin, young-emissary.',
        ),
    ],
)
def test_what_is_no_card_row_or_total_is_refused_with_the_nearest_name(about: str, message: str) -> None:
    s = scene({"close": ["vesemir"]})

    with pytest.raises(BadInput) as refusal:
        explain.told(s, about)

    assert str(refusal.value) == message


@pytest.mark.parametrize("about", ["zoltan-chivay", "decoy", "thaler"])
def test_a_card_that_does_not_fight_on_the_table_is_refused(about: str) -> None:
    s = scene({"hand": ["zoltan-chivay"], "close": ["vesemir", "decoy"], "discard": ["thaler"]})

    with pytest.raises(BadInput) as refusal:
        explain.told(s, about)

    assert str(refusal.value) == f'"{about}" does not fight on the table now.'


def test_a_card_that_fights_on_the_other_side_only_is_refused_for_this_seat() -> None:
    s = scene({"close": ["vesemir"]}, {"close": ["ves"]})

    with pytest.raises(BadInput) as refusal:
        explain.told(s, "0 ves")

    assert str(refusal.value) == '"ves" does not fight on the table now.'
