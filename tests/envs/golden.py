"""The layouts that were given away: a line for every version there ever was, and the tables of the documentation."""

from __future__ import annotations

from pathlib import Path

from sevencats.core.registry import NAMES
from sevencats.envs.listing import tables
from sevencats.envs.starts import layout

FILE = Path(__file__).with_name("layouts.txt")
PAGE = Path(__file__).parents[2] / "docs/rl.md"


def fingerprints() -> dict[str, str]:
    return dict(line.split() for line in FILE.read_text(encoding="utf-8").splitlines())


def page() -> str:
    """The documentation with fresh tables between its marks."""
    text = PAGE.read_text(encoding="utf-8")
    for name in NAMES:
        mark = f"<!-- {name}_v{layout(name).version} -->"
        before, _, after = text.split(mark)
        text = f"{before}{mark}\n{tables(layout(name))}\n{mark}{after}"
    return text


if __name__ == "__main__":
    known = fingerprints() if FILE.exists() else {}
    for name in NAMES:
        known.setdefault(f"{name}_v{layout(name).version}", layout(name).fingerprint())
    FILE.write_text("".join(f"{name} {mark}\n" for name, mark in known.items()), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
