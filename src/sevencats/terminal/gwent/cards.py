"""What a card or a leader is, in a few lines."""

from __future__ import annotations

from sevencats.gwent import catalogue
from sevencats.gwent.cards import ROWS
from sevencats.terminal.speech import Speech


def facts(speech: Speech, id: str) -> list[str]:
    """Name; strength and rows, or the kind; then each ability with what it does."""
    if id in catalogue.LEADERS:
        return [speech.name(id), *speech.does(f"leader-{id}")]
    card = catalogue.CARDS[id]
    words = speech.words
    lines = [speech.name(id)]
    if card.rows:
        rows = " / ".join(words.say(f"row-{ROWS[row]}") for row in card.rows)
        lines.append(f"{speech.say('strength')} {card.strength} · {rows}")
    else:
        lines.append(words.say("term-weather-card" if card.kind == "weather" else "term-special-card"))
    for ability in named_abilities(speech, id):
        lines.append(speech.about(words.say(f"ability-{ability}"), f"ability-{ability}"))
    if not card.rows:
        lines += speech.does(f"card-{id}")
    return lines


def named_abilities(speech: Speech, id: str) -> list[str]:
    """The abilities of a card that have a name; weather has none, its card says what it does."""
    return [ability for ability in catalogue.CARDS[id].abilities if speech.words.has(f"ability-{ability}")]


def tags(speech: Speech, id: str) -> str:
    """A card's abilities, for the foot of a small card."""
    return ", ".join(speech.words.say(f"ability-{ability}") for ability in named_abilities(speech, id))


def strength_mark(id: str, strength: int) -> tuple[str, str]:
    """The number with what happened to it, and its role: raised, weakened, a hero's."""
    card = catalogue.CARDS[id]
    if card.hero:
        return f"{strength}★", "hero"
    if strength > card.strength:
        return f"{strength}▲", "raised"
    if strength < card.strength:
        return f"{strength}▼", "weakened"
    return str(strength), "number"
