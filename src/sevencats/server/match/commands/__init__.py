"""What a seat may do at a table, a file each: a verb reads the sheet and gives the lines to write, or refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sevencats.server.match.commands.answer import agree, decline
from sevencats.server.match.commands.choose import choose
from sevencats.server.match.commands.claim import claim, let_bot
from sevencats.server.match.commands.draw import offer_draw
from sevencats.server.match.commands.rematch import rematch
from sevencats.server.match.commands.resign import resign
from sevencats.server.match.commands.undo import ask_undo
from sevencats.server.match.log import Line, Sheet
from sevencats.server.ws import messages as wire

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
