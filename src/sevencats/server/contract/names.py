"""The modules of the contract, and what each type of it is called outside of Python."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

from sevencats.core import wire as core
from sevencats.dice import wire as dice
from sevencats.gwent import wire as gwent
from sevencats.server.contract.types import aliases, records
from sevencats.server.ws import messages
from sevencats.unmatched import wire as unmatched

GAMES: Final[dict[str, ModuleType]] = {"gwent": gwent, "dice": dice, "unmatched": unmatched}
MODULES: Final[dict[str, ModuleType]] = {"core": core, **GAMES, "messages": messages}


class Name:
    """A type of the contract: its module and its name there."""

    def __init__(self, module: str, name: str) -> None:
        self.module = module
        self.name = name

    @property
    def flat(self) -> str:
        """The name where all modules share one list: `GwentView`."""
        return f"{self.module.capitalize()}{self.name}" if self.module in GAMES else self.name


def names() -> tuple[dict[int, Name], list[tuple[Any, Name]]]:
    """Records by their identity, and aliases, which are compared; the home of an alias is where it stands first."""
    of_records = {
        id(type_): Name(where, name) for where, module in MODULES.items() for name, type_ in records(module).items()
    }
    of_aliases: list[tuple[Any, Name]] = []
    for where, module in MODULES.items():
        for name, type_ in aliases(module).items():
            if not any(type_ == other for other, _ in of_aliases):
                of_aliases.append((type_, Name(where, name)))
    return of_records, of_aliases


RECORDS, ALIASES = names()


def named(type_: Any) -> Name | None:
    """What this type is called, if it has a name."""
    if id(type_) in RECORDS:
        return RECORDS[id(type_)]
    return next((name for other, name in ALIASES if other == type_), None)
