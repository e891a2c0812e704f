"""Colours by role. No role is told by its colour alone: a mark, a word or a weight says the same."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from textual.theme import Theme

ROLES: Final = {
    "": Style(color="#f4e8cf"),
    "second": Style(color="#d3c2a0"),
    "faint": Style(color="#b09c7a"),
    "line": Style(color="#7d6145"),
    "head": Style(color="#ecce8d", bold=True),
    "number": Style(color="#fff2c9", bold=True),
    "raised": Style(color="#cdeeb0", bold=True),
    "weakened": Style(color="#ffc9bb"),
    "hero": Style(color="#ffcf7a", bold=True),
    "weather": Style(color="#bfe6f5"),
    "gem": Style(color="#ff9aa5", bold=True),
    "lit": Style(color="#25160a", bgcolor="#ffcf7a", bold=True),
    "cursor": Style(reverse=True, bold=True),
    "mine": Style(color="#a9cbf7", bold=True),
    "theirs": Style(color="#f7a99b", bold=True),
    "third": Style(color="#bfe39b", bold=True),
    "turn": Style(color="#25160a", bgcolor="#ecce8d", bold=True),
    "northern-realms": Style(color="#a9cbf7"),
    "nilfgaard": Style(color="#f5d77e"),
    "scoiatael": Style(color="#bfe39b"),
    "monsters": Style(color="#f7a99b"),
    "skellige": Style(color="#cdc5fa"),
}
THEME: Final = Theme(
    name="seven-cats",
    primary="#c79f56",
    secondary="#d3c2a0",
    accent="#ffcf7a",
    foreground="#f4e8cf",
    background="#1a120c",
    surface="#231810",
    panel="#2f2117",
    warning="#ff8d78",
    error="#ff8d78",
    success="#cdeeb0",
    dark=True,
    variables={
        "border": "#c79f56",
        "border-blurred": "#5b4230",
        "footer-key-foreground": "#ffcf7a",
        "block-cursor-background": "#ecce8d",
        "block-cursor-foreground": "#25160a",
        "block-cursor-blurred-background": "#5b4230",
        "block-cursor-blurred-foreground": "#f4e8cf",
    },
)
