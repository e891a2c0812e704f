"""Backend: the contract between group commit and the database. A write is one transaction, and returns when it is
durable."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from sqlalchemy import Connection

Work = Callable[[Connection], Any]
Rows = list[dict[str, Any]]


class Backend(Protocol):
    async def write(self, work: Work) -> None:
        """Do this in a transaction, and come back when it is durable."""

    def add(self, connection: Connection, rows: Rows) -> None:
        """Append entries to match logs, within a transaction."""

    async def read(self, work: Work) -> Any:
        """Run this query; what it gives."""

    async def sync(self) -> None:
        """Make durable what was read, whichever process wrote it."""

    async def reset(self) -> None:
        """Drop the connection and take another next time; what was not committed is rolled back."""

    async def close(self) -> None:
        """Nothing more is written or read."""
