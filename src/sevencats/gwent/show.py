"""The table as text, for REPL and terminal: the other side above, the own side below, seen from one seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sevencats.core.show import asked, counted
from sevencats.core.state import View
from sevencats.gwent.cards import ROWS


def table(view: View, name: Callable[[str], str] = str) -> str:
    """A view in lines; `name` turns ids into names."""
    me = view["seat"] if view["seat"] in (0, 1) else 0
    lines = [
        f"Gwent, {view['edition']}, round {view['round']}"
        + "".join(f", {a}:{b}" for a, b in view["scores"])
        + ". "
        + asked(view)
    ]
    lines += side(view, 1 - me, name, ROWS[::-1])
    weather = [card for half in view["sides"] for card in half["weather"]]
    lines.append("  ------- " + (", ".join(counted(card, name) for card in weather) or "clear skies"))
    lines += side(view, me, name, ROWS)
    if "hand" in view["sides"][me]:
        lines.append("  hand    " + ", ".join(counted(card, name) for card in view["sides"][me]["hand"]))
    return "\n".join(lines)


def side(view: View, n: int, name: Callable[[str], str], rows: tuple[str, ...]) -> list[str]:
    half = view["sides"][n]
    head = (
        f"{n} {name(half['leader'])}{' (used)' if half['leader_used'] else ''}, gems {half['gems']}, "
        f"hand {half['hand_size']}, deck {half['deck_size']}, "
        f"discard {sum(copies(word) for word in half['discard'])}{', passed' if half['passed'] else ''}: "
        f"{half['total']}"
    )
    lanes = [lane(row, half["rows"][row], name) for row in rows]
    return [head, *lanes]


def lane(row: str, data: dict[str, Any], name: Callable[[str], str]) -> str:
    marks = ("weather " if data["weather"] else "") + ("horn " if data["horn"] else "")
    units = ", ".join(f"{name(unit['card'])} {unit['strength']}" for unit in data["units"])
    specials = ", ".join(counted(card, name) for card in data["specials"])
    line = f"  {row:<6} {data['total']:>3} {'[' + marks.strip() + '] ' if marks else ''}{units}"
    return f"{line} + {specials}" if specials else line


def copies(word: str) -> int:
    return int(word.partition("*")[2] or 1)
