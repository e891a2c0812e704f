"""Compiles the rules: a copy of the package in which the rooms named in pyproject.toml are machine code.

Used by the wheel's build hook, and by hand: `python hatch_build.py build/compiled`. Nothing is ever compiled in `src/`,
where it would shadow later edits. What cannot be compiled here stays plain Python, and says so."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
NODE = 20
SETUP = """
import json, pathlib, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
from mypyc.build import mypycify
from setuptools import setup
sys.path.append(sys.argv[3])
from hatch_docs import document
groups = json.loads(sys.argv[1])
modules = sum(groups.values(), [])
rules = mypycify(modules, opt_level="3", debug_level="0",
                 separate=[(files, name) for name, files in groups.items()])
document(modules, pathlib.Path("build"))
setup(name="sevencats", packages=[], ext_modules=rules,
      script_args=["--quiet", "build_ext", "--inplace", "--parallel", sys.argv[2]])
"""
PLAIN = ("__init__.py", "wire.py")  # compiled, a typed dictionary no longer knows its fields


def compile_into(target: Path) -> list[Path]:
    """Copy the package into the target and compile it there; the compiled files, or none where that cannot be done."""
    copy_into(target)
    if missing():
        return []
    flags = "-w -fvisibility=hidden -fno-semantic-interposition"  # calls within a library need no detour
    env = {**os.environ, "MYPYPATH": ".", "CFLAGS": f"{os.environ.get('CFLAGS', '')} {flags}"}
    done = subprocess.run(
        [sys.executable, "-c", SETUP, json.dumps(to_compile(target)), str(os.cpu_count() or 1), str(ROOT)],
        cwd=target,
        env=env,
    )
    if done.returncode:
        copy_into(target)
        return []
    shutil.rmtree(target / "build", ignore_errors=True)
    return sorted(target.rglob("*.so")) + sorted(target.rglob("*.pyd"))


def copy_into(target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "src", target, ignore=shutil.ignore_patterns("__pycache__", "*.so"))


def missing() -> str:
    """What this machine lacks for compiling, in words, or nothing."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(compiler.split()[0]) is None:
        return "There is no C compiler here"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return "" if headers.exists() else "The C headers of Python are not here (on Debian: python3-dev)"


def plain() -> str:
    """One sentence about rules that were not compiled."""
    return (
        f"{missing() or 'The compiler failed'}: the rules stay plain Python, which plays the same games, "
        "about ten times slower."
    )


def to_compile(target: Path) -> dict[str, list[str]]:
    """The files of each group of rooms. A group becomes one library, and groups are compiled side by side."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["sevencats"]["compiled"]
    return {
        "sevencats_" + "_".join(rooms).replace("/", "_"): [
            str(path.relative_to(target))
            for room in rooms
            for path in sorted((target / "sevencats" / room).rglob("*.py"))
            if path.name not in PLAIN
        ]
        for rooms in groups
    }


def client() -> Path | None:
    """The built browser client; it is built here where there is Node, and a source distribution brings it along."""
    built = ROOT / "build/client"
    if not (ROOT / "PKG-INFO").exists() and has_node():
        fetched = (ROOT / "web/node_modules/.package-lock.json").exists()
        for command in ([] if fetched else [["npm", "ci", "--no-audit", "--no-fund"]]) + [["npm", "run", "build"]]:
            subprocess.run(command, cwd=ROOT / "web", check=True, stdout=subprocess.DEVNULL)
    return built if (built / "index.html").exists() else None


def has_node() -> bool:
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    return said.startswith("v") and int(said[1:].partition(".")[0]) >= NODE


class CompiledRules(BuildHookInterface[Any]):
    """Puts the browser client into what is built, and the compiled rules into the wheel; `SEVENCATS_PURE=1` makes one
    with plain rules."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        try:
            page = client()
        except subprocess.CalledProcessError as why:
            self.app.abort(f"The browser client cannot be built: `{' '.join(why.cmd)}` failed in web/.")
        if page is None:
            self.app.display_warning(f"There is no Node here ({NODE} or newer, with npm): this has no browser client.")
        else:
            place = "build/client" if self.target_name == "sdist" else "sevencats/client"
            build_data["force_include"][str(page)] = place
        if os.environ.get("SEVENCATS_PURE") or self.target_name == "sdist":
            return
        self.scratch = tempfile.TemporaryDirectory()
        target = Path(self.scratch.name) / "package"
        compiled = compile_into(target)
        if not compiled:
            self.app.display_warning(plain())
            return
        build_data["force_include"].update({str(path): str(path.relative_to(target)) for path in compiled})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


if __name__ == "__main__":
    try:
        done = compile_into(Path(sys.argv[1]))
    except KeyboardInterrupt:
        sys.exit(130)
    print(f"Compiled {len(done)} modules." if done else plain())
    if not done and os.environ.get("CI"):
        sys.exit("The checks need the compiled rules: install a C compiler and the Python headers.")
    (Path(sys.argv[1]) / "BUILD").write_text("compiled\n" if done else "plain\n")
