"""A player's plate: one line with the name, what is theirs, and their numbers at the right edge."""

from __future__ import annotations

from sevencats.terminal.canvas import Canvas, cut
from sevencats.terminal.face import Scene

Part = tuple[str, str]  # a text and its role


def plate(canvas: Canvas, scene: Scene, seat: int, y: int, left: list[Part], right: list[Part]) -> None:
    """Whose turn it is has a mark before the name."""
    decision = scene.view["decision"]
    asked = decision is not None and decision["seat"] == seat and scene.sight.result is None
    canvas.put(0, y, " " * canvas.width, "second")
    end = canvas.width
    for text, role in reversed(right):
        if text:
            end = canvas.right(end, y, text, role) - 2
    x = canvas.put(0, y, "▶ " if asked else "  ", "head")
    x = canvas.put(x, y, cut(scene.sight.names[seat], 18), "head") + 2
    for text, role in left:
        shown = cut(text, end - x)
        if shown == text or len(shown) > 8:
            x = canvas.put(x, y, shown, role) + 2
    canvas.place({str(seat)}, ("side", str(seat)), 0, y, canvas.width)
