"""The lab's commands say what is wrong in one sentence, and ask for nothing before they need it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sevencats.lab import arena
from tests.lab.tools import ENVIRONMENT, run

HEAVY = (
    "duckdb",
    "sklearn",
    "numpy",
    "distributed",
    "vl_convert",
    "sevencats.gwent",
    "sevencats.dice",
    "sevencats.unmatched",
    "sevencats.bots",
)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--bots", "mastr,greedy"), '"mastr" is not a bot; did you mean "master"?'),
        (("--bots", "master"), 'An arena needs at least two bots, such as master,greedy, not "master".'),
        (("--bots", "greedy,greedy"), "are not all different"),
        (("--bots", "search:lots,greedy"), '"search:lots" has no budget; expected a number of simulations'),
        (("--bots", "search:0,greedy"), '"search:0" has no budget'),
        (("--decks", "init-monster"), '"init-monster" is not a premade deck; did you mean "init-monsters"?'),
        (("--decks", ","), "Nobody is named to play"),
        (("--decks", "nowhere.toml"), "nowhere.toml cannot be read: No such file or directory."),
        (("--games", "0"), "expected an even number of games from 2 up, not 0."),
        (("--games", "7"), "expected an even number of games from 2 up, not 7."),
        (("--edition", "aniversary"), '"aniversary" is not an edition; did you mean "anniversary"?'),
        (("--workers", "0"), "Work needs at least one worker, not 0."),
    ],
)
def test_bad_input_of_the_arena_gets_one_sentence_and_exit_code_2(
    args: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    result = run("arena", "gwent", *args)

    assert result.exit_code == 2
    assert said in result.stderr
    assert "Traceback" not in result.output


def test_an_arena_plays_by_the_letter_of_the_book_that_is_named() -> None:
    plan = arena.arena_plan("gwent", ["random", "greedy"], "all", "dutch-letter", 1)

    assert {deal[2] for deal in plan.deals} == {"dutch-letter"}


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("dice", "--factions", "monster"), '"monster" is not a faction; did you mean "monsters"?'),
        (("dice", "--factions", "monsters:hrd"), '"hrd" is not a difficulty; did you mean "hard"?'),
        (("dice", "--factions", "monsters,monsters"), 'Two of these have the name "monsters"'),
        (("dice", "--variant", "open-rulebok"), '"open-rulebok" is not a variant; did you mean "open-rulebook"?'),
        (("unmatched", "--heroes", "gerald"), '"gerald" is not a hero; did you mean "geralt"?'),
        (("unmatched", "--board", "kaer-morhn"), '"kaer-morhn" is not a board; did you mean "kaer-morhen"?'),
        (("unmatched", "--heroes", ","), 'expected "all" or names such as geralt,leshen.'),
        (("checkers",), "'checkers' is not one of 'gwent', 'dice', 'unmatched'"),
    ],
)
def test_bad_input_about_other_games_gets_one_sentence(
    args: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    result = run("arena", *args)

    assert result.exit_code == 2
    assert said in result.stderr
    assert not list(tmp_path.iterdir())


def test_help_shows_examples_for_every_command_of_the_lab() -> None:
    for command in (
        ["arena"],
        ["deck", "odds"],
        ["deck", "duel"],
        ["deck", "matrix"],
        ["deck", "cards"],
        ["lab", "train"],
        ["lab", "record"],
    ):
        assert "  sevencats " in run(*command, "--help").output


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys; sys.argv=['sevencats','arena','--help']\ntry:\n import sevencats.__main__\n"
        f"except SystemExit: pass\nprint([name for name in {HEAVY!r} if name in sys.modules])"
    )

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=ENVIRONMENT)

    assert done.stdout.rstrip().endswith("[]")


@pytest.mark.parametrize(
    ("library", "args"),
    [
        ("duckdb", ("arena", "gwent", "--games", "2")),
        ("sklearn", ("lab", "train", "gwent", "--games", "2")),
        ("distributed", ("arena", "gwent", "--games", "2", "--cluster", "tcp://127.0.0.1:9")),
        ("vl_convert", ("deck", "matrix", "--games", "2", "--picture", "matrix.png")),
    ],
)
def test_a_library_that_is_missing_is_named_with_the_way_to_get_it(
    library: str, args: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in [name for name in sys.modules if name.partition(".")[0] == library]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)

    result = run(*args)

    assert result.exit_code == 2
    assert result.stderr.endswith(
        f"This needs {library}, which is not installed; get it with: pip install 'sevencats[lab]'.\n"
    )


def test_odds_need_no_library_of_the_lab() -> None:
    code = (
        "import sys; sys.argv=['sevencats','deck','odds','init-monsters','--hands','4']\n"
        "sys.modules.update(dict.fromkeys(['duckdb','sklearn','numpy','scipy','distributed','vl_convert']))\n"
        "import sevencats.__main__"
    )

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=ENVIRONMENT)

    assert done.returncode == 0, done.stderr
    assert "heroes" in done.stdout
