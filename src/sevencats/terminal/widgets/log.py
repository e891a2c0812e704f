"""What happened, a sentence an event, the newest at the end."""
from __future__ import annotations

from textual.containers import VerticalScroll
from textual.widgets import Static

from sevencats.core.state import View
from sevencats.terminal.speech import Speech

LINES = 300


class Log(VerticalScroll, can_focus=True):
    DEFAULT_CSS = """
    Log { background: $background; scrollbar-size-vertical: 1; }
    Log > Static { color: $secondary; height: auto; }
    """

    def compose(self):  # type: ignore[no-untyped-def]
        yield Static("", markup=False)

    def show(self, speech: Speech, heard: tuple[View, ...]) -> None:
        lines = [f"· {speech.event(event)}" for event in heard[-LINES:]]
        self.query_one(Static).update("\n".join(lines))
        self.scroll_end(animate=False)
