"""Positions, explanations, the opponent and the commands of Gwen't."""
from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sevencats.cli import main
from sevencats.commands.causes import CAUSES
from sevencats.core import toml
from sevencats.core.luck import Luck
from sevencats.core.words import BadInput
from sevencats.dice import GAME, VARIANTS, load, new, position
from sevencats.dice.opponent import advice
from sevencats.dice.variants import variant
from sevencats.dice.worth import worth
from tests.dice.scenes import do, scene, winner

LEDGER = Path(__file__).parents[2] / "src/sevencats/locales/en/web-dice.ftl"


def test_a_position_survives_toml() -> None:
    s = scene({"faction": "monsters", "hand": ["d4=1*2", 7], "row": [6, 5], "kept": True}, {"difficulty": "hard",
              "deck": ["d4*2", "d12"], "passed": True}, round=2, winner_needed=True, house={"kept_die": "hand"})

    assert position.read(toml.loads(toml.dumps(s.data()), "The position")) == s


@pytest.mark.parametrize("text", [
    "round = 0", "nonsense = 1", "side = [{hand = ['d8=9']}, {}]", "side = [{hand = ['d4=1*x']}, {}]", "side = [{}]",
    "variant = 'strickt'", "house = {ties = 'coin'}", "agenda = [{rule = 'rol'}]", "outcome = {winner = 7, why = 'x'}",
    "side = [{shown = [3]}, {}]", "asked = {rule = 'roll'}\nby_lot = true", "turn = 0\nside = [{passed = true}, {}]",
    "game = 'gwent'", "= 1", "scores = [1]", "reward = 'd20'"])
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


def test_the_opponent_wins_what_can_be_won() -> None:
    s = scene({"hand": [3, 6], "wins": 1}, {"hand": [4, 4], "wins": 1}, round=3, winner_needed=True, open_hands=True)

    while s.decision is not None:
        s.choose(advice(s, Luck(1)))

    assert winner(s) == 0


def test_the_opponent_plays_hidden_hands_to_the_end_without_seeing_them() -> None:
    match = new("scoiatael", "nilfgaard", difficulty="easy", winner_needed=True, seed=2)

    while match.decision is not None:
        seat = match.decision.seat
        text = advice(match.state, Luck(match.number), worlds=2, limit=300)
        assert text == advice(match.state.imagined(seat, Luck(9)), Luck(match.number), worlds=2, limit=300)
        match.choose(text)

    assert winner(match.state) in (0, 1)


def test_the_worth_of_a_faction_has_an_interval() -> None:
    found = worth("scoiatael", "nilfgaard", "easy", games=4, seed=3, limit=20_000)

    assert 0.0 <= found.mean <= 1.0
    assert found.games == 4
    assert "scoiatael against nilfgaard, easy: " in repr(found)


def test_hands_too_deep_to_be_solved_widen_the_interval() -> None:
    found = worth("monsters", "monsters", "normal", games=3, limit=1)

    assert found.too_deep == 3
    assert (found.mean, found.margin) == (0.5, 0.5)


def run(book: Path, *words: str, typed: str = "", language: str = "en") -> Result:
    return CliRunner(env={"LC_ALL": language}).invoke(main, ["dice", *words, "--book", str(book)], input=typed)


def test_the_commands_create_play_buy_and_list(tmp_path: Path) -> None:
    book = tmp_path / "book.db"
    assert run(book, "new", "Geralt", "--faction", "monsters", "--crowns", "200").exit_code == 0

    played = run(book, "play", "Geralt", "--bet", "10", "--faction", "nilfgaard", "--difficulty", "easy", "--by-hand",
                 "--seed", "1", typed="pass\npass\nquit\n")
    assert "Game 1 is kept" in played.output
    assert "went back" in run(book, "play", "Geralt", "--game", "1", "--call-off").output
    assert "4 d6" in run(book, "market", "Geralt", "d6").output
    listed = run(book, "ledger", "Geralt", "--give", "5", "--cause", "a wyvern's head")

    assert "a wyvern's head" in listed.output
    assert "109 Redanian crowns" in listed.output


def test_real_dice_are_typed_at_the_prompt(tmp_path: Path) -> None:
    book = tmp_path / "book.db"
    run(book, "new", "Geralt", "--faction", "monsters")

    played = run(book, "play", "Geralt", "--real-dice", "--faction", "nilfgaard", "--difficulty", "easy",
                 typed="first 0\n4\n9\nquit\n")

    assert "d4=1 … d4=4>" in played.output
    assert "You roll 4 on a d4." in played.output
    assert '"9" is not offered for roll' in played.output


def test_options_can_be_chosen_by_their_numbers(tmp_path: Path) -> None:
    book = tmp_path / "book.db"
    run(book, "new", "Geralt", "--faction", "monsters")

    played = run(book, "play", "Geralt", "--faction", "nilfgaard", "--difficulty", "easy", "--by-hand", "--seed", "1",
                 typed="1\n99\nquit\n")

    assert "   1  Play 1 on a d4\n" in played.output
    assert '"99" is not offered for turn' in played.output


@pytest.mark.parametrize(("language", "card", "refusal", "cause", "account"), [
    ("en", "Geralt, Monsters: 90 Redanian crowns", "is not a die", "Bought: 1 × d4", "Game master"),
    ("fr", "Geralt, Monstres\xa0: 90 couronnes rédaniennes", "ne convient pas ici", "Acheté\xa0: 1 × d4", "MJ"),
    ("nl", "Geralt, Monsters: 90 Redanische kronen", "past hier niet", "Gekocht: 1 × d4", "Spelleider"),
    ("cs", "Geralt, Příšery: 90 redanských korun", "sem nepatří", "Koupeno: 1 × d4", "Pán hry")])
def test_the_commands_speak_the_language_of_the_system(tmp_path: Path, language: str, card: str, refusal: str,
                                                       cause: str, account: str) -> None:
    book = tmp_path / "book.db"

    made = run(book, "new", "Geralt", "--faction", "monsters", "--crowns", "90", language=language)
    refused = run(book, "market", "Geralt", "d20", language=language)
    run(book, "market", "Geralt", "d4", language=language)
    run(book, "ledger", "Geralt", "--give", "5", "--cause", "a wyvern's head", language=language)
    listed = run(book, "ledger", language=language).output

    assert made.output.startswith(card)
    assert refusal in refused.stderr
    assert all(words in listed for words in (cause, account, "a wyvern's head"))


def test_every_cause_that_has_a_message_is_told_by_it() -> None:
    messages = set(re.findall(r"^web-dice-cause-([a-z-]+) =", LEDGER.read_text(encoding="utf-8"), re.M))

    assert set(CAUSES.values()) == messages


@pytest.mark.parametrize("words", [
    ("new", "Ciri", "--faction", "skellige"), ("new", "Ciri", "--faction", "monsters", "--crowns", "1.5"),
    ("play", "Geralt", "--bet", "1000"), ("play", "Geralt", "--hand", "d12*10"), ("play", "Nobody"),
    ("play", "Geralt", "--tactics", "good"), ("play", "Geralt", "--tactics", "1²"),
    ("play", "Geralt", "--game", "12"), ("market", "Geralt", "d20"), ("market", "Geralt", "d12"),
    ("ledger", "Nobody"), ("ledger", "--give", "5")])
def test_bad_words_are_one_sentence_and_exit_code_2(tmp_path: Path, words: tuple[str, ...]) -> None:
    book = tmp_path / "book.db"
    run(book, "new", "Geralt", "--faction", "monsters")

    refused = run(book, *words)

    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert len(refused.stderr.splitlines()) == 1
