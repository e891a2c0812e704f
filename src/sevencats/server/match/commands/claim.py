"""The others are gone and the grace is over: take the win, or let a bot finish. The table knows who is gone."""

from __future__ import annotations

from sevencats.bots import level
from sevencats.server.match.commands.offer import others
from sevencats.server.match.log import Line, Sheet, ended
from sevencats.server.refusal import Refusal
from sevencats.server.ws.messages import Claim, LetBot


def claim(sheet: Sheet, seat: int, ask: Claim) -> list[Line]:
    check(sheet, seat)
    return [Line("end", seat, ended(seat, "claimed"))]


def let_bot(sheet: Sheet, seat: int, ask: LetBot) -> list[Line]:
    level(sheet.match.game, ask.level)
    return [Line("bot", other, ask.level) for other in check(sheet, seat)]


def check(sheet: Sheet, seat: int) -> list[int]:
    """The others, all gone for longer than the grace."""
    if sheet.asked is None:
        raise Refusal("over", "over")
    people = others(sheet, seat)
    if not people:
        raise Refusal("turn", "alone")
    if not all(sheet.gone(other) for other in people):
        raise Refusal("turn", "not-gone")
    return people
