"""The contract as TypeScript: a file for each module, unions by tag."""

from __future__ import annotations

import json
import types
import typing
from types import ModuleType
from typing import Any, Final

import msgspec

from sevencats.server.contract.names import ALIASES, GAMES, MODULES, named
from sevencats.server.contract.types import fields, is_literal, is_union, plain, records, without_none

HEAD: Final = "// Made from {source} by `make generate`; do not edit.\n"
PARTS: Final = ("View", "Side", "Question", "Option", "Event", "Setup", "SeatSetup")
BY_GAME: Final = """// Made by `make generate`; do not edit.

{imports}
import type * as messages from "./messages";

/** What each game tells and takes. */
export interface Games {{
{games}
}}

export type GameName = keyof Games;

type Of<T, G extends GameName> = Omit<T, "game" | "view" | "events"> & {{
  game: G;
  view: Games[G]["View"] | (T extends {{ view: infer V }} ? Extract<V, null> : never);
  events: Games[G]["Event"][];
}};

/** A telling of a table of this game, or of any: `told.game` says which. */
export type Told<G extends GameName = GameName> = {{ [K in G]: Of<messages.Told, K> }}[G];

/** A moment of a record of this game, or of any. */
export type Replayed<G extends GameName = GameName> = {{ [K in G]: Of<messages.Replayed, K> }}[G];

export type AnyTell = Exclude<messages.AnyTell, messages.Told> | Told;
"""
PRIMITIVE: Final = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    types.NoneType: "null",
    msgspec.Raw: "unknown",
}


def written(where: str) -> str:
    """One module as a file."""
    module = MODULES[where]
    body = [interface(name, record, where) for name, record in records(module).items()]
    body += [alias(name.name, type_, where) for type_, name in ALIASES if name.module == where]
    text = "\n".join(body)
    imports = [
        f'import type * as {other} from "./{other}";' for other in MODULES if f"{other}." in text and other != where
    ]
    return "\n".join([HEAD.format(source=source(module)), *imports, *([""] if imports else []), text])


def by_game() -> str:
    """The types of each game side by side, and the tellings of a table as a union by game."""
    lines = [f"  {game}: {{ {', '.join(f'{part}: {game}.{part}' for part in PARTS)} }};" for game in GAMES]
    return BY_GAME.format(
        imports="\n".join(f'import type * as {game} from "./{game}";' for game in GAMES), games="\n".join(lines)
    )


def source(module: ModuleType) -> str:
    return "src/" + module.__name__.replace(".", "/") + ".py"


def interface(name: str, record: Any, where: str) -> str:
    lines = [f"  {one.name}{'' if one.required else '?'}: {kind(one.type, where)};" for one in fields(record)]
    return "\n".join([*said(record), f"export interface {name} {{", *lines, "}\n"])


def alias(name: str, type_: Any, where: str) -> str:
    return f"export type {name} = {spelled(type_, where)};\n"


def said(record: Any) -> list[str]:
    """What the record is for, where it says so."""
    text = record.__dict__.get("__doc__") or ""
    return [f"/** {' '.join(text.split())} */"] if text else []


def kind(type_: Any, where: str) -> str:
    """A type as it is referred to from a module."""
    type_ = plain(type_)
    name = named(type_)
    if name is not None:
        return name.name if name.module == where else f"{name.module}.{name.name}"
    return spelled(type_, where)


def spelled(type_: Any, where: str) -> str:
    """A type written out."""
    if type_ in PRIMITIVE:
        return PRIMITIVE[type_]
    args = typing.get_args(type_)
    if is_literal(type_):
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in args)
    if is_union(type_):
        if types.NoneType in args:
            return f"{kind(without_none(type_), where)} | null"
        return " | ".join(dict.fromkeys(kind(one, where) for one in args))
    match typing.get_origin(type_):
        case origin if origin is list:
            inner = kind(args[0], where)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case origin if origin is tuple:
            return f"[{', '.join(kind(one, where) for one in args)}]"
        case origin if origin is dict:
            return f"Record<string, {kind(args[1], where)}>"
    raise TypeError(f"{type_} has no place in the contract.")
