"""The command line: what it prints, and what it says to bad input."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from sevencats import dice, gwent, unmatched
from sevencats.build import version
from sevencats.cli import COMMANDS, main
from sevencats.core import toml
from sevencats.core.registry import NAMES
from sevencats.gwent.editions import OFFERED

HEAVY = {
    "textual",
    "rich",
    "fastapi",
    "starlette",
    "uvicorn",
    "sqlalchemy",
    "websockets",
    "msgspec",
    "fluent",
    "duckdb",
    "numpy",
    "asyncio",
    "sqlite3",
    "multiprocessing",
}
SIEGE = """
[[side]]
hand = ["ves", "scorch"]
siege = ["catapult*2"]
[[side]]
hand = ["vesemir", "dandelion"]
"""


def run(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(args), input=typed)


def test_the_version_is_that_of_the_build() -> None:
    assert run("--version").output == version() + "\n"


def commands(group: click.Group, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command with the words by which it is called."""
    ctx = click.Context(group)
    for name in group.list_commands(ctx):
        command = group.get_command(ctx, name)
        assert command is not None
        yield (*path, name), command
        if isinstance(command, click.Group):
            yield from commands(command, (*path, name))


ALL = list(commands(main))


@pytest.mark.parametrize("words", [path for path, _ in ALL], ids=" ".join)
def test_help_shows_examples_for_every_command(words: tuple[str, ...]) -> None:
    result = run(*words, "--help")

    assert result.exit_code == 0
    assert f"  sevencats {words[0]}" in result.output


@pytest.mark.parametrize("words", ["play", "rules", "deck list", "deck check", "deck odds", "deck duel"])
def test_help_names_every_edition_that_is_offered(words: str) -> None:
    told = "".join(run(*words.split(), "--help").output.split())

    assert [name for name in OFFERED if name not in told] == []


def test_a_rule_is_told_as_it_is_by_the_letter_of_a_book() -> None:
    told = run("rules", "G", "5.6", "--edition", "czech-letter", "--language", "en").output

    assert "to the letter of the Czech book: Yes" in " ".join(told.split())


@pytest.mark.parametrize("edition", OFFERED)
def test_a_game_of_every_edition_can_be_played_without_naming_a_deck(edition: str) -> None:
    result = run("play", "gwent", "--edition", edition, "--opponent", "random", "--seed", "1", typed="quit\n")

    assert result.exit_code == 0, result.output


def test_all_that_was_promised_is_there() -> None:
    assert {
        "play",
        "serve",
        "watch",
        "replay",
        "verify",
        "arena",
        "deck",
        "dice",
        "rules",
        "position",
        "bench",
        "completion",
    } <= set(COMMANDS)


def test_help_is_there_at_once_and_loads_nothing_heavy() -> None:
    code = (
        "import sys; sys.argv=['sevencats','--help']\ntry:\n import sevencats.__main__\nexcept SystemExit: pass\n"
        "import resource\nused = resource.getrusage(resource.RUSAGE_SELF)\n"
        "print(' '.join(sys.modules), used.ru_utime + used.ru_stime)"
    )

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    *modules, seconds = done.stdout.splitlines()[-1].split()
    rooms = {name.split(".")[1] for name in modules if name.startswith("sevencats.")}
    assert rooms - {"__main__"} == {"cli", "commands", "core"}
    assert not HEAVY & {name.partition(".")[0] for name in modules}
    assert float(seconds) < 0.6  # 0.12 on a busy machine; this bound only says that nothing big was loaded


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["play", "--edition", "aniversary"], '"aniversary" is not an edition; did you mean "anniversary"?'),
        (["play", "--deck", "init-monster"], '"init-monster" is not a premade deck; did you mean "init-monsters"?'),
        (["play", "--house", "muster"], '"muster" is not a house rule; expected RULE=VALUE, such as'),
        (
            ["play", "--house", "muster_from_hands=true"],
            '"muster_from_hands" is not a house rule; did you mean "muster_from_hand"?',
        ),
        (["play", "--house", "muster_from_hand=5"], "The house rule muster_from_hand is true or false, not 5."),
        (["play", "--opponent", "expret"], '"expret" is not a level; did you mean "expert"?'),
        (["play", "--language", "de_DE"], '"de_DE" is not a language'),
        (["play", "--load", "no-such-file.json"], "no-such-file.json cannot be read: No such file or directory."),
        (["play", "gwnt"], '"gwnt" is not a game or the link of a table; did you mean "gwent"?'),
        (["play", "dice", "--deck", "init-monsters"], "--deck is an option of gwent, not of dice."),
        (["play", "unmatched", "--hero", "geralte"], '"geralte" is not a hero; did you mean "geralt"?'),
        (["play", "--position", "no-such-file.toml"], "no-such-file.toml cannot be read: No such file or directory."),
        (["play", "http://"], "is not the link of a table; expected one like https://host/table/ID?key=KEY."),
        (["watch", "host/table/abc"], '"host/table/abc" is not the link of a table; expected one like'),
        (["bench", "chess"], '"chess" is not a game; expected one of: gwent, dice, unmatched.'),
        (["paly"], '"paly" is not a command; did you mean "play"?'),
        (["deck", "chekc"], '"chekc" is not a command; did you mean "check"?'),
        (["deck", "check", "init-skellige", "--edition", "classic-2015"], "The faction skellige is not in the edition"),
        (["deck", "check", "no-such-file.toml"], "no-such-file.toml cannot be read: No such file or directory."),
        (["position", "no-such-file.toml"], "no-such-file.toml cannot be read: No such file or directory."),
        (["replay", "no-such-file.json"], "no-such-file.json cannot be read: No such file or directory."),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(args: list[str], said: str) -> None:
    result = run(*args)

    assert result.exit_code == 2
    assert said in result.stderr
    assert "Traceback" not in result.output


def test_an_unknown_flag_or_command_gets_exit_code_2() -> None:
    assert run("play", "--edtion", "anniversary").exit_code == 2
    assert run("completion", "tcsh").exit_code == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("turn = ", "is not TOML"),
        ("tunr = 1\n[[side]]\n[[side]]", '"tunr" is not a field of a position; did you mean "turn"?'),
        ('[[side]]\nhand = ["nekkr"]\n[[side]]', '"nekkr" is not a card; did you mean "nekker"?'),
    ],
)
def test_a_broken_position_file_gets_one_sentence(text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text(text)

    result = run("position", str(tmp_path / "broken.toml"))

    assert result.exit_code == 2
    assert said in result.stderr


def test_a_position_is_shown_explained_and_written_as_json(tmp_path: Path) -> None:
    path = tmp_path / "siege.toml"
    path.write_text(SIEGE)

    assert "catapult 16, catapult 16" in run("position", str(path)).output
    assert run("position", str(path), "--options").output.endswith("play scorch\nplay ves\npass\n")
    assert "tight bond" in run("position", str(path), "--explain", "catapult").output
    assert json.loads(run("position", str(path), "--json").output)["edition"] == "anniversary"


def test_a_saved_game_is_replayed_in_words_to_any_number(tmp_path: Path) -> None:
    game = gwent.new(seed=5, names=("Ciri", "Zoltan"))
    game.choose("done")
    path = tmp_path / "game.json"
    game.save(path)

    text = run("replay", str(path), "--text").output

    assert f"{game.number:>4}  {'Ciri' if game.record.choices[-1][0] == 0 else 'Zoltan'}: done" in text
    assert run("replay", str(path), "--upto", "3").exit_code == 0
    assert run("replay", str(path), "--upto", "999").exit_code == 2


def test_a_whole_game_can_be_played_at_the_prompt() -> None:
    typed = "?\nexplain total\nhint\npiles\nnonsense\n99\nundo\ndone\n" + "1\nundo\n" + "1\n" * 200

    result = run("play", "--seed", "11", "--deck", "init-nilfgaard", "--language", "fr", typed=typed)

    assert result.exit_code == 0
    assert "aucun choix à reprendre." in result.output
    assert "«\xa0nonsense\xa0» n\u2019est pas proposé ici" in result.output
    assert "la partie" in result.output.splitlines()[-1]


@pytest.mark.parametrize("game", NAMES)
def test_every_game_goes_line_by_line_where_there_is_no_screen(game: str) -> None:
    typed = "explain\npiles\n" + "1\n" * 600

    result = run("play", game, "--seed", "3", "--opponent", "random", typed=typed)

    assert result.exit_code == 0
    assert "Traceback" not in result.output
    assert "\n  You · " in result.output
    assert "win" in result.output.splitlines()[-1]


def test_the_language_is_that_of_the_system_unless_one_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert "Speel" in run("play", "gwent", "--seed", "1", typed="done\nquit\n").output
    assert "Jouer" in run("play", "gwent", "--seed", "1", "--language", "fr", typed="done\nquit\n").output

    monkeypatch.setenv("LANG", "xx_XX.UTF-8")

    assert "Play" in run("play", "gwent", "--seed", "1", typed="done\nquit\n").output


def test_leaving_the_table_in_mid_game_is_no_error(tmp_path: Path) -> None:
    saved = tmp_path / "mine.json"

    result = run("play", "--seed", "1", typed=f"done\nsave {saved}\n")

    assert result.exit_code == 0
    assert "You leave the table." in result.output
    assert gwent.load(saved).number > 20
    assert "You leave the table." in run("play", "--load", str(saved), typed="quit\n").output


def test_a_game_that_cannot_be_saved_says_so_and_goes_on() -> None:
    result = run("play", "--seed", "1", typed="save /no/such/folder/game.json\nquit\n")

    assert result.exit_code == 0
    assert "/no/such/folder/game.json cannot be written: No such file or directory." in result.output


def test_a_bot_says_what_it_would_choose_in_a_position_of_every_game(tmp_path: Path) -> None:
    for n, match in enumerate((gwent.new(seed=1), dice.new(seed=1), unmatched.new("ciri", "leshen", seed=1))):
        path = tmp_path / f"{n}.toml"
        path.write_text(toml.dumps(match.state.data()))

        result = run("position", str(path), "--best", "novice", "--json")

        assert result.exit_code == 0, result.output
        found = json.loads(result.stdout)
        assert found["best"] in [option.text for option in match.options]
        assert found["considered"][0]["option"] == found["best"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "may be played in the edition “Anniversary box (2025)”: 24 units, 6 specials, Crach an Craite."),
        ("fr", "peut être joué dans "),
        ("nl", "mag in de editie"),
        ("cs", "se smí hrát v edici"),
    ],
)
def test_that_a_deck_may_be_played_is_said_in_every_language(language: str, said: str) -> None:
    result = run("deck", "check", "init-skellige", "--language", language)

    assert result.output.startswith("init-skellige ")
    assert said in result.output


@pytest.mark.parametrize("command", [("position",), ("play", "--plain", "--position")])
@pytest.mark.parametrize("text", ["", "# to be written\n", 'game = "dice"\n'])
def test_a_file_without_sides_is_no_position_and_an_example_is_shown(
    tmp_path: Path, command: tuple[str, ...], text: str
) -> None:
    (tmp_path / "empty.toml").write_text(text)

    result = run(*command, str(tmp_path / "empty.toml"))

    assert result.exit_code == 2
    assert "empty.toml has no sides; expected at least two, such as:" in result.output
    assert "[[side]]" in result.output


def test_a_name_like_no_other_is_refused_with_all_that_there_are() -> None:
    deck = run("play", "gwent", "--plain", "--deck", "nosuch")
    rule = run("play", "gwent", "--plain", "--house", "foo=bar")

    assert '"nosuch" is not a premade deck; expected one of: ' in deck.output
    assert "init-monsters" in deck.output
    assert '"foo" is not a house rule; expected one of: ' in rule.output
    assert "after_a_tie" in rule.output


def test_what_a_script_wants_comes_as_json(tmp_path: Path) -> None:
    (tmp_path / "siege.toml").write_text(SIEGE)
    siege = str(tmp_path / "siege.toml")
    book = str(tmp_path / "book.db")
    run("dice", "new", "Geralt", "--faction", "monsters", "--crowns", "90", "--book", book)

    def data(*args: str) -> Any:
        result = run(*args, "--json")
        assert result.exit_code == 0, result.output
        return json.loads(result.stdout)

    assert data("position", siege, "--options") == {"options": ["play scorch", "play ves", "pass"]}
    assert data("position", siege, "--explain", "catapult")["lines"][0].startswith("catapult, siege")
    assert len(data("deck", "list")) == 17
    assert data("deck", "check", "init-monsters")["edition"] == "anniversary"
    assert data("dice", "ledger", "--book", book)["characters"][0]["crowns"] == 90
    assert data("dice", "market", "Geralt", "--book", book)["prices"]["set"] > 0
    assert set(data("bench", "dice", "--seconds", "0.05")["games"]["dice"]) == {
        "games_a_second",
        "choices_a_second",
        "copy_microseconds",
        "view_microseconds",
        "simulations_a_second",
    }


def test_the_bench_says_which_build_it_measured() -> None:
    result = run("bench", "gwent", "--seconds", "0.05")

    assert result.exit_code == 0
    assert version() in result.stdout
    assert "simulations/s" in result.stdout


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_gets_its_completion_script(shell: str) -> None:
    assert "_SEVENCATS_COMPLETE" in run("completion", shell).output


def test_commands_and_decks_are_completed() -> None:
    def completed(words: str) -> str:
        env = {
            **os.environ,
            "COMP_WORDS": words,
            "COMP_CWORD": str(len(words.split()) - 1),
            "_SEVENCATS_COMPLETE": "bash_complete",
        }
        return subprocess.run([sys.executable, "-m", "sevencats"], env=env, capture_output=True, text=True).stdout

    assert completed("sevencats po") == "plain,position\n"
    assert "plain,init-skellige" in completed("sevencats play --deck init-s")
    assert completed("sevencats play --language n") == "plain,nl\n"
    assert completed("sevencats play --faction r") == "plain,random\n"


def test_a_closed_pipe_and_an_interruption_leave_no_traceback() -> None:
    command = [sys.executable, "-m", "sevencats"]
    piped = subprocess.run(
        f"{' '.join(command)} rules --contradictions | head -1", shell=True, capture_output=True, text=True
    )
    assert "Traceback" not in piped.stderr
    assert piped.stdout

    running = subprocess.Popen(
        [*command, "bench", "--seconds", "30"],
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    time.sleep(3)
    running.send_signal(signal.SIGINT)
    _, said = running.communicate(timeout=60)

    assert running.returncode == 1
    assert "Traceback" not in said


def test_a_mistake_of_ours_is_one_sentence_and_a_file(tmp_path: Path) -> None:
    code = (
        "import sys, sevencats.build\nsevencats.build.version = lambda: 1 / 0\n"
        "from sevencats.cli import main\nmain(['bench', 'dice', '--seconds', '0.05'], prog_name='sevencats')"
    )

    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ, "TMPDIR": str(tmp_path)}
    )

    assert done.returncode == 1
    assert "a mistake of ours (ZeroDivisionError)" in done.stderr
    assert "Traceback" not in done.stderr
    assert "Traceback" in next(tmp_path.glob("sevencats-*.log")).read_text()
