"""A game for PettingZoo, one agent at a time: whoever is asked is on turn."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from sevencats.core.words import BadInput
from sevencats.envs.pettingzoo.agents import Agents
from sevencats.envs.starts import Setup
from sevencats.envs.table import EnvTable


class Turns(AECEnv[str, Any, Any]):
    """The plain environment: an action that is not offered raises, and nothing is changed."""

    def __init__(self, game: str, setup: Setup = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.table = EnvTable(game, setup)
        self.seating = Agents(self.table)
        self.metadata = self.seating.metadata(is_parallelizable=False)
        self.render_mode = render_mode
        self.possible_agents = self.seating.names[:]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.seating.observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.seating.actions[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.seating.seen(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.asked]
        self.draw()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if not self.table.take(action):
            raise BadInput("action-agent", action=action, agent=agent)
        self._cumulative_rewards[agent] = 0
        seat = self.table.asked
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self.draw()

    def draw(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return self.seating.rendered(self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
