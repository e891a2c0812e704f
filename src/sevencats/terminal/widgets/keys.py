"""The keys that matter now, in words, at the foot of the screen; each can be clicked."""

from __future__ import annotations

from typing import Final

from textual.widgets import Static

from sevencats.locales import Words

AT_TABLE: Final = (
    ("↹", "swap_focus", "table"),
    ("e", "explain", "explain"),
    ("p", "piles", "piles"),
    ("l", "log", "log"),
    ("m", "menu", "menu"),
    ("?", "help", "help"),
    ("q", "leave", "leave"),
)
TURNING: Final = (
    ("→", "verb('forward')", "forward"),
    ("←", "verb('back')", "back"),
    ("PgDn", "verb('forward_ten')", "jump"),
    ("t", "verb('turn_table')", "turn_table"),
    ("e", "explain", "explain"),
    ("p", "piles", "piles"),
    ("?", "help", "help"),
    ("q", "leave", "leave"),
)


class Keys(Static):
    DEFAULT_CSS = """
    Keys { height: 1; background: $panel; color: $secondary; padding: 0 1; link-style: none;
           link-color: $secondary; link-background: $panel; }
    """

    def show(self, words: Words, turning: bool) -> None:
        self.update(
            "  ".join(
                f"[@click=screen.{action}][b $accent]{key}[/] {words.say('terminal-key-' + word)}[/]"
                for key, action, word in (TURNING if turning else AT_TABLE)
            )
        )
