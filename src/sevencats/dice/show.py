"""The table as plain text: the other side above, the own side below, seen from one seat."""
from __future__ import annotations

from collections.abc import Callable

from sevencats.core.outcome import NOBODY
from sevencats.core.state import View


def table(view: View, name: Callable[[str], str] = str) -> str:
    """A view in lines; `name` turns ids into names."""
    me = view["seat"] if view["seat"] in (0, 1) else 0
    lines = [f"Gwen't, {view['variant']}, round {view['round']}"
             + "".join(f", {a}:{b}" for a, b in view["scores"]) + ". " + asked(view)]
    lines += side(view, 1 - me, name)
    lines += side(view, me, name)
    return "\n".join(lines)


def asked(view: View) -> str:
    outcome, decision = view["outcome"], view["decision"]
    if outcome is not None:
        won = "The game is drawn." if outcome["winner"] == NOBODY else f"Seat {outcome['winner']} has won."
        return f"{won} The reward is a {view['reward']}." if view["reward"] else won
    if decision["seat"] < 0:
        return f"Luck decides: {decision['about']}."
    return f"Seat {decision['seat']} chooses: {decision['about']}."


def side(view: View, n: int, name: Callable[[str], str]) -> list[str]:
    half = view["sides"][n]
    who = name(half["faction"]) + (f", {name(half['difficulty'])}" if half["difficulty"] else "")
    head = (f"{n} {who}, wins {half['wins']}, hand {half['hand_size']}, deck {half['deck_size']}"
            f"{', passed' if half['passed'] else ''}: {half['total']}")
    row = ", ".join(half["row"]) or "no dice"
    lines = [head, f"  row   {row}{' (the first was kept)' if half['kept'] else ''}"]
    if "hand" in half:
        lines.append("  hand  " + ", ".join(word.replace("*", " x") for word in half["hand"] + half["aside"]))
    return lines
