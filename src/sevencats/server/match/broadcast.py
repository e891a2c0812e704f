"""What a table broadcasts: to each subscriber a snapshot with its own events and its own view, and who sits there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec

from sevencats.core.record import Record, follow
from sevencats.server import version_1
from sevencats.server.ws.messages import AnyEvent, AnyView, CampaignTold, Chair, Heard, Present, Replayed, Told

if TYPE_CHECKING:
    from sevencats.server.match.log import MatchLog
    from sevencats.server.match.table import Table

encode = msgspec.json.Encoder().encode


def snapshot(table: Table, seats: tuple[int, ...], since: int, chairs: list[Chair], version: int) -> bytes:
    """The table as whoever holds these seats may see it, with these chairs, and what happened after entry `since`."""
    log = table.log
    seat = seats[0] if seats else None
    if log is not None and log.asked in seats:
        seat = log.asked
    result = table.row["result"] if log is None else log.result
    over = result is not None
    return encode(
        in_version(
            version,
            Told(
                match=table.id,
                game=table.row["game"],
                status="over" if over else table.row["status"],
                n=table.n,
                since=min(since, table.n),
                seat=seat,
                seats=list(seats),
                chairs=chairs,
                events=events_after(table, since, heard_as(seats)),
                view=None if log is None else cast("AnyView", log.state.view(seat)),
                offer=None if log is None else log.offer,
                result=result,
                commitment=table.commitment,
                seed=table.row["seed"] if over else None,
                rematch=None if log is None else log.rematch,
                clock=table.clock,
                grace=int(table.presence.grace),
            ),
        )
    )


Versioned = TypeVar("Versioned", bound=Told | Replayed | CampaignTold | Heard)


def in_version(version: int, message: Versioned) -> Versioned:
    """A message as this version of the API has it."""
    if version == 1:
        message.events = cast("Any", [version_1.event(event) for event in message.events])
        if isinstance(message, (Told, Replayed, CampaignTold)):
            message.view = version_1.view(message.view)
    return message


def presence_message(table: Table) -> bytes:
    return encode(Present(shown_chairs(table)))


def events_after(table: Table, since: int, seat: int | None) -> list[AnyEvent]:
    """What happened after entry `since`; nothing if that is too long ago, for then the view says it all."""
    if not table.recent or table.recent[0][0] > since + 1:
        return []
    return [cast("AnyEvent", event.told_to(seat)) for n, events in table.recent if n > since for event in events]


def events_so_far(log: MatchLog, seats: tuple[int, ...]) -> list[AnyEvent]:
    """What happened in the game as it stands: what was taken back has not happened."""
    return story(log.record(len(log.choices)), len(log.choices), heard_as(seats))


def story(record: Record, upto: int, seat: int | None) -> list[AnyEvent]:
    """What this seat heard by so many choices of a game; None is a spectator."""
    state = record.replay(0, listen=True)
    told: list[AnyEvent] = []
    for number, (chooser, text) in enumerate(record.choices[:upto], start=1):
        follow(state, number, chooser, text)
        told += [cast("AnyEvent", event.told_to(seat)) for event in state.events]
    return told


def heard_as(seats: tuple[int, ...]) -> int | None:
    """As whom somebody with these seats hears: several at one screen read one log, with what everybody may know."""
    return seats[0] if len(seats) == 1 else None


def shown_chairs(table: Table) -> list[Chair]:
    here = table.presence.here(table.own_seats())
    return [shown(table, chair, chair["seat"] in here) for chair in table.chairs]


def shown(table: Table, chair: dict[str, Any], here: bool) -> Chair:
    seat, log = chair["seat"], table.log
    bot = chair["bot"] if log is None else log.bots[seat]
    time = None if log is None else log.times.shown(seat, table.server.time.now())
    if bot is not None:
        return Chair(seat, chair["name"], "bot", bot, time=time)
    if chair["person"] is None:
        return Chair(seat, "", "empty", here=False)
    return Chair(seat, chair["name"], "person", None, here, 0 if here else int(table.presence.gone_for(seat)), time)
