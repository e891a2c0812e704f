"""Plain data as TOML: the few shapes that positions and decks have."""
from __future__ import annotations

import json
from typing import Any


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
