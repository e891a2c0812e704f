"""What a seat may do at a table, a file each: a verb reads the sheet and gives the lines to write, or refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sevencats.server import messages as wire
from sevencats.server.sheet import Line, Sheet
from sevencats.server.verbs.answer import agree, decline
from sevencats.server.verbs.choose import choose
from sevencats.server.verbs.claim import claim, let_bot
from sevencats.server.verbs.draw import offer_draw
from sevencats.server.verbs.rematch import rematch
from sevencats.server.verbs.resign import resign
from sevencats.server.verbs.undo import ask_undo

Verb = Callable[[Sheet, int, Any], list[Line]]

VERBS: Final[dict[type, Verb]] = {
    wire.Choose: choose,
    wire.Resign: resign,
    wire.OfferDraw: offer_draw,
    wire.AskUndo: ask_undo,
    wire.Agree: agree,
    wire.Decline: decline,
    wire.Claim: claim,
    wire.LetBot: let_bot,
    wire.Rematch: rematch,
}
