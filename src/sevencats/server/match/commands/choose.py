"""Take an option: the seat must be asked, the option must be offered."""

from __future__ import annotations

from sevencats.core.decision import Refused
from sevencats.server.match.log import Entry, MatchLog
from sevencats.server.refusal import Refusal
from sevencats.server.ws.messages import Choose


def choose(log: MatchLog, seat: int, ask: Choose) -> list[Entry]:
    if log.asked is None:
        raise Refusal("over", "over")
    if log.asked != seat:
        raise Refusal("turn", "not-asked", who=log.match.names[log.asked])
    try:
        option = log.state.offered(ask.option)
    except Refused as why:
        raise Refusal.of("option", why) from None
    return [Entry("choose", seat, option.text)]
