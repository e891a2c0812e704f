"""The games for PettingZoo: `from sevencats.envs.pettingzoo import gwent_v0`, then `gwent_v0.env()`."""
