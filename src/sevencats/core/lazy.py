"""Lazy imports: a room is opened when something in it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def constant(where: str) -> Any:
    """What `module:name` refers to, as in an entry point: `sevencats.gwent:GAME`."""
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)
