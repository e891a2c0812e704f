"""Offer a draw."""

from __future__ import annotations

from sevencats.server.match.commands.offer import offer, others
from sevencats.server.match.log import Entry, MatchLog, ended
from sevencats.server.refusal import Refusal
from sevencats.server.ws.messages import OfferDraw


def offer_draw(log: MatchLog, seat: int, ask: OfferDraw) -> list[Entry]:
    if log.asked is None:
        raise Refusal("over", "over")
    if not log.hot and not others(log, seat):
        raise Refusal("turn", "bot-draws")
    return offer(log, seat, "draw", drawn(seat))


def drawn(seat: int) -> list[Entry]:
    return [Entry("end", seat, ended(None, "agreed"))]
