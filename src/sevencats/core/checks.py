"""Checks at the door: fields of plain data that came from outside, each refused with one sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sevencats.core import gate, toml
from sevencats.core.words import BadInput, unknown

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
            raise BadInput(unknown(what, field, fields))


def check_position(data: Any, game: str, fields: tuple[str, ...]) -> None:
    """Data that can be a position of this game: a table with no other fields than these."""
    if not isinstance(data, dict):
        raise BadInput("A position is a table with the fields " + ", ".join(fields) + ".")
    gate.check(data, "The position")
    only(data, fields, "a field of a position")
    if data.get("game", game) != game:
        raise BadInput(f'This is a position of "{data["game"]}", not of {game}.')


def position_in(path: str | Path) -> dict[str, Any]:
    """The position that somebody wrote into a file: it has sides, or it was left empty by mistake."""
    data = toml.load(path)
    if "side" not in data:
        raise BadInput(f"{path} has no sides; expected at least two, such as:{EXAMPLE}")
    return data


def check_setup(data: Any, fields: tuple[str, ...]) -> None:
    """Data that can be a setup: a table; its fields are judged by the game."""
    if not isinstance(data, dict):
        raise BadInput("A setup is a table with the fields " + ", ".join(fields) + ".")
    gate.check(data, "The setup")


def names(data: dict[str, Any], field: str) -> list[str]:
    value = data.get(field, [])
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise BadInput(f'"{field}" is a list of names, not {value!r}.')
    return value


def word(data: dict[str, Any], field: str, usual: str) -> str:
    value = data.get(field, usual)
    if not isinstance(value, str):
        raise BadInput(f'"{field}" is a name, not {value!r}.')
    return value


def rows(data: dict[str, Any], field: str) -> list[dict[str, Any]]:
    value = data.get(field, [])
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        raise BadInput(f'"{field}" is a list of tables, not {value!r}.')
    return value


def table(data: dict[str, Any], field: str) -> dict[str, Any]:
    value = data.get(field, {})
    if not isinstance(value, dict):
        raise BadInput(f'"{field}" is a table, not {value!r}.')
    return value


def flag(data: dict[str, Any], field: str) -> bool:
    value = data.get(field, False)
    if not isinstance(value, bool):
        raise BadInput(f'"{field}" is true or false, not {value!r}.')
    return value


def whole(data: dict[str, Any], field: str, usual: int, least: int, most: int) -> int:
    value = data.get(field, usual)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadInput(f'"{field}" is a whole number from {least} to {most}, not {value!r}.')
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
                raise BadInput(f"The scores are pairs of totals, not {pair!r}.")
    return tuple(totals)
