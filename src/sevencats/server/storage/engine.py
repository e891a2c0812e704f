"""Opens the database: which engine and backend an address means, and the migrations of its schema."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from sevencats.core.words import BadInput
from sevencats.server.storage.backend import Backend
from sevencats.server.storage.postgres import Postgres, postgres_engine
from sevencats.server.storage.sqlite import SQLite, sqlite_engine


def engine_of(address: str) -> AsyncEngine:
    try:
        url = make_url(address)
    except Exception:
        raise BadInput("database-address") from None
    return postgres_engine(url) if url.get_backend_name() == "postgresql" else sqlite_engine(url)


def backend_of(engine: AsyncEngine) -> Backend:
    return Postgres(engine) if engine.dialect.name == "postgresql" else SQLite(engine)


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the schema up to date, a migration after the other."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
