"""HTTP endpoints: authenticate the caller, parse the request, encode the response, map errors to a status."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from fastapi import APIRouter, Request, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import ClientDisconnect

from sevencats.core.words import BadInput
from sevencats.server import metrics
from sevencats.server.http.auth import Caller, authenticate, set_cookie
from sevencats.server.http.middleware import BODY
from sevencats.server.http.openapi import IDEMPOTENCY_KEY, operation
from sevencats.server.match.broadcast import in_version
from sevencats.server.parsing import parse
from sevencats.server.refusal import Refusal, StorageUnavailable, sorry
from sevencats.server.state import Server
from sevencats.server.version_1 import version_of
from sevencats.server.ws.messages import CampaignTold, Heard, Replayed

BODY_TIMEOUT: Final = 20.0  # seconds in which a request body must arrive
LONGEST_KEY: Final = 100


class Context:
    """One request to an endpoint."""

    def __init__(self, request: Request, caller: Caller | None) -> None:
        self.server: Server = request.app.state.server
        self.path: dict[str, str] = request.path_params
        self.version = version_of(request.scope)
        self.query = request.query_params
        self.agent = request.headers.get("user-agent", "")
        self.address = request.url.path
        self.key = request.headers.get(IDEMPOTENCY_KEY)  # under which the caller may send this request again
        self.maybe = caller
        self.new: Caller | None = None  # whose session cookie the response sets
        self.forget = False  # the response deletes the session cookie

    @property
    def caller(self) -> Caller:
        assert self.maybe is not None
        return self.maybe


Handler = Callable[[Context, Any], Awaitable[Any]]
H = TypeVar("H", bound=Handler)


def endpoint(
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
) -> Callable[[H], H]:
    """Register an endpoint. Its caller is authenticated by a session or a token, or becomes a new guest (`known=True`);
    may be anonymous (False); or is not looked at (None). A keyed endpoint is idempotent by its Idempotency-Key."""

    def register(work: H) -> H:
        async def handle(request: Request) -> Response:
            return await respond(request, work, asks, known)

        router.add_api_route(
            path,
            handle,
            methods=[method],
            name=work.__name__,
            response_class=Response,
            summary=(work.__doc__ or "").split("\n")[0],
            openapi_extra=operation(path, asks, answers, query, media, known, keyed),
        )
        return work

    return register


async def respond(request: Request, work: Handler, asks: type | None, known: bool | None) -> Response:
    try:
        context = Context(request, None if known is None else await authenticate(request, known))
        if context.key is not None and not 1 <= len(context.key) <= LONGEST_KEY:
            raise Refusal("malformed", "key", most=LONGEST_KEY)
        context.new = context.maybe if context.maybe is not None and context.maybe.cookie is not None else None
        answer = await work(context, None if asks is None else parse(await body_of(request), asks))
    except Refusal as why:
        return refused(why)
    except BadInput as why:
        return refused(Refusal.of("option", why, 400))
    except (SQLAlchemyError, OSError):
        return refused(StorageUnavailable())
    if isinstance(answer, (Replayed, CampaignTold, Heard)):
        answer = in_version(context.version, answer)
    response = (
        answer if isinstance(answer, Response) else Response(msgspec.json.encode(answer), media_type="application/json")
    )
    set_cookie(context, response)
    return response


def refused(why: Refusal) -> Response:
    metrics.REFUSED.labels(why.kind).inc()
    return Response(msgspec.json.encode(sorry(why)), why.status, media_type="application/json")


async def body_of(request: Request) -> bytes:
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refusal("malformed", "message-json", 415)
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_TIMEOUT):
            async for part in request.stream():
                body += part
                if len(body) > BODY:
                    raise Refusal("size", "message-size", 413, most=BODY)
    except TimeoutError:
        raise Refusal("size", "message-slow", 408, most=BODY_TIMEOUT) from None
    except ClientDisconnect:
        raise Refusal("malformed", "message-cut", 400) from None
    return bytes(body)
