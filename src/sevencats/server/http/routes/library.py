"""What people keep: decks and campaign characters. A deck may be unfinished; the game judges it at the table."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from sqlalchemy import ColumnElement, delete, func, insert, select

from sevencats.core.registry import find
from sevencats.core.words import BadInput, unknown
from sevencats.server.http.endpoint import Context, endpoint
from sevencats.server.refusal import Refusal
from sevencats.server.storage import schema
from sevencats.server.ws.messages import Done, Keep, Kept, Shelf

router = APIRouter(prefix="/api", tags=["library"])
KINDS: Final = ("decks", "characters")
MOST: Final = 200  # items in one person's library
items = schema.library


@endpoint(router, "GET", "/shelf/{kind}", answers=Shelf)
async def library(context: Context, _: None) -> Shelf:
    """My decks or characters."""
    query = select(items).where(items.c.person == context.caller.person, items.c.kind == kind_of(context))
    return Shelf([Kept(row["game"], row["name"], row["data"]) for row in await context.server.repository.all(query)])


@endpoint(router, "PUT", "/shelf/{kind}/{game}/{name}", Keep, Kept)
async def keep(context: Context, request: Keep) -> Kept:
    """Keep a deck or a character under a name."""
    kind, game, name = kind_of(context), find(context.path["game"]).name, context.path["name"]
    if len(name) > 60 or not name.isprintable():
        raise BadInput("shelf-name")
    person = context.caller.person
    query = select(func.count().label("n")).select_from(items).where(items.c.person == person)
    count = await context.server.repository.one(query)
    if count is not None and count["n"] >= MOST:
        raise Refusal("rate", "shelf-full", 409, n=MOST)
    await context.server.repository.do(
        delete(items).where(*place(person, kind, game, name)),
        insert(items).values(person=person, kind=kind, game=game, name=name, data=request.data),
    )
    return Kept(game, name, request.data)


@endpoint(router, "DELETE", "/shelf/{kind}/{game}/{name}", answers=Done)
async def throw_away(context: Context, _: None) -> Done:
    """Throw a deck or a character away."""
    where = place(context.caller.person, kind_of(context), context.path["game"], context.path["name"])
    if not await context.server.repository.do(delete(items).where(*where)):
        raise Refusal("foreign", "shelf-none", 404)
    return Done()


def kind_of(context: Context) -> str:
    if context.path["kind"] not in KINDS:
        raise Refusal.of("foreign", unknown("kept", context.path["kind"], KINDS), 404)
    return context.path["kind"]


def place(person: str, kind: str, game: str, name: str) -> tuple[ColumnElement[bool], ...]:
    return items.c.person == person, items.c.kind == kind, items.c.game == game, items.c.name == name
