"""The battlefield: the other side above, the own below; rows of one line, or of cards where there is room."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from sevencats.core.state import View
from sevencats.gwent.cards import ROWS
from sevencats.gwent.catalogue import CARDS
from sevencats.terminal.canvas import Canvas, cut
from sevencats.terminal.face import Scene
from sevencats.terminal.gwent.cards import strength_mark, tags
from sevencats.terminal.plate import plate

LABEL: Final = 16  # columns of a row's name, marks and total
SHORTEST: Final = 2  # letters by which a card can still be told
TALL: Final = 24  # lines that rows of cards need
LEAST, MOST = 6, 16  # width of a card


def paint(canvas: Canvas, scene: Scene) -> None:
    tall = canvas.height >= TALL
    depth = 3 if tall else 1
    me = scene.me
    y = side_plate(canvas, scene, 1 - me, 0)
    for row in reversed(ROWS):
        y = lane(canvas, scene, 1 - me, row, y, depth)
    y = middle(canvas, scene, y)
    for row in ROWS:
        y = lane(canvas, scene, me, row, y, depth)
    y = side_plate(canvas, scene, me, y)
    hand(canvas, scene, y, depth)


def side_plate(canvas: Canvas, scene: Scene, seat: int, y: int) -> int:
    half, speech = scene.view["sides"][seat], scene.speech
    gems = "◆" * half["gems"] + "◇" * max(0, 2 - half["gems"])
    used = f" ({speech.say('used')})" if half["leader_used"] else ""
    leader = speech.name(half["leader"]) + used
    counts = speech.say("counts", hand=half["hand_size"], deck=half["deck_size"], discard=copies(half["discard"]))
    faction = speech.words.say(f"faction-{half['faction']}")
    plate(
        canvas,
        scene,
        seat,
        y,
        [(faction, half["faction"]), (leader, "second")],
        [
            (speech.say("passed"), "turn") if half["passed"] else ("", ""),
            (counts, "second"),
            (gems, "gem"),
            (f"{half['total']:>3}", "number"),
        ],
    )
    return y + 1


def copies(pile: list[str]) -> int:
    return sum(int(word.partition("*")[2] or 1) for word in pile)


def middle(canvas: Canvas, scene: Scene, y: int) -> int:
    """What lies between the sides: the weather."""
    cards = [card for half in scene.view["sides"] for card in half["weather"]]
    canvas.put(0, y, "─" * canvas.width, "line")
    if not cards:
        canvas.put(2, y, f" {scene.speech.say('clear-skies')} ", "faint")
    x = 2
    for word in cards:
        id, text = word.partition("*")[0], f" ≈ {scene.speech.counted(word)} "
        canvas.place({id}, ("card", id), x, y, len(text))
        x = canvas.put(x, y, text, "weather") + 1
    return y + 1


def lane(canvas: Canvas, scene: Scene, seat: int, row: str, y: int, depth: int) -> int:
    """A row: its name, what lies on it, its total, its units."""
    data = scene.view["sides"][seat]["rows"][row]
    mine = seat == scene.me
    middle = y + depth // 2
    name = scene.speech.say(f"row-{row}")
    aims = (scene.view["decision"] or {}).get("aims", {}).get(scene.option, ())
    lit = (row in scene.chosen and mine) or {"seat": seat, "row": row} in aims
    canvas.put(0, middle, cut(("▸" if lit else "") + name, 8), "lit" if lit else "second")
    marks = ("≈" if data["weather"] else " ") + ("×2" if data["horn"] else "  ")
    canvas.put(8, middle, marks, "weather" if data["weather"] else "head")
    canvas.right(LABEL - 1, middle, f"{data['total']:>3}", "number")
    for line in range(y, y + depth):
        canvas.put(LABEL, line, "│", "line")
    canvas.place({row} if mine else set(), ("row", str(seat), row), 0, y, LABEL, depth)
    units(canvas, scene, seat, row, data, y, depth)
    return y + depth


def units(canvas: Canvas, scene: Scene, seat: int, row: str, data: View, y: int, depth: int) -> None:
    cards = [(unit["card"], unit["strength"], n) for unit, n in grouped(data["units"])]
    cards += [(word.partition("*")[0], None, copies([word])) for word in data["specials"]]
    words = {row} if seat == scene.me else {row, "theirs"}
    if depth == 1:
        line_of(canvas, scene, cards, words, ("unit", str(seat), row), y)
    else:
        boxes(canvas, scene, cards, words, ("unit", str(seat), row), y)


def grouped(found: list[Any]) -> list[tuple[Any, int]]:
    """Equal neighbours once, counted."""
    return [(one, len(list(same))) for one, same in groupby(found)]


def line_of(
    canvas: Canvas,
    scene: Scene,
    cards: list[tuple[str, int | None, int]],
    words: set[str],
    about: tuple[str, ...],
    y: int,
    left: int = LABEL + 2,
) -> None:
    """Cards in one line; names are as long as fit, and none are there if that is too short to tell them by."""
    room = canvas.width - left
    names = [scene.speech.name(id) for id, _, _ in cards]
    heads = [head_of(id, strength, n) for id, strength, n in cards]
    for longest in range(max(map(len, names), default=0), SHORTEST - 1, -1):
        if sum(len(head) + min(len(name), longest) + 3 for head, name in zip(heads, names, strict=True)) <= room:
            break
        names = [name.rpartition(": ")[2] for name in names]  # Vampire: Bruxa
    else:
        longest = 0
    x = left
    for (id, strength, _), head, name in zip(cards, heads, names, strict=True):
        role = strength_mark(id, strength)[1] if strength is not None else "head"
        chosen = meant_by(scene, id, words)
        start = x
        x = canvas.put(x, y, head, "lit" if chosen else role)
        if longest:
            x = canvas.put(x + 1, y, cut(name, longest), "lit" if chosen else "")
        canvas.place({id, *words}, (*about, id), start, y, x - start)
        x += 2


def meant_by(scene: Scene, id: str, words: set[str]) -> bool:
    """Does the option under the cursor point at this card? One that names a row means a unit there, others the hand."""
    rows = scene.chosen & set(ROWS)
    return id in scene.chosen and (rows <= words and "theirs" not in words if rows else "hand" in words)


def head_of(id: str, strength: int | None, n: int) -> str:
    """`5`, `8▲×2` for two of them; a weather card has waves, a special card a star."""
    mark = ("≈" if CARDS[id].kind == "weather" else "*") if strength is None else strength_mark(id, strength)[0]
    return f"{mark}×{n}" if n > 1 else mark


def boxes(
    canvas: Canvas,
    scene: Scene,
    cards: list[tuple[str, int | None, int]],
    words: set[str],
    about: tuple[str, ...],
    y: int,
) -> None:
    """Cards as cards, three lines high."""
    room = canvas.width - LABEL - 2
    width = max(LEAST, min(MOST, room // max(1, len(cards))))
    x = LABEL + 2
    for id, strength, n in cards:
        box(canvas, scene, id, strength, n, (x, y, width), meant_by(scene, id, words))
        canvas.place({id, *words}, (*about, id), x, y, width, 3)
        x += width


def box(
    canvas: Canvas, scene: Scene, id: str, strength: int | None, n: int, at: tuple[int, int, int], chosen: bool
) -> None:
    x, y, width = at
    canvas.frame(x, y, width, 3, chosen)
    role = "head" if strength is None else strength_mark(id, strength)[1]
    canvas.put(x + 1, y, head_of(id, strength, 1), role)
    if n > 1:
        canvas.right(x + width - 1, y, f"×{n}", "number")
    name = scene.speech.name(id)
    canvas.put(x + 1, y + 1, cut(name if len(name) <= width - 2 else name.rpartition(": ")[2], width - 2))
    canvas.put(x + 1, y + 2, cut(tags(scene.speech, id), width - 2), "faint")


def hand(canvas: Canvas, scene: Scene, y: int, depth: int) -> None:
    """The own hand: what can be played is in the list of options too."""
    held = scene.view["sides"][scene.me].get("hand")
    if held is None:
        return
    name = scene.speech.say("hand")
    canvas.put(0, y + depth // 2, cut(name, LABEL - 1), "head")
    cards = [
        (id, CARDS[id].strength if CARDS[id].rows else None, copies([word]))
        for word in held
        for id in [word.partition("*")[0]]
    ]
    if depth == 1:
        line_of(canvas, scene, cards, {"hand"}, ("card",), y, left=len(name) + 2)
    else:
        boxes(canvas, scene, cards, {"hand"}, ("card",), y)
