"""Docstrings for compiled code: mypyc leaves them out of the C that it writes, so they are put into it.

Each has one place, the documentation field of the C structure that defines its module, class, function or property,
which is found by a symbol in the same structure. Only for special methods that fill a slot of the type, as `__hash__`
does, Python shows a text of its own."""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Iterator
from pathlib import Path

STRING = r'"(?:[^"\\]|\\.)*"'
PLACES = [  # what stands before a docstring, with the symbol of its owner; what stands there; what stands after it
    re.compile(rf"(?P<before>{before})(?P<now>NULL|{STRING})(?={after})")
    for before, after in (
        (r'"(?P<symbol>[\w.]+)",\s*', r", /\* docstring \*/"),
        (r"PyTypeObject (?P<symbol>CPyType_\w+) = \{[^}]*\.tp_doc = PyDoc_STR\(", r"\)"),
        (r"\(PyCFunction\)(?P<symbol>\w+),\s*METH_[A-Z_| ]+, PyDoc_STR\(", r"\)"),
        (r"\(getter\)(?P<symbol>\w+),\s*(?:NULL|\(setter\)\w+),\s*", r", NULL\}"),
    )
]


def document(modules: list[str], sources: Path) -> None:
    """Put the docstrings of these Python files into the C sources; a warning tells of those without a place."""
    docs = {symbol: doc for path in modules for symbol, doc in docs_of(Path(path))}
    waiting = set(docs)

    def fill(place: re.Match[str]) -> str:
        symbol, signature = place["symbol"], place["now"].removeprefix("NULL")
        if symbol not in docs:
            return place[0]
        waiting.discard(symbol)
        return place["before"] + signature + c_string(docs[symbol])

    for source in sources.rglob("*.c"):
        text = source.read_text(encoding="utf-8")
        for pattern in PLACES:
            text = pattern.sub(fill, text)
        source.write_text(text, encoding="utf-8")
    if waiting:
        warnings.warn(
            f"{len(waiting)} of {len(docs)} docstrings are lost: mypyc wrote no such place for that of {min(waiting)}.",
            stacklevel=2,
        )


def docs_of(path: Path) -> Iterator[tuple[str, str]]:
    """The docstrings of a module as `help()` shows them, each with the symbol of its owner."""
    name = ".".join(path.with_suffix("").parts)
    for symbol, owner in owners(name, ast.parse(path.read_text(encoding="utf-8"))):
        doc = ast.get_docstring(owner)
        if doc:
            yield symbol, doc


def owners(name: str, module: ast.Module) -> Iterator[tuple[str, ast.Module | ast.ClassDef | ast.FunctionDef]]:
    """All that can have a docstring, each with its symbol."""
    yield name, module
    prefix = name.replace(".", "___")
    for node in module.body:
        if isinstance(node, ast.FunctionDef):
            yield f"CPyPy_{prefix}___{node.name}", node
        if isinstance(node, ast.ClassDef):
            yield f"CPyType_{prefix}___{node.name}_template_", node
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    yield member_symbol(f"{prefix}___{node.name}", member), member


def member_symbol(prefix: str, member: ast.FunctionDef) -> str:
    decorators = [ast.unparse(decorator) for decorator in member.decorator_list]
    return f"{prefix}_get_{member.name}" if "property" in decorators else f"CPyPy_{prefix}___{member.name}"


def c_string(text: str) -> str:
    """A string literal of C with the bytes of this text."""
    return '"' + "".join(chr(b) if 32 <= b < 127 and b not in b'"\\?' else f"\\{b:03o}" for b in text.encode()) + '"'
