"""Offers to the others: one at a time, open until it is answered or somebody chooses."""

from __future__ import annotations

from sevencats.server.match.log import Line, Sheet
from sevencats.server.refusal import Refusal


def offer(sheet: Sheet, seat: int, kind: str, then: list[Line]) -> list[Line]:
    """Put an offer on the table; where nobody is there to be asked, it is as good as agreed."""
    if sheet.offer is not None:
        raise Refusal("turn", "offer-there")
    lines = [Line("offer", seat, kind)]
    return lines if others(sheet, seat) else lines + then


def others(sheet: Sheet, seat: int) -> list[int]:
    """The people who must agree: bots always do, and so does everybody at one screen."""
    return [] if sheet.hot else [other for other in range(sheet.seats) if other != seat and sheet.bots[other] is None]
