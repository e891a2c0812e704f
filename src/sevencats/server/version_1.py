"""Version 1 of the API, as 0.1 spoke it: options are texts, events have a what, a where and a number.

It is kept for the clients of 0.1 until 0.3, and answers under `/api/`; version 2 is under `/api/v2/`."""

from __future__ import annotations

from typing import Any, Final

from starlette.types import ASGIApp, Receive, Scope, Send

NEWEST: Final = 2
PREFIX: Final = f"/api/v{NEWEST}/"
WHAT: Final = ("card", "die", "fighter", "leader", "faction", "difficulty", "attack")
WHERE: Final = ("row", "space", "target", "keeps", "defence")
NUMBER: Final = ("n", "round", "roll", "total", "damage")


class ApiVersion:
    """ASGI middleware: all endpoints answer under both paths, and the scope says which was asked for."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("path", "").startswith(PREFIX):
            path = "/api/" + scope["path"].removeprefix(PREFIX)
            scope = {**scope, "path": path, "raw_path": path.encode(), "api_version": NEWEST}
        await self.app(scope, receive, send)


def version_of(scope: Scope) -> int:
    """The version of the API that a request or a socket asked for."""
    found: int = scope.get("api_version", 1)
    return found


def view(new: Any) -> Any:
    """A view as 0.1 told it."""
    decision = new and new["decision"]
    if not decision or "options" not in decision:
        return new
    old = {**decision, "options": [option["text"] for option in decision["options"]]}
    if "aims" in decision:
        old["aims"] = {
            option: [f"{place['seat']} {place['row']}" for place in places]
            for option, places in decision["aims"].items()
        }
    return {**new, "decision": old}


def event(new: Any) -> dict[str, Any]:
    """An event as 0.1 told it."""
    return {
        "kind": new["kind"],
        "seat": new["seat"],
        "what": str(first(new, WHAT, "")),
        "where": str(first(new, WHERE, "")),
        "n": first(new, NUMBER, 0),
    }


def first(new: Any, parts: tuple[str, ...], otherwise: Any) -> Any:
    """The first of these parts that the event has and tells."""
    return next((new[part] for part in parts if new.get(part) is not None), otherwise)
