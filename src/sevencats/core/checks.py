"""Checks at the door: fields of plain data that came from outside, each refused with one sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sevencats.core import gate, toml
from sevencats.core.words import BadInput, shown, unknown

HIGHEST: Final = 999_999  # total of a round
EXAMPLE: Final = """
[[side]]
hand = ["ves", "scorch"]
[[side]]
faction = "monsters"
close = ["griffin"]"""


def only(data: dict[str, Any], fields: tuple[str, ...], what: str) -> None:
    for field in data:
        if field not in fields:
            raise unknown(what, field, fields)


def check_position(data: Any, game: str, fields: tuple[str, ...]) -> None:
    """Data that can be a position of this game: a table with no other fields than these."""
    if not isinstance(data, dict):
        raise BadInput("position-fields", names=fields)
    gate.check(data, "the-position")
    only(data, fields, "position-field")
    if data.get("game", game) != game:
        raise BadInput("position-game", came=data["game"], game=game)


def position_in(path: str | Path) -> dict[str, Any]:
    """The position that somebody wrote into a file: it has sides, or it was left empty by mistake."""
    data = toml.load(path)
    if "side" not in data:
        raise BadInput("position-empty", path=path, text=EXAMPLE)
    return data


def check_setup(data: Any, fields: tuple[str, ...]) -> None:
    """Data that can be a setup: a table; its fields are judged by the game."""
    if not isinstance(data, dict):
        raise BadInput("setup-fields", names=fields)
    gate.check(data, "the-setup")


def names(data: dict[str, Any], field: str) -> list[str]:
    value = data.get(field, [])
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise BadInput("names", field=field, came=shown(value))
    return value


def word(data: dict[str, Any], field: str, usual: str) -> str:
    value = data.get(field, usual)
    if not isinstance(value, str):
        raise BadInput("name", field=field, came=shown(value))
    return value


def rows(data: dict[str, Any], field: str) -> list[dict[str, Any]]:
    value = data.get(field, [])
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        raise BadInput("tables", field=field, came=shown(value))
    return value


def table(data: dict[str, Any], field: str) -> dict[str, Any]:
    value = data.get(field, {})
    if not isinstance(value, dict):
        raise BadInput("table", field=field, came=shown(value))
    return value


def flag(data: dict[str, Any], field: str) -> bool:
    value = data.get(field, False)
    if not isinstance(value, bool):
        raise BadInput("flag", field=field, came=shown(value))
    return value


def whole(data: dict[str, Any], field: str, usual: int, least: int, most: int) -> int:
    value = data.get(field, usual)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadInput("whole", field=field, least=least, most=most, came=shown(value))
    return value


def scores(data: dict[str, Any], rounds: int) -> tuple[tuple[int, int], ...]:
    """The totals of both sides in the rounds that are over."""
    value = data.get("scores", [])
    pairs = value if isinstance(value, list) else [value]
    gate.check_count(len(pairs), rounds, "scores")
    totals: list[tuple[int, int]] = []
    for pair in pairs:
        match pair:
            case [int(a), int(b)] if 0 <= a <= HIGHEST and 0 <= b <= HIGHEST:
                totals.append((a, b))
            case _:
                raise BadInput("scores", came=shown(pair))
    return tuple(totals)
