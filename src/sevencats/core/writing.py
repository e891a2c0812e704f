"""Positions as plain data: a field that has its usual value is left out."""

from __future__ import annotations

from typing import Any


def put(data: dict[str, Any], field: str, value: Any) -> None:
    if value:
        data[field] = value
