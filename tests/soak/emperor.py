"""Bots of every level against somebody who looks into their hand with the Emperor, while they take cards back openly
with Decoy: what is known of a hand then is hard to imagine, and no bot may get stuck.

    python -m tests.soak.emperor [--games 1000] [--levels novice,master] [--workers 2]

The bots think as those of the server and the terminal do, in workers and with deadlines. No thought may fail, so that
none is tried again or left to a simpler bot."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from dataclasses import dataclass, field
from typing import Final

from sevencats.bots import LEVELS
from sevencats.core.decision import CHANCE
from sevencats.core.luck import Luck
from sevencats.core.registry import find
from sevencats.core.state import State
from sevencats.server.thinking import Failure, Thinking

EMPEROR: Final = "init-nilfgaard"  # led by emhyr-emperor-of-nilfgaard
ME: Final = 0
DECKS: Final = ("asundr-monsters", "asundr-northern-realms", "asundr-scoiatael", "init-skellige")  # of the bots


@dataclass
class Found:
    """What the games with one level came to."""

    level: str
    games: int = 0
    looked: int = 0  # games in which the Emperor was used
    taken_back: int = 0  # and the bot took a card back afterwards
    thoughts: int = 0
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0

    def __str__(self) -> str:
        return (
            f"{self.level:8} {self.games:5} games, {self.looked} with the Emperor, "
            f"{self.taken_back} with Decoy after him, {self.thoughts} thoughts, {len(self.failures)} failed, "
            f"{self.seconds:.0f} s"
        )


async def play(thinking: Thinking, found: Found, seed: int) -> None:
    """One game to its end."""
    s, luck = opening(seed), Luck(seed)
    looked = taken_back = False
    while s.decision is not None:
        decision = s.decision
        if decision.seat == CHANCE:
            s.take(decision.options[luck.weighed(decision.weights)])
        elif decision.seat == ME:
            option = scripted([one.text for one in decision.options], luck)
            looked = looked or option == "leader"
            s.choose(option)
        else:
            found.thoughts += 1
            option = (await thinking.think("gwent", found.level, s, decision.seat, luck))[0][0]
            taken_back = taken_back or (looked and option.startswith("decoy"))
            s.choose(option)
    found.games += 1
    found.looked += looked
    found.taken_back += taken_back


def opening(seed: int) -> State:
    gwent = find("gwent")
    return gwent.new(gwent.setup({"seats": [{"deck": EMPEROR}, {"deck": DECKS[seed % len(DECKS)]}]}))


def scripted(options: list[str], luck: Luck) -> str:
    """Use the Emperor as soon as possible; then anything, but seldom a pass."""
    if "leader" in options:
        return "leader"
    rest = [option for option in options if option != "pass"]
    return rest[luck.below(len(rest))] if rest and luck.below(8) else options[luck.below(len(options))]


async def run(level: str, games: int, workers: int) -> Found:
    """So many games, as many at a time as there are workers."""
    found, begin = Found(level), time.monotonic()
    thinking = Thinking(workers, report=found.failures.append)
    seeds = iter(range(games))

    async def one_after_the_other() -> None:
        for seed in seeds:
            await play(thinking, found, seed)

    await asyncio.gather(*(one_after_the_other() for _ in range(workers)))
    await thinking.close()
    found.seconds = time.monotonic() - begin
    return found


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--workers", type=int, default=2)
    wanted = parser.parse_args()
    failed = False
    for level in wanted.levels.split(","):
        found = asyncio.run(run(level, wanted.games, wanted.workers))
        print(found, flush=True)
        for failure in found.failures[:5]:
            print("   ", failure, flush=True)
        failed = failed or bool(found.failures) or found.games < wanted.games
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
