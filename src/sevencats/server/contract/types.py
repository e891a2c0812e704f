"""Reads the types of the wire: the fields of structs and typed dictionaries, and the names of their aliases."""

from __future__ import annotations

import functools
import operator
import types
import typing
from collections.abc import Iterator
from types import ModuleType
from typing import Any, NamedTuple, NotRequired, is_typeddict

import msgspec

from sevencats.server.contract.refers import Refers


class WireField(NamedTuple):
    name: str
    type: Any
    required: bool
    default: Any = msgspec.NODEFAULT


def is_record(type_: Any) -> bool:
    """A struct or a typed dictionary."""
    return is_typeddict(type_) or (isinstance(type_, type) and issubclass(type_, msgspec.Struct))


def is_union(type_: Any) -> bool:
    return typing.get_origin(type_) in (typing.Union, types.UnionType)


def is_literal(type_: Any) -> bool:
    return typing.get_origin(type_) is typing.Literal


def fields(record: Any) -> Iterator[WireField]:
    """The fields of a struct, its tag included, or of a typed dictionary."""
    if is_typeddict(record):
        total = record.__total__
        for name, hint in typing.get_type_hints(record, include_extras=True).items():
            optional = typing.get_origin(hint) is NotRequired
            yield WireField(name, typing.get_args(hint)[0] if optional else hint, total and not optional)
        return
    config = record.__struct_config__
    if config.tag is not None:
        yield WireField(config.tag_field, typing.Literal[config.tag], True)
    for field in msgspec.structs.fields(record):
        default = field.default
        if field.default_factory is not msgspec.NODEFAULT:
            default = field.default_factory()
        yield WireField(field.encode_name, field.type, field.required, default)


def plain(type_: Any) -> Any:
    """The type on the wire, without what only the decoder needs to know."""
    if typing.get_origin(type_) is not typing.Annotated:
        return type_
    inner, *notes = typing.get_args(type_)
    return next((note.type for note in notes if isinstance(note, Refers)), inner)


def without_none(type_: Any) -> Any:
    """A union without None, as it was named before None was added."""
    return functools.reduce(operator.or_, [one for one in typing.get_args(type_) if one is not types.NoneType])


def records(module: ModuleType) -> dict[str, Any]:
    """The records that a module defines, by name, in its order."""
    return {
        name: value
        for name, value in vars(module).items()
        if is_record(value) and value.__module__ == module.__name__ and not name.startswith("_")
    }


def aliases(module: ModuleType) -> dict[str, Any]:
    """The unions and literals that a module gives a name to."""
    return {name: value for name, value in vars(module).items() if is_union(value) or is_literal(value)}
