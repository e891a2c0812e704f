"""Gwen't's face."""

from __future__ import annotations

from typing import Final

from sevencats.dice import explain, position
from sevencats.terminal.canvas import Canvas
from sevencats.terminal.dice import board
from sevencats.terminal.face import About, Face, Scene


class DiceFace(Face):
    looked_through = ("hand", "aside", "rolling", "deck", "unseen", "shown", "gone")
    lies_there = "held"

    def height(self, width: int, height: int) -> int:
        return 12

    def headline(self, scene: Scene) -> str:
        scores = "".join(f"  {score[scene.me]}:{score[1 - scene.me]}" for score in scene.view["scores"])
        return (
            f"{scene.speech.words.say('variant-' + scene.view['variant'])} · "
            f"{scene.speech.say('round', n=scene.view['round'])}{scores}"
        )

    def paint(self, canvas: Canvas, scene: Scene) -> None:
        board.paint(canvas, scene)

    def told(self, scene: Scene, about: About) -> list[str]:
        match about:
            case ("side", seat):
                faction = scene.view["sides"][int(seat)]["faction"]
                return [
                    scene.sight.names[int(seat)],
                    scene.speech.name(faction),
                    *scene.speech.does(f"dice-faction-{faction}"),
                    "",
                    *total(scene, int(seat)),
                ]
            case ("row", seat):
                return [scene.sight.names[int(seat)], *total(scene, int(seat))]
            case ("die", seat, id):
                return [scene.speech.name(id), *total(scene, int(seat))]
            case _:
                return [scene.speech.counted(about[-1])]

    def facts(self, scene: Scene, option: str) -> list[str]:
        return [scene.speech.name(word) for word in option.split()[1:] if not word.isdecimal()]


def total(scene: Scene, seat: int) -> list[str]:
    """The dice of a row, one a line, as far as the total has come."""
    view = scene.view
    sides = [
        {"hand": ["d4=1"], **{field: half[field] for field in ("faction", "row", "kept")}} for half in view["sides"]
    ]  # any hand will do: the round goes on
    table = position.read({"game": "dice", "variant": view["variant"], "house": view["house"], "side": sides})
    lines = [
        f"{scene.speech.words.explanation('dice', reason.data())}  ({reason.paragraph})"
        for reason in explain.total(table, seat)
    ]
    return lines or [f"{scene.speech.say('total')}: 0"]


FACE: Final = DiceFace()
