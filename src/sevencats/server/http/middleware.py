"""Middleware before every endpoint: security headers, the origin check, the rate limit, the size of an address."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote_plus, urlsplit

from msgspec import json
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sevencats.core import gate
from sevencats.core.words import BadInput
from sevencats.server import metrics
from sevencats.server.refusal import Refusal, TooFast, sorry

if TYPE_CHECKING:
    from sevencats.server.config import Settings

BODY: Final = 64 * 1024  # bytes of a request
ADDRESS: Final = 2000  # letters of a path, and of a query
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class SecurityMiddleware:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 0

        async def headed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
                if self.settings.secure:
                    headers["Strict-Transport-Security"] = "max-age=31536000"
            await send(message)

        if scope["method"] == "HEAD":
            await self.check({**scope, "method": "GET"}, receive, without_body(headed))
        else:
            await self.check(scope, receive, headed)
        metrics.REQUESTS.labels(str(status)).inc()

    async def check(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not allowed_origin(headers, self.settings):
            await refuse(send, Refusal("foreign", "page", 403))
        elif not scope["path"].startswith("/assets/") and not within_rate_limit(scope):
            await refuse(send, TooFast())
        elif max(len(scope["path"]), len(scope["query_string"])) > ADDRESS:
            await refuse(send, Refusal("size", "address", 414, most=ADDRESS))
        elif (why := bad_address(scope)) is not None:
            await refuse(send, why)
        else:
            await self.app(scope, receive, send)


def without_body(send: Send) -> Send:
    """The answer to HEAD: all that GET would say before the body. A stream ends with its first part."""
    ended = False

    async def headed(message: Message) -> None:
        nonlocal ended
        if message["type"] == "http.response.body" and not ended:
            ended = True
            await send({"type": "http.response.body", "body": b""})
        elif not ended:
            await send(message)

    return headed


def bad_address(scope: Scope) -> Refusal | None:
    """What is wrong with the letters of an address; nothing if it can be stored and shown."""
    try:
        for text in (scope["path"], unquote_plus(scope["query_string"].decode("latin-1"))):
            gate.check_text(text, "the-address")
    except BadInput as why:
        return Refusal.of("malformed", why, 400)
    return None


def within_rate_limit(scope: Scope) -> bool:
    """Has this client requests left in this second? The parts of a page, which come all at once, are not counted."""
    client = client_of(scope)
    return client is None or bool(scope["app"].state.server.requests.take(client))


async def refuse(send: Send, why: Refusal) -> None:
    metrics.REFUSED.labels(why.kind).inc()
    await send(
        {"type": "http.response.start", "status": why.status, "headers": [(b"content-type", b"application/json")]}
    )
    await send({"type": "http.response.body", "body": json.encode(sorry(why))})


def allowed_origin(headers: Headers, settings: Settings) -> bool:
    """Does the page that asks belong to this server? Programs that are not pages send no origin."""
    origin = headers.get("origin")
    try:
        return origin is None or origin in settings.origins or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # it is no address
        return False


def client_of(scope: Any) -> str | None:
    client = scope.get("client")
    return None if client is None else str(client[0])
