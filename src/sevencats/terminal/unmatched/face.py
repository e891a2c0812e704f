"""Unmatched's face."""

from __future__ import annotations

from typing import Final

from sevencats.core.state import View
from sevencats.terminal.canvas import Canvas
from sevencats.terminal.face import About, Face, Scene
from sevencats.terminal.unmatched import board, cards
from sevencats.unmatched import explain
from sevencats.unmatched.board import find
from sevencats.unmatched.bout import Part
from sevencats.unmatched.cards import NO_CARD
from sevencats.unmatched.catalogue import CARDS


class UnmatchedFace(Face):
    looked_through = ("hand", "discard", "deck", "top", "known", "shown", "hidden", "equipment")

    def height(self, width: int, height: int) -> int:
        return max(14, min(32, height - 13)) if height >= 30 else 14

    def headline(self, scene: Scene) -> str:
        where = scene.speech.words.say(f"board-{scene.view['board']}")
        if not scene.view["number"]:
            return where
        return f"{where} · {scene.speech.say('turn', n=scene.view['number'])} · " + scene.speech.say(
            "actions", n=scene.view["actions"], who=scene.sight.names[scene.view["turn"]]
        )

    def paint(self, canvas: Canvas, scene: Scene) -> None:
        board.paint(canvas, scene)

    def told(self, scene: Scene, about: About) -> list[str]:
        match about:
            case ("space", id):
                return space_told(scene, id)
            case ("fighter", name):
                return fighter_told(scene, next(one for one in scene.view["fighters"] if one["name"] == name))
            case ("side", seat):
                return side_told(scene, int(seat))
            case ("combat",):
                return combat_told(scene)
            case _:
                return cards.facts(scene.speech, about[-1].partition("*")[0])

    def facts(self, scene: Scene, option: str) -> list[str]:
        words = option.split()[1:]
        known = next((word for word in words if word in CARDS), None)
        if known is not None:
            return cards.facts(scene.speech, known)
        spaces = find(scene.view["board"]).ids
        return space_told(scene, words[-1]) if words and words[-1] in spaces else []


def space_told(scene: Scene, id: str) -> list[str]:
    """A space: its zones, and who stands there."""
    field = find(scene.view["board"])
    zones = ", ".join(scene.speech.words.say(f"zone-{zone}") for zone in field.zones_of(field.number(id)))
    lines = [id, f"{scene.speech.words.say('term-zone')}: {zones}"]
    for one in scene.view["fighters"]:
        if one["space"] == id:
            lines += ["", *fighter_told(scene, one)]
    return lines


def fighter_told(scene: Scene, one: View) -> list[str]:
    words = scene.speech.words
    lines = [
        f"{scene.speech.name(one['name'])} ({scene.sight.names[one['seat']]})",
        f"{words.say('term-health')} {one['health']}/{one['most']} · {words.say('term-move-value')} {one['move']}"
        f" · {words.say('term-ranged' if one['ranged'] else 'term-melee')}",
    ]
    if one["space"] is None:
        return [*lines, scene.speech.say("defeated" if not one["health"] else "off-board")]
    reach = " ".join(one["reach"]) or "–"
    return [*lines, scene.speech.say("stuck") if one["stuck"] else scene.speech.say("reaches", where=reach)]


def side_told(scene: Scene, seat: int) -> list[str]:
    half = scene.view["sides"][seat]
    lines = [scene.sight.names[seat], scene.speech.words.say(f"hero-{half['hero']}")]
    if half["ongoing"]:
        lines += ["", *cards.facts(scene.speech, half["ongoing"])]
    for one in scene.view["fighters"]:
        if one["seat"] == seat:
            lines += ["", *fighter_told(scene, one)]
    return lines


def combat_told(scene: Scene) -> list[str]:
    """How each value came about."""
    combat = scene.view["combat"]
    lines = [scene.speech.say("combat-head")]
    for part in (combat["attack"], combat["defence"]):
        lines += ["", board.blow(scene, part), *reasons(scene, part)]
        if part.get("card"):
            lines += cards.facts(scene.speech, part["card"])[1:]
    return lines


def reasons(scene: Scene, data: View) -> list[str]:
    """The steps from the printed value to the one that counts."""
    if "value" not in data:
        return []
    part = Part(data["seat"], 0)
    part.card = NO_CARD if data["card"] is None else CARDS[data["card"]]
    part.instead, part.ignored, part.cancelled = data["instead"], data["ignored"], data["cancelled"]
    part.added = tuple((cause, n) for cause, n in data["added"])
    return [
        f"{scene.speech.words.explanation('unmatched', reason.data())}  ({reason.paragraph})"
        for reason in explain.value(part)
    ]


FACE: Final = UnmatchedFace()
