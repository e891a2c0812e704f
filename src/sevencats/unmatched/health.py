"""Damage, recovery and defeat. The one place where health changes (U 8.6, U 9.1)."""

from __future__ import annotations

from sevencats.core.ints import Int
from sevencats.unmatched.fighters import OFF, Fighter
from sevencats.unmatched.state import State


def hurt(s: State, fighter: Fighter, n: Int) -> None:
    """Only fighters on the board take damage; without health they are defeated and leave it at once (U 9.1)."""
    if fighter.space == OFF or n <= 0:
        return
    fighter.health = max(0, fighter.health - n)
    s.tell_health("damaged", fighter, n)
    if fighter.health == 0:
        s.tell_fighter("defeated", fighter)
        fighter.space = OFF
        fighter.left = True


def hurt_each(s: State, fighters: Int, n: Int) -> None:
    for fighter in s.fighters:
        if fighters >> fighter.index & 1:
            hurt(s, fighter, n)


def recover(s: State, fighter: Fighter, n: Int) -> None:
    """Never above the start health, and never for the defeated (X3, C15)."""
    more: Int = min(n, fighter.kind.health - fighter.health)
    if fighter.space != OFF and more > 0:
        fighter.health += more
        s.tell_health("recovered", fighter, more)
