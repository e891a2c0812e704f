"""Offer a draw."""

from __future__ import annotations

from sevencats.server.match.commands.offer import offer, others
from sevencats.server.match.log import Line, Sheet, ended
from sevencats.server.refusal import Refusal
from sevencats.server.ws.messages import OfferDraw


def offer_draw(sheet: Sheet, seat: int, ask: OfferDraw) -> list[Line]:
    if sheet.asked is None:
        raise Refusal("over", "over")
    if not sheet.hot and not others(sheet, seat):
        raise Refusal("turn", "bot-draws")
    return offer(sheet, seat, "draw", drawn(seat))


def drawn(seat: int) -> list[Line]:
    return [Line("end", seat, ended(None, "agreed"))]
