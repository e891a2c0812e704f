"""Doors of the HTTP API: from a caller and a message to a message, each with its place in the OpenAPI document."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from fastapi import APIRouter, Request, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import ClientDisconnect

from sevencats.core.words import BadInput
from sevencats.server import metrics
from sevencats.server.http.auth import COOKIE, Caller
from sevencats.server.http.middleware import BODY, client_of
from sevencats.server.match.broadcast import in_version
from sevencats.server.parsing import parse
from sevencats.server.refusal import Refusal, StoreGone, sorry
from sevencats.server.state import House
from sevencats.server.version_1 import version_of
from sevencats.server.ws.messages import CampaignTold, Heard, Replayed, Sorry

SORRY: Final = {
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
SLOW: Final = 20.0  # seconds in which a body has come
YEAR: Final = 365 * 86400
KEY: Final = "Idempotency-Key"
LONGEST_KEY: Final = 100


class Visit:
    """One request at a door."""

    def __init__(self, request: Request, caller: Caller | None) -> None:
        self.house: House = request.app.state.house
        self.path: dict[str, str] = request.path_params
        self.version = version_of(request.scope)
        self.query = request.query_params
        self.agent = request.headers.get("user-agent", "")
        self.address = request.url.path
        self.key = request.headers.get(KEY)  # under which the caller may send this request again
        self.maybe = caller
        self.new: Caller | None = None  # whose session begins with the answer
        self.forget = False  # the session ends with the answer

    @property
    def caller(self) -> Caller:
        assert self.maybe is not None
        return self.maybe


Door = Callable[[Visit, Any], Awaitable[Any]]
D = TypeVar("D", bound=Door)


def door(
    router: APIRouter,
    method: str,
    path: str,
    asks: type | None = None,
    answers: Any = None,
    *,
    known: bool | None = True,
    query: tuple[str, ...] = (),
    media: str = "application/json",
    keyed: bool = False,
) -> Callable[[D], D]:
    """Hang a door. Whoever enters is known by a session, a token, or as a new guest (True), or need not be (False), or
    nobody asks (None). A keyed one heeds the header Idempotency-Key."""

    def hang(work: D) -> D:
        async def enter(request: Request) -> Response:
            return await answered(request, work, asks, known)

        router.add_api_route(
            path,
            enter,
            methods=[method],
            name=work.__name__,
            response_class=Response,
            summary=(work.__doc__ or "").split("\n")[0],
            openapi_extra=described(path, asks, answers, query, media, known, keyed),
        )
        return work

    return hang


async def answered(request: Request, work: Door, asks: type | None, known: bool | None) -> Response:
    try:
        visit = Visit(request, None if known is None else await caller_of(request, known))
        if visit.key is not None and not 1 <= len(visit.key) <= LONGEST_KEY:
            raise Refusal("malformed", "key", most=LONGEST_KEY)
        visit.new = visit.maybe if visit.maybe is not None and visit.maybe.cookie is not None else None
        answer = await work(visit, None if asks is None else parse(await body_of(request), asks))
    except Refusal as why:
        return refused(why)
    except BadInput as why:
        return refused(Refusal.of("option", why, 400))
    except (SQLAlchemyError, OSError):
        return refused(StoreGone())
    if isinstance(answer, (Replayed, CampaignTold, Heard)):
        answer = in_version(visit.version, answer)
    response = (
        answer if isinstance(answer, Response) else Response(msgspec.json.encode(answer), media_type="application/json")
    )
    keep_session(visit, response)
    return response


def keep_session(visit: Visit, response: Response) -> None:
    if visit.new is not None and visit.new.cookie is not None:
        response.set_cookie(
            COOKIE,
            visit.new.cookie,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=visit.house.settings.secure,
            path="/",
        )
    elif visit.forget:
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


def refused(why: Refusal) -> Response:
    metrics.REFUSED.labels(why.kind).inc()
    return Response(msgspec.json.encode(sorry(why)), why.status, media_type="application/json")


async def caller_of(request: Request, known: bool) -> Caller | None:
    house: House = request.app.state.house
    caller = await house.identity.caller(request)
    if caller is None and "authorization" in request.headers:
        raise Refusal("foreign", "token-unknown", 401)
    if caller is not None or not known:
        return caller
    if not house.guests.take(client_of(request.scope) or ""):
        raise Refusal("rate", "guests", 429)
    return await house.identity.guest(request.headers.get("user-agent", ""))


async def body_of(request: Request) -> bytes:
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refusal("malformed", "message-json", 415)
    body = bytearray()
    try:
        async with asyncio.timeout(SLOW):
            async for part in request.stream():
                body += part
                if len(body) > BODY:
                    raise Refusal("size", "message-size", 413, most=BODY)
    except TimeoutError:
        raise Refusal("size", "message-slow", 408, most=SLOW) from None
    except ClientDisconnect:
        raise Refusal("malformed", "message-cut", 400) from None
    return bytes(body)


def described(
    path: str,
    asks: type | None,
    answers: Any,
    query: tuple[str, ...],
    media: str,
    known: bool | None,
    keyed: bool,
) -> dict[str, Any]:
    """This door in the OpenAPI document."""
    said: dict[str, Any] = {
        "responses": {
            code: {"description": text, "content": {"application/json": {"schema": reference(Sorry)}}}
            for code, text in SORRY.items()
        }
    }
    schema = reference(answers) if isinstance(answers, type) else answers
    said["responses"]["200"] = {"description": "Done", "content": {media: {"schema": schema}}}
    said["parameters"] = [
        *(parameter(name, "path") for name in re.findall(r"{(\w+)}", path)),
        *(parameter(name, "query") for name in query),
        *(parameter(name, "header") for name in (KEY,) if keyed),
    ]
    if asks is not None:
        said["requestBody"] = {"required": True, "content": {"application/json": {"schema": reference(asks)}}}
    if known:
        said["security"] = [{"session": []}, {"token": []}]
    return said


def parameter(name: str, where: str) -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": {"type": "string"}}


def reference(struct: type) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{struct.__name__}"}
