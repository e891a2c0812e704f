"""What the rules of Gwen't have in common."""

from __future__ import annotations

from sevencats.core import agenda
from sevencats.dice.shapes import Option
from sevencats.dice.state import State


class Rule(agenda.Rule[State, agenda.Step, Option]):
    """A rule of Gwen't: a phase of the game or a faction's bonus."""
