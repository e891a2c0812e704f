"""Offers to the others: one at a time, open until it is answered or somebody chooses."""

from __future__ import annotations

from sevencats.server.match.log import Entry, MatchLog
from sevencats.server.refusal import Refusal


def offer(log: MatchLog, seat: int, kind: str, then: list[Entry]) -> list[Entry]:
    """Put an offer on the table; where nobody is there to be asked, it is as good as agreed."""
    if log.offer is not None:
        raise Refusal("turn", "offer-there")
    entries = [Entry("offer", seat, kind)]
    return entries if others(log, seat) else entries + then


def others(log: MatchLog, seat: int) -> list[int]:
    """The people who must agree: bots always do, and so does everybody at one screen."""
    return [] if log.hot else [other for other in range(log.seats) if other != seat and log.bots[other] is None]
