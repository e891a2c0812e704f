"""What a builder of decks needs to know of Gwent: the limits of every edition as data, the odds of an opening hand."""

from __future__ import annotations

from functools import lru_cache

from fastapi import APIRouter

from sevencats.gwent import decks
from sevencats.gwent.editions import EDITIONS, Edition, edition
from sevencats.gwent.pool import SHARED
from sevencats.lab.odds import opening
from sevencats.server.http.endpoint import Context, endpoint
from sevencats.server.ws.messages import Chance, DeckLimits, DeckOdds, EditionLimits, OddsWish

router = APIRouter(prefix="/api/games/gwent", tags=["rules"])


@endpoint(router, "GET", "/limits", answers=DeckLimits, known=None)
async def limits(context: Context, _: None) -> DeckLimits:
    """What a deck may hold, in each edition."""
    return DeckLimits([limits_of(one) for one in EDITIONS.values()])


@endpoint(router, "POST", "/odds", OddsWish, DeckOdds, known=None)
async def odds(context: Context, request: OddsWish) -> DeckOdds:
    """What a deck's opening hand is likely to hold."""
    deck = decks.read({"faction": request.faction, "leader": request.leader, "cards": request.cards})
    found = opening(deck, edition(request.edition))
    return DeckOdds([Chance(one.name, one.copies, one.hand, one.two, one.dug) for one in found])


@lru_cache
def limits_of(edition: Edition) -> EditionLimits:
    pool = decks.pool_of(edition)
    return EditionLimits(
        edition.name,
        edition.hand,
        edition.swaps,
        edition.minimum_units,
        edition.maximum_specials,
        leaders={
            faction: [leader.id for leader in pool.leaders.values() if leader.faction == faction]
            for faction in edition.factions
        },
        cards={
            card.id: card.copies
            for card in pool.cards.values()
            if not card.reserve and card.faction in (*edition.factions, *SHARED)
        },
        shared=list(SHARED),
        reserve={card.id: card.becomes.id for card in pool.cards.values() if card.becomes is not None},
    )
