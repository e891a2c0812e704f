"""Give the game up. Between two the other has won; among three a bot plays on for whoever leaves."""

from __future__ import annotations

from typing import Final

from sevencats.server.match.log import Entry, MatchLog, ended
from sevencats.server.refusal import Refusal
from sevencats.server.ws.messages import Resign

SUBSTITUTE: Final = "random"  # plays every game there is


def resign(log: MatchLog, seat: int, ask: Resign) -> list[Entry]:
    if log.asked is None:
        raise Refusal("over", "over")
    people = [other for other in range(log.seats) if other != seat and log.bots[other] is None]
    if log.seats == 2:
        return [Entry("end", seat, ended(1 - seat, "resigned"))]
    if not people:
        return [Entry("end", seat, ended(None, "resigned"))]
    return [Entry("bot", seat, SUBSTITUTE)]
