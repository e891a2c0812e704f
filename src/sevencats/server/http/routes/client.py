"""The browser client, as it was built: its files under /assets, one page for every other path."""

from __future__ import annotations

import mimetypes
import os
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse

from sevencats.server.config import Settings
from sevencats.server.http.client_build import MISSING, client_of

router = APIRouter(include_in_schema=False)
FOREVER: Final = "public, max-age=31536000, immutable"  # the name of an asset says what is in it
PAGE: Final = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Seven Cats</title><p>{MISSING}</p></html>'


@router.get("/assets/{name}")
async def asset(request: Request, name: str) -> Response:
    """A part of the client; packed where the browser takes it."""
    folder = folder_of(request)
    return sent(request, None if folder is None else folder / "assets" / name, FOREVER)


@router.get("/{path:path}")
async def page(request: Request, path: str) -> Response:
    """Addresses are the client's own; what looks like a file is one or is missing."""
    folder = folder_of(request)
    if path.startswith("api/"):
        raise HTTPException(404)
    if "." in path.rpartition("/")[2]:
        return sent(request, None if folder is None or "/" in path else folder / path, "no-cache")
    if folder is None:
        return Response(PAGE, 200, media_type="text/html")
    return sent(request, folder / "index.html", "no-cache")


def sent(request: Request, file: Path | None, keep: str) -> Response:
    if file is None or file.name.startswith(".") or not os.path.isfile(file):  # whatever the name
        raise HTTPException(404)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    packed = file.with_name(file.name + ".gz")
    if "gzip" in request.headers.get("accept-encoding", "") and os.path.isfile(packed):
        return FileResponse(packed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return FileResponse(file, media_type=kind, headers=headers)


def folder_of(request: Request) -> Path | None:
    settings: Settings = request.app.state.server.settings
    return client_of(settings.client)
