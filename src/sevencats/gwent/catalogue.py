"""All cards and leaders, read from cards.toml and leaders.toml, checked at load and interned."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final

from sevencats.core import toml
from sevencats.core.checks import flag
from sevencats.core.words import BadInput, shown, unknown
from sevencats.gwent.abilities import ABILITIES
from sevencats.gwent.cards import ROWS, Ability, Card, Leader
from sevencats.gwent.deploy import DEPLOY
from sevencats.gwent.editions import FACTIONS, SETS
from sevencats.gwent.leaders import PASSIVE, POWERS
from sevencats.gwent.specials import CLEAR_WEATHER, SPECIALS, WEATHER

HERE: Final = Path(__file__).parent
PLACES: Final = {"close": [0], "ranged": [1], "siege": [2], "agile": [0, 1]}
KEYS: Final = {
    "unit": ("unit", "row", "abilities", "group", "calls", "becomes", "copies", "reserve"),
    "hero": ("hero", "row", "abilities", "group", "calls", "becomes", "copies", "reserve"),
    "special": ("special", "copies"),
    "weather": ("weather", "copies"),
}
DECKS_OF: Final = (*FACTIONS, "neutral", "special", "weather")
CARDS: Final[dict[str, Card]] = {}
LEADERS: Final[dict[str, Leader]] = {}


class BadContent(BadInput):
    """The catalogue is broken; its text says where."""


def card(id: str) -> Card:
    if id not in CARDS:
        raise unknown("card", id, CARDS)
    return CARDS[id]


def leader(id: str) -> Leader:
    if id not in LEADERS:
        raise unknown("leader", id, LEADERS)
    return LEADERS[id]


def fingerprint() -> str:
    """A hash of the catalogue: two programs with the same one play the same cards."""
    return hashlib.sha256(b"".join([(HERE / name).read_bytes() for name in ("cards.toml", "leaders.toml")])).hexdigest()


def read_cards(data: dict[str, Any]) -> dict[str, Card]:
    """The cards of a catalogue, in its order."""
    cards: dict[str, Card] = {}
    groups: dict[str, int] = {}
    rows = list(sections(data, DECKS_OF))
    for faction, set_, id, row in rows:
        cards[id] = read_card(id, len(cards), faction, set_, row, groups)
    for _, _, id, row in rows:
        if "becomes" in row:
            link(cards, cards[id], row["becomes"])
    check_links(cards)
    return cards


def check_links(cards: dict[str, Card]) -> None:
    """Whoever calls has somebody to call; whoever turns or is avenged has a reserve card."""
    groups = {one.group for one in cards.values()}
    for one in cards.values():
        if one.calls >= 0 and one.calls not in groups:
            raise BadContent("content-group", id=one.id)
        if one.becomes is None and (one.berserk or any([ability.avenged for ability in one.active])):
            raise BadContent("content-becomes", id=one.id)


def sections(data: dict[str, Any], factions: tuple[str, ...]) -> list[tuple[str, str, str, dict[str, Any]]]:
    """`[faction.set]` sections, flattened to one line a card."""
    result: list[tuple[str, str, str, dict[str, Any]]] = []
    for faction, sets in data.items():
        if faction not in factions:
            raise unknown("catalogue-section", faction, factions, BadContent)
        for set_, rows in sets.items():
            if set_ not in SETS:
                raise unknown("set", set_, SETS, BadContent)
            result.extend((faction, set_, id, row) for id, row in rows.items())
    ids = [id for _, _, id, _ in result]
    for id in ids:
        if ids.count(id) > 1:
            raise BadContent("content-twice", id=id)
    return result


def read_card(id: str, index: int, faction: str, set_: str, row: dict[str, Any], groups: dict[str, int]) -> Card:
    if not isinstance(row, dict):
        raise BadContent("content-table", id=id, came=shown(row))
    kinds = [kind for kind in KEYS if kind in row]
    if len(kinds) != 1:
        raise BadContent("content-one-of", id=id, names=list(KEYS))
    kind = kinds[0]
    for key in row:
        if key not in KEYS[kind]:
            raise unknown("card-field", key, KEYS[kind], BadContent, of=id)
    is_unit = kind in ("unit", "hero")
    if is_unit and str(row.get("row")) not in PLACES:
        raise unknown("row-of", row.get("row"), PLACES, BadContent, of=id)
    new = Card(id, index, kind, number(id, row, kind, 0) if is_unit else 0, PLACES[row["row"]] if is_unit else [])
    new.faction, new.set = faction, set_
    new.copies = number(id, row, "copies", 1)
    new.reserve = flag(row, "reserve")
    if is_unit:
        make_unit(new, row, groups)
    elif kind == "weather":
        make_weather(new, row["weather"])
    else:
        make_special(new, row["special"])
    return new


def number(id: str, row: dict[str, Any], key: str, least: int) -> int:
    value = row.get(key, 1)
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise BadContent("content-number", field=key, id=id, least=least, came=shown(value))
    return value


def make_unit(new: Card, row: dict[str, Any], groups: dict[str, int]) -> None:
    by_name = {ability.name: ability for ability in ABILITIES}
    names = row.get("abilities", [])
    for name in names:
        if name not in by_name:
            raise unknown("ability-of", name, by_name, BadContent, of=new.id)
        give(new, by_name[name])
    new.abilities = (*(["hero"] if new.hero else []), *(["agile"] if new.agile else []), *names)
    new.way = DEPLOY
    group = row.get("group", new.id)
    new.group = groups.setdefault(group, len(groups))
    if "muster" in names:
        new.calls = groups.setdefault(row.get("calls", group), len(groups))


def give(new: Card, ability: Ability) -> None:
    """What an ability merely counts is summed onto the card; the others act at their moment."""
    new.boost += ability.boost
    new.doubles += ability.doubles
    new.bonds = new.bonds or ability.bonds
    new.spy = new.spy or ability.crosses
    new.brews = new.brews or ability.brews
    new.berserk = new.berserk or ability.berserk
    new.influences = new.bonds or new.spy or new.boost > 0 or new.doubles > 0
    if ability.acts:
        new.active.append(ability)


def make_weather(new: Card, rows: list[str]) -> None:
    if not isinstance(rows, list) or not rows:
        raise BadContent("content-weather", id=new.id, came=shown(rows))
    if rows == ["clear"]:
        new.way, new.clears, new.abilities = CLEAR_WEATHER, True, ("clear-weather",)
        return
    for name in rows:
        if name not in ROWS:
            raise unknown("weather-row", name, ROWS, BadContent, of=new.id)
        new.weather |= 1 << ROWS.index(name)
    new.way, new.abilities = WEATHER, tuple(f"weather-{name}" for name in rows)


def make_special(new: Card, name: str) -> None:
    by_name = {rule.name: rule for rule in SPECIALS}
    if str(name) not in by_name:
        raise unknown("special-of", name, by_name, BadContent, of=new.id)
    way = by_name[name]
    new.way, new.abilities = way, (name,)
    new.conditional, new.doubles, new.brews = way.conditional, way.doubles, way.brews


def link(cards: dict[str, Card], from_: Card, id: str) -> None:
    if id not in cards or not cards[id].reserve:
        raise BadContent("content-link", id=from_.id, came=id)
    from_.becomes = cards[id]
    cards[id].avenger = any(ability.avenged for ability in from_.active)


def read_leaders(data: dict[str, Any]) -> dict[str, Leader]:
    """The leaders of a catalogue, in its order."""
    powers = {power.name: power for power in POWERS}
    leaders: dict[str, Leader] = {}
    for faction, set_, id, row in sections(data, FACTIONS):
        match row:
            case {"power": str(name)} if len(row) == 1:
                if name not in powers:
                    raise unknown("power-of", name, powers, BadContent, of=id)
                leaders[id] = Leader(id, faction, set_, powers[name], "")
            case {"passive": str(name)} if len(row) == 1:
                if name not in PASSIVE:
                    raise unknown("passive-of", name, PASSIVE, BadContent, of=id)
                leaders[id] = Leader(id, faction, set_, None, name)
            case _:
                raise BadContent("content-one-of", id=id, names=["power", "passive"])
    return leaders


CARDS.update(read_cards(toml.load(HERE / "cards.toml")))
LEADERS.update(read_leaders(toml.load(HERE / "leaders.toml")))
