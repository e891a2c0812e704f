"""Between two people at one terminal: nothing of the table is seen until the next one sits down."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from sevencats.terminal.screens.dialog import Dialog


class HandOver(Dialog[None]):
    CSS = """
    HandOver { align: center middle; background: $background; }
    HandOver Static { width: auto; text-align: center; color: $accent; text-style: bold; }
    HandOver .cat { color: $secondary; text-style: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "close", show=False),
        Binding("q", "app.leave", show=False),
    ]
    CAT = " /\\_/\\ \n( o.o )\n > ^ < \n"

    def __init__(self, sentence: str, hint: str) -> None:
        super().__init__()
        self.sentence = sentence
        self.hint = hint

    def compose(self) -> ComposeResult:
        yield Static(self.CAT, classes="cat", markup=False)
        yield Static(self.sentence, markup=False)
        yield Static(self.hint, classes="cat", markup=False)

    def on_click(self) -> None:
        self.answer()
