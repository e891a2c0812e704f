"""The table: a canvas that a game's face paints, with a cursor that goes from place to place."""

from __future__ import annotations

from typing import ClassVar

from rich.segment import Segment
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from sevencats.terminal.canvas import Canvas, Spot
from sevencats.terminal.face import Face, Scene
from sevencats.terminal.look import ROLES

WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Board(Widget, can_focus=True):
    DEFAULT_CSS = "Board { height: 10; background: $background; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(way, f"go('{way}')", show=False) for way in WAYS),
        Binding("enter", "pick", show=False),
        Binding("space", "pick", show=False),
    ]

    class Picked(Message):
        """Somebody pointed at a place: to choose it, or only to have it explained."""

        def __init__(self, place: Spot, explain: bool) -> None:
            super().__init__()
            self.place = place
            self.explain = explain

    class Pointed(Message):
        """The cursor came to a place."""

        def __init__(self, place: Spot) -> None:
            super().__init__()
            self.place = place

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.face: Face | None = None
        self.scene: Scene | None = None
        self.canvas = Canvas(1, 1)
        self.about: tuple[str, ...] = ()  # what the cursor is on

    def show(self, face: Face, scene: Scene) -> None:
        self.face, self.scene = face, scene
        self.paint()

    def on_resize(self) -> None:
        self.paint()

    def paint(self) -> None:
        self.canvas = Canvas(max(1, self.size.width), max(1, self.size.height))
        if self.face is not None and self.scene is not None and self.scene.sight.view is not None:
            self.face.paint(self.canvas, self.scene)
        self.refresh()

    @property
    def cursor(self) -> Spot | None:
        """The place under the cursor; if that is gone, one that can be chosen, or else the first thing on the table."""
        places = self.canvas.places
        lit = self.scene.lit if self.scene is not None else frozenset()
        return (
            next((place for place in places if place.about == self.about), None)
            or next((place for place in places if place.words & lit), None)
            or next((place for place in places if place.about[0] not in ("side", "row")), places[0] if places else None)
        )

    def render_line(self, y: int) -> Strip:
        if y >= self.canvas.height:
            return Strip.blank(self.size.width, self.rich_style)
        segments, x = [], 0
        place = self.cursor if self.has_focus else None
        for text, role in self.canvas.runs(y):
            style = self.rich_style + ROLES[role]
            begin = x
            if place is not None and place.y <= y < place.y + place.height:
                for mark in text:
                    segments.append(Segment(mark, style + ROLES["cursor"] if place.covers(x, y) else style))
                    x += 1
            else:
                segments.append(Segment(text, style))
                x = begin + len(text)
        return Strip(segments, self.size.width)

    def point(self, place: Spot | None) -> None:
        if place is not None:
            self.about = place.about
            self.refresh()
            self.post_message(self.Pointed(place))

    def action_go(self, way: str) -> None:
        self.point(nearest(self.canvas.places, self.cursor, *WAYS[way]))

    def action_pick(self) -> None:
        if self.cursor is not None:
            self.post_message(self.Picked(self.cursor, explain=False))

    def on_focus(self) -> None:
        self.point(self.cursor)

    def on_click(self, event: events.Click) -> None:
        place = next((one for one in reversed(self.canvas.places) if one.covers(event.x, event.y)), None)
        if place is not None:
            self.point(place)
            self.post_message(self.Picked(place, explain=event.button == 3))


def nearest(places: list[Spot], from_: Spot | None, dx: int, dy: int) -> Spot | None:
    """The nearest place in this direction; sideways counts more than ahead, and a line is higher than a column wide."""
    if from_ is None:
        return places[0] if places else None
    x, y = from_.middle
    best, least = None, float("inf")
    for place in places:
        u, v = place.middle
        ahead, aside = ((u - x) * dx, abs(v - y) * 2) if dx else ((v - y) * dy * 2, abs(u - x))
        distance = ahead + aside * (3 if dx else 1)
        if ahead > 0.4 and distance < least:
            best, least = place, distance
    return best
