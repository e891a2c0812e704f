"""A short list to pick from; Esc picks nothing."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Label, OptionList
from textual.widgets.option_list import Option

from sevencats.terminal.lay import MenuEntry
from sevencats.terminal.screens.dialog import Dialog

FRAME: Final = 4  # columns of border and padding
EDGE: Final = 6  # columns beside an entry: its number and the scroll bar


class Menu(Dialog[str]):
    CSS = """
    Menu { align: center middle; background: $background 60%; }
    Menu > Vertical { width: auto; min-width: 40; max-width: 100%; height: auto; max-height: 90%;
                      border: round $primary; padding: 0 1; background: $background; }
    Menu Label { color: $accent; text-style: bold; width: auto; }
    Menu OptionList { border: none; padding: 0; background: $background; height: auto; max-height: 16; width: 60; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        *(Binding(str(n), f"number({n})", show=False) for n in range(1, 10)),
    ]

    def __init__(self, title: str, entries: list[MenuEntry]) -> None:
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
        self.fit()
        self.query_one(OptionList).focus()

    def on_resize(self) -> None:
        self.fit()

    def fit(self) -> None:
        """As wide as the longest entry, or as the screen; then entries wrap."""
        widest = max((cell_len(text) for _, text in self.entries), default=0) + EDGE
        width = min(max(36, widest, cell_len(self.heading)), self.app.size.width - FRAME)
        self.query_one(OptionList).styles.width = width
        self.query_one(Label).styles.max_width = width

    def action_number(self, n: int) -> None:
        if n <= len(self.entries):
            self.answer(self.entries[n - 1][0])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.answer(event.option_id)
