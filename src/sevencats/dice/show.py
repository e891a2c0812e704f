"""The table as plain text: the other side above, the own side below, seen from one seat."""

from __future__ import annotations

from collections.abc import Callable

from sevencats.core.show import asked, counted
from sevencats.core.state import View


def table(view: View, name: Callable[[str], str] = str) -> str:
    """A view in lines; `name` turns ids into names."""
    me = view["seat"] if view["seat"] in (0, 1) else 0
    lines = [
        f"Gwen't, {view['variant']}, round {view['round']}"
        + "".join(f", {a}:{b}" for a, b in view["scores"])
        + ". "
        + asked(view)
        + reward(view)
    ]
    lines += side(view, 1 - me, name)
    lines += side(view, me, name)
    return "\n".join(lines)


def reward(view: View) -> str:
    """What was won besides the bet, once the game is over."""
    return f" The reward is a {view['reward']}." if view["outcome"] is not None and view["reward"] else ""


def side(view: View, n: int, name: Callable[[str], str]) -> list[str]:
    half = view["sides"][n]
    who = name(half["faction"]) + (f", {name(half['difficulty'])}" if half["difficulty"] else "")
    head = (
        f"{n} {who}, wins {half['wins']}, hand {half['hand_size']}, deck {half['deck_size']}"
        f"{', passed' if half['passed'] else ''}: {half['total']}"
    )
    row = ", ".join(half["row"]) or "no dice"
    lines = [head, f"  row   {row}{' (the first was kept)' if half['kept'] else ''}"]
    if "hand" in half:
        lines.append("  hand  " + ", ".join(counted(word, str) for word in half["hand"] + half["aside"]))
    return lines
