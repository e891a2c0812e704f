"""Cards and leaders, and what the rules of Gwent are made of: options, steps that hold a card, abilities by moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from sevencats.core import agenda, decision
from sevencats.core.ints import Int
from sevencats.core.piles import Ordered

if TYPE_CHECKING:
    from sevencats.gwent import wire
    from sevencats.gwent.state import State

CLOSE: Final = 0
RANGED: Final = 1
SIEGE: Final = 2
THEIRS: Final = 3  # in bits that stand for six rows, the opponent's come after so many
ROWS: Final[tuple[wire.RowName, ...]] = ("close", "ranged", "siege")


class Option(decision.Option):
    """Something to choose that is about a card, a row, or both."""

    def __init__(self, told: wire.Option, card: Card, row: Int) -> None:
        super().__init__(told)
        self.card = card
        self.row = row


@mypyc_attr(free_list_len=1)
class Step(agenda.Step):
    """A step of Gwent: a rule, a seat, and if needed a card and a number."""

    def __init__(self, rule: Rule, seat: Int, card: Card | None = None, n: Int = 0) -> None:
        super().__init__(rule, seat, n)
        self.card = NO_CARD if card is None else card


class Rule(agenda.Rule["State", "Step", "Option"]):
    """A rule of Gwent: a phase, a leader's power, or the way a card is played."""

    carries: bool = False  # its step holds a card that lies nowhere else
    by_lot: str = "never"  # is luck asked, and not the seat: never, sometimes or always
    most: Int = 99  # the largest number that its step may hold

    def playable(self, s: State, seat: Int) -> bool:
        """May it be used now? Leaders that would do nothing and decoys without a target may not (G 10.1, G 6.1)."""
        return True

    def aims(self, s: State, seat: Int, card: Card) -> Int:
        """Where a card that this seat plays this way may lie or work, as bits: its own three rows, then the other's."""
        return 0


class Ability(Rule):
    """What a unit can do, by moment. What merely counts is data, summed onto the card at load."""

    acts: bool = True  # has a moment of its own, besides the data below
    boost: Int = 0  # strength it gives to each other unit of its row
    doubles: Int = 0  # a horn for the other units of its row
    bonds: bool = False  # multiplied by the copies in its row
    crosses: bool = False  # is placed on the opponent's side
    brews: bool = False  # turns the berserkers of its row
    berserk: bool = False  # is turned by what brews
    avenged: bool = False  # a reserve card enters when it goes to the discard pile

    def deployed(self, s: State, seat: Int, card: Card, row: Int) -> None:
        """The card was placed on a row by this seat."""

    def leaves(self, s: State, seat: Int, card: Card, row: Int) -> None:
        """The card went from this side of the field to the discard pile."""


@final
class Card(Ordered):
    """One kind of card. Interned: one object a kind, shared by all games; `index` is its place in card order."""

    def __init__(self, id: str, index: Int, kind: str, strength: Int, rows: list[Int]) -> None:
        super().__init__(id, index)
        self.kind = kind  # unit, hero, special, weather
        self.hero = kind == "hero"
        self.plain = kind == "unit"  # a unit that abilities may touch
        self.special = kind == "special" or kind == "weather"
        self.strength = strength
        self.rows = rows
        self.agile = len(rows) > 1
        self.faction = ""
        self.set = ""
        self.copies: Int = 1  # how many exist
        self.reserve = False  # never in a deck
        self.abilities: tuple[str, ...] = ()
        self.active: list[Ability] = []  # abilities with a moment of their own
        self.boost: Int = 0
        self.doubles: Int = 0
        self.bonds = False
        self.spy = False
        self.influences = False  # its row may count other than printed
        self.brews = False
        self.berserk = False
        self.weather: Int = 0  # rows it covers, as bits
        self.clears = False  # takes all weather away
        self.group: Int = -1  # the group under which it is called
        self.calls: Int = -2  # the group it calls
        self.becomes: Card | None = None  # the reserve card that enters for it
        self.avenger = False  # enters for a card that was avenged
        self.way: Rule = NO_RULE  # how it is played from the hand
        self.conditional = False  # may be unplayable
        self.play = about_card("play", self)
        self.draw = about_card("draw", self)
        self.revive = about_card("revive", self)
        self.discard = about_card("discard", self)
        self.replace = about_card("replace", self)
        self.take = about_card("take", self)
        self.show = about_card("show", self)
        self.spots: list[decision.Option] = [in_row(r, self) for r in rows]
        self.keep: list[Option] = [about_placed("keep", self, r) for r in range(3)]
        self.decoy: list[Option] = [about_placed("decoy", self, r) for r in range(3)]

    def playable(self, s: State, seat: Int) -> bool:
        return not self.conditional or self.way.playable(s, seat)


def about_card(do: wire.CardDeed, card: Card) -> Option:
    return Option({"do": do, "text": f"{do} {card.id}", "card": card.id}, card, 0)


def about_placed(do: wire.PlacedCardDeed, card: Card, row: Int) -> Option:
    name = ROWS[row]
    return Option({"do": do, "text": f"{do} {card.id} {name}", "card": card.id, "row": name}, card, row)


def in_row(row: Int, card: Card) -> Option:
    return Option({"do": "row", "text": f"row {ROWS[row]}", "row": ROWS[row]}, card, row)


@final
class Leader:
    """A leader card: an active power, or something that always holds."""

    def __init__(self, id: str, faction: str, set: str, power: Rule | None, passive: str) -> None:
        self.id = id
        self.faction = faction
        self.set = set
        self.power = power
        self.passive = passive
        self.blanks_the_other = passive == "blanks-the-other"
        self.doubles_spies = passive == "doubles-spies"
        self.medics_draw_lots = passive == "medics-draw-lots"
        self.halves_weather = passive == "halves-weather"
        self.extra_cards: Int = 1 if passive == "extra-card" else 0

    def __repr__(self) -> str:
        return self.id


NO_RULE: Final = Rule("none")
NO_CARD: Final = Card("none", -1, "none", 0, [])
NO_LEADER: Final = Leader("none", "", "", None, "")
IN_ROW: Final = [in_row(r, NO_CARD) for r in range(3)]
DONE: Final = Option({"do": "done", "text": "done"}, NO_CARD, 0)
