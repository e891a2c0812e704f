"""The ledger: every crown and every die with its cause. It only grows, and balances are its sums (D 6.2).

Each transaction moves things from one account to another, so that everything that exists came from somewhere. A
transaction is written whole or not at all: it is one transaction of the database, which may be a file or a server's."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from sevencats.campaign.database import Database
from sevencats.core.words import BadInput, shown

CROWNS: Final = "crowns"
MASTER: Final = "game master"  # where first sets, purses and reward dice come from
MERCHANT: Final = "merchant"
NPC: Final = "npc"


@dataclass(frozen=True)
class LedgerEntry:
    """One line of the ledger: so much of something came to an account, or left it."""

    at: str
    cause: str
    account: str
    what: str  # crowns, or a die
    lot: int  # to which set of its owner a die belongs; 0 for crowns
    amount: int
    game: int | None


class Ledger:
    """The books of one campaign in a database, which may hold those of others too."""

    def __init__(self, db: Database, campaign: str = "") -> None:
        self.db = db
        self.campaign = campaign

    def close(self) -> None:
        self.db.close()

    def at_once(self) -> AbstractContextManager[None]:
        """All that is written within is written together, after what any other game master has written."""
        return self.db.at_once()

    def begin(self, cause: str, game: int | None = None, moment: str | None = None) -> int:
        """A transaction and its cause; a game has each of its moments once."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        done = self.one(
            "INSERT INTO dice_transactions (campaign, at, cause, game, moment) VALUES (?, ?, ?, ?, ?) RETURNING id",
            self.campaign,
            now,
            cause,
            game,
            moment,
        )
        return int(done[0])

    def move(self, deed: int, giver: str, taker: str, what: str, lot: int, amount: int) -> None:
        """So much goes from one account to the other; nothing moves nothing."""
        if amount:
            self.enter(deed, giver, what, lot, -amount)
            self.enter(deed, taker, what, lot, amount)

    def enter(self, deed: int, account: str, what: str, lot: int, amount: int) -> None:
        """Write one line; the lines of a transaction sum to nothing."""
        self.db.ask(
            "INSERT INTO dice_entries (deed, campaign, account, what, lot, amount) "
            "VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
            deed,
            self.campaign,
            account,
            what,
            lot,
            amount,
        )

    def entries_of(self, deed: int) -> list[tuple[str, str, int, int]]:
        """The lines of a transaction: account, what, lot and amount."""
        rows = self.db.ask("SELECT account, what, lot, amount FROM dice_entries WHERE deed = ? ORDER BY id", deed)
        return [(str(account), str(what), int(lot), int(amount)) for account, what, lot, amount in rows]

    def once(self, key: str | None, request: str, work: Callable[[], str]) -> str:
        """Do the work and keep its answer under the caller's idempotency key, in one transaction. The same request with
        the same key is not done again: it is answered as the first time."""
        if key is None:
            return work()
        with self.at_once():
            known = self.one(
                "SELECT request, answer FROM dice_requests WHERE campaign = ? AND key = ?", self.campaign, key
            )
            if known is None:
                answer = work()
                self.db.ask(
                    "INSERT INTO dice_requests (campaign, key, request, answer) VALUES (?, ?, ?, ?) RETURNING key",
                    self.campaign,
                    key,
                    request,
                    answer,
                )
                return answer
            if known[0] != request:
                raise BadInput("key-used", came=key)
            return str(known[1])

    def balance(self, account: str, what: str, lot: int) -> int:
        row = self.one(
            "SELECT COALESCE(SUM(amount), 0) FROM dice_entries WHERE campaign = ? AND account = ? "
            "AND what = ? AND lot = ?",
            self.campaign,
            account,
            what,
            lot,
        )
        return int(row[0])

    def entries(self, account: str | None = None) -> list[LedgerEntry]:
        """The ledger, or the lines of one account, from the first to the last."""
        which, values = ("", ()) if account is None else (" AND account = ?", (account,))
        rows = self.db.ask(
            "SELECT at, cause, account, what, lot, amount, game FROM dice_entries JOIN dice_transactions "
            "ON deed = dice_transactions.id WHERE dice_entries.campaign = ?" + which + " ORDER BY dice_entries.id",
            self.campaign,
            *values,
        )
        return [LedgerEntry(*row) for row in rows]

    def unbalanced(self) -> list[int]:
        """Transactions in which something came from nowhere or went there: always none."""
        rows = self.db.ask(
            "SELECT DISTINCT deed FROM dice_entries WHERE campaign = ? "
            "GROUP BY deed, what, lot HAVING SUM(amount) <> 0",
            self.campaign,
        )
        return [int(row[0]) for row in rows]

    def one(self, query: str, *values: Any) -> Any:
        """The first row of an answer, None if there is none."""
        return next(iter(self.db.ask(query, *values)), None)


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
        raise BadInput("crowns", what=what, came=shown(value))
    return int(text)
