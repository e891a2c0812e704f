"""What can happen in Gwent: events by their shape, told as `wire` states."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from sevencats.core.event import Event
from sevencats.core.ints import Int
from sevencats.gwent.cards import ROWS, Card, Leader

if TYPE_CHECKING:
    from sevencats.gwent import wire


@final
class RoundEvent(Event):
    """The seat starts a round, or has won one."""

    def __init__(self, kind: wire.RoundKind, seat: Int, round: Int, faction: str | None) -> None:
        super().__init__(seat)
        self.kind = kind
        self.round = round
        self.faction = faction  # why a tie was won, or was not

    def told(self, known: bool) -> wire.RoundEvent:
        return {
            "kind": cast("wire.RoundKind", self.kind),
            "seat": self.seat,
            "round": self.round,
            "faction": self.faction,
        }


@final
class CardEvent(Event):
    """Something happened openly to a card of this seat that lies on no row."""

    def __init__(self, kind: wire.CardKind, seat: Int, card: Card) -> None:
        super().__init__(seat)
        self.kind = kind
        self.card = card

    def told(self, known: bool) -> wire.CardEvent:
        return {"kind": cast("wire.CardKind", self.kind), "seat": self.seat, "card": self.card.id}


@final
class SecretEvent(Event):
    """A card came to the hand or left it; only its owner hears which."""

    def __init__(self, kind: wire.SecretKind, seat: Int, card: Card) -> None:
        super().__init__(seat, seat)
        self.kind = kind
        self.card = card

    def told(self, known: bool) -> wire.SecretEvent:
        return {
            "kind": cast("wire.SecretKind", self.kind),
            "seat": self.seat,
            "card": self.card.id if known else None,
        }


@final
class RowEvent(Event):
    """Something happened to a card on a row of this seat."""

    def __init__(self, kind: wire.RowKind, seat: Int, card: Card, row: Int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.card = card
        self.row = row

    def told(self, known: bool) -> wire.RowEvent:
        return {
            "kind": cast("wire.RowKind", self.kind),
            "seat": self.seat,
            "card": self.card.id,
            "row": ROWS[self.row],
        }


@final
class Placed(Event):
    """A unit was placed on a row of this seat, by whom, and what made it come if it was not simply played."""

    kind = "placed"

    def __init__(self, seat: Int, card: Card, row: Int, by: Int, cause: wire.Cause | None) -> None:
        super().__init__(seat)
        self.card = card
        self.row = row
        self.by = by
        self.cause = cause

    def told(self, known: bool) -> wire.Placed:
        return {
            "kind": "placed",
            "seat": self.seat,
            "by": self.by,
            "card": self.card.id,
            "row": ROWS[self.row],
            "cause": self.cause,
        }


@final
class Destroyed(Event):
    """A unit of this seat was scorched, by whom."""

    kind = "destroyed"

    def __init__(self, seat: Int, card: Card, row: Int, by: Int) -> None:
        super().__init__(seat)
        self.card = card
        self.row = row
        self.by = by

    def told(self, known: bool) -> wire.Destroyed:
        return {
            "kind": "destroyed",
            "seat": self.seat,
            "by": self.by,
            "card": self.card.id,
            "row": ROWS[self.row],
            "cause": "scorch",
        }


@final
class Shown(Event):
    """A card of this seat's hand was shown to another seat, which alone sees it."""

    kind = "shown"

    def __init__(self, seat: Int, card: Card, by: Int) -> None:
        super().__init__(seat, by)
        self.card = card

    def told(self, known: bool) -> wire.Shown:
        return {"kind": "shown", "seat": self.seat, "by": self.audience, "card": self.card.id if known else None}


@final
class Passed(Event):
    kind = "passed"

    def told(self, known: bool) -> wire.Passed:
        return {"kind": "passed", "seat": self.seat}


@final
class LeaderUsed(Event):
    kind = "leader"

    def __init__(self, seat: Int, leader: Leader) -> None:
        super().__init__(seat)
        self.leader = leader

    def told(self, known: bool) -> wire.LeaderUsed:
        return {"kind": "leader", "seat": self.seat, "leader": self.leader.id}


@final
class Sounded(Event):
    """A leader sounded a horn on a row."""

    kind = "sounded"

    def __init__(self, seat: Int, row: Int) -> None:
        super().__init__(seat)
        self.row = row

    def told(self, known: bool) -> wire.Sounded:
        return {"kind": "sounded", "seat": self.seat, "row": ROWS[self.row]}


@final
class Shuffled(Event):
    """So many cards of the discard pile went back into the deck."""

    kind = "shuffled"

    def __init__(self, seat: Int, n: Int) -> None:
        super().__init__(seat)
        self.n = n

    def told(self, known: bool) -> wire.Shuffled:
        return {"kind": "shuffled", "seat": self.seat, "n": self.n}
