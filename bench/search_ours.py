"""Simulations a second of our search, in whatever build is on the path: at the opening and in the middle of a game."""

from __future__ import annotations

import json
import sys
import time

from sevencats.bots import Seat
from sevencats.bots.levels import evaluation
from sevencats.bots.search import Search
from sevencats.core.game import begun
from sevencats.core.luck import Luck
from sevencats.gwent import ANNIVERSARY, decks
from sevencats.gwent.game import fresh


def speed(choices: int, seconds: float) -> float:
    """Full-game simulations a second, this many choices after the opening hands."""
    pair = [decks.find("init-northern-realms"), decks.find("init-nilfgaard")]
    state = begun(fresh(ANNIVERSARY, pair, ["", ""]), 1, inside=True)
    for _ in range(4 + choices):
        assert state.decision is not None
        state.take(state.decision.options[0 if state.decision.about == "turn" else -1])
    assert state.decision is not None
    bot, seat = Search(evaluation("gwent"), 500), Seat(state, state.decision.seat, Luck(1))
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        done += sum(one.tries for one in bot.think(seat).considered)
    return done / (time.process_time() - start)


if __name__ == "__main__":
    print(json.dumps({"opening": speed(0, float(sys.argv[1])), "middle": speed(8, float(sys.argv[1]))}))
