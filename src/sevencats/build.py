"""Which build is running: the rules compiled to machine code, or the same files as plain Python."""

from __future__ import annotations

from sevencats import __version__
from sevencats.core import state


def is_compiled() -> bool:
    return not state.__file__.endswith(".py")


def version() -> str:
    return f"sevencats {__version__} (rules: {'compiled' if is_compiled() else 'plain Python'})"
