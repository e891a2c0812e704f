"""The contract of Gwen't, the dice game: all that it tells and takes, as types.

A die that has been rolled is written `d8=7`, one that has not `d8`; piles are written as words: `d6*3`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from sevencats.core.wire import House, Outcome

RoundKind = Literal["first", "round"]
HandKind = Literal["picked", "rolled", "rerolled", "added"]
DieDeed = Literal["roll", "play", "reroll", "take", "add"]
About = Literal[
    "faction",
    "difficulty",
    "first",
    "pick",
    "roll",
    "check",
    "reroll",
    "explode",
    "turn",
    "add",
    "keep",
    "roll-off",
    "reward",
]


# -- options: `text` is what records keep and people type, the parts are what clients use


class DieOption(TypedDict):
    """Something to do with a die; `roll` is what luck answers, and its text is the die alone."""

    do: DieDeed
    text: str
    die: str


class FactionOption(TypedDict):
    do: Literal["faction"]
    text: str
    faction: str


class FirstOption(TypedDict):
    """This seat shall start."""

    do: Literal["first"]
    text: str
    seat: int


class PlainOption(TypedDict):
    do: Literal["pass", "done", "decline", "largest"]
    text: str


Option = DieOption | FactionOption | FirstOption | PlainOption


# -- the view


class Side(TypedDict):
    """One side of the table. `hand`, `aside`, `rolling` and `deck` are told to its own seat, and where hands are open
    to all; `shown` and `unseen` are what everybody knows of them."""

    faction: str
    difficulty: str | None
    wins: int
    passed: bool
    total: int
    row: list[str]
    kept: bool
    gone: list[str]
    shown: list[str]
    unseen: list[str]
    hand_size: int
    rolling_size: int
    deck_size: int
    hand: NotRequired[list[str]]
    aside: NotRequired[list[str]]
    rolling: NotRequired[list[str]]
    deck: NotRequired[list[str]]


class Step(TypedDict):
    """A step of the agenda: a rule, its seat, and perhaps a number."""

    rule: str
    seat: int
    n: NotRequired[int]


class Question(TypedDict):
    """Who is asked about what; -1 is luck. Only the one who is asked hears the options."""

    seat: int
    about: About
    step: Step
    options: NotRequired[list[Option]]


class View(TypedDict):
    """The table as a seat sees it."""

    game: Literal["dice"]
    variant: str
    house: House
    open_hands: bool
    winner_needed: bool
    seat: int | None
    round: int
    turn: int
    starter: int
    first_passer: int
    stock: int
    scores: list[tuple[int, int]]
    reward: str | None
    decision: Question | None
    agenda: list[Step]
    outcome: Outcome | None
    sides: list[Side]


# -- events: `seat` is whom it happened to; a die that the reader may not know is null


class Joined(TypedDict):
    """The seat plays this faction."""

    kind: Literal["faction"]
    seat: int
    faction: str


class Challenged(TypedDict):
    """A d10 set the difficulty of an NPC."""

    kind: Literal["difficulty"]
    seat: int
    difficulty: str
    roll: int


class RoundEvent(TypedDict):
    """`first`: the seat starts a round; `round`: it has won one, or nobody (-1)."""

    kind: RoundKind
    seat: int
    round: int


class HandEvent(TypedDict):
    """A die was picked for a hand, rolled, chosen to be rolled again, or added."""

    kind: HandKind
    seat: int
    die: str | None


class Kept(TypedDict):
    """A die of Monsters stays, by this roll of a d10."""

    kind: Literal["kept"]
    seat: int
    die: str
    roll: int


class Based(TypedDict):
    """An NPC keeps these dice: lowest, median or highest."""

    kind: Literal["base"]
    seat: int
    keeps: str


class Exploded(TypedDict):
    """A ten adds a die."""

    kind: Literal["exploded"]
    seat: int
    die: str


class RolledAgain(TypedDict):
    """No die of the row shows so little as this d10."""

    kind: Literal["rolled-again"]
    seat: int
    die: str


class Checked(TypedDict):
    """The d10 of a Tactics check, and the check's total."""

    kind: Literal["check"]
    seat: int
    die: str
    total: int


class Played(TypedDict):
    """A die was laid, and the row's total with it."""

    kind: Literal["played"]
    seat: int
    die: str
    total: int


class Passed(TypedDict):
    kind: Literal["passed"]
    seat: int


class RolledOff(TypedDict):
    kind: Literal["roll-off"]
    seat: int
    die: str
    roll: int


class Rewarded(TypedDict):
    """A person won a die from an NPC, by this roll of a d100."""

    kind: Literal["reward"]
    seat: int
    die: str
    roll: int


Event = (
    Joined
    | Challenged
    | RoundEvent
    | HandEvent
    | Kept
    | Based
    | Exploded
    | RolledAgain
    | Checked
    | Played
    | Passed
    | RolledOff
    | Rewarded
)


# -- the setup: what a client sends; what is left out is usual


class PositionSide(TypedDict, total=False):
    """One side of a position, piles written as words (docs/notation.md)."""

    faction: str
    difficulty: str
    wins: int
    passed: bool
    row: list[str]
    kept: bool
    hand: list[str]
    aside: list[str]
    shown: list[str]
    gone: list[str]
    rolling: list[str]
    deck: list[str]


class Position(TypedDict, total=False):
    """A whole position, secrets included; what is left out is usual."""

    game: Literal["dice"]
    variant: str
    house: House
    open_hands: bool
    winner_needed: bool
    round: int
    turn: int
    starter: int
    first_passer: int
    stock: int
    scores: list[tuple[int, int]]
    reward: str
    outcome: Outcome
    luck: int
    luck_inside: bool
    asked: Step
    by_lot: bool
    agenda: list[Step]
    side: list[PositionSide]


class SeatSetup(TypedDict, total=False):
    """A seat with a `difficulty` is an NPC; any other is a person with dice, of which it may have picked a `hand`, and
    perhaps the total of a Tactics check or the base to which a d10 is added."""

    name: str
    faction: str
    difficulty: str
    dice: list[str]
    hand: list[str]
    tactics: int
    tactics_base: int


class Setup(TypedDict, total=False):
    """Instead of all the rest a setup may have a position, with the names of the seats."""

    variant: str
    house: House
    open_hands: bool
    winner_needed: bool
    seats: list[SeatSetup]
    position: Position
