"""OpenSpiel's information-set search plays our games against chance: `python examples/ismcts.py dice 10`."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from sevencats.envs import openspiel


def searcher(game: Any, simulations: int, seed: int) -> ISMCTSBot:
    """Their bot as it is."""
    random = np.random.RandomState(seed)
    return ISMCTSBot(
        game, RandomRolloutEvaluator(1, random), uct_c=1.4, max_simulations=simulations, random_state=random
    )


def played(game: Any, bot: ISMCTSBot, seat: int, seed: int) -> float:
    """One game of the bot on this seat against somebody who chooses by lot; what it got."""
    random = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(outcomes, p=chances))
        elif state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return float(state.returns()[seat])


def matches(name: str, games: int, simulations: int, seed: int = 1) -> list[float]:
    """So many games, with seats changed after each."""
    game = openspiel.load(name)
    bot = searcher(game, simulations, seed)
    return [played(game, bot, n % 2, seed + n) for n in range(games)]


if __name__ == "__main__":
    results = matches(sys.argv[1] if len(sys.argv) > 1 else "dice", int(sys.argv[2]) if len(sys.argv) > 2 else 10, 50)
    print(
        f"ISMCTS won {sum(result > 0 for result in results)} of {len(results)} games, "
        f"{sum(result == 0 for result in results)} drawn"
    )
