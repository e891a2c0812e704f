"""The games for OpenSpiel, with every draw a chance node. Importing this room registers `sevencats_gwent_v0` and so on.

`load("gwent", setup)` is `pyspiel.load_game` with the setup or a position of the house as a parameter."""

from sevencats.envs.openspiel.game import load

__all__ = ["load"]
