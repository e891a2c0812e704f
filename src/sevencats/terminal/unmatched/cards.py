"""What a card of Unmatched is: kind, value, boost, who may use it, and what it does."""

from __future__ import annotations

from sevencats.terminal.speech import Speech
from sevencats.unmatched.catalogue import CARDS


def facts(speech: Speech, id: str) -> list[str]:
    card = CARDS[id]
    value = "" if card.value < 0 else f" {card.value}"
    user = speech.say("anybody") if card.banner is None else speech.name(card.banner.id)
    source = f" · {speech.words.say('ability-source')}" if card.source else ""
    return [
        speech.name(id),
        f"{speech.words.say('type-' + card.type)}{value} · {speech.words.say('term-boost')} "
        f"{card.boost} · {user}{source}",
        *speech.does(f"card-{id}"),
    ]


def short(speech: Speech, id: str) -> str:
    """`A4 b3`: the first letter of the kind with its value, and the boost."""
    card = CARDS[id]
    kind = speech.words.say(f"type-{card.type}")[0]
    return f"{kind}{card.value if card.value >= 0 else ' '} +{card.boost}"
