"""The peers, stepped through their Python API with random legal moves."""

from __future__ import annotations

import random
import time
from typing import Any


def openspiel(name: str, seconds: float) -> dict[str, float]:
    import pyspiel

    game = pyspiel.load_game(name)
    draw = random.Random(1).random
    games = steps = 0
    start, end = time.perf_counter(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = actions_in(state)
            state.apply_action(actions[int(draw() * len(actions))])
            steps += 1
        games += 1
    spent = time.perf_counter() - start
    return {"games": games / spent, "steps": steps / spent}


def actions_in(state: Any) -> list[int]:
    """What may happen in a position of OpenSpiel; luck's outcomes count alike."""
    return [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()


def chess(seconds: float) -> dict[str, float]:
    import chess as python_chess

    draw = random.Random(1).random
    games = steps = 0
    start, end = time.perf_counter(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        board = python_chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(draw() * len(moves))])
            steps += 1
        games += 1
    spent = time.perf_counter() - start
    return {"games": games / spent, "steps": steps / spent}


def ismcts(moves: int, seconds: float) -> float:
    """Simulations a second of OpenSpiel's C++ information-set search on hearts, after so many moves."""
    import pyspiel

    state = pyspiel.load_game("hearts").new_initial_state()
    draw = random.Random(1).random
    while state.is_chance_node() or moves > 0:
        moves -= not state.is_chance_node()
        actions = actions_in(state)
        state.apply_action(actions[int(draw() * len(actions))])
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        1.4,
        500,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        bot.step(state)
        done += 500
    return done / (time.process_time() - start)
