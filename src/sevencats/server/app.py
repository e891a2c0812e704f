"""The ASGI application: middleware, endpoints and the websocket, over the state of the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from starlette.exceptions import HTTPException

from sevencats.core.words import BadInput
from sevencats.server.config import Settings
from sevencats.server.http import openapi
from sevencats.server.http.middleware import SecurityMiddleware
from sevencats.server.http.routes import LAST, ROUTERS
from sevencats.server.refusal import sorry
from sevencats.server.state import open_server
from sevencats.server.version_1 import ApiVersion
from sevencats.server.ws import connection


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        try:
            app.state.server = await open_server(settings)
        except BadInput as why:
            app.state.failed = why
            raise
        try:
            yield
        finally:
            await app.state.server.close()

    app = FastAPI(
        title="Seven Cats",
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        routes=[connection.ROUTE],
    )  # first: whoever reconnects to a table does not wait
    app.add_middleware(SecurityMiddleware, settings=settings)
    app.add_middleware(ApiVersion)
    for router in ROUTERS:
        app.include_router(router)
    app.include_router(LAST)
    app.add_exception_handler(HTTPException, not_found)
    app.add_exception_handler(Exception, internal_error)
    described: dict[str, Any] = {}
    app.openapi = lambda: described or described.update(openapi.document(app)) or described  # type: ignore[method-assign]
    return app


async def not_found(request: Request, why: Exception) -> Response:
    """A path that is not there, or not for this method."""
    assert isinstance(why, HTTPException)
    error = BadInput("nothing-here") if why.status_code == 404 else BadInput("not-allowed", why=why.detail)
    headers = None if why.headers is None else dict(why.headers)
    return Response(msgspec.json.encode(sorry(error)), why.status_code, headers, "application/json")


async def internal_error(request: Request, why: Exception) -> Response:
    return Response(
        msgspec.json.encode(sorry(BadInput("broken"))),
        500,
        media_type="application/json",
    )
