"""Guests, accounts, sessions, tokens."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from sevencats.server.http.endpoint import Visit, door
from sevencats.server.http.rate_limit import Limits
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
tries = Limits(0.2)  # passwords a second and name


@door(router, "GET", "/me", answers=Me)
async def me(visit: Visit, _: None) -> Me:
    """Who I am; somebody new becomes a guest."""
    ratings = await visit.house.store.all(select(schema.ratings).where(schema.ratings.c.person == visit.caller.person))
    return Me(
        visit.caller.person,
        visit.caller.name,
        visit.caller.guest,
        [Rating(row["game"], row["mu"], row["sigma"], row["games"]) for row in ratings],
    )


@door(router, "POST", "/me/name", NewName, Me)
async def rename(visit: Visit, wish: NewName) -> Me:
    """Call a guest something else."""
    await visit.house.identity.rename(visit.caller, wish.name)
    visit.caller.name = wish.name
    return await me(visit, None)


@door(router, "POST", "/register", Credentials, Me)
async def register(visit: Visit, wish: Credentials) -> Me:
    """Make an account of this guest; all its things stay."""
    check_pace(wish.name)
    old = visit.caller
    visit.maybe = visit.new = await visit.house.identity.register(old, wish.name, wish.password, visit.agent)
    if old.session is not None:
        await visit.house.revoked(old.session)
    return await me(visit, None)


@door(router, "POST", "/login", Credentials, Me)
async def login(visit: Visit, wish: Credentials) -> Me:
    """Enter an account; what the guest had moves into it."""
    check_pace(wish.name)
    old = visit.caller
    visit.maybe = visit.new = await visit.house.identity.login(old, wish.name, wish.password, visit.agent)
    if old.session is not None:
        await visit.house.revoked(old.session)
    for match, table in list(visit.house.tables.items()):
        if any(chair["person"] == old.person for chair in table.chairs):
            await table.reload()
            await visit.house.bus.publish(f"table.{match}", {"reload": True})
    return await me(visit, None)


def check_pace(name: str) -> None:
    if not tries.take(name.casefold()):
        raise Refusal("rate", "tries", 429)


@door(router, "POST", "/logout", answers=Done)
async def logout(visit: Visit, _: None) -> Done:
    """End this session."""
    if visit.caller.session is not None:
        await visit.house.identity.revoke(visit.caller, visit.caller.session)
        await visit.house.revoked(visit.caller.session)
    visit.new, visit.forget = None, True
    return Done()


@door(router, "POST", "/me/password", NewPassword, Done)
async def change_password(visit: Visit, wish: NewPassword) -> Done:
    """A new password; all other sessions and all tokens end."""
    check_pace(visit.caller.name)
    for credential in await visit.house.identity.change_password(visit.caller, wish.old, wish.new):
        await visit.house.revoked(credential)
    return Done()


@door(router, "GET", "/sessions", answers=Sessions)
async def sessions(visit: Visit, _: None) -> Sessions:
    """Where I am logged in."""
    return Sessions(
        [
            SessionCard(row["id"], row["agent"], row["made"], row["seen"], row["id"] == visit.caller.session)
            for row in await visit.house.identity.sessions(visit.caller)
        ]
    )


@door(router, "DELETE", "/sessions/{id}", answers=Done)
async def revoke(visit: Visit, _: None) -> Done:
    """End a session, and whatever it has open."""
    await visit.house.identity.revoke(visit.caller, visit.path["id"])
    await visit.house.revoked(visit.path["id"])
    return Done()


@door(router, "GET", "/tokens", answers=Tokens)
async def tokens(visit: Visit, _: None) -> Tokens:
    """My bots' tokens, without what is secret of them."""
    rows = await visit.house.store.all(select(schema.tokens).where(schema.tokens.c.person == visit.caller.person))
    return Tokens([TokenCard(row["id"], row["name"], row["made"]) for row in rows])


@door(router, "POST", "/tokens", NewToken, TokenCard)
async def new_token(visit: Visit, wish: NewToken) -> TokenCard:
    """A token for a bot, told this once."""
    id, made, token = await visit.house.identity.new_token(visit.caller, wish.name)
    return TokenCard(id, wish.name, made, token)


@door(router, "DELETE", "/tokens/{id}", answers=Done)
async def revoke_token(visit: Visit, _: None) -> Done:
    """A token that is worth nothing from now on; whatever it has open is closed."""
    await visit.house.identity.revoke_token(visit.caller, visit.path["id"])
    await visit.house.revoked(visit.path["id"])
    return Done()
