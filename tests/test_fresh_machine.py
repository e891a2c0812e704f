"""What a machine lacks is said in one sentence with a way on, before anything is half done."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import hatch_build
import pytest

from tests.web import needs

ROOT = Path(__file__).parent.parent


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """As much of a clone as the setting up looks at, in a folder with a space in its name."""
    folder = tmp_path / "seven cats"
    for part in ("web/src", "web/public", "src/sevencats/locales"):
        (folder / part).mkdir(parents=True)
    shutil.copy(ROOT / "Makefile", folder)
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    (folder / "web/package-lock.json").touch()
    return folder


def made(clone: Path, *words: str, path: str = os.environ["PATH"]) -> str:
    """What make says when it fails."""
    done = subprocess.run(
        ["make", "--no-print-directory", *words],
        cwd=clone,
        capture_output=True,
        text=True,
        env={**os.environ, "PATH": path, "MAKEFLAGS": ""},
    )
    assert done.returncode == 2
    return done.stdout


def script(path: Path, *lines: str) -> Path:
    path.write_text("\n".join(["#!/bin/sh", *lines, ""]))
    path.chmod(0o755)
    return path


def test_another_python_is_asked_for_where_this_one_is_too_old(clone: Path, tmp_path: Path) -> None:
    old = script(tmp_path / "old", "exit 1")

    assert made(clone, f"PYTHON={old}", ".cache/uv/ready") == (
        f"{old} is not Python 3.11 or newer; expected one, named as in: make PYTHON=python3.13 play\n"
    )


def test_a_python_without_pip_says_how_to_get_it(clone: Path, tmp_path: Path) -> None:
    bare = script(tmp_path / "bare", '[ "$1" = -m ] && exit 1', f'exec "{sys.executable}" "$@"')

    assert made(clone, f"PYTHON={bare}", ".cache/uv/ready").startswith(f"{bare} has no pip: install it")


def test_a_folder_that_cannot_be_written_is_named(clone: Path, tmp_path: Path) -> None:
    python = script(tmp_path / "python", "exit 0")
    (clone / ".cache").touch()

    assert made(clone, f"PYTHON={python}", ".cache/play/ready").startswith("This folder cannot be written")


def test_what_could_not_be_fetched_is_fetched_by_the_same_command_later(clone: Path, tmp_path: Path) -> None:
    python = script(tmp_path / "python", '[ "$3" = install ] && exit 1', "exit 0")

    assert made(clone, f"PYTHON={python}", ".cache/uv/ready").endswith("the same command goes on where it stopped.\n")
    assert not (clone / ".cache/uv/ready").exists()


def test_an_old_node_is_no_node(clone: Path, tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    script(tmp_path / "bin/node", "exit 1")
    said = made(clone, "web/node_modules/.package-lock.json", path=f"{tmp_path / 'bin'}:{os.environ['PATH']}")

    assert said.startswith("There is no Node here (20 or newer, with npm)")


def test_without_a_chromium_or_a_built_client_it_is_said_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(needs, "CLIENT", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: name if name == "google-chrome" else None)
    assert needs.chromium() == "google-chrome"
    assert "make web" in needs.missing()

    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert "apt install chromium" in needs.missing()


def test_rules_that_cannot_be_compiled_say_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert hatch_build.plain().startswith("There is no C compiler here: the rules stay plain Python")

    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert hatch_build.plain().startswith("The C headers of Python are not here")

    (tmp_path / "Python.h").touch()
    assert hatch_build.plain().startswith("The compiler failed")


def test_a_compiler_that_fails_leaves_the_plain_rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(hatch_build, "SETUP", "open('half.so', 'w'); raise SystemExit(1)")
    monkeypatch.setattr(hatch_build, "missing", lambda: "")

    assert hatch_build.compile_into(tmp_path / "package") == []

    assert (tmp_path / "package/sevencats/cli.py").exists()
    assert not (tmp_path / "package/half.so").exists()
