"""The OpenAPI document: endpoints, message schemas, and how to authenticate."""

from __future__ import annotations

import re
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from sevencats import __version__
from sevencats.server.contract import schema
from sevencats.server.http.auth import COOKIE
from sevencats.server.version_1 import PREFIX
from sevencats.server.ws.messages import Sorry

IDEMPOTENCY_KEY: Final = "Idempotency-Key"
ERRORS: Final = {
    "400": "Not understood",
    "401": "Nobody knows you",
    "403": "Not yours",
    "404": "Not here",
    "408": "Too slow",
    "409": "Not now",
    "413": "Too long",
    "414": "Too long an address",
    "415": "Not JSON",
    "429": "Too fast",
    "503": "Unwell",
}


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
        for endpoint in path.values():
            endpoint["responses"].pop("422", None)
    return made


def operation(
    path: str,
    asks: type | None,
    answers: Any,
    query: tuple[str, ...],
    media: str,
    known: bool | None,
    keyed: bool,
) -> dict[str, Any]:
    """An endpoint as an operation of the OpenAPI document."""
    made: dict[str, Any] = {
        "responses": {
            code: {"description": text, "content": {"application/json": {"schema": reference(Sorry)}}}
            for code, text in ERRORS.items()
        }
    }
    schema = reference(answers) if isinstance(answers, type) else answers
    made["responses"]["200"] = {"description": "Done", "content": {media: {"schema": schema}}}
    made["parameters"] = [
        *(parameter(name, "path") for name in re.findall(r"{(\w+)}", path)),
        *(parameter(name, "query") for name in query),
        *(parameter(name, "header") for name in (IDEMPOTENCY_KEY,) if keyed),
    ]
    if asks is not None:
        made["requestBody"] = {"required": True, "content": {"application/json": {"schema": reference(asks)}}}
    if known:
        made["security"] = [{"session": []}, {"token": []}]
    return made


def parameter(name: str, where: str) -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": {"type": "string"}}


def reference(struct: type) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{struct.__name__}"}
