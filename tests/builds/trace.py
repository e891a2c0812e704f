"""Plays many seeded games and prints each choice: run on both builds, the outputs must agree."""

from __future__ import annotations

import sys
import zlib
from collections.abc import Iterator
from itertools import product
from typing import Any

from sevencats.build import version
from sevencats.core.decision import CHANCE
from sevencats.core.luck import Luck
from sevencats.core.registry import NAMES, find
from sevencats.core.state import State
from sevencats.envs.layouts.games import Games
from sevencats.envs.starts import layout
from sevencats.gwent import EDITIONS, GAME, decks
from sevencats.unmatched import BOARDS, HEROES
from sevencats.unmatched import GAME as UNMATCHED


def gwent_tables() -> Iterator[dict[str, Any]]:
    """Every premade deck against every other, in every edition, with all leaders in turn."""
    n = 0
    for edition in EDITIONS.values():
        leaders = list(decks.pool_of(edition).leaders.values())
        for pair in product(decks.premade(edition), repeat=2):
            n += 1
            seats = []
            for deck in pair:
                own = [leader.id for leader in leaders if leader.faction == deck.faction]
                seats.append({"deck": deck.name, "leader": own[n % len(own)]})
            yield {"edition": edition.name, "seats": seats}


def unmatched_tables() -> Iterator[dict[str, Any]]:
    """Every two and every three heroes on every board."""
    for board, seats in product(BOARDS, (2, 3)):
        for heroes in product(HEROES, repeat=seats):
            yield {"board": board, "seats": [{"hero": hero} for hero in heroes]}


def trace(state: State) -> str:
    """One game: its choices and a checksum over every view on the way."""
    words: list[str] = []
    check = 0
    while state.decision is not None:
        decision = state.decision
        options = decision.options
        option = state.toss() if decision.seat == CHANCE else options[state.luck.below(len(options))]
        words.append(option.text)
        state.take(option)
        if len(words) % 7 == 0:
            world = state.imagined(len(words) % 2, Luck(len(words)))
            check = zlib.crc32(repr((state.view(0), world.data())).encode(), check)
    return f"{check:08x} {', '.join(words)}"


def batch_trace(name: str) -> str:
    """Some games of this kind stepped together: a checksum over all that machines see of them."""
    games = Games(layout(name), [find(name).new({})], 2, 8)
    games.reset(1)
    check = 0
    for _ in range(150):
        games.step(games.any_actions())
        for seen in (games.observations, games.masks, games.seats, games.rewards, games.dones, games.finals):
            check = zlib.crc32(seen, check)
    return f"{check:08x} {name}, a batch"


if __name__ == "__main__":
    print(version(), file=sys.stderr)
    for number, setup in enumerate(gwent_tables()):
        print(trace(GAME.new(setup, number)))
    for number, setup in enumerate(unmatched_tables()):
        print(trace(UNMATCHED.new(setup, number)))
    for name in NAMES:
        print(batch_trace(name))
