"""The command line: what it prints, and what it says to bad input."""
from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sevencats import gwent
from sevencats.build import version
from sevencats.cli import main

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


def test_help_shows_examples_for_every_command() -> None:
    for command in ([], ["play"], ["replay"], ["position"], ["deck", "check"], ["rules"]):
        result = run(*command, "--help")
        assert result.exit_code == 0
        assert "  sevencats " in result.output


def test_help_is_there_at_once_and_loads_no_game() -> None:
    code = "import sys; sys.argv=['sevencats','--help']\ntry:\n import sevencats.__main__\nexcept SystemExit: pass\n" \
           "print('sevencats.gwent' in sys.modules)"
    start = time.perf_counter()

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.rstrip().endswith("False")
    assert time.perf_counter() - start < 2


@pytest.mark.parametrize(("args", "said"), [
    (["play", "--edition", "aniversary"], '"aniversary" is not an edition; did you mean "anniversary"?'),
    (["play", "--deck", "init-monster"], '"init-monster" is not a premade deck; did you mean "init-monsters"?'),
    (["play", "--house", "muster"], '"muster" is not a house rule; expected RULE=VALUE, such as'),
    (["play", "--house", "muster_from_hands=true"], '"muster_from_hands" is not a house rule; did you mean '
                                                    '"muster_from_hand"?'),
    (["play", "--house", "muster_from_hand=5"], "The house rule muster_from_hand is true or false, not 5."),
    (["play", "--opponent", "expret"], '"expret" is not a level; did you mean "expert"?'),
    (["play", "--language", "de_DE"], '"de_DE" is not a language'),
    (["play", "--load", "no-such-file.json"], "no-such-file.json cannot be read: No such file or directory."),
    (["deck", "check", "init-skellige", "--edition", "classic-2015"], "The faction skellige is not in the edition"),
    (["deck", "check", "no-such-file.toml"], "no-such-file.toml cannot be read: No such file or directory."),
    (["position", "no-such-file.toml"], "no-such-file.toml cannot be read: No such file or directory."),
    (["replay", "no-such-file.json"], "no-such-file.json cannot be read: No such file or directory."),
])
def test_bad_input_gets_one_sentence_and_exit_code_2(args: list[str], said: str) -> None:
    result = run(*args)

    assert result.exit_code == 2
    assert said in result.stderr
    assert "Traceback" not in result.output


def test_an_unknown_flag_or_command_gets_exit_code_2() -> None:
    assert run("play", "--edtion", "anniversary").exit_code == 2
    assert run("paly").exit_code == 2


@pytest.mark.parametrize(("text", "said"), [
    ("turn = ", "is not TOML"),
    ("tunr = 1", '"tunr" is not a field of a position; did you mean "turn"?'),
    ('[[side]]\nhand = ["nekkr"]\n[[side]]', '"nekkr" is not a card; did you mean "nekker"?'),
])
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


def test_a_whole_game_can_be_played_at_the_prompt(tmp_path: Path) -> None:
    typed = "?\nexplain total\nhint\ndiscard\nnonsense\n99\nundo\ndone\n" + "1\nundo\n" + "1\n" * 200

    result = run("play", "--seed", "11", "--deck", "init-nilfgaard", "--language", "fr", typed=typed)

    assert result.exit_code == 0
    assert "There is no choice of yours to go back to." in result.output
    assert '"nonsense" is not offered' in result.output
    assert "wins the game." in result.output or "The game is drawn." in result.output


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
