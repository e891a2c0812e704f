"""Campaigns of Gwen't: characters, purse, merchant, ledger, and games with stakes. The books are those of
`sevencats.campaign`; a game is paid out in the transaction that writes its last choice."""

from __future__ import annotations

import hashlib
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from fastapi import APIRouter
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from sevencats.campaign import Campaign
from sevencats.campaign.games import Manner
from sevencats.campaign.telling import npc_asked, told
from sevencats.core.match import Match
from sevencats.core.words import BadInput, shown
from sevencats.dice.tables import DIFFICULTIES, NEW_SET, PRICES
from sevencats.server.http.endpoint import Visit, door
from sevencats.server.refusal import Late, Refusal
from sevencats.server.storage import schema
from sevencats.server.storage.campaign_repository import read_campaign, write_campaign
from sevencats.server.storage.repository import now
from sevencats.server.ws.messages import (
    BotChoice,
    CampaignCard,
    CampaignGame,
    Campaigns,
    CampaignTold,
    CharacterCard,
    DifficultyCard,
    LastPurchase,
    LedgerLine,
    LedgerLines,
    NewCharacter,
    NewGame,
    Purchase,
    PurchaseUndo,
    PurseChange,
    Reward,
)

router = APIRouter(prefix="/api", tags=["campaign"])
MOST: Final = 20  # campaigns of one person
SKILL: Final = {"easy": "novice", "normal": "regular", "hard": "expert"}  # who plays an NPC's dice
campaigns = schema.campaigns
A = TypeVar("A")


@door(router, "GET", "/campaigns", answers=Campaigns)
async def mine(visit: Visit, _: None) -> Campaigns:
    """My campaigns, the merchant's prices and the difficulties."""
    rows = await visit.house.store.all(
        select(campaigns).where(campaigns.c.person == visit.caller.person).order_by(campaigns.c.made, campaigns.c.id)
    )
    return Campaigns(
        [await read_campaign(visit.house.store, row["id"], card) for row in rows],
        dict(PRICES),
        NEW_SET,
        [
            DifficultyCard(
                one.id,
                int(one.upto),
                int(one.halves),
                [shape.id for shape in one.dice],
                one.keeps,
                [Reward(int(upto), shape.id) for upto, shape in one.rewards],
            )
            for one in DIFFICULTIES.values()
        ],
    )


@door(router, "POST", "/campaigns", answers=CampaignCard, keyed=True)
async def begin(visit: Visit, _: None) -> CampaignCard:
    """Open a new book."""
    store, person = visit.house.store, visit.caller.person
    id = secrets.token_urlsafe(9) if visit.key is None else id_by_key(person, visit.key)
    known = [row["id"] for row in await store.all(select(campaigns.c.id).where(campaigns.c.person == person))]
    if id in known:
        return await read_campaign(store, id, card)
    if len(known) >= MOST:
        raise Refusal("rate", "campaigns", 409, n=MOST)
    try:
        await store.do(insert(campaigns).values(id=id, person=person, made=now()))
    except IntegrityError:  # the same request, at the same time
        return await read_campaign(store, id, card)
    return CampaignCard(id, [], [])


def id_by_key(person: str, key: str) -> str:
    """The id of the book that this person opens with this key: the same key opens the same book."""
    return urlsafe_b64encode(hashlib.sha256(f"{person} {key}".encode()).digest()[:9]).decode()


@door(router, "POST", "/campaigns/{id}/characters", NewCharacter, CampaignCard, keyed=True)
async def create(visit: Visit, wish: NewCharacter) -> CampaignCard:
    """A new character with the first set of a faction, and perhaps a purse."""

    def work(book: Campaign) -> CampaignCard:
        book.create(wish.name, wish.faction, wish.crowns)
        return card(book)

    return await once(visit, wish, CampaignCard, work)


@door(router, "POST", "/campaigns/{id}/market", Purchase, CampaignCard, keyed=True)
async def buy(visit: Visit, wish: Purchase) -> CampaignCard:
    """Dice from the merchant, or a new set for a new faction. The merchant buys nothing."""

    def work(book: Campaign) -> CampaignCard:
        if wish.faction is not None:
            book.change_faction(wish.character, wish.faction, NEW_SET if wish.price is None else wish.price)
        elif wish.die is not None:
            book.buy(wish.character, wish.die, wish.copies)
        else:
            raise BadInput("purchase")
        return card(book)

    return await once(visit, wish, CampaignCard, work)


@door(router, "POST", "/campaigns/{id}/market/undo", PurchaseUndo, CampaignCard, keyed=True)
async def undo_purchase(visit: Visit, wish: PurchaseUndo) -> CampaignCard:
    """Take the last purchase back, while nothing was written after it."""

    def work(book: Campaign) -> CampaignCard:
        book.undo_purchase(wish.character, wish.deed)
        return card(book)

    return await once(visit, wish, CampaignCard, work)


@door(router, "POST", "/campaigns/{id}/purse", PurseChange, CampaignCard, keyed=True)
async def change_purse(visit: Visit, wish: PurseChange) -> CampaignCard:
    """Crowns that a character earned or paid elsewhere."""

    def work(book: Campaign) -> CampaignCard:
        change = book.give if wish.way == "earned" else book.spend
        change(wish.character, wish.crowns, **({} if wish.cause is None else {"cause": wish.cause}))
        return card(book)

    return await once(visit, wish, CampaignCard, work)


@door(router, "GET", "/campaigns/{id}/ledger", answers=LedgerLines, query=("character",))
async def ledger(visit: Visit, _: None) -> LedgerLines:
    """Every crown and every die with its cause, of one character or of all."""
    name = visit.query.get("character")
    lines = await read_campaign(visit.house.store, await own(visit), lambda book: book.ledger(name))
    return LedgerLines(
        [LedgerLine(line.at, line.cause, line.account, line.what, line.amount, line.game) for line in lines]
    )


@door(router, "POST", "/campaigns/{id}/games", NewGame, CampaignTold, keyed=True)
async def play(visit: Visit, wish: NewGame) -> CampaignTold:
    """Put the stakes into the pot and begin."""
    manner = Manner(wish.real_dice, wish.by_hand)
    options: dict[str, Any] = {"variant": wish.variant, "open_hands": wish.open_hands, "manner": manner}

    def work(book: Campaign) -> CampaignTold:
        if wish.against is not None:
            game = book.duel(wish.character, wish.against, bet=wish.bet, hands=(wish.hand, None), **options)
        else:
            seat = None if wish.tactics is None else {"tactics": wish.tactics}
            game = book.start(
                wish.character,
                wish.opponent,
                level=wish.level,
                faction=wish.faction,
                bet=wish.bet,
                hand=wish.hand,
                seat=seat,
                **options,
            )
        match = going(book, game)
        book.keep(game, match)
        return telling(book, game, match, 0)

    return await once(visit, wish, CampaignTold, work)


@door(router, "GET", "/campaigns/{id}/games/{game}", answers=CampaignTold)
async def show(visit: Visit, _: None) -> CampaignTold:
    """A game and all that has happened in it."""
    game = number(visit)
    return await read_campaign(
        visit.house.store, await own(visit), lambda book: telling(book, game, going(book, game), 0)
    )


@door(router, "POST", "/campaigns/{id}/games/{game}/choose", BotChoice, CampaignTold)
async def choose(visit: Visit, wish: BotChoice) -> CampaignTold:
    """Take an option, or say what a real die shows."""
    game, campaign = number(visit), await own(visit)

    def work(book: Campaign) -> CampaignTold:
        match = at(book, game, wish.n)
        if npc_asked(book.table(game), match):
            raise Refusal("turn", "opponents-turn")
        return taken(book, game, match, wish.option)

    return await write_campaign(visit.house.store, campaign, work)


@door(router, "POST", "/campaigns/{id}/games/{game}/go-on/{n}", answers=CampaignTold)
async def go_on(visit: Visit, _: None) -> CampaignTold:
    """Let the NPC answer."""
    game, n, campaign = number(visit), number(visit, "n"), await own(visit)

    def asked(book: Campaign) -> tuple[Match, str]:
        match, table = at(book, game, n), book.table(game)
        if not npc_asked(table, match):
            raise Refusal("turn", "opponent-not-asked")
        assert table.level is not None
        return match, SKILL[table.level]

    match, skill = await read_campaign(visit.house.store, campaign, asked)
    option = await visit.house.bots.think("dice", skill, match.state, 1)
    return await write_campaign(visit.house.store, campaign, lambda book: taken(book, game, at(book, game, n), option))


@door(router, "POST", "/campaigns/{id}/games/{game}/call-off", answers=CampaignCard, keyed=True)
async def call_off(visit: Visit, wish: None) -> CampaignCard:
    """A game that will not be finished: the stakes go back."""
    game = number(visit)

    def work(book: Campaign) -> CampaignCard:
        book.call_off(game)
        return card(book)

    return await once(visit, wish, CampaignCard, work)


async def once(visit: Visit, wish: Any, answers: type[A], work: Callable[[Campaign], A]) -> A:
    """Change the books in one transaction. A request with an Idempotency-Key that was answered before is not done
    again, but answered as the first time."""
    request = f"{visit.address} {msgspec.json.encode(wish).decode()}"

    def kept(book: Campaign) -> str:
        return book.once(visit.key, request, lambda: msgspec.json.encode(work(book)).decode())

    text = await write_campaign(visit.house.store, await own(visit), kept)
    return answers(**msgspec.json.decode(text))


async def own(visit: Visit) -> str:
    """The campaign of the address, if it is the caller's."""
    row = await visit.house.store.one(
        select(campaigns.c.id).where(campaigns.c.id == visit.path["id"], campaigns.c.person == visit.caller.person)
    )
    if row is None:
        raise Refusal("foreign", "no-campaign", 404)
    return str(row["id"])


def number(visit: Visit, part: str = "game") -> int:
    text = visit.path[part]
    if not (text.isascii() and text.isdigit()) or len(text) > 9:
        raise Refusal("foreign", "game-number", 404, came=shown(text))
    return int(text)


def going(book: Campaign, game: int) -> Match:
    return book.match(game, secrets.randbits(31), book.table(game).manner.real_dice)


def at(book: Campaign, game: int, n: int) -> Match:
    """The match, if it still stands where the caller has seen it."""
    book.refuse_if_settled(game)
    match = going(book, game)
    if match.number != n:
        raise Late
    return match


def taken(book: Campaign, game: int, match: Match, option: str) -> CampaignTold:
    """Make a choice and write it down; the last one together with the pay-out."""
    n = match.number
    match.choose(option)
    if match.state.outcome is None:
        book.keep(game, match)
    else:
        book.settle(game, match)
    return telling(book, game, match, n)


def telling(book: Campaign, game: int, match: Match, since: int) -> CampaignTold:
    table = book.table(game)
    seat, view, events = told(table, match, since)
    return CampaignTold(
        game=game,
        n=match.number,
        seat=seat,
        names=match.record.seats,
        events=events,
        view=view,
        npc=npc_asked(table, match),
        bet=table.bet,
        stake=table.stake,
        real_dice=table.manner.real_dice,
        by_hand=table.manner.by_hand,
        settled=table.settled,
        purse=book.purse(table.players[0].name),
        character=book.characters().index(table.players[0].name) + 1,
        rolled=table.rolled,
    )


def card(book: Campaign) -> CampaignCard:
    characters = [
        CharacterCard(number, name, book.faction(name), book.purse(name), book.collection(name))
        for number, name in enumerate(book.characters(), start=1)
    ]
    games = [
        CampaignGame(table.id, table.names, table.level, table.bet, table.stake, table.manner.real_dice)
        for table in book.open_games()
    ]
    last = book.last_purchase()
    purchase = None if last is None else LastPurchase(last.deed, last.character, last.cause)
    return CampaignCard(book.campaign, characters, games, purchase)
