"""Writes `web/src/wire.ts`, the messages of the wire as TypeScript: `python -m sevencats.server.wire FILE`"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from sevencats.server import messages
from sevencats.server.openapi import schemas, union


def typescript() -> str:
    parts = ["// The messages of the wire. Made from src/sevencats/server/messages.py; do not edit.\n"]
    for name, schema in sorted(schemas().items()):
        parts.append(interface(name, schema))
    parts.append(f"export type AnyAsk = {kind(union(messages.AnyAsk))};\n")
    parts.append(f"export type AnyTell = {kind(union(messages.AnyTell))};\n")
    return "\n".join(parts)


def interface(name: str, schema: dict[str, Any]) -> str:
    needed = set(schema.get("required", ()))
    lines = [
        f"  {field}{'' if field in needed else '?'}: {kind(what)};"
        for field, what in schema.get("properties", {}).items()
    ]
    return "\n".join([*said(schema), f"export interface {name} {{", *lines, "}\n"])


def said(schema: dict[str, Any]) -> list[str]:
    """What the message is for, where it says so."""
    text = schema.get("description", "")
    return [f"/** {' '.join(text.split())} */"] if text else []


def kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(kind(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    match schema.get("type"):
        case "array":
            inner = kind(schema["items"]) if "items" in schema else "unknown"
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {kind(values) if isinstance(values, dict) else 'unknown'}>"
        case "integer" | "number":
            return "number"
        case "boolean" | "string" | "null" as name:
            return str(name)
    return "unknown"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
