"""The commands of Gwen't: characters, games at the prompt, merchant and ledger."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sevencats.cli import main
from sevencats.commands.causes import CAUSES

LEDGER = Path(__file__).parents[2] / "src/sevencats/locales/en/web-dice.ftl"


def run(book: Path, *words: str, typed: str = "", language: str = "en", columns: int = 100) -> Result:
    env = {"LC_ALL": language, "COLUMNS": str(columns)}
    return CliRunner(env=env).invoke(main, ["dice", *words, "--book", str(book)], input=typed)


def test_the_commands_create_play_buy_and_list(tmp_path: Path) -> None:
    book = tmp_path / "book.db"
    assert run(book, "new", "Geralt", "--faction", "monsters", "--crowns", "200").exit_code == 0

    played = run(
        book,
        "play",
        "Geralt",
        "--bet",
        "10",
        "--faction",
        "nilfgaard",
        "--difficulty",
        "easy",
        "--by-hand",
        "--seed",
        "1",
        typed="pass\npass\nquit\n",
    )
    assert "Game 1 is kept" in played.output
    assert "went back" in run(book, "play", "Geralt", "--game", "1", "--call-off").output
    assert "4 d6" in run(book, "market", "Geralt", "d6").output
    listed = run(book, "ledger", "Geralt", "--give", "5", "--cause", "a wyvern's head")

    assert "a wyvern's head" in listed.output
    assert "109 Redanian crowns" in listed.output


def test_real_dice_are_typed_at_the_prompt(tmp_path: Path) -> None:
    book = tmp_path / "book.db"
    run(book, "new", "Geralt", "--faction", "monsters")

    played = run(
        book,
        "play",
        "Geralt",
        "--real-dice",
        "--faction",
        "nilfgaard",
        "--difficulty",
        "easy",
        typed="first 0\n4\n9\nquit\n",
    )

    assert "d4=1 … d4=4>" in played.output
    assert "You roll 4 on a d4." in played.output
    assert '"9" is not offered for roll' in played.output


def test_options_can_be_chosen_by_their_numbers(tmp_path: Path) -> None:
    book = tmp_path / "book.db"
    run(book, "new", "Geralt", "--faction", "monsters")

    played = run(
        book,
        "play",
        "Geralt",
        "--faction",
        "nilfgaard",
        "--difficulty",
        "easy",
        "--by-hand",
        "--seed",
        "1",
        typed="1\n99\nquit\n",
    )

    assert "   1  Play 1 on a d4\n" in played.output
    assert '"99" is not offered for turn' in played.output


@pytest.mark.parametrize(("columns", "width"), [(60, 80), (80, 80), (90, 90), (200, 100)])
def test_the_table_is_as_wide_as_the_terminal_from_80_to_100_columns(tmp_path: Path, columns: int, width: int) -> None:
    book = tmp_path / "book.db"
    run(book, "new", "Geralt", "--faction", "monsters")

    played = run(
        book,
        "play",
        "Geralt",
        "--faction",
        "nilfgaard",
        "--difficulty",
        "easy",
        "--by-hand",
        "--seed",
        "1",
        typed="1\nquit\n",
        columns=columns,
    )

    assert max(map(len, played.output.splitlines())) == width


@pytest.mark.parametrize(
    ("language", "card", "refusal", "cause", "account"),
    [
        ("en", "Geralt, Monsters: 90 Redanian crowns", "is not a die", "Bought: 1 × d4", "Game master"),
        ("fr", "Geralt, Monstres\xa0: 90 couronnes rédaniennes", "ne convient pas ici", "Acheté\xa0: 1 × d4", "MJ"),
        ("nl", "Geralt, Monsters: 90 Redanische kronen", "past hier niet", "Gekocht: 1 × d4", "Spelleider"),
        ("cs", "Geralt, Příšery: 90 redanských korun", "sem nepatří", "Koupeno: 1 × d4", "Pán hry"),
    ],
)
def test_the_commands_speak_the_language_of_the_system(
    tmp_path: Path, language: str, card: str, refusal: str, cause: str, account: str
) -> None:
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


@pytest.mark.parametrize(
    "words",
    [
        ("new", "Ciri", "--faction", "skellige"),
        ("new", "Ciri", "--faction", "monsters", "--crowns", "1.5"),
        ("play", "Geralt", "--bet", "1000"),
        ("play", "Geralt", "--hand", "d12*10"),
        ("play", "Nobody"),
        ("play", "Geralt", "--tactics", "good"),
        ("play", "Geralt", "--tactics", "1²"),
        ("play", "Geralt", "--game", "12"),
        ("market", "Geralt", "d20"),
        ("market", "Geralt", "d12"),
        ("ledger", "Nobody"),
        ("ledger", "--give", "5"),
    ],
)
def test_bad_words_are_one_sentence_and_exit_code_2(tmp_path: Path, words: tuple[str, ...]) -> None:
    book = tmp_path / "book.db"
    run(book, "new", "Geralt", "--faction", "monsters")

    refused = run(book, *words)

    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert len(refused.stderr.splitlines()) == 1
