"""The tables of docs/protocol.md: what each game tells and takes."""

from __future__ import annotations

import typing
from typing import Any, Final

from codegen.typescript import kind
from sevencats.server.contract.names import GAMES
from sevencats.server.contract.types import fields

BEGIN: Final = "<!-- made: {game} -->"
END: Final = "<!-- end -->"


def filled(text: str) -> str:
    """The page with its tables made anew."""
    for game in GAMES:
        begin = BEGIN.format(game=game)
        before, _, rest = text.partition(begin)
        after = rest.partition(END)[2]
        text = f"{before}{begin}\n\n{tables(game)}\n\n{END}{after}"
    return text


def tables(game: str) -> str:
    module = GAMES[game]
    return "\n\n".join(
        [
            "Options:",
            table(game, "do", typing.get_args(module.Option)),
            "Events:",
            table(game, "kind", typing.get_args(module.Event)),
        ]
    )


def table(game: str, tag: str, records: tuple[Any, ...]) -> str:
    """A line for each record of a union: its tags and its other parts."""
    lines = [f"| {tag} | parts |", "|---|---|"]
    for record in records:
        parts = {one.name: one for one in fields(record)}
        tags = ", ".join(f"`{value}`" for value in typing.get_args(parts.pop(tag).type))
        told = ", ".join(f"`{one.name}`: {kind(one.type, game)}" for one in parts.values()).replace("|", "\\|")
        lines.append(f"| {tags} | {told} |")
    return "\n".join(lines)
