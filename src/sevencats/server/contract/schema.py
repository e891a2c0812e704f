"""The contract as JSON Schema, for the OpenAPI document and for bot authors."""

from __future__ import annotations

import types
import typing
from typing import Any, Final

import msgspec

from sevencats.server.contract.names import ALIASES, MODULES, named
from sevencats.server.contract.types import WireField, fields, is_literal, is_union, plain, records, without_none

PRIMITIVE: Final = {int: "integer", float: "number", str: "string", bool: "boolean", types.NoneType: "null"}
LIMITS: Final = {
    "ge": "minimum",
    "le": "maximum",
    "min_length": "minLength",
    "max_length": "maxLength",
    "pattern": "pattern",
}
Schema = dict[str, Any]


def components() -> dict[str, Schema]:
    """All types of the contract by their flat names."""
    found: dict[str, Schema] = {}
    for module in MODULES.values():
        for record in records(module).values():
            name = named(record)
            assert name is not None
            found[name.flat] = of_record(record)
    for type_, name in ALIASES:
        found[name.flat] = spelled(type_)
    return dict(sorted(found.items()))


def of_record(record: Any) -> Schema:
    schema: Schema = {"title": record.__name__, "type": "object"}
    text = record.__dict__.get("__doc__") or ""
    if text:
        schema["description"] = " ".join(text.split())
    every = list(fields(record))
    schema["properties"] = {one.name: of_field(one) for one in every}
    schema["required"] = [one.name for one in every if one.required]
    if typing.is_typeddict(record) or record.__struct_config__.forbid_unknown_fields:
        schema["additionalProperties"] = False
    return schema


def of_field(field: WireField) -> Schema:
    schema = of(field.type)
    if field.default is not msgspec.NODEFAULT and "$ref" not in schema:
        schema = {**schema, "default": msgspec.to_builtins(field.default)}
    return schema


def of(type_: Any) -> Schema:
    """A type as it is referred to."""
    name = named(plain(type_))
    if name is not None:
        return {"$ref": f"#/components/schemas/{name.flat}"}
    schema = spelled(plain(type_))
    if typing.get_origin(type_) is typing.Annotated:
        schema |= limits(type_)
    return schema


def spelled(type_: Any) -> Schema:
    """A type written out."""
    if type_ is msgspec.Raw:
        return {}
    if type_ in PRIMITIVE:
        return {"type": PRIMITIVE[type_]}
    args = typing.get_args(type_)
    if is_literal(type_):
        return {"enum": list(args)}
    if is_union(type_):
        if types.NoneType in args:
            return {"anyOf": [of(without_none(type_)), {"type": "null"}]}
        return {"anyOf": [of(one) for one in args]}
    match typing.get_origin(type_):
        case origin if origin is list:
            return {"type": "array", "items": of(args[0])}
        case origin if origin is tuple:
            return {
                "type": "array",
                "prefixItems": [of(one) for one in args],
                "minItems": len(args),
                "maxItems": len(args),
            }
        case origin if origin is dict:
            return {"type": "object", "additionalProperties": of(args[1])}
    raise TypeError(f"{type_} has no place in the contract.")


def limits(type_: Any) -> Schema:
    """What the decoder demands besides: lengths, bounds, patterns. Those of a list count its items."""
    found: Schema = {}
    is_list = typing.get_origin(plain(type_)) is list
    for note in typing.get_args(type_)[1:]:
        if isinstance(note, msgspec.Meta):
            for ours, theirs in LIMITS.items():
                if getattr(note, ours) is not None:
                    found[theirs.replace("Length", "Items") if is_list else theirs] = getattr(note, ours)
    return found


def document() -> Schema:
    """One schema for bot authors: all types under `$defs`."""
    text = msgspec.json.encode(components()).decode().replace("#/components/schemas/", "#/$defs/")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": msgspec.json.decode(text)}
