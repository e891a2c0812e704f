"""The messages that every complete language needs for what the games tell and ask."""

from __future__ import annotations

import typing

from codegen.constants import house_rules
from sevencats.server.contract.names import GAMES
from sevencats.server.contract.types import fields


def needed() -> list[str]:
    """Ids of questions, options and events of all games, and of house rules."""
    ids: list[str] = []
    for game, module in GAMES.items():
        ids += [f"{game}-ask-{about}" for about in typing.get_args(module.About)]
        ids += [f"{game}-option-{do}" for do in tags(module.Option, "do")]
        ids += [f"{game}-event-{kind}" for kind in tags(module.Event, "kind")]
    ids += [f"house-{rule['name'].replace('_', '-')}" for rules in house_rules().values() for rule in rules]
    return sorted(set(ids))


def tags(union: object, field: str) -> list[str]:
    """All values that the tag of a union may have."""
    return [
        tag
        for record in typing.get_args(union)
        for one in fields(record)
        if one.name == field
        for tag in typing.get_args(one.type)
    ]


def written() -> str:
    return "\n".join(needed()) + "\n"
