"""What `help()` and type checkers see of the compiled rules: all that they see of the plain ones."""

from __future__ import annotations

import json
import os
import pydoc
import subprocess
import sys
from pathlib import Path

import pytest
from hatch_docs import document

import sevencats
from sevencats import gwent
from sevencats.build import is_compiled
from sevencats.core.state import State
from sevencats.core.words import BadInput

ROOT = Path(__file__).parents[2]


def docs(package: str) -> dict[str, str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / package), str(ROOT)])}
    run = subprocess.run(
        [sys.executable, "-m", "tests.builds.docs"], env=env, cwd=ROOT, check=True, capture_output=True
    )
    return dict(json.loads(run.stdout))


def test_compiled_and_plain_rules_have_the_same_docstrings() -> None:
    compiled, plain = docs("build/compiled"), docs("src")

    assert len(plain) > 1000
    assert compiled == plain


@pytest.mark.skipif(not is_compiled(), reason="needs the compiled rules")
def test_only_special_methods_that_fill_a_slot_of_the_type_have_pythons_own_text_when_compiled() -> None:
    assert str(BadInput.__reduce__.__doc__).startswith("Between processes an error keeps its code")
    assert State.__hash__.__doc__ == object.__hash__.__doc__


def test_help_shows_signatures_and_docstrings() -> None:
    shown = pydoc.plain(pydoc.render_doc(gwent.State))

    assert "choose(self, " in shown
    assert "Take an offered option; refuse any other and change nothing." in shown
    assert "What happened since the last choice, if somebody listens." in shown


C = """
static PyMethodDef sevencats___teamodule_methods[] = {
    {"pour", (PyCFunction)CPyPy_sevencats___tea___pour, METH_FASTCALL, PyDoc_STR("pour(n)\\n--\\n\\n") /* docstring */},
    {"sip", (PyCFunction)CPyPy_sevencats___tea___sip, METH_FASTCALL, PyDoc_STR("sip()\\n--\\n\\n") /* docstring */},
"""
PYTHON = """
def pour(n: int) -> None:
    '''"Hot"; é?'''

def sip() -> None:
    pass
"""


@pytest.fixture
def tea(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sevencats").mkdir()
    (tmp_path / "sevencats/tea.py").write_text(PYTHON, encoding="utf-8")
    (tmp_path / "tea.c").write_text(C, encoding="utf-8")
    return tmp_path / "tea.c"


def test_a_docstring_is_put_behind_the_signature_of_its_function_and_of_no_other(tea: Path) -> None:
    document(["sevencats/tea.py"], tea.parent)

    assert tea.read_text(encoding="utf-8") == C.replace(
        r'"pour(n)\n--\n\n"', r'"pour(n)\n--\n\n""\042Hot\042; \303\251\077"'
    )


def test_a_docstring_without_a_place_in_the_c_source_is_told_and_put_nowhere(tea: Path) -> None:
    other = C.replace("PyDoc_STR", "Doc")
    tea.write_text(other, encoding="utf-8")

    with pytest.warns(UserWarning, match="1 of 1 docstrings are lost: .* CPyPy_sevencats___tea___pour"):
        document(["sevencats/tea.py"], tea.parent)

    assert tea.read_text(encoding="utf-8") == other


def test_type_checkers_of_users_see_the_types(tmp_path: Path) -> None:
    user = tmp_path / "user.py"
    user.write_text("from sevencats import gwent\n\nreveal_type(gwent.new(seed=1))\n", encoding="utf-8")
    site = Path(sevencats.__file__).parents[1]

    told = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), str(user)],
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )

    assert 'Revealed type is "sevencats.core.match.Match"' in told.stdout, told.stdout + told.stderr
