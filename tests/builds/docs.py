"""Prints all docstrings of the compiled rooms by the names of their owners, as JSON: both builds must agree."""

from __future__ import annotations

import inspect
import json
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import sevencats

PACKAGE = Path(sevencats.__file__).parent
PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))


def modules() -> Iterator[ModuleType]:
    for rooms in PROJECT["tool"]["sevencats"]["compiled"]:
        for path in sorted(path for room in rooms for path in (PACKAGE / room).rglob("*.py")):
            yield import_module(".".join(("sevencats", *path.relative_to(PACKAGE).with_suffix("").parts)))


def owners(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """A module, its functions and classes, and their methods and properties, but for special ones like `__init__`."""
    yield module.__name__, module
    for name, thing in vars(module).items():
        if getattr(thing, "__module__", "") == module.__name__ and (inspect.isclass(thing) or inspect.isroutine(thing)):
            yield f"{module.__name__}.{name}", thing
            for member, value in vars(thing).items() if inspect.isclass(thing) else ():
                if (inspect.isroutine(value) or inspect.isdatadescriptor(value)) and not member.startswith("__"):
                    yield f"{module.__name__}.{name}.{member}", value


if __name__ == "__main__":
    docs = {name: thing.__doc__ for module in modules() for name, thing in owners(module)}
    json.dump({name: inspect.cleandoc(doc) for name, doc in docs.items() if doc}, sys.stdout)
