"""Exact play of open dice: perfect information, solved by alpha-beta instead of sampled."""

from __future__ import annotations

from sevencats.bots.bot import Bot, Considered, Thought
from sevencats.bots.seat import Seat
from sevencats.core.ints import Int
from sevencats.dice.state import State
from sevencats.solvers.open_dice.solution import Solution, in_setup, solve


class Exact(Bot):
    """Solves positions with open hands within a node limit; another bot decides what is hidden, or too deep."""

    def __init__(self, otherwise: Bot, node_limit: Int) -> None:
        self.otherwise = otherwise
        self.node_limit = node_limit

    def think(self, seat: Seat) -> Thought:
        world = seat.world
        if isinstance(world, State) and world.open_hands and not in_setup(world):
            solution = solve(world, False, self.node_limit)
            if solution.is_exact:
                return self.told(solution, seat)
        return self.otherwise.think(seat)

    def told(self, solution: Solution, seat: Seat) -> Thought:
        """The best option is exact; the others are known to be no better than what is said of them."""
        considered: list[Considered] = []
        for option in seat.options:
            value = solution.options.get(option.text, solution.value)
            considered.append(Considered(option, value if seat.seat == 0 else 1.0 - value, 1))
        considered.sort(key=lambda one: (one.option.text != solution.best, -one.chance))
        return Thought(considered[0].option, considered)

    def budget(self) -> str:
        return f"exact with open hands, else {self.otherwise.budget()}"
