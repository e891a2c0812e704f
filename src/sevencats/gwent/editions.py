"""An edition is a value: everything in which the three boxes of Gwent differ, and what a house may decide otherwise.

`rulebook/en/rulings.md` explains every field with its sources."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Final

from sevencats.core.wire import HouseRule, kind
from sevencats.core.words import BadInput, shown, unknown

SETS: Final = ("base", "hearts-of-stone", "blood-and-wine", "promo")
FACTIONS: Final = ("northern-realms", "nilfgaard", "monsters", "scoiatael", "skellige")
CHOICES: Final = {  # fields whose values are words
    "first_player": ("coin", "shorter-name"),
    "after_a_tie": ("last-passer", "same", "other", "coin"),
    "relentless_takes_from": ("discard", "deck"),
    "crach_returns": ("all", "units"),
}


@dataclass(frozen=True)
class Edition:
    """The rules of one box; the defaults are those of the 2025 anniversary box."""

    name: str = "anniversary"
    sets: tuple[str, ...] = ("base", "hearts-of-stone", "blood-and-wine")
    factions: tuple[str, ...] = FACTIONS
    hand: int = 10  # cards of the opening hand
    swaps: int = 2  # cards of it that may be replaced
    gems: int = 2  # rounds a player can lose before the game is lost
    minimum_units: int = 22
    maximum_units: int = 0  # 0: as many as there are
    maximum_specials: int = 10
    first_player: str = "coin"  # who starts when nobody may decide it
    after_a_tie: str = "last-passer"  # who starts after a tied round
    muster_from_hand: bool = True  # muster calls from the hand too, not from the deck alone
    bond_only_doubles: bool = False  # three of a tight bond are doubled, not tripled
    weather_lifts_zero: bool = False  # under weather a unit without strength has one
    horn_unit_doubles_itself: bool = False
    medic_may_decline: bool = False
    monsters_keep_heroes: bool = False
    leaders_take_specials: bool = True  # Bringer of Death, The Relentless: units and specials, or units alone
    relentless_takes_from: str = "discard"  # the opponent's discard pile or deck
    one_special_per_row: bool = False  # Commander's Horn and Mardroeme share a place
    pirate_burns_itself: bool = True  # a global scorch may hit the unit that brought it
    avengers_are_removed: bool = False  # an avenger that leaves the field leaves the game
    reserve_is_endless: bool = False  # avengers and transformed berserkers are tokens, not cards
    skellige_units_act: bool = True  # the two units of round three use their abilities
    crach_returns: str = "all"  # all cards of the discard piles or non-hero units alone
    bran_spares_the_weakest: bool = True  # half of 1, rounded down, is still 1
    invader_binds_heroes: bool = False  # hero medics choose at random too
    weather_stacks: bool = True  # weather that adds nothing stays, instead of being discarded


ANNIVERSARY: Final = Edition()
CLASSIC_2015: Final = replace(
    ANNIVERSARY,
    name="classic-2015",
    sets=("base",),
    factions=FACTIONS[:4],
    muster_from_hand=False,
    horn_unit_doubles_itself=True,
    monsters_keep_heroes=True,
    leaders_take_specials=False,
)
WITCHER_3: Final = replace(
    ANNIVERSARY,
    name="witcher-3",
    sets=SETS,
    leaders_take_specials=False,
    one_special_per_row=True,
    avengers_are_removed=True,
    reserve_is_endless=True,
    crach_returns="units",
    bran_spares_the_weakest=False,
    weather_stacks=False,
)
EDITIONS: Final = {edition.name: edition for edition in (ANNIVERSARY, CLASSIC_2015, WITCHER_3)}
LETTERS: Final = {  # an edition as one of its books has it to the letter, misprints and all
    "french-letter": replace(ANNIVERSARY, minimum_units=0, maximum_units=22),
    "dutch-letter": replace(ANNIVERSARY, relentless_takes_from="deck", weather_lifts_zero=True),
    "czech-letter": replace(CLASSIC_2015, bond_only_doubles=True),
}
OFFERED: Final = {**EDITIONS, **LETTERS}
FIELDS: Final = tuple(field.name for field in fields(Edition) if field.name != "name")


def edition(name: str, house: dict[str, Any] | None = None) -> Edition:
    """The edition of this name, with the single fields that this house decides otherwise. The letter of a book is an
    edition with house rules of its own."""
    if name not in OFFERED:
        raise unknown("edition", name, OFFERED)
    printed = OFFERED[name]
    if not house:
        return printed
    return replace(printed, **{field: checked(printed, field, value) for field, value in house.items()})


def house_rules(edition: Edition) -> dict[str, Any]:
    """The fields in which this edition differs from the printed one of its name."""
    printed = EDITIONS[edition.name]
    return {
        field: plain(getattr(edition, field)) for field in FIELDS if getattr(edition, field) != getattr(printed, field)
    }


def listed() -> list[HouseRule]:
    """Every house rule: what its values are, and which one each edition prints."""
    return [
        {
            "name": field,
            "kind": kind(getattr(ANNIVERSARY, field)),
            "values": list(CHOICES.get(field, {"sets": SETS, "factions": FACTIONS}.get(field, ()))),
            "usual": {name: plain(getattr(edition, field)) for name, edition in EDITIONS.items()},
        }
        for field in FIELDS
    ]


def checked(printed: Edition, field: str, value: Any) -> Any:
    """A house rule's value, or one sentence about what is wrong with it."""
    if field not in FIELDS:
        raise unknown("house-rule", field, FIELDS)
    meant = getattr(printed, field)
    if isinstance(meant, tuple):
        return checked_names(field, value, SETS if field == "sets" else FACTIONS)
    if isinstance(meant, bool):
        if not isinstance(value, bool):
            raise BadInput("house-flag", field=field, came=shown(value))
    elif isinstance(meant, int):
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 60:
            raise BadInput("house-number", field=field, came=shown(value))
        if field == "gems" and value == 0:
            raise BadInput("house-gems")
    elif value not in CHOICES[field]:
        raise unknown("house-rule-value", value, CHOICES[field], field=field)
    return value


def checked_names(field: str, value: Any, known: tuple[str, ...]) -> tuple[str, ...]:
    if not isinstance(value, (list, tuple)) or not value:
        raise BadInput("house-names", field=field, came=shown(value))
    for name in value:
        if name not in known:
            raise unknown("house-list", name, known, field=field)
    return tuple(name for name in known if name in value)


def plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
