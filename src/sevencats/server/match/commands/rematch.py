"""Play again with the same decks and a new coin."""

from __future__ import annotations

import hashlib
import hmac

from sevencats.server.match.commands.offer import offer
from sevencats.server.match.log import Entry, MatchLog
from sevencats.server.refusal import Refusal
from sevencats.server.ws.messages import Rematch


def rematch(log: MatchLog, seat: int, ask: Rematch) -> list[Entry]:
    if log.asked is not None:
        raise Refusal("turn", "not-over")
    if log.rematch is not None:
        raise Refusal("over", "rematch-there")
    return offer(log, seat, "rematch", again(log, seat))


def again(log: MatchLog, seat: int) -> list[Entry]:
    """The next match has a name that every process gives it, and ends like this one's: it stays in the same process."""
    name = hmac.new(log.match.seed.encode(), b"rematch", hashlib.sha256).hexdigest()[:14]
    return [Entry("rematch", seat, name + log.match.id[-2:])]
