"""The table as text, for REPL and terminal: the board as a map, fighters with health, zones and reach, the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sevencats.core.show import asked, counted
from sevencats.core.state import View
from sevencats.unmatched.board import Board, find

WIDTH: Final = 100
HEIGHT: Final = 22


def table(view: View, name: Callable[[str], str] = str) -> str:
    """A view in lines; `name` turns ids into names."""
    board = find(view["board"])
    lines = [f"Unmatched, {board.title}, turn {view['number']}. {asked(view, actions(view))}"]
    lines += drawn(board, view["fighters"])
    lines += [fighter(one, name) for one in view["fighters"]]
    if view["combat"] is not None:
        lines.append(combat(view["combat"], name))
    lines += [side(half, n, name) for n, half in enumerate(view["sides"])]
    if view["seat"] is not None:
        lines.append("hand: " + listed(view["sides"][view["seat"]]["hand"], name))
    return "\n".join(lines)


def actions(view: View) -> str:
    """How many actions are left, if an action is asked for."""
    decision = view["decision"]
    return f", {view['actions']} actions left" if decision is not None and decision["about"] == "action" else ""


def drawn(board: Board, fighters: list[dict[str, Any]]) -> list[str]:
    """The spaces where they lie on the picture, and who stands there: `K09 geralt`."""
    canvas = [[" "] * WIDTH for _ in range(HEIGHT)]
    for id, (x, y) in zip(board.ids, board.places, strict=True):
        there = [one["name"] for one in fighters if one["space"] == id]
        label = f"[{id} {there[0]}]" if there else id
        row = y * (HEIGHT - 1) // 100
        column = max(0, min(x * WIDTH // 100 - len(label) // 2, WIDTH - len(label)))
        while any(mark != " " for mark in canvas[row][max(0, column - 1) : column + len(label) + 1]):
            row = (row + 1) % HEIGHT
        canvas[row][column : column + len(label)] = label
    return [line for line in ["".join(row).rstrip() for row in canvas] if line]


def fighter(one: dict[str, Any], name: Callable[[str], str]) -> str:
    head = f"{one['seat']} {name(one['name'])} {one['health']}/{one['most']}"
    if one["space"] is None:
        return f"{head} off the board"
    held = ", held there" if one["stuck"] else f", reaches {' '.join(one['reach']) or 'nothing'}"
    return f"{head} on {one['space']} ({', '.join(one['zones'])}){held}"


def combat(data: dict[str, Any], name: Callable[[str], str]) -> str:
    return f"combat: {blow(data['attack'], name)} against {blow(data['defence'], name)}"


def blow(data: dict[str, Any], name: Callable[[str], str]) -> str:
    card = "" if "card" not in data else " without a card" if data["card"] is None else f" with {name(data['card'])}"
    return f"{name(data['fighter'])}{card}" + (f" ({data['value']})" if "value" in data else "")


def side(half: dict[str, Any], n: int, name: Callable[[str], str]) -> str:
    ongoing = f", in play {name(half['ongoing'])}" if half["ongoing"] else ""
    state = ", out" if half["out"] else ", dormant" if half["dormant"] else ""
    return (
        f"{n} {name(half['hero'])}: hand {half['hand_size']}, deck {half['deck_size']}{ongoing}{state}, "
        f"discard {listed(half['discard'], name) or 'empty'}"
    )


def listed(pile: list[str], name: Callable[[str], str]) -> str:
    return ", ".join(counted(word, name) for word in pile)
