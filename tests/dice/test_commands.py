"""The commands of Gwen't: characters, games at the prompt, merchant and ledger."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sevencats.cli import main
from sevencats.commands.causes import CAUSES
from sevencats.commands.dice_prompt import DicePrompt

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


def test_a_game_is_resumed_as_it_was_begun(tmp_path: Path) -> None:
    book = tmp_path / "book.db"
    run(book, "new", "Geralt", "--faction", "monsters")
    begin = ("play", "Geralt", "--faction", "nilfgaard", "--difficulty", "easy")
    run(book, *begin, "--real-dice", "--by-hand", typed="first 1\nquit\n")
    typed = "1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n" + "1\n" * 12

    resumed = run(book, "play", "Geralt", "--game", "1", typed=typed + "quit\n")

    assert resumed.output.startswith("\n"), "nothing was rolled or answered before the first question"
    assert resumed.output.count("d4=1 … d4=4>") == 3 + 5
    assert "Pass\n> quit" in resumed.output, "the game master is asked for the NPC's turn"


def test_what_is_shown_is_in_the_book_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = tmp_path / "book.db"
    run(book, "new", "Geralt", "--faction", "monsters")
    shown: list[list[str]] = []

    def killed(prompt: DicePrompt, seat: int | None) -> None:
        shown.append(prompt.match.view(0)["sides"][0]["hand"])
        raise SystemExit(9)

    monkeypatch.setattr(DicePrompt, "show", killed)
    run(book, "play", "Geralt", "--faction", "nilfgaard", "--difficulty", "easy", "--by-hand")
    run(book, "play", "Geralt", "--game", "1")

    assert shown[0] == shown[1]


def test_a_game_is_called_off_or_resumed_by_those_who_play_it_only(tmp_path: Path) -> None:
    book = tmp_path / "book.db"
    for name in ("Geralt", "Ciri"):
        run(book, "new", name, "--faction", "monsters", "--crowns", "50")
    run(book, "play", "Geralt", "--bet", "5", "--by-hand", typed="quit\n")

    refused = [
        run(book, "play", "Ciri", "--game", "1"),
        run(book, "play", "Ciri", "--game", "1", "--call-off"),
        run(book, "play", "Geralt", "--call-off", "--bet", "10"),
    ]

    assert [one.exit_code for one in refused] == [2, 2, 2]
    assert "Game 1 is played by Geralt, not by Ciri." in refused[0].stderr
    assert "--game" in refused[2].stderr
    assert [game["game"] for game in json.loads(run(book, "games", "--json").output)] == [1]


def test_open_games_are_listed(tmp_path: Path) -> None:
    book = tmp_path / "book.db"
    for name in ("Geralt", "Ciri"):
        run(book, "new", name, "--faction", "monsters", "--crowns", "50")
    assert run(book, "games").output == "No game is open.\n"
    run(book, "play", "Geralt", "--difficulty", "9", "--bet", "5", "--opponent", "Ciri", "--by-hand", typed="quit\n")
    run(book, "play", "Geralt", "--against", "ciri", "--bet", "5", "--real-dice", typed="quit\n")

    listed = run(book, "games").output.splitlines()

    assert listed == [
        "Game 1: Geralt against Ciri (Hard, the game master chooses for the opponent), bet 5, stake 10",
        "Game 2: Geralt against Ciri (duel, real dice), bet 5, stake 5",
    ]
    assert run(book, "games", "Ciri").output.splitlines() == listed[1:]
    assert "45 Redanian crowns" in run(book, "ledger", "Ciri").output


def test_the_d10_for_the_difficulty_is_shown_and_the_same_for_the_same_seed(tmp_path: Path) -> None:
    book = tmp_path / "book.db"
    run(book, "new", "Geralt", "--faction", "monsters", "--crowns", "50")
    words = ("play", "Geralt", "--difficulty", "roll", "--seed", "4", "--bet", "2", "--by-hand")

    one, two = (run(book, *words, typed="quit\n").output.replace("Game 2", "Game 1") for _ in range(2))

    found = re.match(r"A (\d+) on the d10\. Difficulty: (\w+)\.", one)
    assert found is not None
    assert one.replace("--game 1", "") == two.replace("--game 2", "")
    assert f"Stakes of game 2; the d10 showed {found[1]}: {found[2]}" in run(book, "ledger", "Geralt").output


def test_a_real_d10_for_the_difficulty_is_typed(tmp_path: Path) -> None:
    book = tmp_path / "book.db"
    run(book, "new", "Geralt", "--faction", "monsters")

    played = run(book, "play", "Geralt", "--real-dice", "--difficulty", "roll", typed="11\n9\nquit\n")

    assert "d10=1 … d10=10>" in played.output
    assert "A 9 on the d10. Difficulty: Hard." in played.output


def test_the_last_purchase_is_undone(tmp_path: Path) -> None:
    book = tmp_path / "book.db"
    run(book, "new", "Geralt", "--faction", "monsters", "--crowns", "50")
    run(book, "market", "Geralt", "d4")

    assert "50 Redanian crowns" in run(book, "market", "geralt", "--undo").output
    assert run(book, "market", "Geralt", "--undo").exit_code == 2
    assert "Undone: Bought: 1 × d4" in run(book, "ledger", "Geralt").output


def test_at_one_screen_a_duel_tells_no_die_that_only_one_side_knows(tmp_path: Path) -> None:
    book = tmp_path / "book.db"
    for name, faction in (("Geralt", "northern-realms"), ("Ciri", "nilfgaard")):
        run(book, "new", name, "--faction", faction)

    played = run(book, "play", "Geralt", "--against", "Ciri", "--real-dice", typed="first 0\n" + "1\n" * 20 + "quit\n")

    told = [line for line in played.output.splitlines() if line.startswith("  . ")]
    assert len(told) > 20
    assert [line for line in told if "rolls" in line and "a die" not in line] == []


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
        ("fr", "Geralt, Monstres\xa0: 90 couronnes rédaniennes", "est pas un dé", "Acheté\xa0: 1 × d4", "MJ"),
        ("nl", "Geralt, Monsters: 90 Redanische kronen", "is geen dobbelsteen", "Gekocht: 1 × d4", "Spelleider"),
        ("cs", "Geralt, Příšery: 90 redanských korun", "není kostka", "Koupeno: 1 × d4", "Pán hry"),
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
