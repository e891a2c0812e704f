"""The table of Unmatched: a line about the turn or the combat, the map, and beside it sides, fighters and the hand."""

from __future__ import annotations

from typing import Final

from sevencats.core.state import View
from sevencats.terminal.canvas import Canvas, cut
from sevencats.terminal.face import Scene
from sevencats.terminal.unmatched import battlefield
from sevencats.terminal.unmatched.cards import short
from sevencats.terminal.unmatched.tokens import role_of, token
from sevencats.unmatched.board import find

SIDE: Final = 29  # columns beside the map


def paint(canvas: Canvas, scene: Scene) -> None:
    top(canvas, scene)
    side = min(40, max(SIDE, canvas.width // 4))
    battlefield.paint(canvas, scene, 1, 1, canvas.width - side - 2, canvas.height - 1)
    y = 1
    for seat in order(scene):
        y = half(canvas, scene, seat, canvas.width - side, y, side)
    y = hand(canvas, scene, canvas.width - side, y, side)
    legend(canvas, scene, canvas.width - side, y + 1)


def order(scene: Scene) -> list[int]:
    """The others first, the own side last, above the hand."""
    seats = len(scene.view["sides"])
    return [(scene.me + n) % seats for n in range(1, seats + 1)]


def top(canvas: Canvas, scene: Scene) -> None:
    combat = scene.view["combat"]
    if combat is None:
        return
    text = scene.speech.say("combat", attack=blow(scene, combat["attack"]), defence=blow(scene, combat["defence"]))
    canvas.put(0, 0, cut(text, canvas.width), "head")
    canvas.place({"combat"}, ("combat",), 0, 0, canvas.width)


def blow(scene: Scene, part: View) -> str:
    """`Geralt (Rend 5)`"""
    name = scene.speech.name(part["fighter"])
    if "card" not in part:
        return f"{name} (?)"
    card = scene.speech.say("no-card") if part["card"] is None else scene.speech.name(part["card"])
    return f"{name} ({card}{' ' + str(part['value']) if 'value' in part else ''})"


def half(canvas: Canvas, scene: Scene, seat: int, x: int, y: int, width: int) -> int:
    """A side: its player, its counts, its fighters."""
    data = scene.view["sides"][seat]
    decision = scene.view["decision"]
    mark = "▶" if decision is not None and decision["seat"] == seat else " "
    counts = scene.speech.say("unmatched-counts", hand=data["hand_size"], deck=data["deck_size"])
    begin = canvas.right(canvas.width, y, counts, "second")
    canvas.put(x, y, mark + cut(scene.sight.names[seat], begin - x - 2), "head")
    canvas.place({str(seat)}, ("side", str(seat)), x, y, width)
    y += 1
    if data["ongoing"]:
        canvas.put(x + 1, y, cut("∞ " + scene.speech.name(data["ongoing"]), width - 1), "weather")
        canvas.place(set(), ("card", data["ongoing"]), x, y, width)
        y += 1
    for one in scene.view["fighters"]:
        if one["seat"] == seat:
            y = fighter(canvas, scene, one, x, y, width)
    return y


def fighter(canvas: Canvas, scene: Scene, one: View, x: int, y: int, width: int) -> int:
    """`(GE) Geralt        16/16 K10`"""
    role = role_of(scene, one["seat"])
    where = one["space"] or ("†" if not one["health"] else "–")
    begin = canvas.right(
        x + width, y, f"{one['health']}/{one['most']} {where:<3}{'!' if one['stuck'] else ' '}", "number"
    )
    after = canvas.put(x, y, token(scene, one), scene.role({one["name"]}, role))
    canvas.put(after + 1, y, cut(scene.speech.name(one["name"]), begin - after - 2), scene.role({one["name"]}, ""))
    canvas.place({one["name"]}, ("fighter", one["name"]), x, y, width)
    return y + 1


def hand(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> int:
    """The own hand, as far as there is room; the piles show all of it."""
    held = scene.view["sides"][scene.me].get("hand", [])
    if not held or y >= canvas.height - 1:
        return y
    canvas.put(x, y, ("─ " + scene.speech.say("hand") + " ").ljust(width, "─"), "line")
    room = canvas.height - y - 1
    shown = held if len(held) <= room else held[: room - 1]
    for n, word in enumerate(shown, start=y + 1):
        id, _, copies = word.partition("*")
        begin = canvas.right(x + width, n, f"×{copies} " * bool(copies) + short(scene.speech, id), "second")
        canvas.put(x, n, cut(scene.speech.name(id), begin - x - 1), scene.role({id}, ""))
        canvas.place({id, "hand"}, ("card", id), x, n, width)
    if len(shown) < len(held):
        canvas.put(x, canvas.height - 1, scene.speech.say("more", n=len(held) - len(shown)), "faint")
    return y + 1 + len(held)


def legend(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """What the letters under the spaces mean, where they are shown."""
    board = find(scene.view["board"])
    if not battlefield.shows_zones(canvas.height - 1):
        return
    for n, (zone, letter) in enumerate(battlefield.letters(board).items(), start=y):
        canvas.put(x, n, f"{letter}  {scene.speech.words.say('zone-' + zone)}", "faint")
