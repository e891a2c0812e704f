"""Gwen't for PettingZoo."""

from sevencats.envs.pettingzoo.makers import Makers

MAKERS = Makers("dice")
env, raw_env, parallel_env = MAKERS.env, MAKERS.raw_env, MAKERS.parallel_env

__all__ = ["env", "parallel_env", "raw_env"]
