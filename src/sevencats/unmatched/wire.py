"""The contract of Unmatched: all that it tells and takes, as types.

Fighters and spaces go by their names on the board; piles are written as words: `counter*3` is three counters."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from sevencats.core.wire import Outcome

CardDeed = Literal["lay", "defend", "scheme", "boost", "draw", "discard", "take", "equip"]
FighterDeed = Literal["hit", "swap", "through"]
SpaceDeed = Literal["move", "place"]
PlainDeed = Literal[
    "manoeuvre",
    "draw-one",
    "search-deck",
    "search-discard",
    "through-nobody",
    "done",
    "decline",
    "accept",
    "ignore",
]
SeatKind = Literal["manoeuvre", "ended", "searched", "out", "dormant"]
NumberKind = Literal["turn", "gained", "looked", "exhausted"]
CardKind = Literal["equipped", "scheme", "discarded", "revealed", "cancelled", "took", "returned"]
SecretCardKind = Literal["drew", "laid"]
FighterKind = Literal["moved", "placed", "swapped", "removed", "rooted", "defeated"]
HealthKind = Literal["damaged", "recovered"]
About = Literal[
    "equipment",
    "place",
    "action",
    "boost",
    "move",
    "attack",
    "defence",
    "discard",
    "draw",
    "hit",
    "ignore",
    "limit",
    "look",
    "mill",
    "riposte",
    "search",
    "spend",
    "summon",
    "take",
    "through",
]


# -- options: `text` is what records keep and people type, the parts are what clients use


class CardOption(TypedDict):
    """Something to do with a card."""

    do: CardDeed
    text: str
    card: str


class FighterOption(TypedDict):
    """Something to do to a fighter."""

    do: FighterDeed
    text: str
    fighter: str


class SpaceOption(TypedDict):
    """A space for a fighter."""

    do: SpaceDeed
    text: str
    fighter: str
    space: str


class AttackOption(TypedDict):
    do: Literal["attack"]
    text: str
    fighter: str
    target: str


class PlainOption(TypedDict):
    do: PlainDeed
    text: str


Option = CardOption | FighterOption | SpaceOption | AttackOption | PlainOption


# -- the view


class Part(TypedDict):
    """One side of a combat. `card` is missing as long as it lies face down for the reader, and null where none was
    laid; the rest is told after the reveal: the value, whether effects were cancelled, whose effects are ignored, what
    was added by what, and a value instead of the printed one."""

    seat: int
    fighter: str
    card: NotRequired[str | None]
    value: NotRequired[int]
    cancelled: NotRequired[bool]
    ignored: NotRequired[str]
    added: NotRequired[list[tuple[str, int]]]
    instead: NotRequired[int]


class Combat(TypedDict):
    revealed: bool
    winner: int | None
    attack: Part
    defence: Part


class Fighter(TypedDict):
    """A figure: where it stands (null is off the board), and where it could go by its own move value."""

    name: str
    kind: str
    seat: int
    health: int
    most: int
    move: int
    ranged: bool
    hero: bool
    space: str | None
    zones: list[str]
    reach: list[str]
    left: bool
    stuck: bool
    attacked: bool


class Side(TypedDict):
    """One side's cards. `hidden` is all that may lie in hand, deck or face down; `hand` and `deck` are told to its own
    seat, `shown` to the others: what they have seen of the hand."""

    hero: str
    equipment: list[str]
    hand_size: int
    deck_size: int
    hidden: list[str]
    top: list[str]
    known: list[str]
    marked: list[str]
    discard: list[str]
    ongoing: str | None
    playing: str | None
    later: list[str]
    sources: int
    attacked: bool
    dormant: bool
    out: bool
    hand: NotRequired[list[str]]
    deck: NotRequired[list[str]]
    shown: NotRequired[list[str]]


class Step(TypedDict):
    """A step of the agenda: a rule, its seat, and perhaps a number, a card and fighters."""

    rule: str
    seat: int
    n: NotRequired[int]
    card: NotRequired[str]
    fighter: NotRequired[str]
    fighters: NotRequired[list[str]]


class Question(TypedDict):
    """Who is asked about what; -1 is luck. Only the one who is asked hears the options."""

    seat: int
    about: About
    step: Step
    options: NotRequired[list[Option]]


class View(TypedDict):
    """The table as a seat sees it; `number` is that of the turn, `turn` whose it is."""

    game: Literal["unmatched"]
    board: str
    seat: int | None
    number: int
    turn: int
    actions: int
    decision: Question | None
    agenda: list[Step]
    outcome: Outcome | None
    combat: Combat | None
    fighters: list[Fighter]
    sides: list[Side]


# -- events: `seat` is whom it happened to; a card that the reader may not know is null


class SeatEvent(TypedDict):
    """A manoeuvre, the end of a turn by an effect, a search of the deck, a seat that is out or has no fighter left."""

    kind: SeatKind
    seat: int


class NumberEvent(TypedDict):
    """The number of the turn that begins, actions gained, cards of a hand that was looked at, or the damage to each
    fighter that an empty deck costs."""

    kind: NumberKind
    seat: int
    n: int


class CardEvent(TypedDict):
    kind: CardKind
    seat: int
    card: str


class SecretCardEvent(TypedDict):
    kind: SecretCardKind
    seat: int
    card: str | None


class FighterEvent(TypedDict):
    kind: FighterKind
    seat: int
    fighter: str
    space: str | None


class HealthEvent(TypedDict):
    kind: HealthKind
    seat: int
    fighter: str
    space: str | None
    n: int


class Attacked(TypedDict):
    kind: Literal["attacked"]
    seat: int
    fighter: str
    target: str


class Fought(TypedDict):
    """A combat was decided: its seat has won it."""

    kind: Literal["fought"]
    seat: int
    attack: int
    defence: int
    damage: int


Event = SeatEvent | NumberEvent | CardEvent | SecretCardEvent | FighterEvent | HealthEvent | Attacked | Fought


# -- the setup: what a client sends; what is left out is usual


class PositionSide(TypedDict, total=False):
    """One side of a position, piles written as words (docs/notation.md)."""

    hero: str
    equipment: list[str]
    hand: list[str]
    deck: list[str]
    discard: list[str]
    known: list[str]
    marked: list[str]
    top: list[str]
    ongoing: str
    playing: str
    later: list[str]
    attacked: bool
    dormant: bool
    out: bool
    shown: list[list[str]]
    left: list[list[str]]


class PositionFighter(TypedDict, total=False):
    """A fighter of a position; its space may be `off`."""

    name: str
    space: str
    health: int
    left: bool
    stuck: bool
    attacked: bool


class PositionCombat(TypedDict, total=False):
    revealed: bool
    winner: int


class PositionPart(TypedDict, total=False):
    """One side of a combat in a position; what was added is written `cause n`."""

    fighter: str
    card: str
    instead: int
    added: list[str]
    ignored: str
    cancelled: bool


class Position(TypedDict, total=False):
    """A whole position, secrets included; what is left out is usual."""

    game: Literal["unmatched"]
    board: str
    number: int
    turn: int
    actions: int
    luck: int
    luck_inside: bool
    drawn: bool
    asked: Step
    combat: PositionCombat
    part: list[PositionPart]
    agenda: list[Step]
    side: list[PositionSide]
    fighter: list[PositionFighter]


class SeatSetup(TypedDict, total=False):
    name: str
    hero: str
    equipment: list[str]


class Setup(TypedDict, total=False):
    """Instead of all the rest a setup may have a position, with the names of the seats."""

    board: str
    seats: list[SeatSetup]
    position: Position
