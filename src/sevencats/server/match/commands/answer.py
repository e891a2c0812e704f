"""Agree to an offer, or decline it."""

from __future__ import annotations

from sevencats.server.match.commands.draw import drawn
from sevencats.server.match.commands.offer import others
from sevencats.server.match.commands.rematch import again
from sevencats.server.match.commands.undo import undone
from sevencats.server.match.log import Entry, MatchLog
from sevencats.server.refusal import Refusal
from sevencats.server.ws.messages import Agree, Decline, Offer


def agree(log: MatchLog, seat: int, ask: Agree) -> list[Entry]:
    offer = pending(log)
    if seat in offer.agreed:
        raise Refusal("turn", "agreed")
    entries = [Entry("agree", seat)]
    if not set(others(log, offer.seat)) <= {*offer.agreed, seat}:
        return entries
    match offer.kind:
        case "draw":
            return entries + drawn(offer.seat)
        case "undo":
            return entries + undone(log, offer.seat)
        case "rematch":
            return entries + again(log, offer.seat)


def decline(log: MatchLog, seat: int, ask: Decline) -> list[Entry]:
    pending(log)
    return [Entry("decline", seat)]


def pending(log: MatchLog) -> Offer:
    """The offer that waits for answers."""
    if log.offer is None:
        raise Refusal("turn", "no-offer")
    return log.offer
