"""What the one who holds the book is told of a game: the view of whoever is asked, and what happened."""

from __future__ import annotations

from typing import cast

from sevencats.campaign.games import StakedGame
from sevencats.core.decision import CHANCE
from sevencats.core.event import Event
from sevencats.core.match import Match
from sevencats.core.state import View
from sevencats.dice import wire


def npc_asked(table: StakedGame, match: Match) -> bool:
    """Is the NPC asked, and does nobody choose for it?"""
    decision = match.decision
    return decision is not None and decision.seat == 1 and len(table.players) == 1 and not table.manner.by_hand


def told(table: StakedGame, match: Match, since: int) -> tuple[int, wire.View, list[wire.Event]]:
    """The seat that reads, its view, and what happened after so many choices.

    Where both sides are chosen for at one screen, the side that chooses is shown, and what happened is told as to a
    spectator: the log stays on the screen when the other side looks at it."""
    both = len(table.players) == 2 or table.manner.by_hand
    decision = match.decision
    seat = 1 if both and decision is not None and decision.seat == 1 else 0
    view = seen(match, seat)
    events = [event.told_to(None if both else seat) for event in events_after(match, since)]
    return seat, cast("wire.View", view), cast("list[wire.Event]", events)


def seen(match: Match, seat: int | None) -> View:
    """The view of a seat; a real die is asked for with all that it can show."""
    view, decision = match.view(seat), match.decision
    if decision is None or decision.seat != CHANCE:
        return view
    return {**view, "decision": {**view["decision"], "options": decision.told()}}


def events_after(match: Match, since: int) -> list[Event]:
    """What happened from the choice after this number on."""
    record = match.record
    state = record.game.new(record.setup)
    state.listen()
    found: list[Event] = []
    for number, (_, option) in enumerate(record.choices, start=1):
        state.choose(option)
        if number > since:
            found.extend(state.events)
    return found
