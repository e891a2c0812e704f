"""Weather (G 6.5, G 8.2) and Clear Weather (G 6.6)."""

from __future__ import annotations

import pytest

from tests.gwent.scenes import do, pile, scene, strength, totals

EDITIONS = ("anniversary", "classic-2015", "witcher-3")
ARMY = {"close": ["vesemir"], "ranged": ["dethmold"], "siege": ["trebuchet"]}  # six points in each row


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("weather", "lowered"),
    [("biting-frost", ["close"]), ("impenetrable-fog", ["ranged"]), ("torrential-rain", ["siege"])],
)
def test_each_weather_lowers_the_units_of_its_row_to_one_on_both_sides(
    edition: str, weather: str, lowered: list[str]
) -> None:
    s = scene({**ARMY, "hand": [weather, "ves"]}, ARMY, edition=edition)

    do(s, f"play {weather}")

    for seat in range(2):
        assert strength(s, seat, "close", "vesemir") == (1 if "close" in lowered else 6)
        assert strength(s, seat, "ranged", "dethmold") == (1 if "ranged" in lowered else 6)
        assert strength(s, seat, "siege", "trebuchet") == (1 if "siege" in lowered else 6)
    assert pile(s, 0, "weather") == [weather]


@pytest.mark.parametrize("edition", ["anniversary", "witcher-3"])
def test_the_skellige_storm_lowers_ranged_and_siege_on_both_sides(edition: str) -> None:
    s = scene({**ARMY, "hand": ["skellige-storm", "ves"]}, ARMY, edition=edition)

    do(s, "play skellige-storm")

    for seat in range(2):
        assert strength(s, seat, "close", "vesemir") == 6
        assert strength(s, seat, "ranged", "dethmold") == 1
        assert strength(s, seat, "siege", "trebuchet") == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_printed_zero_stays_zero_under_weather_and_a_printed_one_stays_one(edition: str) -> None:
    s = scene(
        {"faction": "scoiatael", "hand": ["impenetrable-fog", "vesemir"], "ranged": ["havekar-healer", "riordain"]},
        edition=edition,
    )

    do(s, "play impenetrable-fog")

    assert strength(s, 0, "ranged", "havekar-healer") == 0
    assert strength(s, 0, "ranged", "riordain") == 1


def test_weather_lowers_units_that_come_later() -> None:
    s = scene({"hand": ["vesemir", "ves"]}, {"weather": ["biting-frost"]})

    do(s, "play vesemir")

    assert totals(s) == (1, 0)


def test_weather_leaves_heroes_untouched() -> None:
    s = scene({"hand": ["biting-frost", "ves"], "close": ["geralt-of-rivia"]}, {"close": ["vernon-roche"]})

    do(s, "play biting-frost")

    assert totals(s) == (15, 10)


def test_several_weathers_may_lie_at_once() -> None:
    s = scene({**ARMY, "hand": ["biting-frost", "ves"]}, {**ARMY, "weather": ["impenetrable-fog", "torrential-rain"]})

    do(s, "play biting-frost")

    assert totals(s) == (3, 3)


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_weathers_on_one_row_are_no_worse_than_one(edition: str) -> None:
    s = scene(
        {"hand": ["biting-frost", "ves"], "close": ["blue-stripes-commando*2"]},
        {"weather": ["biting-frost"]},
        edition=edition,
    )

    do(s, "play biting-frost")

    assert totals(s) == (4, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_at_the_end_of_a_round_weather_goes_to_the_pile_of_whoever_played_it(edition: str) -> None:
    s = scene({"hand": ["biting-frost", "ves"]}, {"hand": ["torrential-rain", "ves"]}, edition=edition)

    do(s, "play biting-frost", "play torrential-rain", "pass", "pass")

    assert s.round == 2
    assert s.weather() == 0
    assert pile(s, 0, "discard") == ["biting-frost"]
    assert pile(s, 1, "discard") == ["torrential-rain"]


# -- weather that adds nothing


@pytest.mark.parametrize("edition", ["anniversary", "classic-2015"])
def test_where_weather_stacks_the_same_weather_twice_stays_in_the_zone(edition: str) -> None:
    s = scene({"hand": ["biting-frost", "ves"]}, {"weather": ["biting-frost"]}, edition=edition)

    do(s, "play biting-frost")

    assert pile(s, 0, "weather") == ["biting-frost"]
    assert pile(s, 1, "weather") == ["biting-frost"]
    assert pile(s, 0, "discard") == []


def test_where_weather_stacks_a_storm_leaves_fog_and_rain_in_the_zone() -> None:
    s = scene({"hand": ["skellige-storm", "ves"], "weather": ["impenetrable-fog"]}, {"weather": ["torrential-rain"]})

    do(s, "play skellige-storm")

    assert pile(s, 0, "weather") == ["impenetrable-fog", "skellige-storm"]
    assert pile(s, 1, "weather") == ["torrential-rain"]


def test_in_the_witcher_3_the_same_weather_twice_is_discarded_at_once_by_its_player() -> None:
    s = scene(
        {"hand": ["biting-frost", "ves"], "close": ["vesemir"]}, {"weather": ["biting-frost"]}, edition="witcher-3"
    )

    do(s, "play biting-frost")

    assert pile(s, 0, "weather") == []
    assert pile(s, 0, "discard") == ["biting-frost"]
    assert pile(s, 1, "weather") == ["biting-frost"]
    assert totals(s) == (1, 0)


@pytest.mark.parametrize("weather", ["impenetrable-fog", "torrential-rain", "skellige-storm"])
def test_in_the_witcher_3_fog_rain_or_storm_under_a_storm_is_discarded_at_once(weather: str) -> None:
    s = scene({"hand": [weather, "ves"]}, {"weather": ["skellige-storm"]}, edition="witcher-3")

    do(s, f"play {weather}")

    assert pile(s, 0, "weather") == []
    assert pile(s, 0, "discard") == [weather]
    assert pile(s, 1, "weather") == ["skellige-storm"]


def test_in_the_witcher_3_a_storm_discards_the_fog_and_rain_it_covers_and_leaves_the_frost() -> None:
    s = scene(
        {"hand": ["skellige-storm", "ves"], "weather": ["biting-frost", "impenetrable-fog"], **ARMY},
        {"weather": ["torrential-rain"]},
        edition="witcher-3",
    )

    do(s, "play skellige-storm")

    assert pile(s, 0, "weather") == ["biting-frost", "skellige-storm"]
    assert pile(s, 0, "discard") == ["impenetrable-fog"]
    assert pile(s, 1, "weather") == []
    assert pile(s, 1, "discard") == ["torrential-rain"]
    assert totals(s) == (3, 0)


def test_in_the_witcher_3_frost_lies_beside_a_storm() -> None:
    s = scene({"hand": ["biting-frost", "ves"]}, {"weather": ["skellige-storm"]}, edition="witcher-3")

    do(s, "play biting-frost")

    assert pile(s, 0, "weather") == ["biting-frost"]
    assert pile(s, 1, "weather") == ["skellige-storm"]


def test_a_house_may_decide_that_weather_does_not_stack() -> None:
    s = scene(
        {"hand": ["torrential-rain", "ves"]},
        {"weather": ["torrential-rain"]},
        edition="classic-2015",
        house={"weather_stacks": False},
    )

    do(s, "play torrential-rain")

    assert pile(s, 0, "discard") == ["torrential-rain"]


# -- Clear Weather


@pytest.mark.parametrize("edition", EDITIONS)
def test_clear_weather_sends_all_weather_to_the_piles_of_those_who_played_it(edition: str) -> None:
    s = scene(
        {**ARMY, "hand": ["clear-weather", "ves"], "weather": ["biting-frost"]},
        {**ARMY, "weather": ["impenetrable-fog", "torrential-rain"]},
        edition=edition,
    )

    do(s, "play clear-weather")

    assert totals(s) == (18, 18)
    assert pile(s, 0, "weather") == []
    assert pile(s, 1, "weather") == []
    assert pile(s, 0, "discard") == ["biting-frost", "clear-weather"]
    assert pile(s, 1, "discard") == ["impenetrable-fog", "torrential-rain"]


def test_clear_weather_ends_a_storm() -> None:
    s = scene({**ARMY, "hand": ["clear-weather", "ves"]}, {"weather": ["skellige-storm"]})

    do(s, "play clear-weather")

    assert totals(s) == (18, 0)
    assert pile(s, 1, "discard") == ["skellige-storm"]


def test_clear_weather_under_a_clear_sky_is_a_legal_play_that_is_discarded() -> None:
    s = scene({"hand": ["clear-weather", "ves"]})

    do(s, "play clear-weather")

    assert pile(s, 0, "discard") == ["clear-weather"]
    assert s.decision is not None
    assert s.decision.seat == 1


def test_after_clear_weather_new_weather_works_again() -> None:
    s = scene(
        {"hand": ["clear-weather", "ves"], "close": ["vesemir"], "weather": ["biting-frost"]},
        {"hand": ["biting-frost", "ves"]},
        edition="witcher-3",
    )

    do(s, "play clear-weather", "play biting-frost")

    assert pile(s, 1, "weather") == ["biting-frost"]
    assert totals(s) == (1, 0)
