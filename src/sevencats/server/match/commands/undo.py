"""Take the last choice back, if the others agree: never across luck, another's choice, or something the seat learned
by it. It learned nothing if the choice looks the same in every world it could have been in."""

from __future__ import annotations

from typing import Final

from sevencats.core.decision import Refused
from sevencats.core.luck import Luck
from sevencats.server.match.commands.offer import offer
from sevencats.server.match.log import Entry, MatchLog
from sevencats.server.refusal import Refusal
from sevencats.server.ws.messages import AskUndo

WORLDS: Final = 24


def ask_undo(log: MatchLog, seat: int, ask: AskUndo) -> list[Entry]:
    if log.asked is None:
        raise Refusal("over", "over")
    check(log, seat)
    return offer(log, seat, "undo", undone(log, seat))


def undone(log: MatchLog, seat: int) -> list[Entry]:
    return [Entry("undo", seat, str(len(log.choices) - 1))]


def check(log: MatchLog, seat: int) -> None:
    if not log.choices or log.choices[-1][0] != seat:
        raise Refusal("turn", "undo-own")
    if learned(log, seat):
        raise Refusal("turn", "undo-seen")


def learned(log: MatchLog, seat: int) -> bool:
    """Did the last choice show its seat anything that it did not know?"""
    text = log.choices[-1][1]
    before = log.position(len(log.choices) - 1)
    now = log.state.view(seat)
    for k in range(WORLDS):
        world = before.imagined(seat, Luck(k))
        try:
            world.choose(text)
        except Refused:
            return True
        if world.view(seat) != now:
            return True
    return False
