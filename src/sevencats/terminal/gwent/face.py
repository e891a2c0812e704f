"""Gwent's face."""

from __future__ import annotations

from typing import Final

from sevencats.core.state import View
from sevencats.gwent import catalogue, explain, position
from sevencats.gwent.cards import ROWS
from sevencats.gwent.state import State
from sevencats.terminal.canvas import Canvas
from sevencats.terminal.face import About, Face, Scene
from sevencats.terminal.gwent import board, cards

SIDE: Final = ("faction", "leader", "leader_used", "weather")


class GwentFace(Face):
    looked_through = ("hand", "discard", "deck", "known", "shown", "reserve", "removed")

    def height(self, width: int, height: int) -> int:
        return board.TALL if height >= 40 else 10

    def headline(self, scene: Scene) -> str:
        scores = "".join(f"  {score[scene.me]}:{score[1 - scene.me]}" for score in scene.view["scores"])
        return (
            f"{scene.speech.words.say('edition-' + scene.view['edition'])} · "
            f"{scene.speech.say('round', n=scene.view['round'])}{scores}"
        )

    def paint(self, canvas: Canvas, scene: Scene) -> None:
        board.paint(canvas, scene)

    def told(self, scene: Scene, about: About) -> list[str]:
        match about:
            case ("unit", seat, row, id) if catalogue.CARDS[id].rows:
                return [*cards.facts(scene.speech, id), "", *why(scene, int(seat), row, id)]
            case ("row", seat, row):
                return row_told(scene, int(seat), row)
            case ("side", seat):
                return side_told(scene, int(seat))
            case _:
                return cards.facts(scene.speech, about[-1])

    def facts(self, scene: Scene, option: str) -> list[str]:
        verb, *words = option.split()
        if verb == "leader":
            return cards.facts(scene.speech, scene.view["sides"][scene.me]["leader"])
        known = next((word for word in words if word in catalogue.CARDS), None)
        return [] if known is None else cards.facts(scene.speech, known)


def why(scene: Scene, seat: int, row: str, id: str) -> list[str]:
    """The steps from the printed strength to the one that is shown."""
    reasons = explain.unit(public(scene.view), seat, ROWS.index(row), catalogue.CARDS[id])
    return [
        f"{scene.speech.words.explanation('gwent', reason.data(), scene.speech.edition)}  ({reason.paragraph})"
        for reason in reasons
    ]


def public(view: View) -> State:
    """A position with all that lies open in a view: enough for every number on the table."""
    sides = []
    for half in view["sides"]:
        side = {"hand": ["scorch"], **{field: half[field] for field in SIDE}}  # any hand: the round goes on
        for row in ROWS:
            side[row] = [*half["rows"][row]["specials"], *(unit["card"] for unit in half["rows"][row]["units"])]
        side["sounded"] = [row for row in ROWS if half["rows"][row]["sounded"]]
        sides.append(side)
    return position.read({"edition": view["edition"], "house": view["house"], "round": view["round"], "side": sides})


def row_told(scene: Scene, seat: int, row: str) -> list[str]:
    data = scene.view["sides"][seat]["rows"][row]
    lines = [f"{scene.speech.words.say('row-' + row)}, {scene.sight.names[seat]}"]
    lines += [f"{unit['strength']:>4}  {scene.speech.name(unit['card'])}" for unit in data["units"]]
    return [*lines, f"{data['total']:>4}  {scene.speech.say('total')}"]


def side_told(scene: Scene, seat: int) -> list[str]:
    half = scene.view["sides"][seat]
    lines = [
        scene.sight.names[seat],
        scene.speech.words.say(f"faction-{half['faction']}"),
        *scene.speech.does(f"faction-{half['faction']}"),
        "",
        *cards.facts(scene.speech, half["leader"]),
        "",
    ]
    lines += [f"{half['rows'][row]['total']:>4}  {scene.speech.words.say('row-' + row)}" for row in ROWS]
    return [*lines, f"{half['total']:>4}  {scene.speech.say('total')}"]


FACE: Final = GwentFace()
