"""Records shown again: any moment of a game that is over, why its numbers are as they are, and the proof of its luck.
A record comes with the request, so it can be of any house."""

from __future__ import annotations

from typing import cast

from fastapi import APIRouter

from sevencats import __version__
from sevencats.core.event import Event
from sevencats.core.record import BadRecord, Record, read
from sevencats.server.http.endpoint import Visit, door
from sevencats.server.match import broadcast, fairness
from sevencats.server.ws.messages import (
    AnyEvent,
    AnyView,
    GameName,
    Heard,
    Proof,
    ProofWish,
    Reason,
    Reasons,
    Replayed,
    ReplayWish,
    WhyWish,
)

router = APIRouter(prefix="/api/replay", tags=["records"])


@door(router, "POST", "", ReplayWish, Replayed, known=None)
async def replay(visit: Visit, wish: ReplayWish) -> Replayed:
    """A moment of a record."""
    record = record_of(wish)
    record.replay()  # all of it: what is shown of a game must be of one that ends as it says
    state = record.replay(wish.n, listen=True)
    heard: tuple[Event, ...] = state.events if wish.n else ()
    return Replayed(
        n=wish.n,
        total=len(record.choices),
        game=cast("GameName", record.game.name),
        names=record.seats,
        view=cast("AnyView", state.view(wish.seat)),
        events=[cast("AnyEvent", event.told_to(wish.seat)) for event in heard],
        result=record.result if wish.n == len(record.choices) else None,
        made_by=record.made_by,
        version=__version__,
    )


@door(router, "POST", "/events", ReplayWish, Heard, known=None)
async def events(visit: Visit, wish: ReplayWish) -> Heard:
    """All that happened until that moment, as the seat heard it."""
    return Heard(wish.n, broadcast.story(record_of(wish), wish.n, wish.seat))


@door(router, "POST", "/reasons", WhyWish, Reasons, known=None)
async def reasons(visit: Visit, wish: WhyWish) -> Reasons:
    """How a number of that moment came about."""
    record = read(wish.record)
    steps = record.game.reasons(record.replay(wish.n), wish.about)
    return Reasons(wish.n, [Reason(**step.data()) for step in steps])


@door(router, "POST", "/proof", ProofWish, Proof, known=None)
async def proof(visit: Visit, wish: ProofWish) -> Proof:
    """Check that the luck of a record follows from the secret that was promised before its first card."""
    record = read(wish.record)
    draws = fairness.verify(record)
    return Proof(draws, str(record.commitment))


def record_of(wish: ReplayWish) -> Record:
    """The record, if it has the seat whose eyes are asked for."""
    record = read(wish.record)
    if wish.seat is not None and wish.seat >= len(record.seats):
        raise BadRecord("record-seen-by", n=len(record.seats), came=wish.seat)
    return record
