"""Health check and metrics."""

from __future__ import annotations

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from sevencats import __version__
from sevencats.server import metrics as counted
from sevencats.server.http.endpoint import Context, endpoint
from sevencats.server.ws.messages import Health

router = APIRouter(tags=["operation"])


@endpoint(router, "GET", "/health", answers=Health, known=None)
async def health(context: Context, _: None) -> Health:
    """Whether the database and the bus answer."""
    try:
        await context.server.repository.one(text("SELECT 1 AS well"))
        database = True
    except (SQLAlchemyError, OSError):
        database = False
    bus = context.server.bus.well()
    return Health("ok" if database and bus else "unwell", __version__, database, bus)


@endpoint(router, "GET", "/metrics", answers={"type": "string"}, known=None, media="text/plain")
async def metrics(context: Context, _: None) -> Response:
    """Counters for Prometheus."""
    return Response(counted.shown(), media_type=CONTENT_TYPE_LATEST)
