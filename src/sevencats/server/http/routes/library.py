"""What people keep: decks and campaign characters. A deck may be unfinished; the game judges it at the table."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from sqlalchemy import ColumnElement, delete, func, insert, select

from sevencats.core.registry import find
from sevencats.core.words import BadInput, unknown
from sevencats.server.http.endpoint import Visit, door
from sevencats.server.refusal import Refusal
from sevencats.server.storage import schema
from sevencats.server.ws.messages import Done, Keep, Kept, Shelf

router = APIRouter(prefix="/api", tags=["shelf"])
KINDS: Final = ("decks", "characters")
MOST: Final = 200  # things on one person's shelf
things = schema.shelf


@door(router, "GET", "/shelf/{kind}", answers=Shelf)
async def shelf(visit: Visit, _: None) -> Shelf:
    """My decks or characters."""
    query = select(things).where(things.c.person == visit.caller.person, things.c.kind == kind_of(visit))
    return Shelf([Kept(row["game"], row["name"], row["data"]) for row in await visit.house.store.all(query)])


@door(router, "PUT", "/shelf/{kind}/{game}/{name}", Keep, Kept)
async def keep(visit: Visit, wish: Keep) -> Kept:
    """Keep a deck or a character under a name."""
    kind, game, name = kind_of(visit), find(visit.path["game"]).name, visit.path["name"]
    if len(name) > 60 or not name.isprintable():
        raise BadInput("shelf-name")
    person = visit.caller.person
    query = select(func.count().label("n")).select_from(things).where(things.c.person == person)
    count = await visit.house.store.one(query)
    if count is not None and count["n"] >= MOST:
        raise Refusal("rate", "shelf-full", 409, n=MOST)
    await visit.house.store.do(
        delete(things).where(*place(person, kind, game, name)),
        insert(things).values(person=person, kind=kind, game=game, name=name, data=wish.data),
    )
    return Kept(game, name, wish.data)


@door(router, "DELETE", "/shelf/{kind}/{game}/{name}", answers=Done)
async def throw_away(visit: Visit, _: None) -> Done:
    """Throw a deck or a character away."""
    where = place(visit.caller.person, kind_of(visit), visit.path["game"], visit.path["name"])
    if not await visit.house.store.do(delete(things).where(*where)):
        raise Refusal("foreign", "shelf-none", 404)
    return Done()


def kind_of(visit: Visit) -> str:
    if visit.path["kind"] not in KINDS:
        raise Refusal.of("foreign", unknown("kept", visit.path["kind"], KINDS), 404)
    return visit.path["kind"]


def place(person: str, kind: str, game: str, name: str) -> tuple[ColumnElement[bool], ...]:
    return things.c.person == person, things.c.kind == kind, things.c.game == game, things.c.name == name
