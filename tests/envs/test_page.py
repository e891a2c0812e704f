"""The page about environments shows what is so."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

from sevencats.core.registry import NAMES
from sevencats.envs.listing import tables
from sevencats.envs.starts import layout
from tests.envs.golden import PAGE, page


def test_the_examples_of_the_page_run_as_shown() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)

    assert result.attempted > 10
    assert result.failed == 0


def test_without_the_extra_one_sentence_says_how_to_get_it() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import sevencats.envs"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)

    assert (
        done.stderr.splitlines()[-1]
        == "ImportError: The environments need pyspiel: pip install 'sevencats[rl]' brings all that they need."
    )


def test_the_tables_of_the_page_are_those_of_the_layouts() -> None:
    text = PAGE.read_text(encoding="utf-8")

    assert text == page()
    assert all(tables(layout(name)) in text for name in NAMES)


def test_every_example_stands_on_the_page() -> None:
    names = {path.name for path in (Path(PAGE).parents[1] / "examples").glob("*.py")} - {"bot.py"}  # of the bot API

    assert len(names) == 3
    assert all(f"examples/{name}" in PAGE.read_text(encoding="utf-8") for name in names)
