"""Records shown again: any moment of a game that is over, why its numbers are as they are, and the proof of its luck.
A record comes with the request, so it can come from any server."""

from __future__ import annotations

from typing import cast

from fastapi import APIRouter

from sevencats import __version__
from sevencats.core.event import Event
from sevencats.core.record import BadRecord, Record, read
from sevencats.server.http.endpoint import Context, endpoint
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


@endpoint(router, "POST", "", ReplayWish, Replayed, known=None)
async def replay(context: Context, request: ReplayWish) -> Replayed:
    """A moment of a record."""
    record = record_of(request)
    record.replay()  # all of it: what is shown of a game must be of one that ends as it says
    state = record.replay(request.n, listen=True)
    heard: tuple[Event, ...] = state.events if request.n else ()
    return Replayed(
        n=request.n,
        total=len(record.choices),
        game=cast("GameName", record.game.name),
        names=record.seats,
        view=cast("AnyView", state.view(request.seat)),
        events=[cast("AnyEvent", event.told_to(request.seat)) for event in heard],
        result=record.result if request.n == len(record.choices) else None,
        made_by=record.made_by,
        version=__version__,
    )


@endpoint(router, "POST", "/events", ReplayWish, Heard, known=None)
async def events(context: Context, request: ReplayWish) -> Heard:
    """All that happened until that moment, as the seat heard it."""
    return Heard(request.n, broadcast.story(record_of(request), request.n, request.seat))


@endpoint(router, "POST", "/reasons", WhyWish, Reasons, known=None)
async def reasons(context: Context, request: WhyWish) -> Reasons:
    """How a number of that moment came about."""
    record = read(request.record)
    steps = record.game.reasons(record.replay(request.n), request.about)
    return Reasons(request.n, [Reason(**step.data()) for step in steps])


@endpoint(router, "POST", "/proof", ProofWish, Proof, known=None)
async def proof(context: Context, request: ProofWish) -> Proof:
    """Check that the luck of a record follows from the secret that was promised before its first card."""
    record = read(request.record)
    draws = fairness.verify(record)
    return Proof(draws, str(record.commitment))


def record_of(request: ReplayWish) -> Record:
    """The record, if it has the seat whose eyes are asked for."""
    record = read(request.record)
    if request.seat is not None and request.seat >= len(record.seats):
        raise BadRecord("record-seen-by", n=len(record.seats), came=request.seat)
    return record
