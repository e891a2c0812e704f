"""Guests, accounts, sessions, tokens."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from sevencats.server.http.endpoint import Context, endpoint
from sevencats.server.http.rate_limit import RateLimiter
from sevencats.server.refusal import Refusal
from sevencats.server.storage import schema
from sevencats.server.ws.messages import (
    Credentials,
    Done,
    Me,
    NewName,
    NewPassword,
    NewToken,
    Rating,
    SessionCard,
    Sessions,
    TokenCard,
    Tokens,
)

router = APIRouter(prefix="/api", tags=["people"])
tries = RateLimiter(0.2)  # passwords a second and name


@endpoint(router, "GET", "/me", answers=Me)
async def me(context: Context, _: None) -> Me:
    """Who I am; somebody new becomes a guest."""
    ratings = await context.server.repository.all(
        select(schema.ratings).where(schema.ratings.c.person == context.caller.person)
    )
    return Me(
        context.caller.person,
        context.caller.name,
        context.caller.guest,
        [Rating(row["game"], row["mu"], row["sigma"], row["games"]) for row in ratings],
    )


@endpoint(router, "POST", "/me/name", NewName, Me)
async def rename(context: Context, request: NewName) -> Me:
    """Call a guest something else."""
    await context.server.identity.rename(context.caller, request.name)
    context.caller.name = request.name
    return await me(context, None)


@endpoint(router, "POST", "/register", Credentials, Me)
async def register(context: Context, request: Credentials) -> Me:
    """Make an account of this guest; all its things stay."""
    check_rate(request.name)
    old = context.caller
    context.maybe = context.new = await context.server.identity.register(
        old, request.name, request.password, context.agent
    )
    if old.session is not None:
        await context.server.revoked(old.session)
    return await me(context, None)


@endpoint(router, "POST", "/login", Credentials, Me)
async def login(context: Context, request: Credentials) -> Me:
    """Enter an account; what the guest had moves into it."""
    check_rate(request.name)
    old = context.caller
    context.maybe = context.new = await context.server.identity.login(
        old, request.name, request.password, context.agent
    )
    if old.session is not None:
        await context.server.revoked(old.session)
    for match, table in list(context.server.tables.items()):
        if any(chair["person"] == old.person for chair in table.chairs):
            await table.reload()
            await context.server.bus.publish(f"table.{match}", {"reload": True})
    return await me(context, None)


def check_rate(name: str) -> None:
    if not tries.take(name.casefold()):
        raise Refusal("rate", "tries", 429)


@endpoint(router, "POST", "/logout", answers=Done)
async def logout(context: Context, _: None) -> Done:
    """End this session."""
    if context.caller.session is not None:
        await context.server.identity.revoke(context.caller, context.caller.session)
        await context.server.revoked(context.caller.session)
    context.new, context.forget = None, True
    return Done()


@endpoint(router, "POST", "/me/password", NewPassword, Done)
async def change_password(context: Context, request: NewPassword) -> Done:
    """A new password; all other sessions and all tokens end."""
    check_rate(context.caller.name)
    for credential in await context.server.identity.change_password(context.caller, request.old, request.new):
        await context.server.revoked(credential)
    return Done()


@endpoint(router, "GET", "/sessions", answers=Sessions)
async def sessions(context: Context, _: None) -> Sessions:
    """Where I am logged in."""
    return Sessions(
        [
            SessionCard(row["id"], row["agent"], row["made"], row["seen"], row["id"] == context.caller.session)
            for row in await context.server.identity.sessions(context.caller)
        ]
    )


@endpoint(router, "DELETE", "/sessions/{id}", answers=Done)
async def revoke(context: Context, _: None) -> Done:
    """End a session, and whatever it has open."""
    await context.server.identity.revoke(context.caller, context.path["id"])
    await context.server.revoked(context.path["id"])
    return Done()


@endpoint(router, "GET", "/tokens", answers=Tokens)
async def tokens(context: Context, _: None) -> Tokens:
    """My bots' tokens, without what is secret of them."""
    rows = await context.server.repository.all(
        select(schema.tokens).where(schema.tokens.c.person == context.caller.person)
    )
    return Tokens([TokenCard(row["id"], row["name"], row["made"]) for row in rows])


@endpoint(router, "POST", "/tokens", NewToken, TokenCard)
async def new_token(context: Context, request: NewToken) -> TokenCard:
    """A token for a bot, told this once."""
    id, made, token = await context.server.identity.new_token(context.caller, request.name)
    return TokenCard(id, request.name, made, token)


@endpoint(router, "DELETE", "/tokens/{id}", answers=Done)
async def revoke_token(context: Context, _: None) -> Done:
    """A token that is worth nothing from now on; whatever it has open is closed."""
    await context.server.identity.revoke_token(context.caller, context.path["id"])
    await context.server.revoked(context.path["id"])
    return Done()
