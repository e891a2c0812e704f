"""Cards, and what the rules of Unmatched are made of: options, steps, rules, effects, selections and conditions."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final, final

from sevencats.core import agenda, decision
from sevencats.core.ints import Int
from sevencats.core.piles import Ordered
from sevencats.unmatched.fighters import Kind

if TYPE_CHECKING:
    from sevencats.unmatched import wire
    from sevencats.unmatched.state import State

IMMEDIATELY: Final = 0
DURING: Final = 1
AFTER: Final = 2
MOMENTS: Final = ("immediately", "during", "after")
ATTACK: Final = "attack"
DEFENCE: Final = "defence"
VERSATILE: Final = "versatile"
SCHEME: Final = "scheme"
CATEGORIES: Final = ("sword", "armor", "potion")


class Option(decision.Option):
    """Something to choose that is about a card, a fighter, another fighter, or a space."""

    def __init__(
        self, told: wire.Option, card: Card | None = None, fighter: Int = -1, other: Int = -1, space: Int = -1
    ) -> None:
        super().__init__(told)
        self.card = NO_CARD if card is None else card
        self.fighter = fighter
        self.other = other
        self.space = space


class Step(agenda.Step):
    """A step of Unmatched: a rule, a seat, and if needed a number, a card, one fighter or several (a bit each)."""

    def __init__(
        self, rule: Rule, seat: Int, n: Int = 0, card: Card | None = None, fighter: Int = -1, fighters: Int = 0
    ) -> None:
        super().__init__(rule, seat, n)
        self.card = NO_CARD if card is None else card
        self.fighter = fighter
        self.fighters = fighters


class Rule(agenda.Rule["State", "Step", "Option"]):
    """A rule of Unmatched: a phase, a part of an action, or an effect."""

    of_luck: bool = False  # its question is put to luck


class Effect(Rule):
    """Something a card says; the step's seat is the card's player. Equal effects have equal names."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        EFFECTS.setdefault(name, self)

    def parts(self) -> list[Effect]:
        """The effects it may lead to."""
        return []


class Who:
    """Some of the fighters on the board, as seen by the seat that plays a card: a bit each."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def found(self, s: State, seat: Int) -> Int:
        """Those that are meant now."""


class Condition:
    """Something that is tested when an effect resolves (U 8.1)."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def holds(self, s: State, seat: Int) -> bool:
        """Is it so, for the seat that plays the card?"""


@final
class Ongoing:
    """What an ongoing scheme does by moment, and when it ends (U 5.2)."""

    def __init__(
        self,
        ends: Condition,
        turn_begins: list[Effect] | None = None,
        combat_ends: list[Effect] | None = None,
        forbids_gains: bool = False,
        spares_hand: bool = False,
    ) -> None:
        self.ends = ends  # tested only at the end of the owner's turn (U 5.4)
        self.turn_begins = [] if turn_begins is None else turn_begins
        self.combat_ends = [] if combat_ends is None else combat_ends
        self.forbids_gains = forbids_gains  # opponents gain no actions
        self.spares_hand = spares_hand  # a discard that an effect demands may be ignored


@final
class Card(Ordered):
    """One kind of action card. Interned: one object a kind, shared by all games; `index` is its place in card order."""

    def __init__(
        self,
        id: str,
        type: str,
        copies: Int,
        boost: Int,
        banner: Kind | None,
        meaning: str = "",
        value: Int = -1,
        immediately: list[Effect] | None = None,
        during: list[Effect] | None = None,
        after: list[Effect] | None = None,
        scheme: list[Effect] | None = None,
        ongoing: Ongoing | None = None,
        source: bool = False,
        equipment: str = "",
    ) -> None:
        super().__init__(id, -1)
        self.type = type
        self.copies = copies
        self.boost = boost
        self.banner = banner  # None: any fighter of the deck's player
        self.meaning = meaning  # what it does, in words
        self.value = value  # the printed number
        self.scheme = [] if scheme is None else scheme
        self.ongoing = ongoing
        self.source = source
        self.equipment = equipment
        self.attacks = type in (ATTACK, VERSATILE)
        self.defends = type in (DEFENCE, VERSATILE)
        self.schemes = type == SCHEME
        self.moments: list[list[Effect]] = [
            [] if effects is None else effects for effects in (immediately, during, after)
        ]
        self.lay = about_card("lay", self)
        self.defend = about_card("defend", self)
        self.play = about_card("scheme", self)
        self.boosting = about_card("boost", self)
        self.draw = about_card("draw", self)
        self.discard = about_card("discard", self)
        self.take = about_card("take", self)
        self.equip = about_card("equip", self)

    def fits(self, kind: Kind) -> bool:
        """May this fighter use it (U 1.6)?"""
        return self.banner is None or self.banner is kind


def about_card(do: wire.CardDeed, card: Card) -> Option:
    return Option({"do": do, "text": f"{do} {card.id}", "card": card.id}, card)


def plain(do: wire.PlainDeed) -> Option:
    return Option({"do": do, "text": do})


EFFECTS: Final[dict[str, Effect]] = {}
NO_CARD: Final = Card("none", "", 0, 0, None)
DONE: Final = plain("done")
DECLINE: Final = plain("decline")
ACCEPT: Final = plain("accept")
IGNORE: Final = plain("ignore")
