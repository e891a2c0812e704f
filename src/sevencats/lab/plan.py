"""Experiment design: a deterministic plan gives one game for every number, whoever plays it and whenever."""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

from sevencats import __version__
from sevencats.core import registry
from sevencats.core.words import BadInput
from sevencats.lab.players import budget
from sevencats.lab.seeds import derive

Deal = tuple[str, str, str]  # the names of two sides, and the table at which they meet


@dataclass(frozen=True)
class Fixture:
    """One game before it is played: who sits where with which deck, faction or hero, and all its luck."""

    number: int
    game: str
    table: str  # an edition, a variant or a board
    bots: tuple[str, str]
    sides: tuple[dict[str, Any], dict[str, Any]]
    luck: tuple[int, int, int]  # seeds: for what seat 0 draws, seat 1 draws, and all else
    thoughts: tuple[int, int]  # seeds: for the determinisations of the bots


@dataclass(frozen=True)
class Plan:
    """Paired games (common random numbers): both of a pair have the same deal, and the two sides change places.

    With `swap` "bots" the bots change places and the sides stay; with "sides" the sides do, each with its own luck."""

    game: str
    seed: int
    swap: str
    bots: tuple[tuple[str, str], ...]  # each pairing plays every deal
    deals: tuple[Deal, ...]  # one after the other, then again from the first
    sides: dict[str, dict[str, Any]]

    def fixture(self, number: int) -> Fixture:
        """The game of this number; it depends on nothing but the number and the plan."""
        pairing = self.bots[self.pairing(number)]
        deal = number // 2 // len(self.bots)
        first, second, table = self.deals[deal % len(self.deals)]
        luck = [derive(self.seed, deal, "luck", stream) for stream in range(3)]
        if number % 2 and self.swap == "bots":
            pairing = pairing[1], pairing[0]
        elif number % 2:
            first, second = second, first
            luck[:2] = luck[1::-1]
        return Fixture(
            number,
            self.game,
            table,
            pairing,
            (self.sides[first], self.sides[second]),
            (luck[0], luck[1], luck[2]),
            (derive(self.seed, number, "thought", 0), derive(self.seed, number, "thought", 1)),
        )

    def pairing(self, number: int) -> int:
        """Which two bots play the game of this number."""
        return number // 2 % len(self.bots)

    def data(self) -> dict[str, Any]:
        """All that makes two plans the same, the bots' budgets and the program itself included."""
        names = sorted({name for pairing in self.bots for name in pairing})
        return {
            **asdict(self),
            "bots": [list(pairing) for pairing in self.bots],
            "deals": [list(deal) for deal in self.deals],
            "version": __version__,
            "content": registry.find(self.game).content(),
            "program": program(self.game),
            "budgets": {name: budget(self.game, name) for name in names},
        }


def shuffled(deals: list[Deal], seed: int) -> tuple[Deal, ...]:
    """Deals in random order, so that the first few are a fair sample."""
    deals = deals[:]
    Random(derive(seed, "deals")).shuffle(deals)
    return tuple(deals)


def games_wanted(games: int, pairings: int = 1) -> int:
    """So many games for each pairing, if they come in pairs."""
    if games < 2 or games % 2:
        raise BadInput("even-games", n=games)
    return games * pairings


def program(game: str) -> str:
    """A fingerprint of the rules and the bots: other rules or other bots would play other games."""
    room = Path(__file__).parent.parent
    others = set(registry.NAMES) - {game}
    paths = [
        path
        for folder in ("core", game, "bots")
        for path in (room / folder).rglob("*.*")
        if path.suffix in (".py", ".toml") and not (path.parent.name == "evaluate" and path.stem in others)
    ]
    return hashlib.sha256(b"".join(path.read_bytes() for path in sorted(paths))).hexdigest()[:16]
