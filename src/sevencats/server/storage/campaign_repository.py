"""Campaign repository: the ledger of `sevencats.campaign` in the server's database, one transaction a call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, TypeVar

from sqlalchemy import BigInteger, Connection, bindparam, text

from sevencats.campaign import Campaign
from sevencats.server import fault_injection
from sevencats.server.storage.repository import Repository

R = TypeVar("R")


class CampaignConnection:
    """A connection within a transaction; whoever began it commits all of it or nothing."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def ask(self, query: str, *values: Any) -> Sequence[Any]:
        first, *others = query.split("?")
        named = first + "".join(f":v{k}{part}" for k, part in enumerate(others))
        bound = [
            bindparam(f"v{k}", value, BigInteger() if isinstance(value, int) else None)
            for k, value in enumerate(values)
        ]
        rows = self.connection.execute(text(named).bindparams(*bound)).fetchall()
        if query.startswith("INSERT INTO dice_entries"):
            fault_injection.point("entry")
        return rows

    def at_once(self) -> AbstractContextManager[None]:
        return nullcontext()

    def close(self) -> None:
        """The connection is its owner's."""


async def read_campaign(repository: Repository, campaign: str, work: Callable[[Campaign], R]) -> R:
    """Read a campaign."""
    async with repository.engine.connect() as connection:
        return await connection.run_sync(lambda held: work(Campaign(CampaignConnection(held), campaign)))


async def write_campaign(repository: Repository, campaign: str, work: Callable[[Campaign], R]) -> R:
    """Change a campaign: all of the work or none of it, one writer a campaign at a time."""
    async with repository.engine.begin() as connection:
        if repository.engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(hashtext(:campaign))"), {"campaign": campaign})
        else:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        return await connection.run_sync(lambda held: work(Campaign(CampaignConnection(held), campaign)))
