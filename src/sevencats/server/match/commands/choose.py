"""Take an option: the seat must be asked, the option must be offered; luck answers in the same breath."""

from __future__ import annotations

from sevencats.core.decision import Refused
from sevencats.server.match.log import Line, Sheet
from sevencats.server.refusal import Refusal
from sevencats.server.ws.messages import Choose


def choose(sheet: Sheet, seat: int, ask: Choose) -> list[Line]:
    if sheet.asked is None:
        raise Refusal("over", "over")
    if sheet.asked != seat:
        raise Refusal("turn", "not-asked", who=sheet.match.names[sheet.asked])
    after = sheet.state.copy()
    assert after.decision is not None
    try:
        option = after.decision.offered(ask.option)
    except Refused as why:
        raise Refusal.of("option", why) from None
    after.take(option)
    return [Line("choose", seat, option.text), *sheet.luck(after, len(sheet.choices) + 1)]
