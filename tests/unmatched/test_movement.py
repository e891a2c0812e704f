"""Boards and movement, checked against a plain search over the raw files (U 1.2 to U 1.4, U 4)."""

from __future__ import annotations

import tomllib
from collections import deque
from typing import Any

import pytest

from sevencats.core.words import BadInput
from sevencats.unmatched.board import BOARDS, HERE, BadBoard, Board, read
from sevencats.unmatched.catalogue import HEROES
from tests.unmatched.scenes import do, fight, figure, geralt, leshen, options, scene, space

NAMES = list(BOARDS)
ARROWS = [
    "K01>K08",
    "K08>K15",
    "K03>K09",
    "K03>K10",
    "K04>K10",
    "K05>K12",
    "K06>K12",
    "K13>K12",
    "K22>K17",
    "K22>K24",
    "K27>K23",
    "K27>K19",
    "K28>K19",
]


def raw(name: str) -> dict[str, Any]:
    return tomllib.loads((HERE / f"{name}.toml").read_text(encoding="utf-8"))


def graph(name: str) -> dict[str, set[str]]:
    """Where one may step from each space, straight from the file."""
    data = raw(name)
    steps: dict[str, set[str]] = {space: set() for space in data["spaces"]}
    for a, b in (path.split("-") for path in data["paths"]):
        steps[a].add(b)
        steps[b].add(a)
    for a, b in (arrow.split(">") for arrow in data.get("arrows", [])):
        steps[a].add(b)
    return steps


def search(steps: dict[str, set[str]], start: str, most: int, blocked: set[str]) -> set[str]:
    """Breadth first, the plain way."""
    found, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for there in steps[here] - blocked:
            if there not in found and found[here] < most:
                found[there] = found[here] + 1
                queue.append(there)
    return set(found)


@pytest.mark.parametrize("name", NAMES)
def test_reach_from_every_space_by_every_number_of_steps_is_what_a_plain_search_finds(name: str) -> None:
    board, steps = BOARDS[name], graph(name)

    for start in board.ids:
        for most in range(8):
            reached = set(board.named(board.reach(board.number(start), most, 0)))
            assert reached == search(steps, start, most, set())


@pytest.mark.parametrize("name", NAMES)
def test_distances_between_all_spaces_are_what_a_plain_search_finds(name: str) -> None:
    board, steps = BOARDS[name], graph(name)

    for start in board.ids:
        for n in range(9):
            ring = search(steps, start, n, set()) - (search(steps, start, n - 1, set()) if n else set())
            for goal in ring:
                assert board.distance(board.number(start), board.number(goal), 0) == n


@pytest.mark.parametrize("name", NAMES)
def test_a_fighter_passes_friends_but_not_foes_and_ends_on_an_empty_space_from_everywhere(name: str) -> None:
    board, steps = BOARDS[name], graph(name)
    others = [board.ids[i] for i in range(2, board.size, board.size // 5)][:4]

    for start in board.ids:
        if start in others:
            continue
        friend, foes = others[0], set(others[1:])
        s = scene(
            geralt("rend", "witcher-senses"),
            leshen(),
            board=name,
            at=dict(zip(["geralt", "dandelion", "leshen", "wolf-a", "wolf-b"], [start, *others], strict=True)),
        )
        for most in range(6):
            expected = search(steps, start, most, foes) - {start, friend}
            assert set(board.named(s.reach(figure(s, "geralt"), most, False))) == expected
            through = search(steps, start, most, set()) - {start, *others}
            assert set(board.named(s.reach(figure(s, "geralt"), most, True))) == through


@pytest.mark.parametrize("name", NAMES)
def test_adjacency_is_mutual_and_zones_are_shared_by_colour(name: str) -> None:
    board, data = BOARDS[name], raw(name)
    pairs = {frozenset(path.replace(">", "-").split("-")) for path in [*data["paths"], *data.get("arrows", [])]}

    for a in range(board.size):
        for b in range(board.size):
            joined = frozenset((board.ids[a], board.ids[b])) in pairs
            assert bool(board.adjacent[a] >> b & 1) == joined
            common = any(board.ids[a] in zone and board.ids[b] in zone for zone in data["zones"].values())
            assert bool(board.zoned[a] >> b & 1) == common


@pytest.mark.parametrize(
    ("name", "spaces", "paths", "arrows"), [("kaer-morhen", 32, 48, 13), ("fayrlund-forest", 30, 48, 0)]
)
def test_the_boards_have_their_spaces_paths_arrows_and_eight_zones(
    name: str, spaces: int, paths: int, arrows: int
) -> None:
    data = raw(name)

    assert (len(data["spaces"]), len(data["paths"]), len(data.get("arrows", []))) == (spaces, paths, arrows)
    assert len(data["zones"]) == 8
    assert len(data["starts"]) == 4


def test_an_arrow_is_walked_only_its_way_but_joins_both_spaces() -> None:  # 0.15
    board = BOARDS["kaer-morhen"]
    assert raw("kaer-morhen")["arrows"] == ARROWS

    for arrow in ARROWS:
        a, b = (board.number(id) for id in arrow.split(">"))
        assert board.ways[a] >> b & 1
        assert not board.ways[b] >> a & 1
        assert board.adjacent[b] >> a & 1


def test_effects_move_nobody_against_an_arrow() -> None:  # 0.15, W2
    s = scene(geralt("annoying-tune", "witcher-senses"), leshen(), at={"dandelion": "K11", "leshen": "K12"})

    fight(s, "dandelion leshen", "annoying-tune")

    for spot in ("K05", "K06"):
        assert (
            BOARDS["kaer-morhen"].adjacent[BOARDS["kaer-morhen"].number("K12")] >> BOARDS["kaer-morhen"].number(spot)
            & 1
        )
    assert "move leshen K06" in options(s)  # by K17, K13: three steps around
    assert "move leshen K05" in options(s)
    assert "move leshen K02" not in options(s)


def test_placing_and_summoning_ignore_arrows() -> None:  # 0.15, W3
    s = scene(leshen("strength-of-the-pack", "vanish-into-murder"), geralt(), at={"leshen": "K12", "wolf-a": "off"})

    do(s, "scheme strength-of-the-pack", "place wolf-a K06")

    assert space(s, "wolf-a") == "K06"


def test_there_are_no_large_figures_so_every_fighter_keeps_to_the_arrows() -> None:  # 0.16
    s = scene(geralt("witcher-senses"), leshen(), at={"geralt": "K12"})

    kinds = [kind for hero in HEROES.values() for kind in (hero.kind, hero.sidekick)]

    assert len(kinds) == 6
    assert not s.reach(figure(s, "geralt"), 1, False) >> s.roster.board.number("K06") & 1


def test_the_forked_line_joins_three_spaces_pairwise() -> None:  # W6
    board = BOARDS["kaer-morhen"]
    six, seven, thirteen = (board.number(id) for id in ("K06", "K07", "K13"))

    assert board.adjacent[six] >> seven & 1
    assert board.adjacent[six] >> thirteen & 1
    assert board.adjacent[seven] >> thirteen & 1


# -- broken boards


def broken(**change: Any) -> dict[str, Any]:
    return {
        "name": "x",
        "title": "X",
        "starts": ["A", "B"],
        "paths": ["A-B"],
        "zones": {"red": ["A", "B"]},
        "spaces": {"A": [0, 0], "B": [9, 9]},
        **change,
    }


def test_a_small_board_may_be_read() -> None:
    board = read(broken())

    assert isinstance(board, Board)
    assert board.named(board.everywhere) == ["A", "B"]


@pytest.mark.parametrize(
    "change",
    [
        {"colour": "red"},
        {"paths": ["A-B", "B-A"]},
        {"paths": ["A~B"]},
        {"paths": [], "arrows": ["A>B"]},
        {"zones": {"red": ["A"]}},
        {"starts": ["A", "A"]},
        {"starts": ["A", "B", "C"]},
        {"zones": {"red": ["A", "Q"]}},
        {"spaces": {f"S{n}": [0, 0] for n in range(61)}},
    ],
)
def test_a_board_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match=r"\.$|\?$"):
        read(broken(**change))


def test_a_board_without_paths_is_refused() -> None:
    data = broken()
    del data["paths"]

    with pytest.raises(BadBoard, match="paths"):
        read(data)
