"""The OpenAPI document: the doors, the messages of the wire, and how to prove who you are."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from sevencats import __version__
from sevencats.server.contract import schema
from sevencats.server.http.auth import COOKIE
from sevencats.server.version_1 import PREFIX


def document(app: FastAPI) -> dict[str, Any]:
    made = get_openapi(
        title="Seven Cats",
        version=__version__,
        routes=app.routes,
        description="Live tables. `Ask` messages go to the socket `/api/tables/{id}/socket`, "
        "`Tell` messages come from it.",
    )
    components = made.setdefault("components", {})
    components["schemas"] = schema.components()
    components["securitySchemes"] = {
        "session": {"type": "apiKey", "in": "cookie", "name": COOKIE},
        "token": {"type": "http", "scheme": "bearer"},
    }
    made["paths"] = {path.replace("/api/", PREFIX, 1): endpoint for path, endpoint in made["paths"].items()}
    for path in made["paths"].values():
        for door in path.values():
            door["responses"].pop("422", None)
    return made
