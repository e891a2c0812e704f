"""Where the books of a campaign are kept: a file, or a database that somebody else holds open."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

from sevencats.core.words import BadInput

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS dice_characters (campaign TEXT NOT NULL, name TEXT NOT NULL, number INTEGER NOT NULL,
    PRIMARY KEY (campaign, name));
CREATE TABLE IF NOT EXISTS dice_sets (campaign TEXT NOT NULL, character TEXT NOT NULL, number INTEGER NOT NULL,
    faction TEXT NOT NULL, PRIMARY KEY (campaign, character, number),
    FOREIGN KEY (campaign, character) REFERENCES dice_characters (campaign, name));
CREATE TABLE IF NOT EXISTS dice_games (id INTEGER PRIMARY KEY, campaign TEXT NOT NULL, setup TEXT NOT NULL,
    bet INTEGER NOT NULL, stake INTEGER NOT NULL, real_dice INTEGER NOT NULL, by_hand INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS dice_players (game INTEGER NOT NULL REFERENCES dice_games, seat INTEGER NOT NULL,
    character TEXT NOT NULL, lot INTEGER NOT NULL, wager TEXT, PRIMARY KEY (game, seat));
CREATE TABLE IF NOT EXISTS dice_records (game INTEGER PRIMARY KEY REFERENCES dice_games, record TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS dice_transactions (id INTEGER PRIMARY KEY, campaign TEXT NOT NULL, at TEXT NOT NULL,
    cause TEXT NOT NULL, game INTEGER REFERENCES dice_games, moment TEXT, UNIQUE (game, moment));
CREATE TABLE IF NOT EXISTS dice_entries (id INTEGER PRIMARY KEY, deed INTEGER NOT NULL REFERENCES dice_transactions,
    campaign TEXT NOT NULL, account TEXT NOT NULL, what TEXT NOT NULL, lot INTEGER NOT NULL,
    amount INTEGER NOT NULL CHECK (amount <> 0));
CREATE TABLE IF NOT EXISTS dice_requests (campaign TEXT NOT NULL, key TEXT NOT NULL, request TEXT NOT NULL,
    answer TEXT NOT NULL, PRIMARY KEY (campaign, key));
CREATE INDEX IF NOT EXISTS dice_entries_account ON dice_entries (campaign, account, what, lot);
CREATE TRIGGER IF NOT EXISTS dice_entries_stay BEFORE UPDATE ON dice_entries
    BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END;
CREATE TRIGGER IF NOT EXISTS dice_entries_last BEFORE DELETE ON dice_entries
    BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END;
CREATE TRIGGER IF NOT EXISTS dice_transactions_stay BEFORE UPDATE ON dice_transactions
    BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END;
CREATE TRIGGER IF NOT EXISTS dice_transactions_last BEFORE DELETE ON dice_transactions
    BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END;
"""


class Database(Protocol):
    """Answers questions, with `?` for each value, and writes several things together or none of them."""

    def ask(self, query: str, *values: Any) -> Sequence[Any]: ...

    def at_once(self) -> AbstractContextManager[None]: ...

    def close(self) -> None: ...


class File:
    """A file of one campaign: a path, or a connection that somebody else has opened and leaves to the ledger."""

    def __init__(self, where: str | Path | sqlite3.Connection) -> None:
        try:
            self.connection = where if isinstance(where, sqlite3.Connection) else sqlite3.connect(where, timeout=10)
            self.connection.isolation_level = None
            self.connection.execute("PRAGMA synchronous = FULL")
            self.connection.execute("PRAGMA foreign_keys = ON")
            self.connection.executescript(SCHEMA)
        except sqlite3.Error as why:
            raise BadInput("not-book", path=where, why=why) from None

    def ask(self, query: str, *values: Any) -> list[Any]:
        return self.connection.execute(query, values).fetchall()

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """All that is written within is written together, after what any other game master has written; within another
        such block it is a part of that."""
        if self.connection.in_transaction:
            yield
            return
        try:
            self.connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as why:
            raise BadInput("book-locked", why=why) from None
        try:
            yield
            self.connection.execute("COMMIT")
        except BaseException:
            self.connection.rollback()
            raise

    def close(self) -> None:
        self.connection.close()
