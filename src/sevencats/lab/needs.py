"""Libraries that only the lab uses, imported when they are first needed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from sevencats.core.words import BadInput


def need(library: str) -> Any:
    """The library, or one sentence that says how to get it."""
    try:
        return import_module(library)
    except ImportError:
        raise BadInput("lab-library", library=library.partition(".")[0]) from None
