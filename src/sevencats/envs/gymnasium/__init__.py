"""The games for Gymnasium: one seat against a bot. Importing it registers `sevencats/gwent-v0` and the others."""

from gymnasium import register

from sevencats.core.registry import NAMES
from sevencats.envs.starts import layout

for name in NAMES:
    register(
        f"sevencats/{name}-v{layout(name).version}",
        "sevencats.envs.gymnasium.seat:SeatEnv",
        vector_entry_point="sevencats.envs.gymnasium.seats:SeatsEnv",
        kwargs={"game": name},
    )
