"""The others are gone and the grace is over: take the win, or let a bot finish. The table knows who is gone."""

from __future__ import annotations

from sevencats.bots import level
from sevencats.server.match.commands.offer import others
from sevencats.server.match.log import Entry, MatchLog, ended
from sevencats.server.refusal import Refusal
from sevencats.server.ws.messages import Claim, LetBot


def claim(log: MatchLog, seat: int, ask: Claim) -> list[Entry]:
    check(log, seat)
    return [Entry("end", seat, ended(seat, "claimed"))]


def let_bot(log: MatchLog, seat: int, ask: LetBot) -> list[Entry]:
    level(log.match.game, ask.level)
    return [Entry("bot", other, ask.level) for other in check(log, seat)]


def check(log: MatchLog, seat: int) -> list[int]:
    """The others, all gone for longer than the grace."""
    if log.asked is None:
        raise Refusal("over", "over")
    people = others(log, seat)
    if not people:
        raise Refusal("turn", "alone")
    if not all(log.gone(other) for other in people):
        raise Refusal("turn", "not-gone")
    return people
