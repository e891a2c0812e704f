"""Battlefields: spaces, the paths and arrows between them, and zones (U 1.2 to 1.4).

A set of spaces is a number, a bit for each space."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, final

from sevencats.core.ints import Int
from sevencats.core.words import BadInput, unknown

HERE: Final = Path(__file__).parent / "boards"
FIELDS: Final = ("name", "title", "starts", "paths", "arrows", "zones", "spaces")
NAMES: Final = ("kaer-morhen", "fayrlund-forest")
BOARDS: Final[dict[str, Board]] = {}
BITS: Final[list[Int]] = [2**n for n in range(61)]  # a compiled `1 << n` has only 32 bits


class BadBoard(BadInput):
    """A battlefield is broken; its text says where."""


@final
class Board:
    """One battlefield. Spaces are numbered; `ids` are their names. Adjacency is mutual, ways are not (U 1.4)."""

    def __init__(self, name: str, title: str, ids: tuple[str, ...]) -> None:
        self.name = name
        self.title = title
        self.ids = ids
        self.size: Int = len(ids)
        self.everywhere: Int = BITS[len(ids)] - 1  # all spaces
        self.adjacent: list[Int] = [0] * len(ids)  # the spaces beside each space
        self.ways: list[Int] = [0] * len(ids)  # the spaces one may step to
        self.zoned: list[Int] = [0] * len(ids)  # the spaces that share a zone, the space itself included
        self.zones: dict[str, Int] = {}  # the spaces of each zone
        self.starts: tuple[int, ...] = ()
        self.places: tuple[tuple[int, int], ...] = ()  # where each lies on the picture, in hundredths

    def number(self, id: Any) -> int:
        """The space of this name."""
        if not isinstance(id, str) or id not in self.ids:
            raise unknown("space", id, self.ids, board=self.name)
        return self.ids.index(id)

    def reach(self, start: Int, steps: Int, blocked: Int) -> Int:
        """The spaces that so many steps along the ways lead to, none of them into a blocked space (U 4.4)."""
        seen = BITS[start]
        edge = seen
        while steps > 0 and edge:
            edge = gathered(self.ways, edge) & ~seen & ~blocked
            seen |= edge
            steps -= 1
        return seen

    def distance(self, start: Int, goal: Int, blocked: Int) -> Int:
        """How many steps along the ways it takes; one more than there are spaces if there is no way."""
        steps: Int = 0
        while steps <= self.size and not self.reach(start, steps, blocked) >> goal & 1:
            steps += 1
        return steps

    def beside(self, spaces: Int) -> Int:
        """The spaces adjacent to any of these; arrows count both ways (U 1.2, W4)."""
        return gathered(self.adjacent, spaces)

    def within(self, start: Int, steps: Int) -> Int:
        """The spaces at most so many adjacent spaces away; fighters and arrows do not matter (C7)."""
        found = BITS[start]
        while steps > 0:
            found |= self.beside(found)
            steps -= 1
        return found

    def named(self, spaces: Int) -> list[str]:
        """The names of a set of spaces."""
        return [id for i, id in enumerate(self.ids) if spaces >> i & 1]

    def zones_of(self, space: int) -> list[str]:
        return [zone for zone, spaces in self.zones.items() if spaces >> space & 1]

    def __repr__(self) -> str:
        return self.name


def gathered(table: list[Int], spaces: Int) -> Int:
    """All that a table has for these spaces, together."""
    found: Int = 0
    i: Int = 0
    while spaces:
        if spaces & 1:
            found |= table[i]
        spaces >>= 1
        i += 1
    return found


def find(name: Any) -> Board:
    if not isinstance(name, str) or name not in BOARDS:
        raise unknown("board", name, BOARDS)
    return BOARDS[name]


def read(data: dict[str, Any]) -> Board:
    """A battlefield from its data, or one sentence about what is wrong with it."""
    for field in data:
        if field not in FIELDS:
            raise unknown("board-field", field, FIELDS, BadBoard)
    for field in FIELDS:
        if field not in data and field != "arrows":
            raise BadBoard("board-missing", field=field)
    if len(data["spaces"]) > 60:
        raise BadBoard("board-spaces", board=data["name"], n=len(data["spaces"]))
    board = Board(data["name"], data["title"], tuple(data["spaces"]))
    board.places = tuple((int(x), int(y)) for x, y in data["spaces"].values())
    for path in data["paths"]:
        join(board, path, "-")
    for arrow in data.get("arrows", []):
        join(board, arrow, ">")
    for zone, spaces in data["zones"].items():
        board.zones[zone] = sum([BITS[board.number(id)] for id in spaces])
    board.starts = tuple(board.number(id) for id in data["starts"])
    for space in range(board.size):
        for spaces in board.zones.values():
            if spaces >> space & 1:
                board.zoned[space] |= spaces
    return checked(board)


def join(board: Board, path: str, sign: str) -> None:
    """`K01-K02` is a path, `K01>K08` an arrow; no two spaces are joined twice."""
    from_, found, to = path.partition(sign)
    if not found:
        raise BadBoard("board-path", path=path, board=board.name, sign=sign)
    a, b = board.number(from_), board.number(to)
    if a == b or board.adjacent[a] >> b & 1:
        raise BadBoard("board-joined", path=path, board=board.name)
    board.adjacent[a] |= BITS[b]
    board.adjacent[b] |= BITS[a]
    board.ways[a] |= BITS[b]
    if sign == "-":
        board.ways[b] |= BITS[a]


def checked(board: Board) -> Board:
    for space, id in enumerate(board.ids):
        if not board.zoned[space]:
            raise BadBoard("board-zone", space=id, board=board.name)
        if board.reach(space, board.size, 0) != board.everywhere:
            raise BadBoard("board-apart", space=id, board=board.name)
    if len(board.starts) < 2 or len(set(board.starts)) != len(board.starts):
        raise BadBoard("board-starts", board=board.name)
    return board


def source(name: str) -> bytes:
    """The file of a board."""
    return (HERE / f"{name}.toml").read_bytes()


BOARDS.update((name, read(tomllib.loads(source(name).decode("utf-8")))) for name in NAMES)
