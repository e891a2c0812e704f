"""Positions, explanations, variants and saved games of Gwen't."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevencats.core import toml
from sevencats.core.words import BadInput
from sevencats.dice import GAME, VARIANTS, load, new, position
from sevencats.dice.shapes import D8
from sevencats.dice.variants import variant
from tests.dice.scenes import do, scene


def test_a_position_survives_toml() -> None:
    s = scene(
        {"faction": "monsters", "hand": ["d4=1*2", 7], "row": [6, 5], "kept": True},
        {"difficulty": "hard", "deck": ["d4*2", "d12"], "passed": True},
        round=2,
        winner_needed=True,
        house={"kept_die": "hand"},
    )

    assert position.read(toml.loads(toml.dumps(s.data()), "The position")) == s


def test_a_bare_number_is_the_smallest_die_that_can_show_it() -> None:
    assert scene({"hand": [7]}).sides[0].hand[0].shape is D8


@pytest.mark.parametrize(
    "text",
    [
        "round = 0",
        "nonsense = 1",
        "side = [{hand = ['d8=9']}, {}]",
        "side = [{hand = ['d4=1*x']}, {}]",
        "side = [{}]",
        "variant = 'strickt'",
        "house = {ties = 'coin'}",
        "agenda = [{rule = 'rol'}]",
        "agenda = [{rule = []}]",
        "outcome = {winner = 7, why = 'x'}",
        "side = [{shown = [3]}, {}]",
        "asked = {rule = 'roll'}\nby_lot = true",
        "turn = 0\nside = [{passed = true}, {}]",
        "game = 'gwent'",
        "= 1",
        "scores = [1]",
        "reward = 'd20'",
        "agenda = 1",
        "agenda = [1]",
        "asked = {rule = 'roll'}",
        "side = [1, {}]",
        "side = [{row = 5}, {}]",
        "house = 1",
        "house = {tys = 'replay'}",
        "house = {ties = 1}",
    ],
)
def test_a_position_that_makes_no_sense_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadInput):
        position.read(toml.loads(text, "The position"))


def test_wins_and_kept_dice_explain_themselves() -> None:
    s = scene({"faction": "monsters", "row": [6, 5], "wins": 1}, scores=[[7, 3]], round=2)

    assert "1 won (D 3.4), rounds 7 to 3" in GAME.explain(s, "0 wins")
    assert "4 rolls again, 5 keeps d6=5, 6 keeps d6=6" in GAME.explain(s, "0 keep")
    with pytest.raises(BadInput, match="something to explain"):
        GAME.explain(s, "strength")


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant_plays_to_its_end(name: str) -> None:
    for seed in range(30):
        match = new("monsters", "northern-realms", difficulty="normal", variant=name, winner_needed=True, seed=seed)
        while match.options:
            match.choose(match.options[match.luck.below(len(match.options))])

        assert match.state.outcome is not None
        assert match.state.outcome.winner in (0, 1)


def test_two_ways_to_end_a_game_cannot_be_mixed() -> None:
    with pytest.raises(BadInput, match="choose one"):
        variant("strict", {"ties": "lives"})


def test_without_faction_bonuses_a_faction_is_only_a_name() -> None:
    s = scene({"faction": "scoiatael", "row": [5]}, {"row": [5]}, house={"faction_bonuses": False}, winner_needed=True)

    do(s, "pass", "pass")

    assert s.sides[0].wins == 0
    assert s.sides[0].faction.id == "scoiatael"


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    match = new("nilfgaard", "scoiatael", difficulty="easy", seed=4)
    match.save(tmp_path / "game.json")

    assert load(tmp_path / "game.json").state == match.state
