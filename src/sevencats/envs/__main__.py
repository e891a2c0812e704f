"""Prints every number of a game's layout: `python -m sevencats.envs gwent`."""

import sys

from sevencats.core.registry import NAMES
from sevencats.core.words import BadInput
from sevencats.envs.listing import full
from sevencats.envs.starts import layout

try:
    for name in sys.argv[1:] or NAMES:
        print(full(layout(name)))
except BadInput as error:
    sys.exit(str(error))
