"""Every address of the house that help, errors or documentation print is one that the browser knows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SERVER = {"api", "assets", "health", "metrics"}  # what the server answers itself
PAGES = set(re.findall(r'^  "?(\w*)"?: \(\) => import', (ROOT / "web/src/pages/index.ts").read_text("utf-8"), re.M))
PRINTED = [
    path
    for place, pattern in (
        ("src/sevencats", "**/*.py"),
        ("src/sevencats/locales", "**/*.ftl"),
        ("docs", "**/*.md"),
        (".", "*.md"),
    )
    for path in sorted((ROOT / place).glob(pattern))
]


def printed(path: Path) -> set[str]:
    """The first parts of all addresses in this file; code is full of other things in parentheses and backticks."""
    code = path.suffix == ".py"
    pattern = r"(?:https?://host|netloc\})/(\w+)" if code else r"(?:https?://host|[`(])/(\w+)(?=[/?`)])"
    return set(re.findall(pattern, path.read_text(encoding="utf-8"), re.I))


def test_the_pages_of_the_browser_are_found() -> None:
    assert {"table", "play", "learn", "replay"} <= PAGES


@pytest.mark.parametrize("path", [path for path in PRINTED if printed(path)], ids=lambda path: path.name)
def test_an_address_that_is_printed_leads_to_a_page(path: Path) -> None:
    assert printed(path) <= PAGES | SERVER
