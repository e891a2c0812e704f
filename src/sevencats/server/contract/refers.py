"""How a message says that a field is decoded as plain JSON and judged by a game."""

from __future__ import annotations

from typing import Any


class Refers:
    """Marks a field that is decoded as plain JSON and judged by a game: on the wire it has this type."""

    def __init__(self, type: Any) -> None:
        self.type = type
