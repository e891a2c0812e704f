"""All heroes and all their cards by name, put in card order at load."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from sevencats.core.piles import sorted_pile
from sevencats.core.words import BadInput, shown, unknown
from sevencats.unmatched import board
from sevencats.unmatched.cards import CATEGORIES, MOMENTS, Card, Effect
from sevencats.unmatched.hero import Hero
from sevencats.unmatched.heroes.ciri import CIRI
from sevencats.unmatched.heroes.geralt import GERALT
from sevencats.unmatched.heroes.leshen import LESHEN

HEROES: Final[dict[str, Hero]] = {hero.id: hero for hero in (GERALT, CIRI, LESHEN)}
CARDS: Final[dict[str, Card]] = {card.id: card for hero in HEROES.values() for card in hero.cards}


def hero(id: Any) -> Hero:
    if not isinstance(id, str) or id not in HEROES:
        raise unknown("hero", id, HEROES)
    return HEROES[id]


def card(id: Any) -> Card:
    if not isinstance(id, str) or id not in CARDS:
        raise unknown("card", id, CARDS)
    return CARDS[id]


def fixed_cards(of: Hero) -> list[Card]:
    """The cards that are in every deck of this hero (U 2.2)."""
    return sorted_pile([card for card in of.cards if not card.equipment for _ in range(card.copies)])


def choices(of: Hero, category: str) -> list[Card]:
    """The Equipment cards of a category."""
    return [card for card in of.cards if card.equipment == category]


def read_equipment(of: Hero, wanted: Any) -> tuple[Card, ...]:
    """At most one card of each category, in their order; none means that it is chosen at the table."""
    if not isinstance(wanted, list):
        raise BadInput("equipment", came=shown(wanted))
    if wanted and not of.equips:
        raise BadInput("no-equipment", hero=of.title)
    found: dict[str, Card] = {}
    for id in wanted:
        chosen = card(id)
        if not chosen.equipment:
            raise BadInput("not-equipment", card=chosen.id)
        if chosen.equipment in found:
            raise BadInput(
                "equipment-twice",
                id=chosen.id,
                second=found[chosen.equipment].id,
                category=chosen.equipment,
                names=CATEGORIES,
            )
        found[chosen.equipment] = chosen
    return tuple(found[category] for category in CATEGORIES if category in found)


def deck_of(of: Hero, equipment: tuple[Card, ...]) -> list[Card]:
    """The whole deck of this hero with this equipment, both copies of each."""
    return sorted_pile([*fixed_cards(of), *[card for card in equipment for _ in range(card.copies)]])


def outside_combat() -> list[Effect]:
    """The effects of schemes and of turns that begin: all others belong to a combat."""
    found: list[Effect] = []
    for one in CARDS.values():
        found += one.scheme
        if one.ongoing is not None:
            found += one.ongoing.turn_begins
    for effect in found:  # grows as it goes
        found += effect.parts()
    return found


def fingerprint() -> str:
    """A hash of boards, fighters and cards with their effects: two programs with the same one play the same game."""
    lines = [
        f"{one.id} {[(kind.id, kind.health, kind.move, kind.ranged) for kind in (one.kind, one.sidekick)]} "
        + " ".join(described(card) for card in one.cards)
        for one in HEROES.values()
    ]
    digest = hashlib.sha256("\n".join(lines).encode())
    for name in board.NAMES:
        digest.update(board.source(name))
    return digest.hexdigest()


def described(one: Card) -> str:
    """A card with everything that counts."""
    moments = zip(MOMENTS, one.moments, strict=True)
    effects = [f"{moment}:{[effect.name for effect in found]}" for moment, found in (*moments, ("scheme", one.scheme))]
    ongoing = one.ongoing
    if ongoing is not None:
        effects.append(
            f"ongoing:{[effect.name for effect in ongoing.turn_begins + ongoing.combat_ends]}"
            f"{ongoing.forbids_gains}{ongoing.spares_hand}{ongoing.ends.name}"
        )
    banner = "any" if one.banner is None else one.banner.id
    return f"{one.id}/{one.type}/{one.value}/{one.boost}/{one.copies}/{banner}/{one.source}/{one.equipment}/{effects}"


for n, each in enumerate(CARDS.values()):
    each.index = n
