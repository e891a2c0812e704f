"""Agree to an offer, or decline it."""

from __future__ import annotations

from sevencats.server.match.commands.draw import drawn
from sevencats.server.match.commands.offer import others
from sevencats.server.match.commands.rematch import again
from sevencats.server.match.commands.undo import undone
from sevencats.server.match.log import Line, Sheet
from sevencats.server.refusal import Refusal
from sevencats.server.ws.messages import Agree, Decline, Offer


def agree(sheet: Sheet, seat: int, ask: Agree) -> list[Line]:
    offer = pending(sheet)
    if seat in offer.agreed:
        raise Refusal("turn", "agreed")
    lines = [Line("agree", seat)]
    if not set(others(sheet, offer.seat)) <= {*offer.agreed, seat}:
        return lines
    match offer.kind:
        case "draw":
            return lines + drawn(offer.seat)
        case "undo":
            return lines + undone(sheet, offer.seat)
        case "rematch":
            return lines + again(sheet, offer.seat)


def decline(sheet: Sheet, seat: int, ask: Decline) -> list[Line]:
    pending(sheet)
    return [Line("decline", seat)]


def pending(sheet: Sheet) -> Offer:
    """The offer that waits for answers."""
    if sheet.offer is None:
        raise Refusal("turn", "no-offer")
    return sheet.offer
