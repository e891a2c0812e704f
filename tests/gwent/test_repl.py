"""What `from sevencats import gwent` offers to somebody at a Python prompt."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sevencats import gwent
from sevencats.core.decision import Refused
from sevencats.core.match import Match
from sevencats.core.words import BadInput
from tests.gwent.scenes import scene


def at_first_turn(seed: int = 7) -> Match:
    game = gwent.new("init-monsters", "init-nilfgaard", seed=seed)
    game.choose("done")
    game.choose("done")
    return game


def test_the_room_offers_what_it_says_and_no_more() -> None:
    assert sorted(gwent.__all__) == [
        "ANNIVERSARY",
        "CLASSIC_2015",
        "Deck",
        "EDITIONS",
        "Edition",
        "GAME",
        "State",
        "WITCHER_3",
        "load",
        "new",
    ]
    assert all(hasattr(gwent, name) for name in gwent.__all__)


def test_a_new_game_has_dealt_the_cards_and_asks_for_the_first_swap() -> None:
    game = gwent.new("init-monsters", "init-nilfgaard", seed=7)

    assert game.decision is not None
    assert game.decision.about == "swap"
    assert [side["hand_size"] for side in game.view(None)["sides"]] == [10, 10]
    assert game.options[-1].text == "done"


def test_the_same_seed_deals_the_same_cards_and_another_seed_others() -> None:
    assert gwent.new(seed=7).state == gwent.new(seed=7).state
    assert gwent.new(seed=7).view(0)["sides"][0]["hand"] != gwent.new(seed=8).view(0)["sides"][0]["hand"]


def test_a_game_takes_an_edition_house_rules_open_lists_and_names() -> None:
    game = gwent.new(
        "init-monsters",
        "init-nilfgaard",
        edition="witcher-3",
        house={"hand": 8},
        open_lists=True,
        names=("Eredin", "Emhyr"),
    )

    view = game.view(0)
    assert (view["edition"], view["house"], view["open_lists"]) == ("witcher-3", {"hand": 8}, True)
    assert view["sides"][0]["hand_size"] == 8
    assert game.record.seats == ["Eredin", "Emhyr"]


def test_a_deck_may_be_given_as_data() -> None:
    deck = {
        "name": "mine",
        "faction": "monsters",
        "leader": "eredin-bringer-of-death",
        "cards": [
            "nekker*3",
            "ghoul*3",
            "arachas*3",
            "arachas-behemoth",
            "griffin",
            "fiend",
            "forktail",
            "foglet",
            "werewolf",
            "botchling",
            "frightener",
            "harpy",
            "wyvern",
            "endrega",
            "gargoyle",
            "cockatrice",
        ],
    }

    game = gwent.new(deck, "init-nilfgaard")

    assert game.view(0)["sides"][0]["leader"] == "eredin-bringer-of-death"


def test_options_are_chosen_by_text_or_as_they_are() -> None:
    game = at_first_turn()
    by_text = at_first_turn()

    game.choose(game.options[0])
    by_text.choose(at_first_turn().options[0].text)

    assert game.number > at_first_turn().number
    assert game.state == by_text.state


def test_what_is_not_offered_is_refused_with_the_nearest_option_and_changes_nothing() -> None:
    game = at_first_turn()
    before = game.state.data()

    with pytest.raises(Refused) as refused:
        game.choose("pas")

    assert str(refused.value) == '"pas" is not offered for turn; did you mean "pass"?'
    assert game.state.data() == before


def test_when_the_game_is_over_there_are_no_options() -> None:
    game = at_first_turn()

    for _ in range(4):
        if game.options:
            game.choose("pass")

    assert game.options == ()
    assert game.decision is None
    assert game.state.outcome is not None


def test_luck_answers_by_itself() -> None:
    game = at_first_turn()

    seats: list[int] = []
    while game.options and len(seats) < 60:
        assert game.decision is not None
        seats.append(game.decision.seat)
        game.choose(game.options[0])

    assert set(seats) == {0, 1}
    assert -1 in {seat for seat, _ in game.record.choices}


def test_every_number_explains_itself() -> None:
    game = at_first_turn()

    assert (
        game.explain("")
        == game.explain("total")
        == ("seat 0: close 0 + ranged 0 + siege 0 = 0\nseat 1: close 0 + ranged 0 + siege 0 = 0")
    )
    assert game.explain("0 close") == "close of seat 0: nobody = 0"


def test_an_explanation_of_what_is_not_there_is_refused_with_one_sentence() -> None:
    game = at_first_turn()

    with pytest.raises(BadInput, match='^"nekker" does not fight on the table now.$'):
        game.explain("nekker")
    with pytest.raises(BadInput, match='^"nekkr" is not a card, a row or total; did you mean "nekker"?'):
        game.explain("nekkr")


def test_choices_are_taken_back_by_their_number() -> None:
    game = at_first_turn()
    number, before = game.number, game.state.copy()
    game.choose("pass")

    game.undo(number)

    assert game.state == before


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    game = at_first_turn()

    game.save(tmp_path / "game.json")
    loaded = gwent.load(tmp_path / "game.json")

    assert loaded.state == game.state
    assert repr(loaded) == repr(game)


def test_events_tell_what_happened_since_the_last_choice() -> None:
    game = at_first_turn()

    game.choose("pass")

    assert [event.kind for event in game.events] == ["passed"]


def test_a_game_shows_itself_as_a_table_seen_by_the_seat_that_is_asked() -> None:
    game = at_first_turn()
    assert game.decision is not None
    seat = game.decision.seat

    lines = repr(game).splitlines()

    assert lines[0] == f"Gwent, anniversary, round 1. Seat {seat} chooses: turn."
    assert len(lines) == 11
    leaders = ["eredin-commander-of-the-red-riders", "emhyr-emperor-of-nilfgaard"]
    assert lines[1] == f"{1 - seat} {leaders[1 - seat]}, gems 2, hand 10, deck {[22, 21][1 - seat]}, discard 0: 0"
    assert lines[6] == f"{seat} {leaders[seat]}, gems 2, hand 10, deck {[22, 21][seat]}, discard 0: 0"
    assert [line.split()[0] for line in lines[2:5]] == ["siege", "ranged", "close"]
    assert lines[5] == "  ------- clear skies"
    assert [line.split()[0] for line in lines[7:10]] == ["close", "ranged", "siege"]
    assert lines[10].startswith("  hand    ")


def test_the_table_shows_strengths_weather_horns_specials_and_who_has_passed() -> None:
    s = scene(
        {
            "close": ["blue-stripes-commando*2", "decoy"],
            "siege": ["ballista"],
            "sounded": ["siege"],
            "weather": ["biting-frost"],
            "discard": ["nekker*3"],
        },
        {"passed": True, "leader_used": True},
    )

    text = gwent.GAME.show(s.view(0))

    assert re.search(r"^1 foltest-king-of-temeria \(used\), gems 2, hand 2, deck 0, discard 0, passed: 0$", text, re.M)
    assert re.search(r"^0 foltest-king-of-temeria, gems 2, hand 2, deck 0, discard 3: 16$", text, re.M)
    assert "  close    4 [weather] blue-stripes-commando 2, blue-stripes-commando 2 + decoy" in text
    assert "  siege   12 [horn] ballista 12" in text
    assert "  ------- biting-frost" in text
    assert "  hand    vesemir, zoltan-chivay" in text


def test_a_spectators_table_shows_no_hand() -> None:
    s = scene()

    assert "  hand    " not in gwent.GAME.show(s.view(None))


def test_a_finished_game_says_who_has_won() -> None:
    won = scene({"gems": 0}, {})
    drawn = scene({"gems": 0}, {"gems": 0})

    assert gwent.GAME.show(won.view(0)).splitlines()[0].endswith("Seat 1 has won.")
    assert gwent.GAME.show(drawn.view(0)).splitlines()[0].endswith("The game is drawn.")
    assert repr(won) == "<Gwent, anniversary, round 1: <seat 1 won: gems>>"
