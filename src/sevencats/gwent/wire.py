"""The contract of Gwent: all that it tells and takes, as types.

The client's types, the JSON Schema and the tables of docs/protocol.md are made from this file, and the type checker
compares it with what `view` and `events` build. Piles are written as words: `nekker*3` is three nekkers."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from sevencats.core.wire import House, Outcome

RowName = Literal["close", "ranged", "siege"]
CardDeed = Literal["play", "draw", "revive", "discard", "replace", "take", "show"]
PlacedCardDeed = Literal["keep", "decoy"]
RoundKind = Literal["first", "round"]
CardKind = Literal["played", "revived", "returned", "took", "discarded"]
SecretKind = Literal["drew", "swapped", "fetched"]
RowKind = Literal["laid", "decoyed", "transformed", "kept", "moved"]
Cause = Literal["muster", "medic", "avenger", "mardroeme", "skellige"]
About = Literal[
    "first",
    "swap",
    "draw",
    "turn",
    "row",
    "decoy",
    "revive",
    "weather",
    "show",
    "take",
    "discard",
    "fetch",
    "keep",
    "return",
]


# -- options: `text` is what records keep and people type, the parts are what clients use


class CardOption(TypedDict):
    """Something to do with one card."""

    do: CardDeed
    text: str
    card: str


class PlacedCardOption(TypedDict):
    """Something to do with a card that lies on a row."""

    do: PlacedCardDeed
    text: str
    card: str
    row: RowName


class RowOption(TypedDict):
    """The row on which the card is to lie."""

    do: Literal["row"]
    text: str
    row: RowName


class FirstOption(TypedDict):
    """This seat shall start."""

    do: Literal["first"]
    text: str
    seat: int


class PlainOption(TypedDict):
    do: Literal["leader", "pass", "done"]
    text: str


Option = CardOption | PlacedCardOption | RowOption | FirstOption | PlainOption


# -- the view


class Unit(TypedDict):
    card: str
    strength: int


class Row(TypedDict):
    """`sounded`: a leader's horn; `horn`: any horn works here."""

    units: list[Unit]
    specials: list[str]
    sounded: bool
    horn: bool
    weather: bool
    total: int


class Rows(TypedDict):
    close: Row
    ranged: Row
    siege: Row


class Side(TypedDict):
    """One side of the table. `hand`, `deck` and `aside` are told to its own seat; to the other `known` (cards of the
    hand), `shown` (by a leader), `marked` (cards of the deck), `stirred` (in hand or deck), `seen` (ever), and, where
    deck lists are open, `unseen`."""

    faction: str
    leader: str
    leader_used: bool
    gems: int
    passed: bool
    total: int
    rows: Rows
    weather: list[str]
    discard: list[str]
    reserve: list[str]
    removed: list[str]
    hand_size: int
    deck_size: int
    aside_size: int
    hand: NotRequired[list[str]]
    deck: NotRequired[list[str]]
    aside: NotRequired[list[str]]
    known: NotRequired[list[str]]
    shown: NotRequired[list[str]]
    marked: NotRequired[list[str]]
    stirred: NotRequired[list[str]]
    seen: NotRequired[list[str]]
    unseen: NotRequired[list[str]]


class Step(TypedDict):
    """A step of the agenda: a rule, its seat, and perhaps a card and a number."""

    rule: str
    seat: int
    card: NotRequired[str]
    n: NotRequired[int]


class Place(TypedDict):
    """A row of a seat."""

    seat: int
    row: RowName


class Question(TypedDict):
    """Who is asked about what; -1 is luck. Only the one who is asked hears the options, and for each card that may be
    played, by the text of its option, the places where it would lie or work."""

    seat: int
    about: About
    step: Step
    options: NotRequired[list[Option]]
    aims: NotRequired[dict[str, list[Place]]]


class View(TypedDict):
    """The table as a seat sees it; `leads` is who would win the round now, or -1."""

    game: Literal["gwent"]
    edition: str
    house: House
    open_lists: bool
    seat: int | None
    round: int
    turn: int
    starter: int
    scores: list[tuple[int, int]]
    leads: int
    decision: Question | None
    agenda: list[Step]
    outcome: Outcome | None
    sides: list[Side]


# -- events: `seat` is whom it happened to, `by` who did it, `cause` what made it happen; a card that the reader may
# -- not know is null


class RoundEvent(TypedDict):
    """`first`: the seat starts a round; `round`: it has won one, or nobody (-1). `faction`: of a tied
    one the faction that wins ties, if somebody has it; if both do, nobody has won."""

    kind: RoundKind
    seat: int
    round: int
    faction: str | None


class CardEvent(TypedDict):
    """A special card was played; a medic revived a unit, or Skellige's returned, to be placed next; a card was taken
    openly, or discarded."""

    kind: CardKind
    seat: int
    card: str


class SecretEvent(TypedDict):
    """A card was drawn, swapped for another at the start, or fetched from the deck."""

    kind: SecretKind
    seat: int
    card: str | None


class RowEvent(TypedDict):
    """A special card was laid on a row; a unit was taken back by a decoy, transformed (what it becomes is placed next),
    kept by Monsters, or moved to this row."""

    kind: RowKind
    seat: int
    card: str
    row: RowName


class Placed(TypedDict):
    kind: Literal["placed"]
    seat: int
    by: int
    card: str
    row: RowName
    cause: Cause | None


class Destroyed(TypedDict):
    kind: Literal["destroyed"]
    seat: int
    by: int
    card: str
    row: RowName
    cause: Literal["scorch"]


class Shown(TypedDict):
    """A card of the seat's hand was shown to another, `by`."""

    kind: Literal["shown"]
    seat: int
    by: int
    card: str | None


class Passed(TypedDict):
    kind: Literal["passed"]
    seat: int


class LeaderUsed(TypedDict):
    kind: Literal["leader"]
    seat: int
    leader: str


class Sounded(TypedDict):
    """A leader's horn."""

    kind: Literal["sounded"]
    seat: int
    row: RowName


class Shuffled(TypedDict):
    """So many cards went from the discard pile back into the deck."""

    kind: Literal["shuffled"]
    seat: int
    n: int


Event = (
    RoundEvent
    | CardEvent
    | SecretEvent
    | RowEvent
    | Placed
    | Destroyed
    | Shown
    | Passed
    | LeaderUsed
    | Sounded
    | Shuffled
)


# -- the setup: what a client sends; what is left out is usual


class Deck(TypedDict):
    """A deck as its file has it; cards and reserve are written as words."""

    name: NotRequired[str]
    faction: str
    leader: str
    cards: list[str]
    reserve: NotRequired[list[str]]
    source: NotRequired[str]


class PositionSide(TypedDict, total=False):
    """One side of a position, piles and rows written as words (docs/notation.md)."""

    faction: str
    leader: str
    leader_used: bool
    gems: int
    passed: bool
    close: list[str]
    ranged: list[str]
    siege: list[str]
    sounded: list[RowName]
    hand: list[str]
    deck: list[str]
    discard: list[str]
    reserve: list[str]
    removed: list[str]
    aside: list[str]
    weather: list[str]
    known: list[str]
    marked: list[str]
    stirred: list[str]
    shown: list[str]
    familiar: list[str]
    left: list[str]
    seen: list[str]


class Position(TypedDict, total=False):
    """A whole position, secrets included; what is left out is usual."""

    game: Literal["gwent"]
    edition: str
    house: House
    open_lists: bool
    round: int
    turn: int
    starter: int
    last_passer: int
    luck: int
    scores: list[tuple[int, int]]
    luck_inside: bool
    asked: Step
    by_lot: bool
    agenda: list[Step]
    side: list[PositionSide]


class SeatSetup(TypedDict, total=False):
    """A premade deck by its name, or a deck."""

    name: str
    deck: str | Deck
    leader: str


class Setup(TypedDict, total=False):
    """Instead of all the rest a setup may have a position, with the names of the seats."""

    edition: str
    house: House
    open_lists: bool
    seats: list[SeatSetup]
    position: Position
