"""The peers, stepped through their Python API with random legal moves."""
from __future__ import annotations

import random
import time


def openspiel(name: str, seconds: float) -> dict[str, float]:
    import pyspiel

    game = pyspiel.load_game(name)
    draw = random.Random(1).random
    games = steps = 0
    start, end = time.perf_counter(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else \
                state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            steps += 1
        games += 1
    spent = time.perf_counter() - start
    return {"games": games / spent, "steps": steps / spent}


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
