"""Play again with the same decks and a new coin."""

from __future__ import annotations

import hashlib
import hmac

from sevencats.server.match.commands.offer import offer
from sevencats.server.match.log import Line, Sheet
from sevencats.server.refusal import Refusal
from sevencats.server.ws.messages import Rematch


def rematch(sheet: Sheet, seat: int, ask: Rematch) -> list[Line]:
    if sheet.asked is not None:
        raise Refusal("turn", "not-over")
    if sheet.rematch is not None:
        raise Refusal("over", "rematch-there")
    return offer(sheet, seat, "rematch", again(sheet, seat))


def again(sheet: Sheet, seat: int) -> list[Line]:
    """The next match has a name that every process gives it, and ends like this one's: it stays in the same room."""
    name = hmac.new(sheet.match.seed.encode(), b"rematch", hashlib.sha256).hexdigest()[:14]
    return [Line("rematch", seat, name + sheet.match.id[-2:])]
