"""The seats of a table as PettingZoo's agents: names, spaces, what each one sees."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from sevencats.envs.table import EnvTable

RENDER_MODES = ("ansi", "human")


class Agents:
    def __init__(self, table: EnvTable) -> None:
        self.table = table
        self.names = [f"seat_{seat}" for seat in range(table.seats)]
        self.number = {name: seat for seat, name in enumerate(self.names)}
        self.observations = {name: seen_space(table) for name in self.names}
        self.actions = {name: spaces.Discrete(len(table.layout.actions)) for name in self.names}

    def metadata(self, is_parallelizable: bool) -> dict[str, Any]:
        layout = self.table.layout
        return {
            "name": f"{layout.name}_v{layout.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": is_parallelizable,
            "render_fps": 1,
        }

    def seen(self, agent: str) -> dict[str, Any]:
        seat = self.number[agent]
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def rendered(self, mode: str | None) -> str | None:
        """The table as text; a person gets it printed."""
        if mode == "human":
            print(self.table.shown())
            return None
        return self.table.shown()


def seen_space(table: EnvTable) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (int(table.layout.size),), np.uint8),
            "action_mask": spaces.Box(0, 1, (len(table.layout.actions),), np.int8),
        }
    )
