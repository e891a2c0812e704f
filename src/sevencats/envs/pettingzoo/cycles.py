"""A game for PettingZoo, all agents at once: in every cycle each one acts, and who is not asked can only wait."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from sevencats.envs.pettingzoo.agents import Agents
from sevencats.envs.starts import Setup
from sevencats.envs.table import EnvTable


class Cycles(ParallelEnv[str, Any, Any]):
    """An action that is not offered changes nothing and its cycle is lost. After `max_cycles` the game is cut off."""

    def __init__(
        self, game: str, setup: Setup = None, render_mode: str | None = None, max_cycles: int | None = None
    ) -> None:
        self.table = EnvTable(game, setup)
        self.seating = Agents(self.table)
        self.metadata = self.seating.metadata(is_parallelizable=True)
        self.render_mode = render_mode
        self.possible_agents = self.seating.names[:]
        self.agents: list[str] = []
        self.max_cycles = self.table.starts.game.bound if max_cycles is None else max_cycles
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.seating.observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.seating.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        self.draw()
        return self.seen(), self.infos()

    def step(self, actions: dict[str, Any]) -> tuple[Any, ...]:
        self.table.take(actions[self.possible_agents[self.table.asked]])
        self.cycles += 1
        over = self.table.asked < 0
        cut = not over and self.cycles >= self.max_cycles
        rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        result = (self.seen(), rewards, dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut), self.infos())
        if over or cut:
            self.agents = []
        self.draw()
        return result

    def seen(self) -> dict[str, Any]:
        return {agent: self.seating.seen(agent) for agent in self.agents}

    def infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.agents}

    def draw(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return self.seating.rendered(self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
