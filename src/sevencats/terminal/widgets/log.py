"""What happened, a sentence an event, the newest at the end."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from sevencats.core.state import View
from sevencats.terminal.speech import Speech

LINES = 300  # events that are shown; the whole log shows all


class Log(VerticalScroll, can_focus=True):
    DEFAULT_CSS = """
    Log { background: $background; scrollbar-size-vertical: 1; }
    Log > Static { color: $secondary; height: auto; }
    """

    def compose(self) -> ComposeResult:
        yield Static("", markup=False)

    def show(self, speech: Speech, heard: tuple[View, ...]) -> None:
        self.query_one(Static).update("\n".join(speech.told(heard[-LINES:])))
        self.call_after_refresh(self.scroll_end, animate=False)
