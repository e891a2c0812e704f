"""Give the game up. Between two the other has won; among three a bot plays on for whoever leaves."""

from __future__ import annotations

from typing import Final

from sevencats.server.match.log import Line, Sheet, ended
from sevencats.server.refusal import Refusal
from sevencats.server.ws.messages import Resign

SUBSTITUTE: Final = "random"  # plays every game there is


def resign(sheet: Sheet, seat: int, ask: Resign) -> list[Line]:
    if sheet.asked is None:
        raise Refusal("over", "over")
    people = [other for other in range(sheet.seats) if other != seat and sheet.bots[other] is None]
    if sheet.seats == 2:
        return [Line("end", seat, ended(1 - seat, "resigned"))]
    if not people:
        return [Line("end", seat, ended(None, "resigned"))]
    return [Line("bot", seat, SUBSTITUTE)]
