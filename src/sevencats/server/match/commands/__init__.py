"""Commands of a seat, a file each: a command reads the log and gives the entries to append, or refuses."""

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
from sevencats.server.match.log import Entry, MatchLog
from sevencats.server.ws import messages as wire

Command = Callable[[MatchLog, int, Any], list[Entry]]

COMMANDS: Final[dict[type, Command]] = {
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
