"""The program of a worker process: `python -m sevencats.server.thinking.worker`. A line of JSON with a game, a level, a
world, a seat and a seed comes in; a line with what a bot would choose, or with the error that it ran into, goes out."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

from sevencats import bots
from sevencats.core.luck import Luck
from sevencats.core.registry import load

Answer = list[tuple[str, float]]  # options, the chosen one first, each with the chance to win; -1 where nobody knows


def answer(game: str, level: str, world: dict[str, Any], seat: int, seed: int) -> Answer:
    """What a bot of this level would choose in this world, and what else it considered."""
    found = bots.level(game, level).choose(bots.Seat(load(game, world), seat, Luck(seed)))
    considered = [(one.option.text, one.chance) for one in found.considered]
    chosen = next((one for one in considered if one[0] == found.option.text), (found.option.text, -1.0))
    return [chosen, *(one for one in considered if one is not chosen)]


def reply(request: str) -> dict[str, Any]:
    """The answer to a line, or what went wrong: the kind of the error and where, never what was in the world."""
    try:
        return {"answer": answer(*json.loads(request))}
    except Exception as why:
        place = why.__traceback__
        while place is not None and place.tb_next is not None:
            place = place.tb_next
        where = "" if place is None else f" at {Path(place.tb_frame.f_code.co_filename).name}:{place.tb_lineno}"
        return {"error": type(why).__name__ + where}


def main() -> None:
    """Answer until the parent closes the pipe or is gone, even in mid-thought; people's requests go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    requests: SimpleQueue[str] = SimpleQueue()

    def listen() -> None:
        for line in sys.stdin:
            requests.put(line)
        os._exit(0)

    Thread(target=listen, daemon=True).start()
    while True:
        print(json.dumps(reply(requests.get())), flush=True)


if __name__ == "__main__":
    main()
