"""TOML files: read with one sentence about what is wrong, written in the few shapes that positions and decks have."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sevencats.core import gate


def load(path: str | Path) -> dict[str, Any]:
    """The data in a file."""
    return loads(gate.text_of(path, "toml"), str(path))


def loads(text: str, what: str) -> dict[str, Any]:
    """The data in a text; `what` is the text's name in a complaint."""
    return gate.from_toml(text, what)


def dumps(data: dict[str, Any]) -> str:
    """Values first, then tables, then lists of tables."""
    lines = [f"{key} = {value(item)}" for key, item in data.items() if not is_table(item) and not is_tables(item)]
    for key, item in data.items():
        if is_table(item):
            lines += ["", f"[{key}]", dumps(item).rstrip("\n")]
    for key, item in data.items():
        if is_tables(item):
            for table in item:
                lines += ["", f"[[{key}]]", dumps(table).rstrip("\n")]
    return "\n".join(lines) + "\n"


def is_table(item: Any) -> bool:
    return isinstance(item, dict)


def is_tables(item: Any) -> bool:
    return isinstance(item, list) and bool(item) and isinstance(item[0], dict)


def value(item: Any) -> str:
    if isinstance(item, list):
        return "[" + ", ".join(value(one) for one in item) + "]"
    return json.dumps(item, ensure_ascii=False)
