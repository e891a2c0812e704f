"""What records of 0.1 leave out: that version did not ask for a turn's action when only one was possible."""

from __future__ import annotations

from sevencats.core.decision import CHANCE, Option
from sevencats.core.event import Event
from sevencats.core.outcome import LEFT
from sevencats.core.state import State
from sevencats.core.wire import Outcome


def make_unwritten(state: State, written: tuple[int, str] | None) -> list[Event]:
    """Take every single option that the next written choice passes over, and say what happened by it."""
    events: list[Event] = []
    while (option := only_option(state)) is not None:
        assert state.decision is not None
        if (state.decision.seat, option.text) == written:
            break
        state.take(option)
        events.extend(state.events)
    return events


def conclude(state: State, result: Outcome | None) -> None:
    """Make the unwritten actions with which a game of 0.1 came to its end by the rules."""
    if result is None or result.get("why") in LEFT:
        return
    heard = state.heard
    unwritten = make_unwritten(state, None)
    if heard is not None:
        state.heard = heard + unwritten


def only_option(state: State) -> Option | None:
    """What a seat must choose now because nothing else is offered; luck is another matter."""
    decision = state.decision
    if decision is None or decision.seat == CHANCE or len(decision.options) > 1:
        return None
    return decision.options[0]
