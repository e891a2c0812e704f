"""What the README, the protocol page and the page of the rules show is run."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", ["README.md", "docs/protocol.md", "docs/rules/index.md"])
def test_python_examples_run_as_shown(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    result = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")

    assert result.attempted > 2
    assert result.failed == 0


def test_console_examples_run_as_shown(tmp_path: Path) -> None:
    toml = re.search(r"```toml\n# (\S+)\n(.*?)```", README, re.S)
    assert toml
    (tmp_path / toml[1]).write_text(toml[2], encoding="utf-8")
    blocks = re.findall(r"```console\n(.*?)```", README, re.S)
    examples = [
        (command, shown)
        for block in blocks
        for command, shown in re.findall(r"^\$ sevencats (.*)\n((?:(?!\$).*\n)*)", block, re.M)
    ]

    assert len(examples) >= 4
    for command, shown in examples:
        done = subprocess.run(
            [sys.executable, "-m", "sevencats", *command.split()],
            cwd=tmp_path,
            text=True,
            input="quit\n",
            capture_output=True,
            env={**os.environ, "PYTHONPATH": package_path()},
        )
        assert done.returncode == 0, done.stderr
        assert not shown or done.stdout == shown


def test_every_make_target_that_is_named_exists() -> None:
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    named = {
        name
        for page in ("README.md", "CONTRIBUTING.md")
        for name in re.findall(r"(?:`|^)make (\w+)", (ROOT / page).read_text(encoding="utf-8"), re.M)
    }

    assert {"play", "test"} <= named <= targets


def test_no_block_of_the_readme_is_of_a_kind_that_nothing_runs() -> None:
    kinds = re.findall(r"^```(\w*)$", README, re.M)[::2]

    assert set(kinds) == {"sh", "console", "toml", "python"}


def test_the_newest_version_in_the_changelog_is_this_one() -> None:
    from sevencats import __version__

    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)

    assert newest
    assert newest[1] == __version__


def package_path() -> str:
    import sevencats

    return str(Path(sevencats.__path__[0]).parent)


def test_links_between_pages_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name} links to {link}"
