"""A bot's mind as a program: `python -m sevencats.terminal.sessions.mind GAME LEVEL`. A line of JSON with a world, a
seat and a seed comes in, a line with what it would choose and what else it considered goes out."""

from __future__ import annotations

import json
import sys
from typing import Any

from sevencats import bots
from sevencats.core.luck import Luck
from sevencats.core.registry import load
from sevencats.terminal.sessions.session import Thought


def thought(game: str, level: str, world: dict[str, Any], seat: int, seed: int) -> Thought:
    """Options, the chosen one first."""
    found = bots.level(game, level).choose(bots.Seat(load(game, world), seat, Luck(seed)))
    considered = [(one.option.text, one.chance) for one in found.considered]
    chosen = next((one for one in considered if one[0] == found.option.text), (found.option.text, -1.0))
    return [chosen, *(one for one in considered if one is not chosen)]


def main(game: str, level: str) -> None:
    bots.level(game, level)
    for line in sys.stdin:
        world, seat, seed = json.loads(line)
        print(json.dumps(thought(game, level, world, seat, seed)), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
