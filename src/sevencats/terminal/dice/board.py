"""The table of Gwen't: dice as small boxes with their value and, at the foot, their shape."""

from __future__ import annotations

from typing import Final

from sevencats.core.state import View
from sevencats.terminal.canvas import Canvas, cut
from sevencats.terminal.face import Scene
from sevencats.terminal.plate import plate

LABEL: Final = 9
DIE: Final = 6  # columns of a die with the gap after it


def paint(canvas: Canvas, scene: Scene) -> None:
    me = scene.me
    y = side_plate(canvas, scene, 1 - me, 0)
    y = row(canvas, scene, 1 - me, y)
    y = middle(canvas, scene, y)
    y = row(canvas, scene, me, y)
    y = side_plate(canvas, scene, me, y)
    hand(canvas, scene, y)


def side_plate(canvas: Canvas, scene: Scene, seat: int, y: int) -> int:
    half, speech = scene.view["sides"][seat], scene.speech
    difficulty = speech.words.say(f"difficulty-{half['difficulty']}") if half["difficulty"] else ""
    wins = "●" * half["wins"] + "○" * max(0, 2 - half["wins"])
    plate(
        canvas,
        scene,
        seat,
        y,
        [(speech.name(half["faction"]), half["faction"]), (difficulty, "second")],
        [
            (speech.say("passed"), "turn") if half["passed"] else ("", ""),
            (speech.say("dice-counts", hand=half["hand_size"], deck=half["deck_size"]), "second"),
            (wins, "gem"),
            (f"{half['total']:>3}", "number"),
        ],
    )
    return y + 1


def row(canvas: Canvas, scene: Scene, seat: int, y: int) -> int:
    half: View = scene.view["sides"][seat]
    canvas.put(0, y + 1, cut(scene.speech.say("row"), LABEL - 1), "second")
    canvas.place(set(), ("row", str(seat)), 0, y, LABEL - 1, 3)
    dice(canvas, scene, half["row"], ("die", str(seat)), y, kept=half["kept"])
    return y + 3


def middle(canvas: Canvas, scene: Scene, y: int) -> int:
    canvas.put(0, y, "─" * canvas.width, "line")
    mine, theirs = (scene.view["sides"][seat]["total"] for seat in (scene.me, 1 - scene.me))
    lead = mine - theirs
    text = scene.speech.say(
        "lead",
        n=abs(lead),
        how="level" if lead == 0 else "ahead" if lead > 0 else "behind",
        watches="yes" if scene.sight.seat is None else "no",
        who=scene.sight.names[scene.me],
    )
    canvas.put(2, y, f" {text} ", "second")
    return y + 1


def hand(canvas: Canvas, scene: Scene, y: int) -> None:
    half = scene.view["sides"][scene.me]
    if "hand" not in half:
        return
    held = [*half["hand"], *half["aside"]] or half["rolling"]
    canvas.put(0, y + 1, cut(scene.speech.say("hand"), LABEL - 1), "head")
    each = [id for word in held for id, _, n in [word.partition("*")] for _ in range(int(n or 1))]
    dice(canvas, scene, each, ("held",), y)


def dice(canvas: Canvas, scene: Scene, found: list[str], about: tuple[str, ...], y: int, kept: bool = False) -> None:
    """Dice side by side, closer together where there are many."""
    step = max(3, min(DIE, (canvas.width - LABEL) // max(1, len(found))))
    for n, id in enumerate(found):
        shape, _, value = id.partition("=")
        chosen = about == ("held",) and id in scene.chosen
        box(canvas, LABEL + n * step, y, shape, value, chosen, "▾" if kept and n == 0 else "")
        canvas.place({id} if about == ("held",) else set(), (*about, id), LABEL + n * step, y, min(step, 5), 3)


def box(canvas: Canvas, x: int, y: int, shape: str, value: str, chosen: bool, mark: str) -> None:
    canvas.frame(x, y, 5, 3, chosen)
    canvas.put(x + 1, y + 1, f"{value or '?':^3}", "number")
    canvas.put(x + 1, y + 2, shape, "second")
    canvas.put(x + 2, y, mark, "head")
