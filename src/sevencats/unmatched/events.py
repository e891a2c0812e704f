"""What can happen in Unmatched: events by their shape, told as `wire` states."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from sevencats.core.event import EVERYBODY, Event
from sevencats.core.ints import Int
from sevencats.unmatched.cards import Card

if TYPE_CHECKING:
    from sevencats.unmatched import wire


@final
class SeatEvent(Event):
    """Something that a seat did or that befell it."""

    def __init__(self, kind: wire.SeatKind, seat: Int) -> None:
        super().__init__(seat)
        self.kind = kind

    def told(self, known: bool) -> wire.SeatEvent:
        return {"kind": cast("wire.SeatKind", self.kind), "seat": self.seat}


@final
class NumberEvent(Event):
    """The same, with a number: of the turn, of actions, of cards, of damage."""

    def __init__(self, kind: wire.NumberKind, seat: Int, n: Int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.n = n

    def told(self, known: bool) -> wire.NumberEvent:
        return {"kind": cast("wire.NumberKind", self.kind), "seat": self.seat, "n": self.n}


@final
class CardEvent(Event):
    """Something happened openly to a card of this seat."""

    def __init__(self, kind: wire.CardKind, seat: Int, card: Card) -> None:
        super().__init__(seat)
        self.kind = kind
        self.card = card

    def told(self, known: bool) -> wire.CardEvent:
        return {"kind": cast("wire.CardKind", self.kind), "seat": self.seat, "card": self.card.id}


@final
class SecretCardEvent(Event):
    """A card was drawn or laid face down; everybody else hears only that."""

    def __init__(self, kind: wire.SecretCardKind, seat: Int, card: Card, audience: Int = EVERYBODY) -> None:
        super().__init__(seat, audience)
        self.kind = kind
        self.card = card

    def told(self, known: bool) -> wire.SecretCardEvent:
        return {
            "kind": cast("wire.SecretCardKind", self.kind),
            "seat": self.seat,
            "card": self.card.id if known else None,
        }


@final
class FighterEvent(Event):
    """A fighter came to a space, or something befell it there."""

    def __init__(self, kind: wire.FighterKind, seat: Int, fighter: str, space: str | None) -> None:
        super().__init__(seat)
        self.kind = kind
        self.fighter = fighter
        self.space = space

    def told(self, known: bool) -> wire.FighterEvent:
        return {
            "kind": cast("wire.FighterKind", self.kind),
            "seat": self.seat,
            "fighter": self.fighter,
            "space": self.space,
        }


@final
class HealthEvent(Event):
    """A fighter lost or recovered so much health."""

    def __init__(self, kind: wire.HealthKind, seat: Int, fighter: str, space: str | None, n: Int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.fighter = fighter
        self.space = space
        self.n = n

    def told(self, known: bool) -> wire.HealthEvent:
        return {
            "kind": cast("wire.HealthKind", self.kind),
            "seat": self.seat,
            "fighter": self.fighter,
            "space": self.space,
            "n": self.n,
        }


@final
class Attacked(Event):
    kind = "attacked"

    def __init__(self, seat: Int, fighter: str, target: str) -> None:
        super().__init__(seat)
        self.fighter = fighter
        self.target = target

    def told(self, known: bool) -> wire.Attacked:
        return {"kind": "attacked", "seat": self.seat, "fighter": self.fighter, "target": self.target}


@final
class Fought(Event):
    """A combat was decided: its seat has won it."""

    kind = "fought"

    def __init__(self, seat: Int, attack: Int, defence: Int, damage: Int) -> None:
        super().__init__(seat)
        self.attack = attack
        self.defence = defence
        self.damage = damage

    def told(self, known: bool) -> wire.Fought:
        return {
            "kind": "fought",
            "seat": self.seat,
            "attack": self.attack,
            "defence": self.defence,
            "damage": self.damage,
        }
