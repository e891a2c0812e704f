"""Take the last choice back, if the others agree: never across luck, another's choice, or something the seat learned
by it. It learned nothing if the choice looks the same in every world it could have been in."""

from __future__ import annotations

from typing import Final

from sevencats.core.decision import Refused
from sevencats.core.luck import Luck
from sevencats.server.match.commands.offer import offer
from sevencats.server.match.log import Line, Sheet
from sevencats.server.refusal import Refusal
from sevencats.server.ws.messages import AskUndo

WORLDS: Final = 24


def ask_undo(sheet: Sheet, seat: int, ask: AskUndo) -> list[Line]:
    if sheet.asked is None:
        raise Refusal("over", "over")
    check(sheet, seat)
    return offer(sheet, seat, "undo", undone(sheet, seat))


def undone(sheet: Sheet, seat: int) -> list[Line]:
    return [Line("undo", seat, str(len(sheet.choices) - 1))]


def check(sheet: Sheet, seat: int) -> None:
    if not sheet.choices or sheet.choices[-1][0] != seat:
        raise Refusal("turn", "undo-own")
    if learned(sheet, seat):
        raise Refusal("turn", "undo-seen")


def learned(sheet: Sheet, seat: int) -> bool:
    """Did the last choice show its seat anything that it did not know?"""
    text = sheet.choices[-1][1]
    before = sheet.position(len(sheet.choices) - 1)
    now = sheet.state.view(seat)
    for k in range(WORLDS):
        world = before.imagined(seat, Luck(k))
        try:
            world.choose(text)
        except Refused:
            return True
        if world.view(seat) != now:
            return True
    return False
