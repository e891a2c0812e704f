"""A short list to pick from; Esc picks nothing."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Label, OptionList
from textual.widgets.option_list import Option

from sevencats.terminal.lay import Entry
from sevencats.terminal.screens.dialog import Dialog


class Menu(Dialog[str]):
    CSS = """
    Menu { align: center middle; background: $background 60%; }
    Menu > Vertical { width: auto; min-width: 40; max-width: 90%; height: auto; max-height: 90%;
                      border: round $primary; padding: 0 1; background: $background; }
    Menu Label { color: $accent; text-style: bold; width: auto; max-width: 72; }
    Menu OptionList { border: none; padding: 0; background: $background; height: auto; max-height: 16; width: 60; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        *(Binding(str(n), f"number({n})", show=False) for n in range(1, 10)),
    ]

    def __init__(self, title: str, entries: list[Entry]) -> None:
        super().__init__()
        self.heading = title
        self.entries = entries

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(self.heading, markup=False)
            yield OptionList(
                *(
                    Option(f"{n} {text}" if n < 10 else f"  {text}", id=id)
                    for n, (id, text) in enumerate(self.entries, start=1)
                ),
                markup=False,
            )

    def on_mount(self) -> None:
        widest = max((len(text) for _, text in self.entries), default=0) + 6
        self.query_one(OptionList).styles.width = min(max(36, widest, len(self.heading)), self.app.size.width - 8)
        self.query_one(OptionList).focus()

    def action_number(self, n: int) -> None:
        if n <= len(self.entries):
            self.answer(self.entries[n - 1][0])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.answer(event.option_id)
