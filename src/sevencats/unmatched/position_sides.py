"""The cards of one side in a position: piles read, counted against the deck, and what is known of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sevencats.core import gate
from sevencats.core.checks import flag, names, only
from sevencats.core.piles import sorted_pile, without
from sevencats.core.words import BadInput, shown
from sevencats.unmatched.cards import CATEGORIES, NO_CARD, Card, Effect
from sevencats.unmatched.catalogue import card, choices, deck_of, hero, read_equipment
from sevencats.unmatched.hero import Hero
from sevencats.unmatched.sides import Side
from sevencats.unmatched.state import State

DECK: Final = 60  # no pile is larger: twice a deck
SEATS: Final = 3
FIELDS: Final = (
    "hero",
    "equipment",
    "hand",
    "deck",
    "discard",
    "top",
    "ongoing",
    "playing",
    "later",
    "attacked",
    "dormant",
    "out",
    "known",
    "marked",
    "shown",
    "left",
)


def read_side(data: dict[str, Any], effect: Callable[[Any], Effect]) -> Side:
    only(data, FIELDS, "side-field")
    of = hero(data.get("hero"))
    side = Side(of, pile(data, "hand", of), pile(data, "deck", of), pile(data, "discard", of))
    for field in ("top", "later"):
        gate.check_count(len(names(data, field)), DECK, field)
    side.top = [owned(card(id), of) for id in names(data, "top")]
    side.ongoing = single(data, "ongoing", of)
    side.playing = single(data, "playing", of)
    if side.ongoing is not NO_CARD and side.ongoing.ongoing is None:
        raise BadInput("not-ongoing", id=side.ongoing.id)
    if side.playing is not NO_CARD and not side.playing.schemes:
        raise BadInput("not-scheme", id=side.playing.id)
    side.later = tuple(effect(name) for name in names(data, "later"))
    side.attacked = flag(data, "attacked")
    side.dormant = flag(data, "dormant")
    side.out = flag(data, "out")
    side.known = pile(data, "known", of)
    side.marked = pile(data, "marked", of)
    if "shown" in data or "left" in data:
        side.shown, side.left = piles(data, "shown", of), piles(data, "left", of)
    side.equipment = read_equipment(of, data["equipment"]) if "equipment" in data else found_equipment(side)
    return side


def found_equipment(side: Side) -> tuple[Card, ...]:
    """What is not said is what lies there, or the first of its category."""
    if not side.hero.equips:
        return ()
    lying = [*side.hand, *side.deck, *side.discard, *side.top, side.ongoing, side.playing]
    return tuple(
        next((one for one in lying if one.equipment == category), choices(side.hero, category)[0])
        for category in CATEGORIES
    )


def check_cards(s: State, seat: int, fill: bool) -> None:
    """No more cards than the deck has; a deck that is not said is all that lies nowhere else."""
    side = s.sides[seat]
    combat = s.combat
    played = [] if combat is None else [part.card for part in (combat.attack, combat.defence) if part.seat == seat]
    elsewhere = sorted_pile(
        [
            one
            for one in (*side.hand, *side.deck, *side.discard, *side.top, side.ongoing, side.playing, *played)
            if one is not NO_CARD
        ]
    )
    whole = deck_of(side.hero, side.equipment)
    surplus = without(elsewhere, whole)
    if surplus:
        raise BadInput(
            "too-many-cards", n=elsewhere.count(surplus[0]), id=surplus[0].id, seat=seat, most=whole.count(surplus[0])
        )
    if fill:
        side.deck = without(whole, elsewhere)
    check_knowledge(s, seat, side, [one for one in played if combat is not None and not combat.revealed])


def check_knowledge(s: State, seat: int, side: Side, laid: list[Card]) -> None:
    if side.shown and not len(side.shown) == len(side.left) == s.roster.seats:
        raise BadInput("shown-left")
    hand = [*side.hand, *laid]
    for other in range(s.roster.seats):
        wrong = without(sorted_pile([*side.known, *side.still_shown(other)]), hand)
        if wrong:
            raise BadInput("not-in-hand", id=wrong[0].id, seat=seat)
    wrong = without(side.marked, side.deck)
    if wrong:
        raise BadInput("not-in-deck", id=wrong[0].id, seat=seat)


def pile(data: dict[str, Any], field: str, of: Hero) -> list[Card]:
    return counted(names(data, field), of, field)


def piles(data: dict[str, Any], field: str, of: Hero) -> tuple[list[Card], ...]:
    value = data.get(field, [])
    if not isinstance(value, list):
        raise BadInput("list-of-piles", field=field, came=shown(value))
    gate.check_count(len(value), SEATS, field)
    return tuple(counted(names({field: words}, field), of, field) for words in value)


def counted(words: list[str], of: Hero, field: str) -> list[Card]:
    """`["parry*3", "blink"]` as cards."""
    result: list[Card] = []
    gate.check_count(len(words), DECK, field)
    for word in words:
        id, star, n = word.partition("*")
        if star and not (n.isdecimal() and len(n) < 3 and int(n) > 0):
            raise BadInput("how-many", came=word, example=f"{id}*2")
        result += [owned(card(id), of)] * (int(n) if star else 1)
    gate.check_count(len(result), DECK, field)
    return sorted_pile(result) if result else []


def owned(one: Card, of: Hero) -> Card:
    if one not in of.cards:
        raise BadInput("not-card-of", id=one.id, hero=of.id)
    return one


def single(data: dict[str, Any], field: str, of: Hero) -> Card:
    return owned(card(data[field]), of) if field in data else NO_CARD
