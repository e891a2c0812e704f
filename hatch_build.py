"""Compiles the rules: a copy of the package in which the rooms named in pyproject.toml are machine code.

Used by the wheel's build hook, and by hand: `python hatch_build.py build/compiled`. Nothing is ever compiled in `src/`,
where it would shadow later edits. Without a compiler the copy stays plain Python, and says so."""
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
SETUP = """
import json, sys
from mypyc.build import mypycify
from setuptools import setup
groups = json.loads(sys.argv[1])
rules = mypycify(sum(groups.values(), []), opt_level="3", debug_level="0",
                 separate=[(files, name) for name, files in groups.items()])
setup(name="sevencats", packages=[], ext_modules=rules,
      script_args=["--quiet", "build_ext", "--inplace", "--parallel", sys.argv[2]])
"""


def compile_into(target: Path) -> list[Path]:
    """Copy the package into the target and compile it there; the compiled files, or none without a compiler."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "src", target, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    if not can_compile():
        return []
    flags = "-w -fvisibility=hidden -fno-semantic-interposition"        # calls within a library need no detour
    env = {**os.environ, "MYPYPATH": ".", "CFLAGS": f"{os.environ.get('CFLAGS', '')} {flags}"}
    subprocess.run([sys.executable, "-c", SETUP, json.dumps(to_compile(target)), str(os.cpu_count() or 1)],
                   cwd=target, env=env, check=True)
    shutil.rmtree(target / "build", ignore_errors=True)
    return sorted(target.rglob("*.so")) + sorted(target.rglob("*.pyd"))


def can_compile() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler.split()[0]) is not None and headers.exists()


def to_compile(target: Path) -> dict[str, list[str]]:
    """The files of each group of rooms. A group becomes one library, and groups are compiled side by side."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["sevencats"]["compiled"]
    return {"sevencats_" + "_".join(rooms).replace("/", "_"): [
        str(path.relative_to(target)) for room in rooms for path in sorted((target / "sevencats" / room).rglob("*.py"))
        if path.name != "__init__.py"] for rooms in groups}


def client() -> Path | None:
    """The built browser client; it is built here where there is Node."""
    built = ROOT / "build/client"
    if shutil.which("npm") is not None and (ROOT / "web/package-lock.json").exists():
        fetched = (ROOT / "web/node_modules").exists()
        for command in ([] if fetched else [["npm", "ci", "--no-audit", "--no-fund"]]) + [["npm", "run", "build"]]:
            subprocess.run(command, cwd=ROOT / "web", check=True, stdout=subprocess.DEVNULL)
    return built if (built / "index.html").exists() else None


class CompiledRules(BuildHookInterface[Any]):
    """Puts the browser client and the compiled rules into the wheel; `SEVENCATS_PURE=1` makes one with plain rules."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        page = client()
        if page is None:
            self.app.display_warning("No Node found: the wheel has no browser client.")
        else:
            build_data["force_include"][str(page)] = "sevencats/client"
        if os.environ.get("SEVENCATS_PURE"):
            return
        self.scratch = tempfile.TemporaryDirectory()
        target = Path(self.scratch.name) / "package"
        compiled = compile_into(target)
        if not compiled:
            self.app.display_warning("No C compiler found: the rules stay plain Python, about ten times slower.")
            return
        build_data["force_include"].update({str(path): str(path.relative_to(target)) for path in compiled})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


if __name__ == "__main__":
    done = compile_into(Path(sys.argv[1]))
    print(f"Compiled {len(done)} modules." if done else "No C compiler found: the rules stay plain Python.")
    if not done and os.environ.get("CI"):
        sys.exit("The checks need the compiled rules: install a C compiler and the Python headers.")
    (Path(sys.argv[1]) / "BUILD").write_text("compiled\n" if done else "plain\n")
