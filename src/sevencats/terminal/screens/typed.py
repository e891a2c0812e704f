"""A line to type: a file's name, a few words."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Input, Label

from sevencats.terminal.screens.dialog import Dialog


class Typed(Dialog[str]):
    CSS = """
    Typed { align: center middle; background: $background 60%; }
    Typed > Vertical { width: 60; max-width: 90%; height: auto; border: round $primary; padding: 0 1;
                       background: $background; }
    Typed Label { color: $accent; text-style: bold; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, question: str, usual: str) -> None:
        super().__init__()
        self.question = question
        self.usual = usual

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(self.question, markup=False)
            yield Input(self.usual, select_on_focus=True)

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.answer(event.value.strip() or None)
