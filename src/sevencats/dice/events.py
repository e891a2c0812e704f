"""What can happen in Gwen't: one event is one small class, told in the shape that `wire` states."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from sevencats.core.event import EVERYBODY, Event
from sevencats.core.ints import Int
from sevencats.core.piles import Ordered
from sevencats.dice.shapes import Die, Shape

if TYPE_CHECKING:
    from sevencats.dice import wire


@final
class Joined(Event):
    kind = "faction"

    def __init__(self, seat: Int, faction: str) -> None:
        super().__init__(seat)
        self.faction = faction

    def told(self, known: bool) -> wire.Joined:
        return {"kind": "faction", "seat": self.seat, "faction": self.faction}


@final
class Challenged(Event):
    kind = "difficulty"

    def __init__(self, seat: Int, difficulty: str, roll: Int) -> None:
        super().__init__(seat)
        self.difficulty = difficulty
        self.roll = roll

    def told(self, known: bool) -> wire.Challenged:
        return {"kind": "difficulty", "seat": self.seat, "difficulty": self.difficulty, "roll": self.roll}


@final
class RoundEvent(Event):
    """The seat starts a round, or has won one."""

    def __init__(self, kind: wire.RoundKind, seat: Int, round: Int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.round = round

    def told(self, known: bool) -> wire.RoundEvent:
        return {"kind": cast("wire.RoundKind", self.kind), "seat": self.seat, "round": self.round}


@final
class HandEvent(Event):
    """Something happened to a die of a hand; only the owner hears which, unless hands are open."""

    def __init__(self, kind: wire.HandKind, seat: Int, die: Ordered, open_: bool) -> None:
        super().__init__(seat, EVERYBODY if open_ else seat)
        self.kind = kind
        self.die = die

    def told(self, known: bool) -> wire.HandEvent:
        return {"kind": cast("wire.HandKind", self.kind), "seat": self.seat, "die": self.die.id if known else None}


@final
class Kept(Event):
    kind = "kept"

    def __init__(self, seat: Int, die: Die, roll: Int) -> None:
        super().__init__(seat)
        self.die = die
        self.roll = roll

    def told(self, known: bool) -> wire.Kept:
        return {"kind": "kept", "seat": self.seat, "die": self.die.id, "roll": self.roll}


@final
class Based(Event):
    kind = "base"

    def __init__(self, seat: Int, keeps: str) -> None:
        super().__init__(seat)
        self.keeps = keeps

    def told(self, known: bool) -> wire.Based:
        return {"kind": "base", "seat": self.seat, "keeps": self.keeps}


@final
class Exploded(Event):
    kind = "exploded"

    def __init__(self, seat: Int, die: Die) -> None:
        super().__init__(seat)
        self.die = die

    def told(self, known: bool) -> wire.Exploded:
        return {"kind": "exploded", "seat": self.seat, "die": self.die.id}


@final
class RolledAgain(Event):
    """No die of the row shows so little as this d10."""

    kind = "rolled-again"

    def __init__(self, seat: Int, die: Die) -> None:
        super().__init__(seat)
        self.die = die

    def told(self, known: bool) -> wire.RolledAgain:
        return {"kind": "rolled-again", "seat": self.seat, "die": self.die.id}


@final
class Checked(Event):
    kind = "check"

    def __init__(self, seat: Int, die: Die, total: Int) -> None:
        super().__init__(seat)
        self.die = die
        self.total = total

    def told(self, known: bool) -> wire.Checked:
        return {"kind": "check", "seat": self.seat, "die": self.die.id, "total": self.total}


@final
class Played(Event):
    kind = "played"

    def __init__(self, seat: Int, die: Die, total: Int) -> None:
        super().__init__(seat)
        self.die = die
        self.total = total

    def told(self, known: bool) -> wire.Played:
        return {"kind": "played", "seat": self.seat, "die": self.die.id, "total": self.total}


@final
class Passed(Event):
    kind = "passed"

    def told(self, known: bool) -> wire.Passed:
        return {"kind": "passed", "seat": self.seat}


@final
class RolledOff(Event):
    kind = "roll-off"

    def __init__(self, seat: Int, die: Die) -> None:
        super().__init__(seat)
        self.die = die

    def told(self, known: bool) -> wire.RolledOff:
        return {"kind": "roll-off", "seat": self.seat, "die": self.die.id, "roll": self.die.value}


@final
class Rewarded(Event):
    kind = "reward"

    def __init__(self, seat: Int, die: Shape, roll: Int) -> None:
        super().__init__(seat)
        self.die = die
        self.roll = roll

    def told(self, known: bool) -> wire.Rewarded:
        return {"kind": "reward", "seat": self.seat, "die": self.die.id, "roll": self.roll}
