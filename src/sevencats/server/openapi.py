"""The OpenAPI document: the doors, the messages of the wire, and how to prove who you are."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from sevencats import __version__
from sevencats.server import messages
from sevencats.server.identity import COOKIE

STRUCTS = [
    value
    for value in vars(messages).values()
    if isinstance(value, type)
    and issubclass(value, msgspec.Struct)
    and value is not msgspec.Struct
    and value not in (messages.Ask, messages.Tell)
]


def schemas() -> dict[str, Any]:
    """Every message of the wire as JSON schema, by name."""
    _, components = msgspec.json.schema_components(
        [*STRUCTS, messages.AnyAsk, messages.AnyTell], ref_template="#/components/schemas/{name}"
    )
    return components


def document(app: FastAPI) -> dict[str, Any]:
    made = get_openapi(
        title="Seven Cats",
        version=__version__,
        routes=app.routes,
        description="Live tables. `Ask` messages go to the socket `/api/tables/{id}/socket`, "
        "`Tell` messages come from it.",
    )
    components = made.setdefault("components", {})
    components["schemas"] = {**schemas(), "Ask": union(messages.AnyAsk), "Tell": union(messages.AnyTell)}
    components["securitySchemes"] = {
        "session": {"type": "apiKey", "in": "cookie", "name": COOKIE},
        "token": {"type": "http", "scheme": "bearer"},
    }
    for path in made["paths"].values():
        for door in path.values():
            door["responses"].pop("422", None)
    return made


def union(kinds: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([kinds], ref_template="#/components/schemas/{name}")
    return schema
