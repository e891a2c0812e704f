"""A sheet of characters, each in a role, and the places on it that a cursor or a mouse can point at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PLAIN: Final = ""


@dataclass(frozen=True)
class Spot:
    """Something on the table: what options call it, what it shows when asked, and where it lies."""

    words: frozenset[str]  # the words by which options mean it
    about: tuple[str, ...]  # what it is, for its face: ("unit", "0", "close", "ves")
    x: int
    y: int
    width: int
    height: int = 1

    def covers(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.marks = [[" "] * width for _ in range(height)]
        self.roles = [[PLAIN] * width for _ in range(height)]
        self.places: list[Spot] = []

    def put(self, x: int, y: int, text: str, role: str = PLAIN) -> int:
        """Write from here to the right; where the text ends. What lies beyond the edge is lost."""
        if 0 <= y < self.height:
            for n, mark in enumerate(text, start=x):
                if 0 <= n < self.width:
                    self.marks[y][n] = mark
                    self.roles[y][n] = role
        return x + len(text)

    def right(self, x: int, y: int, text: str, role: str = PLAIN) -> int:
        """Write so that it ends before x; where it begins."""
        self.put(x - len(text), y, text, role)
        return x - len(text)

    def frame(self, x: int, y: int, width: int, height: int, chosen: bool = False) -> None:
        """A box; a chosen one has a double, bright edge."""
        corners, role = ("╔═╗║╚═╝", "head") if chosen else ("╭─╮│╰─╯", "line")
        self.put(x, y, corners[0] + corners[1] * (width - 2) + corners[2], role)
        for line in range(y + 1, y + height - 1):
            self.put(x, line, corners[3] + " " * (width - 2) + corners[3], role)
        self.put(x, y + height - 1, corners[4] + corners[5] * (width - 2) + corners[6], role)

    def place(self, words: set[str], about: tuple[str, ...], x: int, y: int, width: int, height: int = 1) -> None:
        if 0 <= y < self.height and x < self.width:
            self.places.append(Spot(frozenset(words), about, x, y, width, height))

    def runs(self, y: int) -> list[tuple[str, str]]:
        """A line as texts, each in one role."""
        found: list[tuple[str, str]] = []
        for mark, role in zip(self.marks[y], self.roles[y], strict=True):
            if found and found[-1][1] == role:
                found[-1] = (found[-1][0] + mark, role)
            else:
                found.append((mark, role))
        return found

    def text(self) -> str:
        return "\n".join("".join(line).rstrip() for line in self.marks)


def cut(text: str, width: int) -> str:
    """A text that fits; what is left out is an ellipsis, where there is room for one."""
    if len(text) <= width:
        return text
    if width < 6:
        return text[: max(0, width)].rstrip()
    return text[: width - 1].rstrip() + "…"


def wrapped(text: str, width: int, lines: int) -> list[str]:
    """A text in so many lines at most, broken at spaces, the last one cut."""
    found: list[str] = []
    for word in text.split():
        if found and len(found[-1]) + 1 + len(word) <= width:
            found[-1] += " " + word
        elif len(found) < lines:
            found.append(word)
        else:
            found[-1] += " " + word
    return [cut(line, width) for line in found]
