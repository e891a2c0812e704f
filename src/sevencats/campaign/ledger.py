"""The ledger: every crown and every die with its cause. It only grows, and balances are its sums (D 6.2).

Each transaction moves things from one account to another, so that everything that exists came from somewhere. A
transaction is written whole or not at all: it is one transaction of the database, which may be a file or a server's."""
from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from sevencats.core.words import BadInput

CROWNS: Final = "crowns"
MASTER: Final = "game master"               # where first sets, purses and reward dice come from
MERCHANT: Final = "merchant"
NPC: Final = "npc"
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS dice_characters (name TEXT PRIMARY KEY);
CREATE TABLE IF NOT EXISTS dice_sets (character TEXT NOT NULL REFERENCES dice_characters, number INTEGER NOT NULL,
    faction TEXT NOT NULL, PRIMARY KEY (character, number));
CREATE TABLE IF NOT EXISTS dice_games (id INTEGER PRIMARY KEY, setup TEXT NOT NULL, bet INTEGER NOT NULL,
    stake INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS dice_players (game INTEGER NOT NULL REFERENCES dice_games, seat INTEGER NOT NULL,
    character TEXT NOT NULL REFERENCES dice_characters, lot INTEGER NOT NULL, wager TEXT, PRIMARY KEY (game, seat));
CREATE TABLE IF NOT EXISTS dice_records (game INTEGER PRIMARY KEY REFERENCES dice_games, record TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS dice_transactions (id INTEGER PRIMARY KEY, at TEXT NOT NULL, cause TEXT NOT NULL,
    game INTEGER REFERENCES dice_games, moment TEXT, UNIQUE (game, moment));
CREATE TABLE IF NOT EXISTS dice_entries (id INTEGER PRIMARY KEY, deed INTEGER NOT NULL REFERENCES dice_transactions,
    account TEXT NOT NULL, what TEXT NOT NULL, lot INTEGER NOT NULL, amount INTEGER NOT NULL CHECK (amount <> 0));
CREATE INDEX IF NOT EXISTS dice_entries_account ON dice_entries (account, what, lot);
CREATE TRIGGER IF NOT EXISTS dice_entries_stay BEFORE UPDATE ON dice_entries
    BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END;
CREATE TRIGGER IF NOT EXISTS dice_entries_last BEFORE DELETE ON dice_entries
    BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END;
CREATE TRIGGER IF NOT EXISTS dice_transactions_stay BEFORE UPDATE ON dice_transactions
    BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END;
CREATE TRIGGER IF NOT EXISTS dice_transactions_last BEFORE DELETE ON dice_transactions
    BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END;
"""


@dataclass(frozen=True)
class Entry:
    """One line of the ledger: so much of something came to an account, or left it."""

    at: str
    cause: str
    account: str
    what: str                               # crowns, or a die
    lot: int                                # to which set of its owner a die belongs; 0 for crowns
    amount: int
    game: int | None


class Ledger:
    """The books in a database: a path, or a connection that somebody else has opened and leaves to the ledger."""

    def __init__(self, where: str | Path | sqlite3.Connection) -> None:
        try:
            self.db = where if isinstance(where, sqlite3.Connection) else sqlite3.connect(where, timeout=10)
            self.db.isolation_level = None
            self.db.execute("PRAGMA synchronous = FULL")
            self.db.execute("PRAGMA foreign_keys = ON")
            self.db.executescript(SCHEMA)
        except sqlite3.Error as why:
            raise BadInput(f"{where} is not a campaign's book: {why}.") from None

    def close(self) -> None:
        self.db.close()

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """All that is written within is written together, after what any other game master has written."""
        try:
            self.db.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as why:
            raise BadInput(f"The book cannot be written now: {why}.") from None
        try:
            yield
            self.db.execute("COMMIT")
        except BaseException:
            self.db.rollback()
            raise

    def begin(self, cause: str, game: int | None = None, moment: str | None = None) -> int:
        """A transaction and its cause; a game has each of its moments once."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        done = self.db.execute("INSERT INTO dice_transactions (at, cause, game, moment) VALUES (?, ?, ?, ?)",
                               (now, cause, game, moment))
        assert done.lastrowid is not None
        return done.lastrowid

    def move(self, deed: int, giver: str, taker: str, what: str, lot: int, amount: int) -> None:
        """So much goes from one account to the other; nothing moves nothing."""
        for account, change in ((giver, -amount), (taker, amount)):
            if amount:
                self.db.execute("INSERT INTO dice_entries (deed, account, what, lot, amount) VALUES (?, ?, ?, ?, ?)",
                                (deed, account, what, lot, change))

    def balance(self, account: str, what: str, lot: int) -> int:
        row = self.one("SELECT COALESCE(SUM(amount), 0) FROM dice_entries WHERE account = ? AND what = ? AND lot = ?",
                       account, what, lot)
        return int(row[0])

    def entries(self, account: str | None = None) -> list[Entry]:
        """The ledger, or the lines of one account, from the first to the last."""
        rows = self.db.execute(
            "SELECT at, cause, account, what, lot, amount, game FROM dice_entries JOIN dice_transactions "
            "ON deed = dice_transactions.id WHERE ?1 IS NULL OR account = ?1 ORDER BY dice_entries.id", (account,))
        return [Entry(*row) for row in rows]

    def unbalanced(self) -> list[int]:
        """Transactions in which something came from nowhere or went there: always none."""
        rows = self.db.execute(
            "SELECT DISTINCT deed FROM dice_entries GROUP BY deed, what, lot HAVING SUM(amount) <> 0")
        return [int(row[0]) for row in rows]

    def one(self, query: str, *values: Any) -> Any:
        return self.db.execute(query, values).fetchone()


def character(name: str) -> str:
    """The account of a character."""
    return f"character {name}"


def pot(game: int) -> str:
    """The account of what lies on the table in a game."""
    return f"pot {game}"


def whole_crowns(value: object, what: str) -> int:
    """An amount of crowns, as a number or as text, or one sentence about what is wrong with it."""
    text = str(value).strip()
    if isinstance(value, (bool, float)) or not (text.isascii() and text.isdigit()) or len(text) > 12:
        raise BadInput(f"{what} is a whole number of crowns, not {value!r}.")
    return int(text)
