"""Campaigns of Gwen't: characters, purse, merchant, ledger, and games with stakes. They are those of
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
from sevencats.server.http.endpoint import Context, endpoint
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


@endpoint(router, "GET", "/campaigns", answers=Campaigns)
async def mine(context: Context, _: None) -> Campaigns:
    """My campaigns, the merchant's prices and the difficulties."""
    rows = await context.server.repository.all(
        select(campaigns).where(campaigns.c.person == context.caller.person).order_by(campaigns.c.made, campaigns.c.id)
    )
    return Campaigns(
        [await read_campaign(context.server.repository, row["id"], card) for row in rows],
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


@endpoint(router, "POST", "/campaigns", answers=CampaignCard, keyed=True)
async def begin(context: Context, _: None) -> CampaignCard:
    """Begin a new campaign."""
    repository, person = context.server.repository, context.caller.person
    id = secrets.token_urlsafe(9) if context.key is None else id_by_key(person, context.key)
    known = [row["id"] for row in await repository.all(select(campaigns.c.id).where(campaigns.c.person == person))]
    if id in known:
        return await read_campaign(repository, id, card)
    if len(known) >= MOST:
        raise Refusal("rate", "campaigns", 409, n=MOST)
    try:
        await repository.do(insert(campaigns).values(id=id, person=person, made=now()))
    except IntegrityError:  # the same request, at the same time
        return await read_campaign(repository, id, card)
    return CampaignCard(id, [], [])


def id_by_key(person: str, key: str) -> str:
    """The id of the book that this person opens with this key: the same key opens the same book."""
    return urlsafe_b64encode(hashlib.sha256(f"{person} {key}".encode()).digest()[:9]).decode()


@endpoint(router, "POST", "/campaigns/{id}/characters", NewCharacter, CampaignCard, keyed=True)
async def create(context: Context, request: NewCharacter) -> CampaignCard:
    """A new character with the first set of a faction, and perhaps a purse."""

    def work(book: Campaign) -> CampaignCard:
        book.create(request.name, request.faction, request.crowns)
        return card(book)

    return await once(context, request, CampaignCard, work)


@endpoint(router, "POST", "/campaigns/{id}/market", Purchase, CampaignCard, keyed=True)
async def buy(context: Context, request: Purchase) -> CampaignCard:
    """Dice from the merchant, or a new set for a new faction. The merchant buys nothing."""

    def work(book: Campaign) -> CampaignCard:
        if request.faction is not None:
            book.change_faction(request.character, request.faction, NEW_SET if request.price is None else request.price)
        elif request.die is not None:
            book.buy(request.character, request.die, request.copies)
        else:
            raise BadInput("purchase")
        return card(book)

    return await once(context, request, CampaignCard, work)


@endpoint(router, "POST", "/campaigns/{id}/market/undo", PurchaseUndo, CampaignCard, keyed=True)
async def undo_purchase(context: Context, request: PurchaseUndo) -> CampaignCard:
    """Take the last purchase back, while nothing was written after it."""

    def work(book: Campaign) -> CampaignCard:
        book.undo_purchase(request.character, request.deed)
        return card(book)

    return await once(context, request, CampaignCard, work)


@endpoint(router, "POST", "/campaigns/{id}/purse", PurseChange, CampaignCard, keyed=True)
async def change_purse(context: Context, request: PurseChange) -> CampaignCard:
    """Crowns that a character earned or paid elsewhere."""

    def work(book: Campaign) -> CampaignCard:
        change = book.give if request.way == "earned" else book.spend
        change(request.character, request.crowns, **({} if request.cause is None else {"cause": request.cause}))
        return card(book)

    return await once(context, request, CampaignCard, work)


@endpoint(router, "GET", "/campaigns/{id}/ledger", answers=LedgerLines, query=("character",))
async def ledger(context: Context, _: None) -> LedgerLines:
    """Every crown and every die with its cause, of one character or of all."""
    name = context.query.get("character")
    lines = await read_campaign(context.server.repository, await own(context), lambda book: book.ledger(name))
    return LedgerLines(
        [LedgerLine(line.at, line.cause, line.account, line.what, line.amount, line.game) for line in lines]
    )


@endpoint(router, "POST", "/campaigns/{id}/games", NewGame, CampaignTold, keyed=True)
async def play(context: Context, request: NewGame) -> CampaignTold:
    """Put the stakes into the pot and begin."""
    manner = Manner(request.real_dice, request.by_hand)
    options: dict[str, Any] = {"variant": request.variant, "open_hands": request.open_hands, "manner": manner}

    def work(book: Campaign) -> CampaignTold:
        if request.against is not None:
            game = book.duel(request.character, request.against, bet=request.bet, hands=(request.hand, None), **options)
        else:
            seat = None if request.tactics is None else {"tactics": request.tactics}
            game = book.start(
                request.character,
                request.opponent,
                level=request.level,
                faction=request.faction,
                bet=request.bet,
                hand=request.hand,
                seat=seat,
                **options,
            )
        match = going(book, game)
        book.keep(game, match)
        return snapshot_of(book, game, match, 0)

    return await once(context, request, CampaignTold, work)


@endpoint(router, "GET", "/campaigns/{id}/games/{game}", answers=CampaignTold)
async def show(context: Context, _: None) -> CampaignTold:
    """A game and all that has happened in it."""
    game = number(context)
    return await read_campaign(
        context.server.repository, await own(context), lambda book: snapshot_of(book, game, going(book, game), 0)
    )


@endpoint(router, "POST", "/campaigns/{id}/games/{game}/choose", BotChoice, CampaignTold)
async def choose(context: Context, request: BotChoice) -> CampaignTold:
    """Take an option, or say what a real die shows."""
    game, campaign = number(context), await own(context)

    def work(book: Campaign) -> CampaignTold:
        match = at(book, game, request.n)
        if npc_asked(book.table(game), match):
            raise Refusal("turn", "opponents-turn")
        return taken(book, game, match, request.option)

    return await write_campaign(context.server.repository, campaign, work)


@endpoint(router, "POST", "/campaigns/{id}/games/{game}/go-on/{n}", answers=CampaignTold)
async def go_on(context: Context, _: None) -> CampaignTold:
    """Let the NPC answer."""
    game, n, campaign = number(context), number(context, "n"), await own(context)

    def asked(book: Campaign) -> tuple[Match, str]:
        match, table = at(book, game, n), book.table(game)
        if not npc_asked(table, match):
            raise Refusal("turn", "opponent-not-asked")
        assert table.level is not None
        return match, SKILL[table.level]

    match, skill = await read_campaign(context.server.repository, campaign, asked)
    option = await context.server.bots.think("dice", skill, match.state, 1)
    return await write_campaign(
        context.server.repository, campaign, lambda book: taken(book, game, at(book, game, n), option)
    )


@endpoint(router, "POST", "/campaigns/{id}/games/{game}/call-off", answers=CampaignCard, keyed=True)
async def call_off(context: Context, request: None) -> CampaignCard:
    """A game that will not be finished: the stakes go back."""
    game = number(context)

    def work(book: Campaign) -> CampaignCard:
        book.call_off(game)
        return card(book)

    return await once(context, request, CampaignCard, work)


async def once(context: Context, request: Any, answers: type[A], work: Callable[[Campaign], A]) -> A:
    """Idempotent change in one transaction. A request with an Idempotency-Key that was answered before is not done
    again, but answered as the first time."""
    fingerprint = f"{context.address} {msgspec.json.encode(request).decode()}"

    def kept(book: Campaign) -> str:
        return book.once(context.key, fingerprint, lambda: msgspec.json.encode(work(book)).decode())

    text = await write_campaign(context.server.repository, await own(context), kept)
    return answers(**msgspec.json.decode(text))


async def own(context: Context) -> str:
    """The campaign of the address, if it is the caller's."""
    row = await context.server.repository.one(
        select(campaigns.c.id).where(campaigns.c.id == context.path["id"], campaigns.c.person == context.caller.person)
    )
    if row is None:
        raise Refusal("foreign", "no-campaign", 404)
    return str(row["id"])


def number(context: Context, part: str = "game") -> int:
    text = context.path[part]
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
    return snapshot_of(book, game, match, n)


def snapshot_of(book: Campaign, game: int, match: Match, since: int) -> CampaignTold:
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
