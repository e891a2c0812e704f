"""The wire: every message that a client sends or gets, at the socket and over HTTP; `web/src/generated` is made of it.

It is long because it is one list: who writes a client reads it from top to end, and all changes of it are here."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta, Raw, Struct

from sevencats.core.wire import HouseValue, Outcome
from sevencats.dice import wire as dice
from sevencats.gwent import wire as gwent
from sevencats.server.contract.refers import Refers
from sevencats.unmatched import wire as unmatched

GameName = Literal["gwent", "dice", "unmatched"]
AnyView = gwent.View | dice.View | unmatched.View
AnyEvent = gwent.Event | dice.Event | unmatched.Event
AnyOption = gwent.Option | dice.Option | unmatched.Option
AnySetup = gwent.Setup | dice.Setup | unmatched.Setup
AnySeatSetup = gwent.SeatSetup | dice.SeatSetup | unmatched.SeatSetup


class GameRecord(TypedDict):
    """A game written down: its complete setup and every choice by seat and text."""

    format: int
    game: str
    engine: NotRequired[str]
    content: str
    setup: AnySetup
    seats: NotRequired[list[str]]
    commitment: NotRequired[str | None]
    seed: NotRequired[str | None]
    result: NotRequired[Outcome | None]
    choices: list[tuple[int, str]]


# What is decoded as plain JSON, because the game that it is for says in its own words what is wrong with it.
Setup = Annotated[dict[str, Any], Refers(AnySetup)]
SeatSetup = Annotated[dict[str, Any], Refers(AnySeatSetup)]
WrittenGame = Annotated[dict[str, Any], Refers(GameRecord)]
WrittenDeck = Annotated[dict[str, Any], Refers(gwent.Deck)]
ContentFile = Annotated[dict[str, Any], Refers(Raw)]  # a file of cards or boards, as its game reads it

N = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")]
Word = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200, pattern=r"^[^\x00]+$")]


class Ask(Struct, tag_field="do", forbid_unknown_fields=True):
    """What a client sends at the socket."""


class Choose(Ask, tag="choose"):
    """Take an option; n is how much of the match log the client has seen."""

    n: N
    option: Annotated[str, Meta(max_length=200)]


class Resign(Ask, tag="resign"):
    n: N


class OfferDraw(Ask, tag="offer_draw"):
    n: N


class AskUndo(Ask, tag="ask_undo"):
    n: N


class Agree(Ask, tag="agree"):
    n: N


class Decline(Ask, tag="decline"):
    n: N


class Claim(Ask, tag="claim"):
    """The others are gone and the grace is over: take the win."""

    n: N


class LetBot(Ask, tag="let_bot"):
    """The others are gone and the grace is over: let a bot sit down for them."""

    n: N
    level: Word = "novice"


class Rematch(Ask, tag="rematch"):
    n: N


class Say(Ask, tag="say"):
    """A preset phrase by its id, or own words."""

    phrase: Word | None = None
    text: Annotated[str, Meta(min_length=1, max_length=300)] | None = None


class Mute(Ask, tag="mute"):
    on: bool


class Sync(Ask, tag="sync"):
    """Ask for what came after n."""

    n: N


class Ping(Ask, tag="ping"):
    pass


AnyAsk = Choose | Resign | OfferDraw | AskUndo | Agree | Decline | Claim | LetBot | Rematch | Say | Mute | Sync | Ping


class Chair(Struct):
    """Who sits there; gone is for how many seconds nobody was seen, time how many milliseconds are left."""

    seat: int
    name: str
    kind: Literal["person", "bot", "empty"]
    level: str | None = None
    here: bool = True
    gone: int = 0
    time: int | None = None


class Offer(Struct):
    kind: Literal["draw", "undo", "rematch"]
    seat: int
    agreed: list[int]


class Clock(Struct, forbid_unknown_fields=True):
    """Live: minutes and an increment. Correspondence: days for each move."""

    minutes: Annotated[float, Meta(ge=0.05, le=180)] | None = None
    increment: Annotated[float, Meta(ge=0, le=180)] = 0
    days: Annotated[float, Meta(ge=0.01, le=30)] | None = None


class Tell(Struct, tag_field="tell"):
    """What a client is told at the socket."""


class Told(Tell, tag="table"):
    """The table as this connection may see it after n: what happened since, and the whole view."""

    match: str
    game: GameName
    status: Literal["open", "playing", "over"]
    n: int
    since: int
    seat: int | None
    seats: list[int]
    chairs: list[Chair]
    events: list[AnyEvent]
    view: AnyView | None
    offer: Offer | None
    result: Outcome | None
    commitment: str
    seed: str | None = None
    rematch: str | None = None
    clock: Clock | None = None
    grace: int = 60


class Fault(Struct):
    """One of several things that are wrong: the message of the locales that says it, and what stands in it."""

    code: str
    values: dict[str, str | int]
    faults: list[Fault]


class Refused(Tell, tag="refused"):
    """Nothing was changed; why says so in one sentence, n is where the table stands. In other languages the message
    `code` of the locales says it, with these values; `faults` are the sentences of a list, such as all that is wrong
    with a deck."""

    why: str
    n: int
    code: str
    values: dict[str, str | int]
    faults: list[Fault]


class Present(Tell, tag="present"):
    chairs: list[Chair]


class Said(Tell, tag="said"):
    k: int
    seat: int | None
    name: str
    phrase: str | None
    text: str | None


class Pong(Tell, tag="pong"):
    pass


AnyTell = Told | Refused | Present | Said | Pong


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit there: me, a bot of a level, or whoever comes; and this seat's part of the setup."""

    who: Literal["me", "bot", "open"] = "open"
    level: Word = "regular"
    setup: SeatSetup = {}


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    setup: Setup = {}  # all but the seats
    seats: Annotated[list[SeatWish], Meta(max_length=4)] = []
    clock: Clock | None = None
    public: bool = False
    hot: bool = False


class Join(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None
    setup: SeatSetup = {}
    key: Annotated[str, Meta(max_length=100)] | None = None


class TableCard(Struct):
    """A table as the lobby shows it; the key is told only to those who sit there."""

    id: str
    game: str
    edition: str | None
    status: Literal["open", "playing", "over"]
    public: bool
    hot: bool
    clock: Clock | None
    chairs: list[Chair]
    result: Outcome | None
    commitment: str
    seats: list[int]
    position: bool  # its sides are laid already: whoever sits down chooses nothing
    key: str | None = None


class Tables(Struct):
    tables: list[TableCard]


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class Rating(Struct):
    game: str
    rating: float
    doubt: float
    games: int


class Me(Struct):
    id: str
    name: str
    guest: bool
    ratings: list[Rating]


class SessionCard(Struct):
    id: str
    agent: str
    made: int
    seen: int
    current: bool


class Sessions(Struct):
    sessions: list[SessionCard]


class NewToken(Struct, forbid_unknown_fields=True):
    name: Name


class TokenCard(Struct):
    id: str
    name: str
    made: int
    token: str | None = None  # told once, when it is made


class Tokens(Struct):
    tokens: list[TokenCard]


class Kept(Struct):
    """A deck or a campaign character in somebody's library."""

    game: str
    name: str
    data: WrittenDeck


class Shelf(Struct):
    things: list[Kept]


class Keep(Struct, forbid_unknown_fields=True):
    data: WrittenDeck


class GameCard(Struct):
    name: str
    seats: int
    levels: list[str]
    content: str


class Games(Struct):
    games: list[GameCard]
    phrases: list[str]


class Content(Struct):
    """A game's content files as data, by their path in its room."""

    game: str
    content: str
    files: dict[str, ContentFile]


class EditionLimits(Struct):
    """What a deck may hold in an edition of Gwent: how many of each card exist, whose leaders there are, which cards
    every faction may play, and which reserve card lies ready for which card."""

    edition: str
    hand: int
    swaps: int
    minimum_units: int
    maximum_specials: int
    leaders: dict[str, list[str]]
    cards: dict[str, int]
    shared: list[str]
    reserve: dict[str, str]


class DeckLimits(Struct):
    editions: list[EditionLimits]


class OddsWish(Struct, forbid_unknown_fields=True):
    """A deck as its file has it; it need not be playable, but it has an opening hand."""

    edition: Word
    faction: Word
    leader: Word
    cards: Annotated[list[Word], Meta(max_length=200)]


class Chance(Struct):
    """How likely a card, or one of a group, is in the opening hand: at least one, at least two, and at least one if all
    swaps are spent on finding it."""

    name: str
    copies: int
    hand: float
    two: float
    dug: float


class DeckOdds(Struct):
    chances: list[Chance]


class Reason(Struct):
    """One step on the way to a number: what works, because of what, by which paragraph, and how much it is then."""

    what: str
    causes: list[str]
    paragraph: str
    strength: int


class Reasons(Struct):
    n: int
    reasons: list[Reason]


class Piece(Struct):
    """A piece of a line: words, the name of a field, or a reference to another rule by its id."""

    kind: Literal["text", "code", "rule"]
    text: str


class Block(Struct, tag_field="kind"):
    """A part of a text; texts of rules are parsed by the server alone."""


class TextBlock(Block, tag="text"):
    pieces: list[Piece]


class ListBlock(Block, tag="list"):
    items: list[list[Piece]]


class TableBlock(Block, tag="table"):
    """The first row is the head."""

    rows: list[list[list[Piece]]]


AnyBlock = TextBlock | ListBlock | TableBlock


class RuleBlocks(Struct, omit_defaults=True):
    """The texts of a rule, to be drawn."""

    text: list[AnyBlock] = []
    sources: list[AnyBlock] = []
    grounds: list[AnyBlock] = []


class Rule(Struct, omit_defaults=True):
    """One entry of the rulebook: a paragraph, a ruling, or a field in which editions differ."""

    id: str
    game: str
    kind: Literal["paragraph", "contradiction", "gap", "ruling", "field"]
    text: str
    blocks: RuleBlocks
    chapter: str = ""
    title: str = ""
    sources: str = ""
    grounds: str = ""
    confidence: str = ""
    paragraphs: list[str] = []
    rulings: list[str] = []
    fields: list[str] = []
    about: list[str] = []
    values: dict[str, HouseValue] = {}


class Rules(Struct):
    """All rules in one language, and what the tags of their sources stand for."""

    language: str
    evidence: dict[str, str]
    entries: list[Rule]


class ReplayWish(Struct, forbid_unknown_fields=True):
    """A moment of a record: the position after n choices, through the eyes of a seat, or of somebody who watches."""

    record: WrittenGame
    n: N
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None


class Replayed(Struct):
    """The moment as the screens of the games draw it; events are those of the last choice.

    `made_by` is the version that made the record, if it was not this `version`."""

    n: int
    total: int
    game: GameName
    names: list[str]
    view: AnyView
    events: list[AnyEvent]
    result: Outcome | None
    made_by: str
    version: str


class Heard(Struct):
    """What happened until n, at a table as this caller may hear it, or in a record as the seat heard it."""

    n: int
    events: list[AnyEvent]


class WhyWish(Struct, forbid_unknown_fields=True):
    record: WrittenGame
    n: N
    about: Annotated[str, Meta(max_length=200)]


class ProofWish(Struct, forbid_unknown_fields=True):
    record: WrittenGame


class Proof(Struct):
    """All draws of the record follow from the promised seed."""

    draws: int
    commitment: str


class Health(Struct):
    status: Literal["ok", "unwell"]
    version: str
    database: bool
    bus: bool


class BotChoice(Struct, forbid_unknown_fields=True):
    n: N
    option: Annotated[str, Meta(max_length=200)]


class Sorry(Struct):
    """Why a request was refused, in one sentence; in other languages the message `code` of the locales says it, and
    `faults` the sentences of a list, such as all that is wrong with a deck."""

    why: str
    code: str
    values: dict[str, str | int]
    faults: list[Fault]


class Done(Struct):
    done: bool = True


Crowns = int | Annotated[str, Meta(max_length=20)]


class CharacterCard(Struct):
    """A character of a campaign, by its number in the book: purse and dice are sums of the ledger."""

    number: int
    name: str
    faction: str
    purse: int
    dice: dict[str, int]


class CampaignGame(Struct):
    """A game whose stakes lie in the pot."""

    id: int
    names: list[str]
    difficulty: str | None
    bet: int
    stake: int
    real_dice: bool


class LastPurchase(Struct):
    """What the merchant sold last, while nothing was written after it: it can be undone."""

    deed: int
    character: str
    cause: str


class CampaignCard(Struct):
    """A campaign: its characters, its games that are not settled, and the purchase that can be undone."""

    id: str
    characters: list[CharacterCard]
    games: list[CampaignGame]
    purchase: LastPurchase | None = None


class Reward(Struct):
    """Up to which d100 this die is won."""

    upto: int
    die: str


class DifficultyCard(Struct):
    """Up to which d10 it is rolled; what an opponent stakes, in halves of the bet, rolls and keeps, and which dice are
    won from it."""

    id: str
    upto: int
    halves: int
    dice: list[str]
    keeps: str
    rewards: list[Reward]


class Campaigns(Struct):
    """My campaigns, and the tables of the rulebook that they go by."""

    campaigns: list[CampaignCard]
    prices: dict[str, int]
    new_set: int
    difficulties: list[DifficultyCard]


class NewCharacter(Struct, forbid_unknown_fields=True):
    name: Name
    faction: Word
    crowns: Crowns = 0


class Purchase(Struct, forbid_unknown_fields=True):
    """Dice from the merchant, or, with a faction, a new set."""

    character: Name
    die: Word | None = None
    copies: Crowns = 1
    faction: Word | None = None
    price: Crowns | None = None


class PurchaseUndo(Struct, forbid_unknown_fields=True):
    """A character's purchase, by the number of its transaction."""

    character: Name
    deed: int


class PurseChange(Struct, forbid_unknown_fields=True):
    """Crowns earned or paid elsewhere, and why."""

    character: Name
    way: Literal["earned", "paid"]
    crowns: Crowns
    cause: Word | None = None


class NewGame(Struct, forbid_unknown_fields=True):
    """A game of a character against an NPC, or, with `against`, a duel with another character of the campaign. The
    level is a difficulty, `roll`, or what a real d10 showed."""

    character: Name
    opponent: Name = "npc"
    against: Name | None = None
    level: Word = "normal"
    faction: Word = "random"
    bet: Crowns = 0
    hand: Annotated[list[Word], Meta(max_length=10)] | None = None
    tactics: Annotated[int, Meta(ge=0, le=99)] | None = None
    variant: Word = "rulebook"
    open_hands: bool = False
    real_dice: bool = False
    by_hand: bool = False


class CampaignTold(Struct):
    """A game of a campaign as its reader may see it after n choices, and what happened since the last telling."""

    game: int
    n: int
    seat: int
    names: list[str]
    events: list[dice.Event]
    view: dice.View
    npc: bool  # the NPC chooses next
    bet: int
    stake: int
    real_dice: bool
    by_hand: bool
    settled: bool
    purse: int
    character: int  # the number of the first player's character
    rolled: int | None  # what the d10 showed that set the difficulty


class LedgerLine(Struct):
    at: str
    cause: str
    account: str
    what: str
    amount: int
    game: int | None


class LedgerLines(Struct):
    lines: list[LedgerLine]
