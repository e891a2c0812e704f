"""What axe finds on a page: everything it knows, or only what has no name for those who hear the page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SCRIPT: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
NAMES: Final = "['cat.name-role-value', 'cat.text-alternatives', 'cat.language', 'cat.forms']"


def judged(page: Page) -> list[str]:
    """All that axe finds on the page as it is."""
    return found(page, "{resultTypes: ['violations']}")


def unnamed(page: Page) -> list[str]:
    """What has no name, or one in no language. All else that axe looks at no language changes."""
    return found(page, f"{{resultTypes: ['violations'], runOnly: {NAMES}}}")


def found(page: Page, options: str) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    seen = page.evaluate(f"axe.run(document, {options})")
    return [f"{one['id']}: {node['html'][:120]}" for one in seen["violations"] for node in one["nodes"][:3]]
