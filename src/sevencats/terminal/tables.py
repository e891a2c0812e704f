"""Tables at home: from what somebody wants to a match, who sits at it, and which bot sits opposite."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final

from sevencats.bots import level
from sevencats.core import match as matches
from sevencats.core import record as records
from sevencats.core.checks import position_in
from sevencats.core.match import Match
from sevencats.core.record import Record
from sevencats.core.registry import find
from sevencats.core.words import BadInput
from sevencats.locales import Words
from sevencats.terminal.sessions import Local

PACE: Final = 0.4  # seconds before a bot's choice, for people to follow
NAMES: Final = ("Ada", "Ben", "Cas")  # people who share a screen


@dataclass(frozen=True)
class TerminalTable:
    match: Match
    people: tuple[int, ...]
    level: str
    seed: int

    def session(self) -> Local:
        return Local(self.match, self.people, self.level, self.seed, PACE)


def lay(game: str, words: Words, wanted: dict[str, Any]) -> TerminalTable:
    """A new game, or a saved one."""
    seed: int = wanted.get("seed", secrets.randbelow(2**31))
    opponent: str = wanted.get("opponent", "regular")
    level(game, opponent)  # refused here, before anything is shown
    if "record" in wanted:
        match = matches.load(wanted["record"], seed)
    else:
        match = begun(game, words, wanted, seed)
    hot = bool(wanted.get("hot_seat"))
    return TerminalTable(match, tuple(range(len(match.record.seats))) if hot else (0,), opponent, seed)


def begun(game: str, words: Words, wanted: dict[str, Any], seed: int) -> Match:
    setup = at_position(wanted["position"]) if "position" in wanted else SETUPS[game](wanted)
    seats = setup["seats"]
    hot = bool(wanted.get("hot_seat"))
    names = NAMES if hot else (words.say("terminal-you"), *strangers(words, len(seats) - 1))
    for seat, name in zip(seats, names, strict=False):
        seat["name"] = name
    room = find(game)
    return Match(Record(room, room.setup(setup), [seat["name"] for seat in seats]), seed)


def strangers(words: Words, n: int) -> list[str]:
    stranger = words.say("terminal-stranger")
    return [stranger] if n == 1 else [f"{stranger} {k}" for k in range(1, n + 1)]


def at_position(file: str) -> dict[str, Any]:
    """A game that goes on from a position."""
    data = position_in(file)
    sides = find(str(data.get("game", "gwent"))).load(data).view(None)["sides"]
    return {"position": data, "seats": [{} for _ in sides]}


def gwent(wanted: dict[str, Any]) -> dict[str, Any]:
    from sevencats.gwent import decks
    from sevencats.gwent.editions import edition

    name, house = wanted.get("edition", "anniversary"), dict(map(house_rule, wanted.get("house", ())))
    rules = edition(name, house)
    return {
        "edition": name,
        "house": house,
        "seats": [
            {"deck": deck_of(wanted.get("deck", decks.usual("northern-realms", rules).name))},
            {"deck": deck_of(wanted.get("against", decks.usual("monsters", rules).name))},
        ],
    }


def dice(wanted: dict[str, Any]) -> dict[str, Any]:
    other = {"faction": wanted.get("against", "monsters")}
    if "difficulty" in wanted:
        other["difficulty"] = wanted["difficulty"]
    return {
        "variant": wanted.get("variant", "rulebook"),
        "open_hands": bool(wanted.get("open_hands")),
        "house": dict(map(house_rule, wanted.get("house", ()))),
        "seats": [{"faction": wanted.get("faction", "northern-realms")}, other],
    }


def unmatched(wanted: dict[str, Any]) -> dict[str, Any]:
    mine = wanted.get("hero", "geralt")
    others = wanted.get("against", "ciri" if mine == "leshen" else "leshen").split(",")
    return {"board": wanted.get("board", "kaer-morhen"), "seats": [{"hero": hero.strip()} for hero in (mine, *others)]}


SETUPS: Final = {"gwent": gwent, "dice": dice, "unmatched": unmatched}


def meant(wanted: dict[str, Any], own: dict[str, tuple[str, ...]], named: str | None) -> str:
    """The game that a saved record, a position or these options are about; Gwent if nothing says so."""
    found = None
    if "record" in wanted:
        found = records.load(wanted["record"]).game.name
    elif "position" in wanted:
        found = find(str(position_in(wanted["position"]).get("game", "gwent"))).name
    if found is not None and named not in (None, found):
        raise BadInput("file-game", path=wanted.get("record") or wanted["position"], came=found, game=named)
    return found or named or next((own[option][0] for option in wanted if option in own), "gwent")


def chair(wanted: dict[str, Any]) -> dict[str, Any]:
    """What somebody brings to a server's table: a deck, a faction or a hero."""
    found: dict[str, Any] = {field: wanted[field] for field in ("faction", "hero") if field in wanted}
    return {**found, "deck": deck_of(wanted["deck"])} if "deck" in wanted else found


def deck_of(name: str) -> str | dict[str, Any]:
    """A premade deck's name as it is; a file as the deck in it."""
    from sevencats.gwent import decks

    return decks.load(name).data() if name.endswith(".toml") else name


def house_rule(text: str) -> tuple[str, Any]:
    """`muster_from_hand=false`"""
    field, equals, value = text.partition("=")
    if not equals:
        raise BadInput("house-rule", came=text)
    words = {"true": True, "false": False}
    return field, words[value] if value in words else int(value) if value.isdecimal() else value
