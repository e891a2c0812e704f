"""A few lines about whatever the cursor is on; the first line is its name."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static


class Panel(Static):
    DEFAULT_CSS = "Panel { background: $background; color: $foreground; }"

    def tell(self, lines: list[str]) -> None:
        text = Text()
        for n, line in enumerate(lines):
            text.append(("\n" if n else "") + line, "bold #ecce8d" if n == 0 else "")
        self.update(text)
