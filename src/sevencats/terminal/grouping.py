"""Long lists of options become short ones: first who moves, then where to."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Final

MOST: Final = 10  # options that are shown as they are


@dataclass(frozen=True)
class Group:
    """Options that begin with the same words; a single one stands for itself."""

    options: tuple[str, ...]

    @property
    def option(self) -> str | None:
        return self.options[0] if len(self.options) == 1 else None

    @property
    def words(self) -> frozenset[str]:
        """What all of them mean."""
        each = [frozenset(option.split()[1:]) for option in self.options]
        return each[0].intersection(*each[1:])


def gathered(options: tuple[str, ...]) -> list[Group]:
    """Each option alone, or many by verb and first word, where that makes the list shorter."""
    alone = [Group((option,)) for option in options]
    if len(options) <= MOST:
        return alone
    groups = [Group(tuple(same)) for _, same in groupby(options, key=lambda option: tuple(option.split()[:2]))]
    return groups if 1 < len(groups) < len(options) else alone


def meant(options: tuple[str, ...], words: frozenset[str]) -> tuple[str, ...]:
    """The options that a place with these words stands for: those with which it shares most."""
    shared = {option: len(words & set(option.split()[1:])) for option in options}
    most = max(shared.values(), default=0)
    return tuple(option for option in options if most and shared[option] == most)
