"""The map: spaces where they lie on the board, paths as dots, arrows where a way leads in one direction only."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sevencats.core.state import View
from sevencats.terminal.canvas import Canvas
from sevencats.terminal.face import Scene
from sevencats.terminal.unmatched.tokens import role_of, token
from sevencats.unmatched.board import Board, find

LABEL: Final = 5  # columns that a space takes with whoever stands there
Spots = dict[str, tuple[int, int]]  # where each space's label begins


def paint(canvas: Canvas, scene: Scene, x: int, y: int, width: int, height: int) -> None:
    board = find(scene.view["board"])
    deep = shows_zones(height)
    found = spots(board.name, width, height - (1 if deep else 0))
    at = {id: (x + column, y + row) for id, (column, row) in found.items()}
    for from_, to in ways(board):
        path(canvas, at[board.ids[from_]], at[board.ids[to]], one_way=not board.ways[to] >> from_ & 1)
    standing = {one["space"]: one for one in scene.view["fighters"] if one["space"] is not None}
    for n, id in enumerate(board.ids):
        space(canvas, scene, id, at[id], standing.get(id))
        if deep:
            canvas.put(at[id][0], at[id][1] + 1, "".join(letters(board)[zone] for zone in board.zones_of(n)), "faint")


def shows_zones(height: int) -> bool:
    """Is there room for the zones under each space?"""
    return height >= 24


@lru_cache
def spots(name: str, width: int, height: int) -> Spots:
    """A place for each label, as near as can be to where the space lies, none on another."""
    board = find(name)
    taken: set[tuple[int, int]] = set()
    found: Spots = {}
    offsets = sorted(
        ((dx, dy) for dx in range(-8, 9) for dy in range(-3, 4)), key=lambda d: d[0] ** 2 + (3 * d[1]) ** 2
    )
    for id, (px, py) in zip(board.ids, board.places, strict=True):
        best = (round(px * (width - LABEL) / 100), round((py - 8) * (height - 1) / 84))
        for dx, dy in offsets:
            column = min(max(0, best[0] + dx), width - LABEL)
            row = min(max(0, best[1] + dy), height - 1)
            cells = {(column + n, row) for n in range(-1, LABEL + 1)}
            if not cells & taken:
                break
        taken |= cells
        found[id] = (column, row)
    return found


def ways(board: Board) -> list[tuple[int, int]]:
    """Each way once; one that leads in one direction only begins where it can be entered."""
    return [
        (a, b)
        for a in range(board.size)
        for b in range(board.size)
        if board.ways[a] >> b & 1 and (a < b or not board.ways[b] >> a & 1)
    ]


def path(canvas: Canvas, from_: tuple[int, int], to: tuple[int, int], one_way: bool) -> None:
    """Dots from label to label; an arrow has its head near the end."""
    x, y, u, v = from_[0] + 1, from_[1], to[0] + 1, to[1]
    steps = max(abs(u - x) // 2, abs(v - y), 1)
    for n in range(1, steps):
        column, row = round(x + (u - x) * n / steps), round(y + (v - y) * n / steps)
        if canvas.marks[row][column] == " ":
            head = one_way and n == max(1, steps * 2 // 3)
            canvas.put(column, row, arrow(u - x, v - y) if head else "·", "second" if head else "line")


def arrow(dx: int, dy: int) -> str:
    if abs(dx) > 2 * abs(dy):
        return "▸" if dx > 0 else "◂"
    return "▾" if dy > 0 else "▴"


def space(canvas: Canvas, scene: Scene, id: str, at: tuple[int, int], fighter: View | None) -> None:
    """A space, or whoever stands on it; one that can be taken has a dot and is bright."""
    x, y = at
    words = {id} if fighter is None else {id, fighter["name"]}
    offered = bool(words & scene.lit)
    text = id if fighter is None else token(scene, fighter)
    if fighter is not None:
        role = role_of(scene, fighter["seat"])
    else:
        role = "head" if offered else "second"
    canvas.put(x - 1, y, ("•" if offered else " ") + text + " ", role)
    if words & scene.chosen:
        canvas.put(x - 1, y, "•" + text, "lit")
    canvas.place(words, ("space", id), x, y, len(text))


@lru_cache
def letters(board: Board) -> dict[str, str]:
    """A letter for each zone: the first of its name that is free."""
    found: dict[str, str] = {}
    for zone in board.zones:
        found[zone] = next(letter for letter in zone.replace("-", "") + "xyz" if letter not in found.values())
    return found
