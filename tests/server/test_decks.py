"""Building decks over HTTP: the limits are the engine's, the odds the lab's, and what is kept can be played."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sevencats.gwent import decks
from sevencats.gwent.catalogue import CARDS, LEADERS
from sevencats.gwent.editions import EDITIONS, FACTIONS, Edition
from sevencats.lab.odds import at_least
from sevencats.server.http.routes.decks import limits_of
from tests.live import live
from tests.server.servers import Person, Server


def obeys(deck: decks.Deck, edition: Edition) -> bool:
    """Does a deck keep within the limits, by counting alone?"""
    limits = limits_of(edition)
    copies = Counter(card.id for card in deck.cards)
    return (
        deck.leader.id in limits.leaders.get(deck.faction, [])
        and len(deck.units) >= limits.minimum_units
        and len(deck.specials) <= limits.maximum_specials
        and all(
            n <= limits.cards.get(id, 0) and CARDS[id].faction in (deck.faction, *limits.shared)
            for id, n in copies.items()
        )
    )


def random_deck(luck: random.Random) -> decks.Deck:
    """A premade deck with a few things changed; its reserve follows from its cards."""
    deck = decks.find(luck.choice(list(decks.PREMADE)))
    cards = [*deck.cards, *luck.choices(list(CARDS.values()), k=luck.choice([0, 0, 0, 1, 2]))]
    luck.shuffle(cards)
    leader = luck.choice([deck.leader, deck.leader, deck.leader, *LEADERS.values()])
    faction = luck.choice([deck.faction] * 9 + [luck.choice(FACTIONS)])
    kept = sorted(cards[luck.choice([0, 0, 0, 1, 8]) :], key=lambda card: card.index)
    reserve = [card.becomes for card in kept if card.becomes is not None]
    return decks.Deck("random", faction, leader, kept, reserve, "")


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_a_deck_within_the_limits_is_one_that_the_engine_lets_play(edition: Edition) -> None:
    luck = random.Random(edition.name)
    tried = [random_deck(luck) for _ in range(300)]

    good = [obeys(deck, edition) for deck in tried]

    assert good == [not decks.faults(deck, edition) for deck in tried]
    assert 10 < sum(good) < 280


@live
async def test_the_limits_of_every_edition_are_told_to_anybody(server: Server) -> None:
    told = await Person(server).get("/api/v2/games/gwent/limits")

    by_name = {one["edition"]: one for one in told["editions"]}
    assert list(by_name) == list(EDITIONS)
    assert by_name["classic-2015"]["cards"]["decoy"] == 3
    assert "cow" not in by_name["classic-2015"]["cards"]
    assert by_name["anniversary"]["reserve"]["cow"] == "bovine-defense-force"


@live
async def test_the_odds_of_an_opening_hand_are_the_labs(server: Server) -> None:
    deck = decks.find("init-skellige").data()
    wish = {"edition": "anniversary", **{field: deck[field] for field in ("faction", "leader", "cards")}}

    told = await Person(server).post("/api/v2/games/gwent/odds", wish)

    size = len(decks.find("init-skellige").cards)
    chances = {one["name"]: one for one in told["chances"]}
    assert chances["mardroeme"]["copies"] == 2
    assert chances["mardroeme"]["hand"] == at_least(1, 2, size, 10)
    assert chances["mardroeme"]["two"] < chances["mardroeme"]["hand"] < chances["mardroeme"]["dug"]
    assert "heroes" in chances


@live
async def test_a_deck_without_an_opening_hand_or_with_an_unknown_card_is_refused_in_words(server: Server) -> None:
    person = Person(server)
    wish = {"edition": "anniversary", "faction": "monsters", "leader": "eredin-bringer-of-death", "cards": ["nekker*3"]}

    few = await person.post("/api/v2/games/gwent/odds", wish, 400)
    unknown = await person.post("/api/v2/games/gwent/odds", {**wish, "cards": ["nekkr"]}, 400)

    assert few["why"] == "A deck of 3 cards has no opening hand of 10."
    assert '"nekkr" is not a card; did you mean "nekker"?' in unknown["why"]


@live
async def test_a_kept_deck_can_be_played(server: Server) -> None:
    person = Person(server)
    deck = {**decks.find("init-monsters").data(), "name": "Mine"}
    await person.http.put("/api/v2/shelf/decks/gwent/Mine", json={"data": deck})

    kept = (await person.get("/api/v2/shelf/decks"))["things"][0]["data"]
    table = await person.post(
        "/api/v2/tables",
        {"game": "gwent", "seats": [{"who": "me", "setup": {"deck": kept}}, {"who": "bot", "level": "random"}]},
    )

    assert table["status"] == "playing"
