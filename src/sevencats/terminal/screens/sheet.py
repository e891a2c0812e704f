"""A sheet of text above the table: explanations, the whole log, help."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from sevencats.terminal.screens.dialog import Dialog
from sevencats.terminal.widgets.panel import Panel


class Sheet(Dialog[None]):
    CSS = """
    Sheet { align: center middle; background: $background 60%; }
    Sheet > VerticalScroll { width: auto; max-width: 90%; min-width: 40; height: auto; max-height: 90%;
                             border: round $primary; padding: 0 1; background: $background; }
    Sheet Panel { width: auto; max-width: 100; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,e,l,question_mark", "close", show=False)]

    def __init__(self, lines: list[str], at_end: bool = False) -> None:
        super().__init__()
        self.lines = lines
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Panel()

    def on_mount(self) -> None:
        panel = self.query_one(Panel)
        panel.styles.max_width = min(100, self.app.size.width * 9 // 10 - 4)
        panel.tell(self.lines)
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self.at_end:
            scroll.scroll_end(animate=False)

    def on_click(self) -> None:
        self.answer()
