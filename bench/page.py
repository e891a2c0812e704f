"""docs/performance.md: every measurement writes its own section anew and leaves the others as they are."""

from __future__ import annotations

import platform
from datetime import date
from pathlib import Path

from sevencats import __version__

PAGE = Path(__file__).parent.parent / "docs/performance.md"


def write(title: str, text: str, page: Path = PAGE) -> None:
    """Put this in the place of the section with that title, or behind the last one; it says when and on what."""
    section = (
        f"## {title}\n\n{text.strip()}\n\nMeasured on {date.today()} with sevencats {__version__}, "
        f"{platform.machine()}, Python {platform.python_version()}.\n"
    )
    head, *sections = page.read_text(encoding="utf-8").rstrip("\n").split("\n## ")
    found = {part.partition("\n")[0]: f"## {part.rstrip()}\n" for part in sections}
    found[title] = section
    page.write_text("\n".join([f"{head.rstrip()}\n", *found.values()]), encoding="utf-8")
    print(section)
