"""Environments for machines that learn: PettingZoo, OpenSpiel, Gymnasium, and many games at once.

The games know nothing of it: an adapter is thin, carries a version, and shows a seat what its view shows."""

from importlib.util import find_spec

for library in ("gymnasium", "numpy", "pettingzoo", "pyspiel"):
    if find_spec(library) is None:
        raise ImportError(f"The environments need {library}: pip install 'sevencats[rl]' brings all that they need.")
