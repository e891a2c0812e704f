"""The rules live in the package, so that an installed `sevencats` has them; the site shows the same files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

BOOKS = Path(__file__).parents[1] / "src/sevencats/rulebook"
HERE = "../../src/sevencats/rulebook/en/"  # how pages of the repository name them


def on_files(files: Files, config: Any) -> Files:
    for book in sorted(BOOKS.glob("*/*.md")):
        folder = "rules" if book.parent.name == "en" else f"rules/{book.parent.name}"
        files.append(File.generated(config, f"{folder}/{book.name}", abs_src_path=str(book)))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    return markdown.replace(f"]({HERE}", "](")
