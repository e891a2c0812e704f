"""Does expert ever do worse than the exact solver? Every choice it makes in games of open dice is compared with it."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass
from itertools import product
from pathlib import Path

from sevencats.bots import Seat, level
from sevencats.core.decision import CHANCE
from sevencats.core.luck import Luck
from sevencats.dice import GAME
from sevencats.dice.factions import FACTIONS
from sevencats.dice.state import State
from sevencats.lab.plan import program
from sevencats.solvers.open_dice.solution import after, in_setup, solve

LIMIT = 2_000_000  # nodes that the judge may search, ten times what expert may
EVEN = 1e-9


@dataclass
class Count:
    """Choices that were compared: how many of them lost something, and how many positions even the judge left open."""

    games: int = 0
    choices: int = 0
    worse: int = 0
    unsolved: int = 0

    def __str__(self) -> str:
        left = f" {self.unsolved} positions were too deep for the judge." if self.unsolved else ""
        return (
            f"Open dice: of {self.choices:,} choices that expert made in {self.games} games between all factions, "
            f"{self.worse} were worth less than what the exact solver found.{left}"
        )


def kept(path: Path, games: int, seed: int) -> Count:
    """What was counted before, or is now and then kept."""
    plan = {"games": games, "seed": seed, "program": program("dice")}
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        if found["plan"] == plan:
            return Count(**found["count"])
    except (OSError, ValueError, KeyError, TypeError):
        print(f"{path.name} has nothing to go on from; the games are played.", file=sys.stderr)
    count = compared(games, seed)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"plan": plan, "count": asdict(count)}), encoding="utf-8")
    return count


def compared(games: int, seed: int) -> Count:
    """Expert against novice, each faction against each, with open hands."""
    count = Count()
    pairs = list(product(FACTIONS, FACTIONS))
    for number in range(games):
        first, second = pairs[(seed + number) % len(pairs)]
        s = GAME.new({"open_hands": True, "seats": [{"faction": first}, {"faction": second}]}, seed * 1000 + number)
        watch(s, number % 2, seed + number, count)
        print(
            f"open dice: game {number + 1} of {games}, {count.worse} of {count.choices} choices worse", file=sys.stderr
        )
    return count


def watch(s: State, seat: int, seed: int, count: Count) -> None:
    """Play a game to its end, expert on this seat."""
    bots = [level("dice", "novice", clock=False), level("dice", "novice", clock=False)]
    bots[seat] = level("dice", "expert", clock=False)
    luck = Luck(seed)
    count.games += 1
    while (decision := s.decision) is not None:
        if decision.seat == CHANCE:
            s.take(s.toss())
            continue
        option = bots[decision.seat].choose(Seat(s, decision.seat, luck)).option
        if decision.seat == seat and not in_setup(s) and len(decision.options) > 1:
            judge(s, option.text, count)
        s.take(option)


def judge(s: State, text: str, count: Count) -> None:
    best, chosen = solve(s, limit=LIMIT), solve(after(s, text), limit=LIMIT)
    if not (best.is_exact and chosen.is_exact):
        count.unsolved += 1
        return
    count.choices += 1
    count.worse += abs(best.value - chosen.value) > EVEN
